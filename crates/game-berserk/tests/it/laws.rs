//! The laws of the kernel on random games. Many more are walked by `examples/walk.rs`.

use crate::support as decks;
use deckhand_kernel::Title;
use deckhand_laws::{Limits, Totals, fuzz_within, many, uphold};
use game_berserk::{Berserk, Choices, Edition, Setup};

/// A squad of healers and flyers that never meet can go on for ever: whoever plays sets a cap, the rules know none.
/// Cards shown for a moment are gone from the next view.
fn limits() -> Limits {
    Limits {
        hides: true,
        shown_stays_in_view: false,
        must_end: false,
        max_steps: 5_000,
        ..Limits::default()
    }
}

fn walked(setup: &Setup, seeds: std::ops::Range<u64>) -> Totals {
    let result = many::<Berserk>(setup, seeds, &limits());
    result.unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn laws_hold_in_both_editions() {
    let totals = uphold::<Berserk>(30, &limits());
    println!("{totals:?}");
}

/// Neighbours in the list of ready decks meet in both directions.
#[test]
fn laws_hold_with_every_ready_deck() {
    for edition in [Edition::Relaunch, Edition::Classic] {
        let all = decks::ready(edition);
        assert!(all.len() >= 3, "{edition:?}");
        for at in 0..all.len() {
            let (one, two) = (all[at].clone(), all[(at + 1) % all.len()].clone());
            for decks in [[one.clone(), two.clone()], [two, one]] {
                walked(&Setup { choices: Choices::usual(edition), decks }, 0..4);
            }
        }
    }
}

#[test]
fn laws_hold_with_decks_by_chance() {
    for edition in [Edition::Relaunch, Edition::Classic] {
        for seed in 0..6 {
            let decks = [seed * 2, seed * 2 + 1].map(|seed| decks::by_chance(edition, seed));
            walked(&Setup { choices: Choices::usual(edition), decks }, 0..6);
        }
    }
}

/// Every option at its other value, in both editions.
#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    let other = [
        ("first_player", "roll"),
        ("redeals", "1"),
        ("steps_use_stack", "off"),
        ("flyers_defend_ground", "on"),
        ("defend_other_strikes", "on"),
        ("quiet_turns", "3"),
        ("last_turn", "30"),
    ];
    for mode in Berserk::MODES {
        // The ready decks of the older edition need the supplement.
        let own = if mode.name == "relaunch" {
            [("last_flyers", "off"), ("supplement", "off")]
        } else {
            [("last_flyers", "on"), ("deck_min", "20")]
        };
        let options: Vec<(String, String)> = other
            .iter()
            .chain(&own)
            .map(|(name, value)| ((*name).into(), (*value).into()))
            .collect();
        let setup = Berserk::setup(mode.name, 2, &options);
        walked(&setup.unwrap_or_else(|error| panic!("{:?}", error.0)), 0..60);
    }
}

/// What the fuzz targets do with bytes.
#[test]
fn any_bytes_are_a_game() {
    let limits = Limits { shown_stays_in_view: false, ..Limits::fuzzed() };
    for length in 0..8 {
        let bytes: Vec<u8> = (0..length * 8).map(|n: u32| (n * 37 % 256) as u8).collect();
        fuzz_within::<Berserk>(&bytes, &limits);
    }
}
