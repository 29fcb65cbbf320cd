//! The field, five cells wide and six high, with the viewer's half below.

use super::{Picture, lines};
use crate::board::{At, COLUMNS, cell_at};
use crate::face;
use crate::role::Role;
use crate::view::CardView;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::Words;

/// Columns inside of a cell.
const WIDE: usize = 14;
/// Lines of a cell: name, figures, signs.
const HIGH: usize = 3;

impl Picture<'_> {
    /// The cells row by row, and the names that had to be cut.
    pub(super) fn field(&self) -> Vec<String> {
        let mut lines_of_rows: [i8; 6] = [5, 4, 3, 2, 1, 0];
        let mut columns: [i8; COLUMNS as usize] = [0, 1, 2, 3, 4];
        if self.below == Role::Second {
            lines_of_rows.reverse();
            columns.reverse();
        }
        let letters: String = columns
            .iter()
            .map(|&column| format!(" {:^WIDE$}", char::from(b'a' + column as u8)))
            .collect();
        let mut out = alloc::vec![format!("  {letters}").trim_end().to_string()];
        let mut names: Vec<String> = Vec::new();
        let rule = |ends: [char; 3]| {
            let cell: String = core::iter::repeat_n('─', WIDE).collect();
            let cells: Vec<&str> = core::iter::repeat_n(cell.as_str(), columns.len()).collect();
            format!("  {}{}{}", ends[0], cells.join(ends[1].encode_utf8(&mut [0; 4])), ends[2])
        };
        out.push(rule(['┌', '┬', '┐']));
        for (at, &line) in lines_of_rows.iter().enumerate() {
            if at > 0 {
                // The border between the halves is the only heavy one.
                out.push(if at == 3 {
                    rule(['╞', '╪', '╡']).replace('─', "═")
                } else {
                    rule(['├', '┼', '┤'])
                });
            }
            let cells: Vec<[String; HIGH]> = columns
                .iter()
                .filter_map(|&column| cell_at(column, line))
                .map(|cell| self.cell(cell, &mut names))
                .collect();
            for part in 0..HIGH {
                // Lines that say nothing are left out, the first one never.
                if part > 0 && cells.iter().all(|cell| cell[part].is_empty()) {
                    continue;
                }
                let label = if part == 0 { (line + 1).to_string() } else { " ".to_string() };
                let told: Vec<String> =
                    cells.iter().map(|cell| lines::fit(&cell[part], WIDE)).collect();
                out.push(format!("{label} │{}│", told.join("│")));
            }
        }
        out.push(rule(['└', '┴', '┘']));
        if !names.is_empty() {
            out.extend(lines::wrapped(&names.join(", "), "  "));
        }
        out
    }

    /// The lines of a cell. A name that has to be cut is told in full.
    fn cell(&self, cell: u8, cut: &mut Vec<String>) -> [String; HIGH] {
        let at = At::cell(cell);
        let marks: Vec<String> = self
            .view
            .marks
            .iter()
            .filter(|(there, _)| *there == at)
            .map(|(_, mark)| self.say(&mark.words()))
            .collect();
        let Some(card) = self.view.cards.iter().find(|card| card.at == at) else {
            let quiet = ".".to_string();
            let first = if marks.is_empty() { quiet } else { format!("!{}", marks.join(" ")) };
            return [first, String::new(), String::new()];
        };
        let (sign, name) = (self.sign(card), self.name(card));
        let whole = format!("{sign} {name}");
        let room = if card.open { WIDE } else { WIDE - 2 };
        if lines::width(&whole) > room {
            cut.push(format!("{at} {name}"));
        }
        let first = lines::cut(&whole, room);
        let first = if card.open { first } else { format!("({first})") };
        let carried = self
            .view
            .cards
            .iter()
            .filter(|other| other.at.on_host().is_some_and(|(host, _)| host == cell))
            .count();
        [
            first,
            self.figures(card),
            signs(card, carried, card.marks.len() + card.lasting().len() + marks.len()),
        ]
    }

    /// Lives, strike and the movement that is left to an active card; of an unknown card its wounds.
    fn figures(&self, card: &CardView) -> String {
        let mut parts: Vec<String> = Vec::new();
        match card.lives {
            Some((left, printed)) => parts.push(format!("{left}/{printed}")),
            None if card.wounds > 0 => parts.push(format!("-{}", card.wounds)),
            None => {}
        }
        parts.extend(card.card.and_then(|card| card.card().strike).map(face::strike));
        let active = self.view.turns > 0 && self.view.turn == card.seat;
        if let Some((left, _)) = card.movement.filter(|(left, _)| active && *left > 0) {
            parts.push(format!(">{left}"));
        }
        parts.join(" ")
    }
}

/// The signs of what lies on a card.
fn signs(card: &CardView, carried: usize, marks: usize) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (is, sign) in [(card.stunned, "z"), (card.silenced, "x")] {
        if is {
            parts.push(sign.to_string());
        }
    }
    let counts = [
        ('*', usize::from(card.counters)),
        ('%', usize::from(card.poison)),
        ('&', carried),
        ('!', marks),
    ];
    parts.extend(
        counts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(sign, count)| format!("{sign}{count}")),
    );
    let spaced = parts.join(" ");
    // Seldom has a card that much on it; then the signs move together.
    if lines::width(&spaced) <= WIDE { spaced } else { parts.concat() }
}
