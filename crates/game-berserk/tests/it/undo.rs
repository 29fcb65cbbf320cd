//! What may be taken back: a declaration before it is complete.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Sitting, Status, Title};
use game_berserk::{Action, Ask, Berserk};

/// [B5.8], ruling C1470 (case 14-70): counters and openness are then as before.
#[test]
fn a_declaration_may_be_taken_back_before_it_is_complete() {
    let setup = Berserk::setup("relaunch", 2, &[]).expect("legal");
    let mut taken_back = 0;
    for seed in 0..80 {
        let (mut chance, mut choices) = (Seeded::new(seed), Seeded::stream(seed, 1));
        let mut sitting = Sitting::<Berserk>::deal(setup.clone(), &mut chance).expect("legal");
        let mut offers = Vec::new();
        for _ in 0..600 {
            let Status::Asking(asked) = sitting.game().status() else { break };
            let seat = asked.iter().nth(choices.draw(asked.len()) as usize).expect("asked");
            offers.clear();
            sitting.game().legal(seat, &mut offers);
            let action = offers[choices.draw(offers.len() as u32) as usize];
            let before = sitting.game().clone();
            sitting.answer(seat, action, &mut chance).expect("offered");
            let goes_on = matches!(sitting.game().ask(seat), Some(Ask::Target(..)));
            if !matches!(action, Action::Use { .. }) || !goes_on {
                continue;
            }
            assert_eq!(sitting.undo(seat), Ok(action), "seed {seed}");
            assert_eq!(*sitting.game(), before, "seed {seed}: `{action}` is taken back");
            sitting.answer(seat, action, &mut chance).expect("still offered");
            taken_back += 1;
        }
    }
    assert!(taken_back >= 10, "{taken_back} declarations");
}
