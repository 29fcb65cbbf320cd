//! The laws of the kernel on random games.

use deckhand_kernel::Title;
use deckhand_laws::{Limits, many, uphold};
use game_sectors::Sectors;

/// Cards that are discarded may be shuffled into the draw pile before anybody looks again.
fn limits() -> Limits {
    Limits { hides: true, shown_stays_in_view: false, ..Limits::default() }
}

#[test]
fn laws_hold() {
    let totals = uphold::<Sectors>(300, &limits());
    println!("{totals:?}");
}

/// Every option at its other value.
#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    let other = [
        ("first_player", "2"),
        ("memory_window", "before-action"),
        ("bot_is_installed", "off"),
        ("free_slot", "patch-occupies"),
        ("reshuffle_on_take", "on"),
        ("second_sector", "at-once"),
        ("max_rounds", "5"),
        ("frozen_shields_hold_control", "on"),
        ("virus_occupies_slot", "off"),
        ("module_discard", "owner-trash"),
        ("tytano", "aura"),
        ("restorer", "per-returning-card"),
        ("hex_on_scoring_yield", "on"),
        ("backlash", "any-effect"),
    ];
    let options: Vec<(String, String)> =
        other.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let setup = Sectors::setup("duel", 2, &options);
    let setup = setup.unwrap_or_else(|error| panic!("{:?}", error.0));
    let result = many::<Sectors>(&setup, 0..300, &limits());
    result.unwrap_or_else(|failure| panic!("{failure}"));
}
