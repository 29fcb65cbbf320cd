//! Turns RULES.md and its translations into constants, so that a rule that does not exist cannot be cited.

fn main() {
    deckhand_rulebook::generate_for_game();
}
