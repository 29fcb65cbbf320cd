//! The laws of the kernel on random games.

use deckhand_chance::Seeded;
use deckhand_kernel::Title;
use deckhand_laws::{Limits, fuzz_within, many, options_by_chance, uphold};
use game_sectors::Sectors;
use std::collections::BTreeSet;

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

/// What the fuzz targets do with bytes.
#[test]
fn any_bytes_are_a_game() {
    let limits = Limits { shown_stays_in_view: false, ..Limits::fuzzed() };
    for length in 0..8 {
        let bytes: Vec<u8> = (0..length * 8).map(|n: u32| (n * 37 % 256) as u8).collect();
        fuzz_within::<Sectors>(&bytes, &limits);
    }
}

/// Words with a hyphen are no ranges of numbers.
#[test]
fn options_by_chance_get_every_word() {
    let mut dealer = Seeded::new(0);
    let found: BTreeSet<(String, String)> =
        (0..200).flat_map(|_| options_by_chance::<Sectors>(&mut dealer)).collect();
    for option in Sectors::OPTIONS {
        for value in option.values {
            let chosen = (option.name.to_string(), (*value).to_string());
            let is_range = ["1-2", "1-250"].contains(value);
            assert_eq!(found.contains(&chosen), !is_range, "{chosen:?}");
        }
    }
}
