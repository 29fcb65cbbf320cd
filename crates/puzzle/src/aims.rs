//! What to look for in self-play: tasks of puzzles with words that each position fills in.
//!
//! Aims are data of the games ([`deckhand_kernel::Scene::AIMS`]), in the form of puzzles without a game and a position.
//! `$seat` stands for the seat that is to move, `$other` for the other one of two, and `$now` for the present value of
//! the figure that the line is about, with `+1` or `-1` behind it where a number is to be added.

use deckhand_kernel::{Scene, Seat};

/// One aim: the title of its puzzles and the lines of their task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AimText {
    /// The title.
    pub title: String,
    lines: Vec<String>,
}

/// The aims of a text. Lines before the first title are left out.
pub fn aims(text: &str) -> Vec<AimText> {
    let mut aims: Vec<AimText> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match (line.strip_prefix("puzzle "), aims.last_mut()) {
            (Some(title), _) => {
                aims.push(AimText { title: title.trim().to_owned(), lines: Vec::new() });
            }
            (None, Some(aim)) => aim.lines.push(line.to_owned()),
            (None, None) => {}
        }
    }
    aims
}

impl AimText {
    /// The lines for this position; nothing where it has no figure that is asked for.
    pub fn lines<G: Scene>(&self, game: &G, seats: u8, seat: Seat) -> Option<Vec<String>> {
        self.lines.iter().map(|line| filled(line, game, seats, seat)).collect()
    }
}

fn filled<G: Scene>(line: &str, game: &G, seats: u8, seat: Seat) -> Option<String> {
    let own = seat.to_string();
    let other = (seats == 2).then(|| Seat(1 - seat.0.min(1)).to_string());
    let mut words: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        let mut word = word.replace("$seat", &own);
        if word.contains("$other") {
            word = word.replace("$other", other.as_ref()?);
        }
        if let Some(more) = word.strip_prefix("$now") {
            word = now(game, &words, more)?;
        }
        words.push(word);
    }
    Some(words.join(" "))
}

/// The value of the figure that stands between `value` and the sign before this word, and `more` added to it.
fn now<G: Scene>(game: &G, words: &[String], more: &str) -> Option<String> {
    let from = words.iter().position(|word| word == "value")? + 1;
    let figure: Vec<&str> =
        words.get(from..words.len().checked_sub(1)?)?.iter().map(String::as_str).collect();
    let found = game.value(&figure).ok()?;
    if more.is_empty() {
        return Some(found);
    }
    let (found, more): (i64, i64) = (found.parse().ok()?, more.parse().ok()?);
    Some(found.checked_add(more)?.to_string())
}
