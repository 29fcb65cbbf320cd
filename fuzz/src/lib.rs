//! The games that can be fed with bytes, each within the limits that fit it. A fuzz target names one of them, and `feed`
//! finds it by its name.

use deckhand_laws::{Limits, fuzz_entry, fuzz_within};
use deckhand_toys::{Bids, Nim};
use game_berserk::Berserk;
use game_disastles::Disastles;
use game_leduc::Leduc;
use game_megacorp::Megacorp;
use game_sectors::Sectors;

/// The games, one line each.
pub const GAMES: [(&str, fn(&[u8])); 7] = [
    ("berserk", berserk),
    ("bids", fuzz_entry::<Bids>),
    ("disastles", fuzz_entry::<Disastles>),
    ("leduc", fuzz_entry::<Leduc>),
    ("megacorp", megacorp),
    ("nim", fuzz_entry::<Nim>),
    ("sectors", sectors),
];

/// All laws on a game of Berserk. Cards shown for a moment are gone from the next view.
pub fn berserk(data: &[u8]) {
    fuzz_within::<Berserk>(data, &Limits { shown_stays_in_view: false, ..Limits::fuzzed() });
}

/// All laws on a game of Megacorp. The cards of a player who has just lost are shown no longer.
pub fn megacorp(data: &[u8]) {
    fuzz_within::<Megacorp>(data, &Limits { shown_stays_in_view: false, ..Limits::fuzzed() });
}

/// All laws on a game of Sectors. Cards that are discarded may be shuffled into the draw pile before anybody looks again.
pub fn sectors(data: &[u8]) {
    fuzz_within::<Sectors>(data, &Limits { shown_stays_in_view: false, ..Limits::fuzzed() });
}
