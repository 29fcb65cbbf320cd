//! `deckhand cards`: the catalogue of a game.

mod catalogue;

use crate::args::CardsArgs;
use crate::failure::{Done, Failure, WRONG_USE};
use crate::json;
use crate::reader::{Reader, in_all_languages};
pub(crate) use catalogue::{brief, show};
use deckhand_kernel::{CardFace, Msg, Scene, Speaker as _};
use deckhand_registry::Visitor;
use deckhand_table::{Catalogue, Found};
use serde_json::{Map, Value, json};
use std::io::{self, Write as _};

/// So many cards are shown in full; of more, the names.
const FULL: usize = 3;

pub(crate) fn run(reader: &Reader, args: &CardsArgs) -> Done {
    reader.with_game(&args.game, Cards { reader, what: args.what.join(" ") })?
}

struct Cards<'c> {
    reader: &'c Reader,
    what: String,
}

impl Visitor for Cards<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let speeches = in_all_languages::<G>();
        let catalogue = Catalogue::of::<G>(&speeches);
        let speech = &speeches[self.reader.lang.index()];
        let found = if self.what.trim().is_empty() {
            Found { best: Vec::new(), more: (0..catalogue.faces.len()).collect() }
        } else {
            catalogue.find(&self.what)
        };
        if found.is_empty() && !self.what.trim().is_empty() {
            return Err(Failure::Said(WRONG_USE, catalogue.unknown(&self.what, speech)));
        }
        if self.reader.wants_json() {
            let all = found.all().map(|at| as_json(&catalogue.faces[at], &speeches));
            return json::print(&Value::Array(all.collect()));
        }
        let mut out = io::stdout().lock();
        out.write_all(show(&catalogue, &found, speech, FULL).as_bytes())?;
        Ok(())
    }
}

fn as_json(card: &CardFace, speeches: &[deckhand_words::Speech; 3]) -> Value {
    let facts: Map<String, Value> = card
        .facts
        .iter()
        .map(|(name, value)| ((*name).to_string(), value.as_str().into()))
        .collect();
    json!({
        "id": card.id,
        "number": card.number,
        "name": json::said(speeches, std::slice::from_ref(&card.name)),
        "text": json::said(speeches, &card.text),
        "kind": card.kind,
        "kind_name": json::said(speeches, &[Msg::new(format!("kind-{}", card.kind))]),
        "facts": facts,
        "rules": card.rules,
        "ours": card.ours,
    })
}

/// A word of the game if it has one, else the plain name.
pub(crate) fn word_or(speech: &deckhand_words::Speech, id: &str, plain: &str) -> String {
    if speech.has(id) { speech.say(&Msg::new(id.to_string())) } else { plain.to_string() }
}
