//! Everything a toy says has a text in every language.

use deckhand_kernel::{LANGUAGES, Msg, Sitting, Speaker, Status, Title, Viewer, Words};
use deckhand_toys::{Bids, Idle, Nim};
use deckhand_words::{Lang, Speech, check_texts};

#[test]
fn the_texts_have_no_faults() {
    let texts = Bids::texts();
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(texts).collect();
    assert_eq!(check_texts(&sources), Vec::<String>::new());
}

/// Always the same dull number: what is said matters here, not what is played.
struct Same(u32);

impl deckhand_kernel::Dealer for Same {
    fn draw(&mut self, below: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (self.0 >> 8) % below
    }
}

fn says_everything<G: Title>() {
    let mode = G::MODES[0];
    let setup = G::setup(mode.name, mode.usual, &[]).unwrap();
    let mut said: Vec<Msg> = Vec::new();
    let mut views = Vec::new();
    for seed in 0..20 {
        let mut dealer = Same(seed);
        let mut sitting = Sitting::<G>::deal(setup.clone(), &mut dealer).unwrap();
        while let Status::Asking(asked) = sitting.game().status() {
            for seat in asked.iter() {
                said.extend(sitting.game().ask(seat).map(|ask| ask.words()));
                let imagined = sitting.game().imagine(&mut dealer);
                said.push(imagined.words());
                let refusal = sitting.game().why_not(seat, imagined);
                said.extend(refusal.map(|refusal| refusal.because));
                views.push((Viewer::Seat(seat), sitting.game().view(Viewer::Seat(seat))));
            }
            let seat = asked.iter().next().unwrap();
            let mut offers = Vec::new();
            sitting.game().legal(seat, &mut offers);
            let action = offers[seed as usize % offers.len()];
            sitting.answer(seat, action, &mut dealer).unwrap();
        }
        said.extend(sitting.game().result());
        let viewers = [Viewer::All, Viewer::Public, Viewer::Seat(deckhand_kernel::Seat(0))];
        for told in sitting.log() {
            use deckhand_kernel::Redact;
            said.extend(
                viewers.iter().filter_map(|&viewer| Some(told.seen_by(viewer)?.event.words())),
            );
        }
    }
    said.extend(G::cards().into_iter().map(|card| card.name));
    said.push("x".parse::<G::Action>().unwrap_err());
    said.push(Msg::new(format!("mode-{}", mode.name)));
    said.push(Msg::new(format!("mode-{}-about", mode.name)));
    said.extend(G::OPTIONS.iter().map(|option| Msg::new(format!("option-{}", option.name))));
    for (lang, text) in LANGUAGES.into_iter().zip(G::texts()) {
        let code: Lang = lang.parse().unwrap();
        let speech = Speech::new(code, &[text]).unwrap();
        for msg in &said {
            assert!(!speech.say(msg).trim().is_empty(), "{lang}: {} says nothing", msg.id);
        }
        for (viewer, view) in &views {
            assert!(!G::picture(view, *viewer, &speech).is_empty());
        }
        assert!(speech.faults().is_empty(), "{lang}: {:?}", speech.faults());
    }
}

#[test]
fn idle_says_everything() {
    says_everything::<Idle>();
}

#[test]
fn nim_says_everything() {
    says_everything::<Nim>();
}

#[test]
fn bids_says_everything() {
    says_everything::<Bids>();
}
