//! Judge questions and card tests, written as scenarios in `tests/scenarios`.

use deckhand_scenario::check_dir;
use game_disastles::Disastles;
use std::path::Path;

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let found = check_dir::<Disastles>(&folder);
    println!("{found:?}");
}
