//! Places in networks: `2.3` is the third place in the network of seat 2.

use alloc::format;
use core::{fmt, str::FromStr};
use deckhand_kernel::{Arg, Msg, Seat};
use serde::{Deserialize, Serialize};

/// A place in a network, which a card keeps as long as it stays there.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct At {
    /// Whose network.
    pub network: u8,
    /// The place, from 1.
    pub place: u8,
}

impl At {
    /// Whose network it is.
    pub fn seat(self) -> Seat {
        Seat(self.network)
    }
}

/// Whether a seat is among those of a set of bits; seats that nobody can have are in none.
pub(crate) fn has(bits: u16, seat: Seat) -> bool {
    seat.0 < 16 && bits >> seat.0 & 1 == 1
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.network + 1, self.place)
    }
}

impl FromStr for At {
    type Err = Msg;

    fn from_str(text: &str) -> Result<Self, Msg> {
        let bad = || Msg::new("notation-place").with("found", text);
        let number = |part: &str| -> Result<u8, Msg> {
            let plain = !part.is_empty() && !part.starts_with(['0', '+']);
            part.parse().ok().filter(|_| plain).ok_or_else(bad)
        };
        let (network, place) = text.split_once('.').ok_or_else(bad)?;
        let network = number(network)?;
        if network > crate::setup::MOST {
            return Err(bad());
        }
        Ok(Self { network: network - 1, place: number(place)? })
    }
}

impl From<At> for Arg {
    fn from(at: At) -> Self {
        Self::from(format!("{at}"))
    }
}
