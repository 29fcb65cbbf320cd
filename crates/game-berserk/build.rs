//! Turns RULES.md and its translations into constants, so that a rule that does not exist cannot be cited.

use std::{env, path::PathBuf};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("rules.rs");
    deckhand_rulebook::generate(
        &root.join("RULES.md"),
        [&root.join("RULES.de.md"), &root.join("RULES.ru.md")],
        &out,
    );
}
