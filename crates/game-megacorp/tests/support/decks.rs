//! Legal decks of random cards, for laws and for the examples.

use deckhand_chance::Seeded;
use deckhand_kernel::Dealer;
use game_megacorp::{ALL, CardId, deck_line};

/// A legal deck with at most three copies of a card, as it is typed.
pub(crate) fn random_deck(dealer: &mut Seeded) -> String {
    let mut deck: Vec<CardId> = Vec::new();
    while deck.len() < 35 {
        let card = CardId(dealer.draw(ALL as u32) as u8);
        let print = card.card();
        let same = deck.iter().filter(|other| **other == card).count();
        let red = print.copies() == 1 && deck.iter().any(|other| other.card().kind == print.kind);
        if same < usize::from(print.copies()).min(3) && !red {
            deck.push(card);
        }
    }
    deck_line(&deck)
}

/// Decks for so many players, as options.
pub(crate) fn random_decks(seats: u8, dealer: &mut Seeded) -> Vec<(String, String)> {
    (1..=seats).map(|seat| (format!("deck_{seat}"), random_deck(dealer))).collect()
}
