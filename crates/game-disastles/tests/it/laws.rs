//! The laws of the kernel on random games, in every mode and with options that change the flow.

use deckhand_kernel::Title;
use deckhand_laws::{Limits, many, uphold};
use game_disastles::Disastles;

#[test]
fn laws_hold_in_every_mode() {
    let totals = uphold::<Disastles>(30, &Limits { hides: true, ..Limits::default() });
    println!("{totals:?}");
}

fn options(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect()
}

#[test]
fn laws_hold_with_special_thrones_and_catastrophes() {
    for (mode, seats) in [("normal", 5), ("hands", 3), ("co-op", 3), ("solo", 1)] {
        let catastrophes = if matches!(mode, "co-op" | "solo") { "9" } else { "13" };
        let options =
            options(&[("thrones", "special"), ("catastrophes", catastrophes), ("seal", "on")]);
        let setup = Disastles::setup(mode, seats, &options).expect("legal");
        let result = many::<Disastles>(&setup, 0..60, &Limits { hides: true, ..Limits::default() });
        assert!(result.is_ok(), "{mode}: {result:?}");
    }
}

/// Every option at its other value. Seed 364 with four seats once forgot, in the middle of putting cards back, what the
/// one who looks has put back already [D7.18].
#[test]
fn laws_hold_with_every_option_at_its_other_value() {
    let other = [
        ("thrones", "special"),
        ("catastrophes", "6"),
        ("no_outer_room", "eliminate"),
        ("discarded_like_drawn", "on"),
        ("returned_order", "any"),
        ("koala", "everything"),
        ("awakening_counts", "all"),
        ("double_before_adding", "on"),
        ("tavern_obligatory", "off"),
        ("negative_rearms_links", "on"),
        ("voidweavers_blocked_by_connections_only", "on"),
        ("soothsayer_covers", "first"),
        ("throne_may_be_moved", "off"),
        ("legs_moves", "3"),
        ("discard_order", "deck"),
    ];
    let setup = Disastles::setup("normal", 4, &options(&other)).expect("legal");
    let result = many::<Disastles>(&setup, 340..400, &Limits { hides: true, ..Limits::default() });
    assert!(result.is_ok(), "{result:?}");
}
