//! Finding rule numbers in one file.

/// A rule number found in a text, in the form with a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hit {
    pub(crate) id: String,
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// True inside an item of Rust that is compiled for tests only.
    pub(crate) test: bool,
}

/// All numbers such as `D3.1` or `D3_1` with one of the given prefixes, at most once for each line.
pub(crate) fn hits(text: &str, prefixes: &[&str]) -> Vec<Hit> {
    let tests = test_lines(text);
    let mut hits: Vec<Hit> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        for id in words(line).filter_map(|word| rule_number(word, prefixes)) {
            if !hits.iter().any(|hit| hit.line == at + 1 && hit.id == id) {
                hits.push(Hit { id, line: at + 1, test: tests[at] });
            }
        }
    }
    hits
}

/// The runs of letters, digits, `_` and points of a line, without points at their ends.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == '.'))
        .map(|word| word.trim_matches('.'))
}

fn rule_number(word: &str, prefixes: &[&str]) -> Option<String> {
    let (chapter, number) = word.split_once(['.', '_'])?;
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = |prefix: &&str| chapter.strip_prefix(prefix).is_some_and(plain);
    (plain(number) && prefixes.iter().any(fits)).then(|| format!("{chapter}.{number}"))
}

/// For each line whether it belongs to an item under `#[cfg(test)]`. It trusts the indentation of formatted code: an
/// item ends with the first line of its own indentation that closes it.
fn test_lines(text: &str) -> Vec<bool> {
    let mut open: Option<usize> = None;
    let mut item_begun = false;
    let mut marks = Vec::new();
    for line in text.lines() {
        let code = line.trim();
        let indent = line.len() - line.trim_start().len();
        if open.is_none() && code.starts_with("#[cfg(test)]") {
            (open, item_begun) = (Some(indent), false);
        }
        marks.push(open.is_some());
        let Some(wanted) = open else { continue };
        let aside = code.is_empty() || code.starts_with("//") || code.starts_with("#[");
        if !item_begun && aside {
            continue;
        }
        item_begun = true;
        if indent == wanted && (code.ends_with(';') || code.ends_with('}')) {
            open = None;
        }
    }
    marks
}

/// Names of modules without a body that are declared under `#[cfg(test)]`.
pub(crate) fn test_modules(text: &str) -> Vec<&str> {
    let lines = test_lines(text).into_iter().zip(text.lines());
    lines.filter(|(test, _)| *test).filter_map(|(_, line)| declared_module(line)).collect()
}

/// The name in `mod name;`, public or not.
fn declared_module(line: &str) -> Option<&str> {
    let mut words = line.trim().strip_suffix(';')?.split(' ');
    words.find(|word| *word == "mod")?;
    words.next()
}

#[cfg(test)]
mod tests {
    use super::{hits, test_modules};

    fn found(text: &str) -> Vec<(String, usize, bool)> {
        hits(text, &["D"]).into_iter().map(|hit| (hit.id, hit.line, hit.test)).collect()
    }

    #[test]
    fn all_ways_to_write_a_number() {
        let text =
            "cite(rule::D3_1);\nuse rule::{D3_2, D10_4};\n// See [D3.3] and D3.4.\nD3_1 D3.1\n";
        let ids: Vec<_> = found(text).into_iter().map(|(id, line, _)| (line, id)).collect();
        let wanted =
            [(1, "D3.1"), (2, "D3.2"), (2, "D10.4"), (3, "D3.3"), (3, "D3.4"), (4, "D3.1")];
        assert_eq!(ids, wanted.map(|(line, id)| (line, id.to_owned())));
    }

    #[test]
    fn what_only_looks_like_a_number() {
        assert_eq!(found("AD3_1 D3_1x D3.1.2 D3 D.1 3.1 x_D3_1 E3.1"), []);
    }

    #[test]
    fn test_items() {
        let text = "D1_1\n#[cfg(test)]\nmod tests {\n    D1_2\n    fn f() {\n    }\n    D1_3\n}\nD1_4\n\
            #[cfg(test)]\nuse rule::D1_5;\nD1_6\n";
        let tests: Vec<_> = found(text).into_iter().map(|(_, _, test)| test).collect();
        assert_eq!(tests, [false, true, true, false, true, false]);
        assert_eq!(test_modules("mod a;\n#[cfg(test)]\nmod b;\nmod c;\n"), ["b"]);
    }
}
