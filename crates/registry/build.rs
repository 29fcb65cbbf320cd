//! Looks up where each game's rules are cited, so that the shipped binary can tell without its sources.

use deckhand_rulebook::generate_citations;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo:rerun-if-changed=Cargo.toml");
    let mut modules = String::new();
    let mut index = String::from("pub(crate) static ALL: &[(&str, crate::Citations)] = &[\n");
    for folder in games() {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let rules = folder.join("RULES.md");
        let module = name.replace('-', "_");
        let file = out.join(format!("{module}.rs"));
        generate_citations(&folder, &rules, &file);
        let _ = writeln!(
            modules,
            "#[expect(unreachable_pub, reason = \"generated\")]\nmod {module} {{ include!({:?}); }}",
            file.display()
        );
        let game = name.trim_start_matches("game-");
        let _ = writeln!(index, "    ({game:?}, {module}::CITATIONS),");
    }
    index.push_str("];\n");
    let file = out.join("citations.rs");
    fs::write(&file, modules + &index)
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The folders of all games that have a rulebook, beside this crate.
fn games() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(Path::new(".."))
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("game-"))
                && path.join("RULES.md").is_file()
                // A rulebook may be there before its game.
                && path.join("Cargo.toml").is_file()
        })
        .collect();
    found.sort();
    found
}
