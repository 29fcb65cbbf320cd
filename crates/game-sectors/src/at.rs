//! Slots of the network: two systems of three sectors with three slots each [S1.2].

use crate::cards::Sector;
use alloc::string::ToString;
use core::{fmt, str::FromStr};
use deckhand_kernel::{Arg, Msg, Seat};
use serde::{Deserialize, Serialize};

/// Number of slots.
pub(crate) const SLOTS: usize = 18;

/// A slot: 0 to 8 those of seat 1, 9 to 17 those of seat 2, each red, yellow, blue. Written `1r1` to `2b3`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct At(pub u8);

impl At {
    /// No slot.
    pub(crate) const NOWHERE: Self = Self(u8::MAX);

    pub(crate) fn new(seat: Seat, sector: usize, slot: usize) -> Self {
        Self((seat.index() * 9 + sector * 3 + slot) as u8)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0).min(SLOTS - 1)
    }

    /// Whose system it is in.
    pub(crate) fn seat(self) -> Seat {
        Seat(u8::from(self.0 >= 9))
    }

    /// The number of its sector, in the order of [`Sector`].
    pub(crate) fn sector(self) -> usize {
        usize::from(self.0 % 9 / 3)
    }

    /// All slots.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SLOTS as u8).map(Self)
    }

    /// The slots of a system.
    pub(crate) fn of(seat: Seat) -> impl Iterator<Item = Self> + Clone {
        let first = seat.index().min(1) as u8 * 9;
        (first..first + 9).map(Self)
    }

    /// The slots of one sector.
    pub(crate) fn in_sector(seat: Seat, sector: usize) -> impl Iterator<Item = Self> + Clone {
        let first = (seat.index().min(1) * 9 + sector * 3) as u8;
        (first..first + 3).map(Self)
    }

    /// Whether it is a slot.
    pub(crate) fn is_slot(self) -> bool {
        usize::from(self.0) < SLOTS
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = ['r', 'y', 'b'][self.sector()];
        write!(f, "{}{colour}{}", self.seat().0 + 1, self.0 % 3 + 1)
    }
}

impl FromStr for At {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let wrong = || Msg::new("notation-slot").with("found", text);
        let lower = text.to_lowercase();
        let mut letters = lower.chars();
        let (Some(seat), Some(colour), Some(slot), None) =
            (letters.next(), letters.next(), letters.next(), letters.next())
        else {
            return Err(wrong());
        };
        let sector = Sector::ALL.iter().position(|it| it.name().starts_with(colour));
        match (seat, sector, slot) {
            ('1' | '2', Some(sector), '1'..='3') => {
                Ok(Self::new(Seat(seat as u8 - b'1'), sector, usize::from(slot as u8 - b'1')))
            }
            _ => Err(wrong()),
        }
    }
}

impl From<At> for Arg {
    fn from(at: At) -> Self {
        Self::Text(at.to_string())
    }
}
