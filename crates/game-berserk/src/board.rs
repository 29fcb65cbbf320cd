//! The geometry of the field [B2.15 to B2.21]: cells, rows, neighbours, distances. Nothing here knows a card.
//!
//! A cell is a number from 0 to 29, row by row from First's back row to Second's. People write it `a1` to `e6`, the
//! letter counting columns from the left as First sees them.

use crate::role::Role;
use alloc::string::String;
use core::{fmt, str::FromStr};
use deckhand_kernel::Msg;
use serde::{Deserialize, Serialize};

/// Number of cells.
pub(crate) const CELLS: u8 = 30;
/// Columns of the field.
pub(crate) const COLUMNS: u8 = 5;

/// A set of cells.
pub(crate) type Cells = u32;

/// The column of a cell, 0 to 4.
pub(crate) const fn column(cell: u8) -> u8 {
    cell % COLUMNS
}

/// The row of a cell, 0 to 5, from First's back row to Second's.
pub(crate) const fn line(cell: u8) -> u8 {
    cell / COLUMNS
}

/// The cell of this column and row, if there is one.
pub(crate) const fn cell_at(column: i8, line: i8) -> Option<u8> {
    if column < 0 || column >= 5 || line < 0 || line >= 6 {
        return None;
    }
    Some((line * 5 + column) as u8)
}

/// For each cell, the up to eight cells around it [B2.18].
pub(crate) static AROUND: [Cells; CELLS as usize] = masks(true);
/// For each cell, the up to four neighbouring cells of its row and column.
pub(crate) static CROSS: [Cells; CELLS as usize] = masks(false);

const fn masks(diagonals: bool) -> [Cells; CELLS as usize] {
    let mut all = [0; CELLS as usize];
    let mut cell = 0;
    while cell < CELLS {
        let mut dx = -1;
        while dx <= 1 {
            let mut dy = -1;
            while dy <= 1 {
                let straight = dx == 0 || dy == 0;
                let moves = dx != 0 || dy != 0;
                if moves
                    && (straight || diagonals)
                    && let Some(other) = cell_at(column(cell) as i8 + dx, line(cell) as i8 + dy)
                {
                    all[cell as usize] |= 1 << other;
                }
                dy += 1;
            }
            dx += 1;
        }
        cell += 1;
    }
    all
}

/// The cells of a set in ascending order.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            cell
        })
    })
}

/// Whether the cells lie next to each other, diagonals included.
pub(crate) fn near(a: u8, b: u8) -> bool {
    AROUND[usize::from(a)] >> b & 1 == 1
}

/// The distance between two cells in steps without diagonals [B2.20].
pub(crate) fn distance(a: u8, b: u8) -> u8 {
    column(a).abs_diff(column(b)) + line(a).abs_diff(line(b))
}

/// The cells within this distance of a cell, itself left out.
pub(crate) fn within(cell: u8, far: u8) -> Cells {
    (0..CELLS)
        .filter(|&other| other != cell && distance(cell, other) <= far)
        .fold(0, |set, c| set | 1 << c)
}

/// The cell reached from `cell` by going on in the direction from `from` to `cell`, where they are neighbours.
pub(crate) fn onward(from: u8, cell: u8) -> Option<u8> {
    let (dx, dy) = delta(from, cell);
    cell_at(column(cell) as i8 + dx, line(cell) as i8 + dy)
}

/// How far `b` lies to the right of and beyond `a`.
pub(crate) fn delta(a: u8, b: u8) -> (i8, i8) {
    (column(b) as i8 - column(a) as i8, line(b) as i8 - line(a) as i8)
}

/// The number of a cell's row in the half it lies in: 1 in front, 3 at the back.
pub(crate) fn row_number(cell: u8) -> u8 {
    match line(cell) {
        line @ 0..=2 => 3 - line,
        line => line - 2,
    }
}

/// Whose half the cell lies in.
pub(crate) fn half(cell: u8) -> Role {
    if line(cell) < 3 { Role::First } else { Role::Second }
}

/// The cells of a player's half.
pub(crate) fn half_cells(role: Role) -> Cells {
    match role {
        Role::First => 0x7fff,
        Role::Second => 0x7fff << 15,
    }
}

/// The cells of a row of a player's half, by its number there.
pub(crate) fn row_cells(role: Role, number: u8) -> Cells {
    let line = match role {
        Role::First => 3 - number,
        Role::Second => number + 2,
    };
    0x1f << (line * COLUMNS)
}

/// The cell opposite: same column, one row toward the enemy side [B2.20].
pub(crate) fn opposite(cell: u8, role: Role) -> Option<u8> {
    let step = match role {
        Role::First => 1,
        Role::Second => -1,
    };
    cell_at(column(cell) as i8, line(cell) as i8 + step)
}

/// The neighbouring cells of the row.
pub(crate) fn beside(cell: u8) -> Cells {
    let mut cells = 0;
    if column(cell) > 0 {
        cells |= 1 << (cell - 1);
    }
    if column(cell) < COLUMNS - 1 {
        cells |= 1 << (cell + 1);
    }
    cells
}

/// Whether the cells are the two ends of one row.
pub(crate) fn row_ends(a: u8, b: u8) -> bool {
    line(a) == line(b) && column(a).abs_diff(column(b)) == COLUMNS - 1
}

/// The levels of placement, each the cells of one level [B3.13].
pub(crate) fn levels(role: Role) -> [Cells; 3] {
    let row = |number| row_cells(role, number);
    let middle = |cells: Cells| {
        each(cells).filter(|&c| (1..=3).contains(&column(c))).fold(0, |set: Cells, c| set | 1 << c)
    };
    let edge = |cells: Cells| cells & !middle(cells);
    let back = row(2) | row(3);
    match role {
        Role::First => [middle(row(1) | back), edge(back), edge(row(1))],
        Role::Second => [row(1) | middle(back), edge(back), 0],
    }
}

/// A place in the game zone that can be pointed at: a cell, a card carried there, or a card of an auxiliary zone.
///
/// Written `c3`, `c3.companion`, `c3.parasite`, `c3.equipment`, `f1` for the first card of First's auxiliary zone,
/// `s2` for the second one of Second's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct At(pub u8);

impl Default for At {
    fn default() -> Self {
        Self::NOWHERE
    }
}

/// Most cards of an auxiliary zone that can be pointed at.
pub(crate) const SKY: u8 = 24;
const SKIES: u8 = 4 * CELLS;

/// What carried cards are called in the notation.
const CARRIED: [&str; 3] = ["companion", "parasite", "equipment"];

impl At {
    /// No place.
    pub const NOWHERE: Self = Self(u8::MAX);

    /// The card that takes this cell, or the cell itself.
    pub const fn cell(cell: u8) -> Self {
        Self(cell)
    }

    /// A card carried on a cell: 0 the companion, 1 the parasite, 2 the equipment.
    pub(crate) const fn carried(cell: u8, kind: u8) -> Self {
        Self((kind + 1) * CELLS + cell)
    }

    /// A card of an auxiliary zone, counted from 0.
    pub(crate) const fn sky(role: Role, place: u8) -> Self {
        Self(SKIES + role as u8 * SKY + place)
    }

    /// The cell, if it is on the battlefield.
    pub fn on_cell(self) -> Option<u8> {
        (self.0 < SKIES).then_some(self.0 % CELLS)
    }

    /// The cell and what is carried there.
    pub(crate) fn on_host(self) -> Option<(u8, u8)> {
        (CELLS..SKIES).contains(&self.0).then(|| (self.0 % CELLS, self.0 / CELLS - 1))
    }

    /// The auxiliary zone and the place in it.
    pub(crate) fn in_sky(self) -> Option<(Role, u8)> {
        let place = self.0.checked_sub(SKIES)?;
        match place / SKY {
            0 => Some((Role::First, place % SKY)),
            1 => Some((Role::Second, place % SKY)),
            _ => None,
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((role, place)) = self.in_sky() {
            let zone = match role {
                Role::First => 'f',
                Role::Second => 's',
            };
            return write!(f, "{zone}{}", place + 1);
        }
        let Some(cell) = self.on_cell() else { return write!(f, "-") };
        write!(f, "{}{}", char::from(b'a' + column(cell)), line(cell) + 1)?;
        match self.on_host() {
            Some((_, kind)) => write!(f, ".{}", CARRIED[usize::from(kind)]),
            None => Ok(()),
        }
    }
}

/// The message that a text is no place.
fn no_place(text: &str) -> Msg {
    Msg::new("parse-place").with("text", text)
}

impl FromStr for At {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let fault = || no_place(text);
        let lower: String = text.to_lowercase();
        let (head, carried) = match lower.split_once('.') {
            Some((head, kind)) => {
                let kind = CARRIED.iter().position(|name| *name == kind).ok_or_else(fault)?;
                (head, Some(kind as u8))
            }
            None => (lower.as_str(), None),
        };
        let letter = head.chars().next().filter(char::is_ascii_lowercase).ok_or_else(fault)?;
        let digits = &head[1..];
        if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(fault());
        }
        let number: u8 = digits.parse().map_err(|_| fault())?;
        match (letter, carried) {
            ('a'..='e', kind) if (1..=6).contains(&number) => {
                let cell = (number - 1) * COLUMNS + (letter as u8 - b'a');
                Ok(kind.map_or(Self::cell(cell), |kind| Self::carried(cell, kind)))
            }
            ('f', None) if (1..=SKY).contains(&number) => Ok(Self::sky(Role::First, number - 1)),
            ('s', None) if (1..=SKY).contains(&number) => Ok(Self::sky(Role::Second, number - 1)),
            _ => Err(fault()),
        }
    }
}
