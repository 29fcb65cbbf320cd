//! Long texts on screens of ordinary width.

use std::io::{self, IsTerminal as _};

/// Characters of a line.
pub(crate) const WIDTH: usize = 80;

/// The text in lines that end between words, each after this indent. Words longer than a line stay whole.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    hanging(text, indent, indent)
}

/// The text in lines that end between words, the first after one indent and the others after another.
pub(crate) fn hanging(text: &str, first: &str, others: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut used = WIDTH;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        match lines.last_mut() {
            Some(line) if used + 1 + length <= WIDTH => {
                line.push(' ');
                line.push_str(word);
                used += 1 + length;
            }
            _ => {
                let indent = if lines.is_empty() { first } else { others };
                lines.push(format!("{indent}{word}"));
                used = indent.chars().count() + length;
            }
        }
    }
    lines.join("\n")
}

/// What is printed, with every line broken that a screen of ordinary width would break in the middle of a word.
/// Lines of a list go on below their words, other lines a little to the right. Drawings are as wide as they are.
pub(crate) fn on_screen(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(line_on_screen).collect();
    lines.join("\n")
}

/// What is printed to standard output: folded if that is a terminal.
pub(crate) fn on_stdout(text: &str) -> String {
    if io::stdout().is_terminal() { on_screen(text) } else { text.to_string() }
}

fn line_on_screen(line: &str) -> String {
    let drawn = |sign: char| ('─'..='╿').contains(&sign);
    if line.chars().count() <= WIDTH || line.contains(drawn) {
        return line.to_string();
    }
    let words = line.trim_start_matches(|sign: char| sign == ' ' || sign.is_ascii_digit());
    let first = &line[..line.len() - words.len()];
    // Only a number with two blanks behind it belongs to a list; any other is part of the text.
    let (first, words) = if first.trim().is_empty() || first.ends_with("  ") {
        (first, words)
    } else {
        let words = line.trim_start();
        (&line[..line.len() - words.len()], words)
    };
    let listed = !first.trim().is_empty();
    let others = " ".repeat(if listed { first.len() } else { first.len() + 2 });
    hanging(&held(words), first, &others).replace(HELD, " ")
}

/// In place of a blank at which no line ends.
const HELD: char = '\u{1f}';

/// The text with what belongs together held together: a number of copies with what it counts, and the notation that
/// stands behind two blanks in brackets, unless it is long itself.
fn held(text: &str) -> String {
    let mut parts = text
        .replace(" × ", &format!("{HELD}×{HELD}"))
        .split("  (")
        .map(String::from)
        .collect::<Vec<_>>();
    for part in parts.iter_mut().skip(1) {
        let end = part.find(')').unwrap_or(0);
        if (1..WIDTH / 2).contains(&end) {
            let notation = part[..end].replace(' ', &HELD.to_string());
            part.replace_range(..end, &notation);
        }
    }
    parts.join("  (")
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, on_screen, wrapped};

    #[test]
    fn lines_are_as_long_as_they_may_be_and_no_word_is_lost() {
        let text = "слово ".repeat(50);
        let lines = wrapped(&text, "  ");
        assert!(lines.lines().all(|line| line.starts_with("  с") && line.chars().count() <= WIDTH));
        assert!(lines.lines().rev().skip(1).all(|line| line.chars().count() > WIDTH - 6));
        assert_eq!(lines.split_whitespace().count(), 50);
        assert_eq!(wrapped(&"x".repeat(200), ""), "x".repeat(200));
        assert_eq!(wrapped("", "  "), "");
    }

    #[test]
    fn lists_go_on_below_their_words_and_drawings_stay_whole() {
        let word = "word ".repeat(20);
        let word = word.trim_end();
        let rest = |line: &str, blanks: usize| {
            let folded = on_screen(line);
            let second = folded.lines().nth(1).expect("it is too long").to_string();
            assert_eq!(second.len() - second.trim_start().len(), blanks, "{folded}");
            assert_eq!(folded.split_whitespace().count(), line.split_whitespace().count());
        };
        rest(&format!(" 7  {word}"), 4);
        rest(&format!("  {word}"), 4);
        rest(&format!("  7 {word}"), 4);
        rest(&format!("7 {word}"), 2);
        let held = on_screen(&format!(" 7  {}  (buy sea green) (rarely meant)", &word[..65]));
        assert!(held.ends_with("\n    (buy sea green) (rarely meant)"), "{held}");
        let counted = on_screen(&format!("{} 2 × word", &word[..76]));
        assert!(counted.ends_with("\n  2 × word"), "{counted}");
        let drawing = format!("┌{}┐", "─".repeat(100));
        assert_eq!(on_screen(&format!("a\n{drawing}")), format!("a\n{drawing}"));
    }
}
