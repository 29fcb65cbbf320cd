//! A position said in statements.

use crate::state::Leduc;
use alloc::{format, string::String, vec::Vec};

/// The statements that make this position.
pub(super) fn statements(game: &Leduc) -> Option<Vec<String>> {
    if game.is_over() {
        return None;
    }
    let mut said: Vec<String> = Vec::new();
    for (seat, card) in (1..).zip(game.cards) {
        said.push(format!("card {seat}: {}", card.name()));
    }
    if let Some(card) = game.public {
        said.push(format!("public: {}", card.name()));
    }
    for (round, betting) in (1..).zip(&game.rounds) {
        if !betting.answers().is_empty() {
            let answers: Vec<String> =
                betting.answers().iter().map(|answer| format!("{answer}")).collect();
            said.push(format!("round {round}: {}", answers.join(" ")));
        }
    }
    Some(said)
}
