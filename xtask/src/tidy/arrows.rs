//! Arrows between crates point one way. `ARCHITECTURE.md` draws them; this check holds them.

use super::Fault;
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

const HASH: &str = "deckhand-hash";
const KERNEL: &str = "deckhand-kernel";
const PARTS: &str = "deckhand-parts";
const RULEBOOK: &str = "deckhand-rulebook";
/// The fuzz targets stand outside of everything: each names the game it tries.
const FUZZ: &str = "deckhand-fuzz";
const REGISTRY: &str = "deckhand-registry";

/// What the inner crates must not know: formats, clocks, generators, threads. Their states are plain values.
const OUTSIDE: [&str; 8] =
    ["serde_json", "postcard", "toml", "rand", "getrandom", "time", "chrono", "tokio"];

/// What one manifest depends on, tests left out.
struct Crate<'p> {
    path: &'p str,
    uses: BTreeSet<String>,
    built_with: BTreeSet<String>,
}

/// The arrows that point the wrong way, from paths and texts of all manifests.
pub(super) fn check(manifests: &[(String, String)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut crates: BTreeMap<String, Crate<'_>> = BTreeMap::new();
    for (path, text) in manifests {
        match read(path, text) {
            Ok((name, read)) => {
                crates.insert(name, read);
            }
            Err(what) => faults.push(Fault::new(path, 1, what)),
        }
    }
    let is_game = |name: &str| name.starts_with("game-");
    let is_ours = |name: &String| crates.contains_key(name);
    for (name, krate) in &crates {
        let wrong = |what: String| Fault::new(krate.path, 1, what);
        let allowed: Option<&[&str]> = match name.as_str() {
            HASH => Some(&[]),
            KERNEL => Some(&[HASH]),
            PARTS => Some(&[KERNEL]),
            name if is_game(name) => Some(&[KERNEL, PARTS]),
            _ => None,
        };
        if let Some(allowed) = allowed {
            for used in krate.uses.iter().filter(|used| is_ours(used)) {
                if !allowed.contains(&used.as_str()) {
                    faults.push(wrong(format!("`{name}` may not depend on `{used}`")));
                }
            }
            for used in krate.built_with.iter().filter(|used| is_ours(used) && *used != RULEBOOK) {
                faults.push(wrong(format!("`{name}` may not be built with `{used}`")));
            }
            for used in krate.uses.iter().filter(|used| OUTSIDE.contains(&used.as_str())) {
                faults.push(wrong(format!("`{name}` holds rules and may not know `{used}`")));
            }
        } else if name != REGISTRY && name != FUZZ && !reaches_registry(name, &crates) {
            for used in krate.uses.union(&krate.built_with).filter(|used| is_game(used)) {
                faults.push(wrong(format!(
                    "`{name}` is below the registry and may not name `{used}`"
                )));
            }
        }
    }
    faults
}

/// Whether the crate stands on the registry, directly or through others.
fn reaches_registry(name: &str, crates: &BTreeMap<String, Crate<'_>>) -> bool {
    let mut open = vec![name];
    let mut seen = BTreeSet::new();
    while let Some(name) = open.pop() {
        if name == REGISTRY {
            return true;
        }
        if let Some(krate) = crates.get(name)
            && seen.insert(name)
        {
            open.extend(krate.uses.iter().map(String::as_str));
        }
    }
    false
}

/// Name and dependencies of one manifest.
fn read<'p>(path: &'p str, text: &str) -> Result<(String, Crate<'p>), String> {
    let manifest: Table = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    let name = manifest
        .get("package")
        .and_then(|package| package.get("name"))
        .and_then(Value::as_str)
        .ok_or("the manifest names no package")?;
    let mut krate = Crate { path, uses: BTreeSet::new(), built_with: BTreeSet::new() };
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    for table in tables.chain([&manifest]) {
        krate.uses.extend(dependencies(table, "dependencies"));
        krate.built_with.extend(dependencies(table, "build-dependencies"));
    }
    Ok((name.to_owned(), krate))
}

/// The packages that a table of dependencies names, behind whatever local name.
fn dependencies(table: &Table, section: &str) -> Vec<String> {
    let Some(section) = table.get(section).and_then(Value::as_table) else {
        return Vec::new();
    };
    section
        .iter()
        .map(|(name, value)| {
            value.get("package").and_then(Value::as_str).unwrap_or(name).to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(name: &str, rest: &str) -> (String, String) {
        (format!("crates/{name}/Cargo.toml"), format!("[package]\nname = \"{name}\"\n{rest}"))
    }

    /// The faults of a small workspace in which one crate has these lines more.
    fn with(name: &str, rest: &str) -> Vec<String> {
        let usual = [
            (KERNEL, "[dependencies]\nserde = \"1\"\n"),
            (PARTS, "[dependencies]\ndeckhand-kernel.workspace = true\n"),
            (RULEBOOK, ""),
            ("deckhand-laws", "[dependencies]\ndeckhand-kernel.workspace = true\n"),
            (
                "game-x",
                "[dependencies]\ndeckhand-parts.workspace = true\n[build-dependencies]\ndeckhand-rulebook.workspace = true\n[dev-dependencies]\ndeckhand-laws.workspace = true\n",
            ),
            (REGISTRY, "[dependencies]\ngame-x.workspace = true\n"),
            ("deckhand-cli", "[dependencies]\ndeckhand-registry.workspace = true\n"),
        ];
        let mut manifests: Vec<_> = usual.map(|(name, rest)| manifest(name, rest)).into();
        manifests.retain(|(path, _)| *path != manifest(name, "").0 || rest.is_empty());
        if !rest.is_empty() {
            manifests.push(manifest(name, rest));
        }
        check(&manifests).into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn the_usual_arrows_are_fine() {
        assert_eq!(with("", ""), [""; 0]);
        assert_eq!(
            with("deckhand-cli", "[dependencies]\ndeckhand-registry = \"*\"\ngame-x = \"*\"\n"),
            [""; 0]
        );
    }

    #[test]
    fn inner_crates_know_only_what_is_further_in() {
        for (name, used) in [(KERNEL, PARTS), (PARTS, "deckhand-laws"), ("game-x", "deckhand-laws")]
        {
            let found = with(name, &format!("[dependencies]\n{used}.workspace = true\n"));
            assert_eq!(found, [format!("`{name}` may not depend on `{used}`")]);
        }
        let found = with("game-x", "[dependencies]\nserde_json = \"1\"\n");
        assert_eq!(found, ["`game-x` holds rules and may not know `serde_json`"]);
    }

    #[test]
    fn nothing_below_the_registry_names_a_game() {
        let found = with(
            "deckhand-laws",
            "[dependencies]\nx = { package = \"game-x\", path = \"../x\" }\n",
        );
        assert_eq!(found, ["`deckhand-laws` is below the registry and may not name `game-x`"]);
        assert_eq!(with("deckhand-laws", "[dev-dependencies]\ngame-x = \"*\"\n"), [""; 0]);
    }

    #[test]
    fn dependencies_of_one_platform_count_too() {
        let found = with(PARTS, "[target.'cfg(unix)'.dependencies]\ngame-x = \"*\"\n");
        assert_eq!(found, ["`deckhand-parts` may not depend on `game-x`"]);
    }

    #[test]
    fn a_manifest_that_can_not_be_read_is_a_fault() {
        assert_eq!(check(&[("a/Cargo.toml".into(), "[package".into())]).len(), 1);
        assert_eq!(check(&[("a/Cargo.toml".into(), String::new())]).len(), 1);
    }
}
