//! Decks that come with a game, and decks that people write.

use super::guard::Reads;
use super::matches::body;
use super::{Shared, refused};
use crate::hall::Refused;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::Json;
use deckhand_decks::{Fault, Finder, Sheet, check as check_deck};
use deckhand_kernel::{Decks, Speaker as _};
use deckhand_protocol::{RuleRef, Said};
use deckhand_registry::{DeckVisitor, with_decks};
use deckhand_words::{Lang, Speech};
use serde::{Deserialize, Serialize};

/// A deck that comes with a game.
#[derive(Serialize)]
pub(super) struct Ready {
    name: String,
    title: String,
    about: String,
    text: String,
}

/// A deck that somebody wrote.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    text: String,
}

/// What there is to say about it.
#[derive(Serialize)]
pub(super) struct Checked {
    ok: bool,
    /// The deck as an option of a match takes it.
    line: Option<String>,
    problems: Vec<Said>,
    notes: Vec<String>,
}

struct List(Lang);

impl DeckVisitor for List {
    type Out = Vec<Ready>;

    fn visit<D: Decks>(self) -> Self::Out {
        let speech = speech::<D>(self.0);
        let word = |id: String| if speech.has(&id) { speech.word(&id) } else { String::new() };
        D::READY
            .iter()
            .map(|deck| Ready {
                name: deck.name.into(),
                title: word(format!("deck-{}", deck.name)),
                about: word(format!("deck-{}-about", deck.name)),
                text: deck.text.into(),
            })
            .collect()
    }
}

struct Check(Lang, String);

impl DeckVisitor for Check {
    type Out = Checked;

    fn visit<D: Decks>(self) -> Self::Out {
        let Self(lang, text) = self;
        let speech = speech::<D>(lang);
        let sheet = Sheet::new("deck", &text);
        let finder = Finder::of::<D>().expect("texts of decks are Fluent");
        let checked = check_deck::<D>(&sheet, &finder);
        let problem = |fault: &Fault| {
            let rule = fault.rule.map(|rule| {
                let rule = D::rulebook().rule(rule);
                RuleRef {
                    id: rule.id.into(),
                    ours: rule.ours,
                    title: rule.title[lang.index()].into(),
                }
            });
            let text = format!("{} {}", speech.say(&fault.words), speech.say(&fault.mend));
            Said { text, rules: rule.into_iter().collect() }
        };
        let problems: Vec<Said> =
            sheet.faults().iter().chain(&checked.faults).map(problem).collect();
        let ok = problems.is_empty();
        let line = ok.then(|| checked.deck.line(&finder));
        let notes = D::notes(&checked.deck.list).iter().map(|note| speech.say(note)).collect();
        Checked { ok, line, problems, notes }
    }
}

fn speech<D: Decks>(lang: Lang) -> Speech {
    let texts = [deckhand_decks::TEXTS[lang.index()], D::texts()[lang.index()]];
    Speech::new(lang, &texts).expect("texts of decks are Fluent")
}

pub(super) async fn ready(
    Path(game): Path<String>,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Json<Vec<Ready>>, Refused> {
    with_decks(&game, List(lang))
        .map(Json)
        .map_err(|_| refused(&shared.hall, lang, 404, "server-no-game"))
}

pub(super) async fn check(
    Path(game): Path<String>,
    Reads(lang): Reads,
    State(shared): State<Shared>,
    given: Result<Json<Written>, JsonRejection>,
) -> Result<Json<Checked>, Refused> {
    let written = body(&shared.hall, lang, given)?;
    with_decks(&game, Check(lang, written.text))
        .map(Json)
        .map_err(|_| refused(&shared.hall, lang, 404, "server-no-game"))
}
