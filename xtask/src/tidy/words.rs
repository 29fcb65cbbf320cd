//! Words that must not be in any file of the repository: paths that mean something on one machine only.

use super::Fault;

/// First folders of absolute paths that name a machine or a person. Written without slashes, or this file would find
/// itself.
const ROOTS: [&str; 6] = ["home", "work", "tmp", "root", "Users", "mnt"];

/// The places where an absolute path of some machine is written.
pub(super) fn machine_paths(path: &str, text: &str) -> Vec<Fault> {
    let patterns = ROOTS.map(|root| format!("/{root}/"));
    text.lines()
        .enumerate()
        .filter_map(|(at, line)| {
            let found = patterns.iter().find(|pattern| is_leading(line, pattern))?;
            let what =
                format!("`{found}…` is a path of one machine; write it relative to the repository");
            Some(Fault::new(path, at + 1, what))
        })
        .collect()
}

/// Whether the pattern begins a path somewhere in the line, rather than continuing one.
fn is_leading(line: &str, pattern: &str) -> bool {
    line.match_indices(pattern).any(|(at, _)| {
        line[..at].chars().next_back().is_none_or(|before| {
            !before.is_alphanumeric()
                && !matches!(before, '.' | '_' | '-' | '~' | '}' | '>' | ')' | '*')
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_paths_are_found_and_relative_ones_are_not() {
        let bad = ["", "see ", "\"", "file://", "(", "="];
        for before in bad {
            let line = format!("{before}/{}/x", "home");
            assert_eq!(machine_paths("a.md", &line).len(), 1, "{line}");
        }
        let good = ["target", "..", "~", "example.org", "{dir}"];
        for before in good {
            let line = format!("{before}/{}/x", "tmp");
            assert_eq!(machine_paths("a.md", &line).len(), 0, "{line}");
        }
    }

    #[test]
    fn the_line_is_told() {
        let text = format!("fine\nfine\ncd /{}/project\n", "work");
        assert_eq!(machine_paths("a.sh", &text)[0].line, 3);
    }
}
