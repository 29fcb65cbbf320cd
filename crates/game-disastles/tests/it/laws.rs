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
