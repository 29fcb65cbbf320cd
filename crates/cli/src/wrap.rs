//! Long texts on screens of ordinary width.

/// Characters of a line.
const WIDTH: usize = 96;

/// The text in lines that end between words, each after this indent. Words longer than a line stay whole.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
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
                lines.push(format!("{indent}{word}"));
                used = indent.chars().count() + length;
            }
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, wrapped};

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
}
