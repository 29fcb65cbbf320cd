//! Texts within the width of a screen. A letter is counted as one column: no card is called by wider ones.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

/// Characters of a line on an ordinary screen.
pub(super) const SCREEN: usize = 80;

/// How many columns a text takes.
pub(super) fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text of at most so many columns; what was cut ends with a full stop.
pub(super) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_string();
    }
    let mut cut: String = text.chars().take(most.saturating_sub(1)).collect();
    cut.truncate(cut.trim_end_matches([' ', '-']).len());
    cut.push('.');
    cut
}

/// A text of exactly so many columns.
pub(super) fn fit(text: &str, columns: usize) -> String {
    format!("{:<columns$}", cut(text, columns))
}

/// The text in lines that end between words, all but the first after this indent.
pub(super) fn wrapped(text: &str, indent: &str) -> Vec<String> {
    hanging(text, "", indent)
}

/// The text in lines that end between words, the first after one indent and the others after another. Several blanks
/// of the text stay as they are.
pub(super) fn hanging(text: &str, first: &str, others: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = first.to_string();
    let mut empty = true;
    for word in text.split(' ') {
        // A single word that is longer than a line is cut, so that nothing leaves the screen.
        let word = cut(word, SCREEN - width(others).max(width(first)));
        let gap = usize::from(!empty);
        if !empty && width(&line) + gap + width(&word) > SCREEN {
            lines.push(line.trim_end().to_string());
            line = others.to_string();
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(&word);
        empty = false;
    }
    lines.push(line.trim_end().to_string());
    lines
}
