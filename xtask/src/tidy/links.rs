//! Links between the documents of the repository: a link to a file leads to a file.

use super::Fault;
use std::path::{Component, Path, PathBuf};

/// The links of a Markdown file that lead nowhere. `exists` is asked for paths from the root of the repository.
pub(super) fn check(path: &str, text: &str, exists: impl Fn(&Path) -> bool) -> Vec<Fault> {
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let mut faults = Vec::new();
    let mut fenced = false;
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") || line.trim_start().starts_with("~~~") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        for target in targets(&without_code(line)) {
            let file = target.split(['#', '?']).next().unwrap_or_default();
            let elsewhere = target.contains("://") || target.starts_with("mailto:");
            if elsewhere || file.is_empty() {
                continue;
            }
            match resolved(folder, file) {
                Some(found) if exists(&found) => {}
                _ => faults.push(Fault::new(
                    path,
                    at + 1,
                    format!("the link to `{target}` leads nowhere"),
                )),
            }
        }
    }
    faults
}

/// The line without what stands between back ticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// What the links and pictures of a line lead to.
fn targets(line: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    for opening in ["](", "src=\"", "href=\""] {
        let closing = if opening == "](" { [')', ' '] } else { ['"', '"'] };
        for after in line.split(opening).skip(1) {
            targets.extend(after.split(closing).next());
        }
    }
    if let Some((label, target)) = line.split_once("]: ")
        && label.starts_with('[')
    {
        targets.extend(target.split_whitespace().next());
    }
    targets
}

/// The path from the root of the repository; nothing if it leads out of it.
fn resolved(folder: &Path, target: &str) -> Option<PathBuf> {
    let mut path = match target.strip_prefix('/') {
        Some(_) => PathBuf::new(),
        None => folder.to_path_buf(),
    };
    for part in Path::new(target).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::ParentDir => {
                if !path.pop() {
                    return None;
                }
            }
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(path: &str, text: &str) -> Vec<usize> {
        let there = ["README.md", "docs/testing.md", "docs/decisions"];
        let exists = |target: &Path| there.iter().any(|file| Path::new(file) == target);
        check(path, text, exists).iter().map(|fault| fault.line).collect()
    }

    #[test]
    fn links_to_files_must_lead_to_files() {
        let text =
            "[a](testing.md#laws)\n[b](../README.md)\n[c](gone.md)\n![d](./decisions/ \"title\")\n";
        assert_eq!(dead("docs/a.md", text), [3]);
        assert_eq!(dead("docs/a.md", "[e]: gone.md\n[f]: testing.md\n"), [1]);
        assert_eq!(dead("docs/a.md", "<img src=\"gone.png\"> <a href=\"testing.md\">"), [1]);
        assert_eq!(dead("docs/a.md", "[x](../../outside.md)"), [1]);
        assert_eq!(dead("docs/a.md", "[x](/README.md)"), [] as [usize; 0]);
    }

    #[test]
    fn code_anchors_and_other_sites_are_left_alone() {
        let text = "`[a](gone.md)` [b](https://example.org/gone.md) [c](#here)\n```\n[d](gone.md)\n```\n[e](gone.md)\n";
        assert_eq!(dead("docs/a.md", text), [5]);
    }
}
