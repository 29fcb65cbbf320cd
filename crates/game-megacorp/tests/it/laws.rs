//! The laws of the kernel on random games of two, three, four and nine players.

use crate::decks::random_decks;
use deckhand_chance::Seeded;
use deckhand_kernel::{Decks as _, Title};
use deckhand_laws::{Limits, many};
use game_megacorp::{Megacorp, MegacorpDecks};

/// The cards of a player who has just lost are shown no longer.
fn limits() -> Limits {
    Limits { hides: true, shown_stays_in_view: false, ..Limits::default() }
}

/// Games of so many players with these options; every seed turns the ready decks on by one seat.
fn hold(seats: u8, options: &[(&str, &str)], games: u64) {
    let decks = MegacorpDecks::READY;
    // Nine players take long: two of the turns are enough.
    let turns = if seats == 9 { 2 } else { decks.len() as u64 };
    for turn in 0..turns {
        let mut all: Vec<(String, String)> =
            options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        for seat in 0..usize::from(seats) {
            let deck = decks[(seat * (1 + turn as usize % 3) + turn as usize) % decks.len()].name;
            all.push((format!("deck_{}", seat + 1), deck.into()));
        }
        let setup = Megacorp::setup("invest", seats, &all);
        let setup = setup.unwrap_or_else(|error| panic!("{:?}", error.0));
        let first = turn * 1_000_000;
        let result = many::<Megacorp>(&setup, first..first + games, &limits());
        result.unwrap_or_else(|failure| panic!("{failure}"));
    }
}

/// As many games as the variable DECKHAND_LAWS says times the usual number.
fn times() -> u64 {
    std::env::var("DECKHAND_LAWS").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn laws_hold_with_two_players() {
    hold(2, &[], 5 * times());
}

#[test]
fn laws_hold_with_three_players() {
    hold(3, &[], 2 * times());
}

#[test]
fn laws_hold_with_four_players() {
    hold(4, &[], times());
}

#[test]
fn laws_hold_with_nine_players() {
    hold(9, &[], times());
}

/// Every option at its other value.
#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    let other = [
        ("noncharacters_disoriented", "on"),
        ("hand_cap", "draw-then-discard"),
        ("first_player", "random"),
        ("events_by_anyone", "off"),
        ("strict_payment", "off"),
        ("reinvest_foreign_network", "off"),
        ("friendly_fire", "off"),
        ("block_after_player_block", "on"),
        ("retaliation_optional", "on"),
        ("engaged_retaliates", "off"),
        ("damage_lowers_output", "off"),
        ("damage_check_continuous", "on"),
        ("move_per_turn", "2"),
        ("area_player_block", "that-target"),
        ("pattern_may_attack_player", "off"),
        ("bonded_can_block", "off"),
        ("idle_rule", "on"),
        ("max_turns", "30"),
    ];
    hold(2, &other, 3 * times());
    hold(3, &other, times());
}

/// Decks of random cards: every card comes up.
#[test]
fn laws_hold_with_random_decks() {
    for seed in 0..9 * times() {
        let seats = 2 + (seed % 3) as u8;
        let options = random_decks(seats, &mut Seeded::new(seed));
        let setup = Megacorp::setup("invest", seats, &options);
        let setup = setup.unwrap_or_else(|error| panic!("{:?}", error.0));
        let result = many::<Megacorp>(&setup, seed..seed + 1, &limits());
        result.unwrap_or_else(|failure| panic!("decks {seed}: {failure}"));
    }
}
