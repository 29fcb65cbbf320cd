//! One person's turn: the question, the offers, and everything that may be typed until there is an answer.

use super::command::Command;
use super::narrow::Narrow;
use super::session::Thought;
use super::talk::{After, Answered, Board, Talk};
use super::understand::{Meaning, understand};
use super::why_bot;
use crate::cards::{brief, show};
use crate::failure::{Done, Failure};
use crate::rules;
use crate::wrap::hanging;
use deckhand_kernel::{
    Msg, Offer, Pick, Seat, Speaker as _, Thing, Title, Undo, UndoRefused, Weight, offers, preview,
};
use deckhand_table::{cards_of, cited, offer_text, sentences, why_card};
use deckhand_words::fold;

/// So many lines of the log are shown when no number is given.
const LOG: usize = 20;
/// So many cards are shown in full when several fit.
const CARDS: usize = 3;

/// Asks until there is an answer or the person leaves.
pub(super) fn turn<G: Title>(talk: &mut Talk<'_, G>, seat: Seat) -> Answered {
    let mut offers = offers(talk.session.game(), seat);
    // What is rarely meant or grave comes last, so that it is not the first thing to be read or hit; before it come
    // answers without any part to choose, such as to skip.
    offers.sort_by_key(|offer| (offer.weight, offer.picks.len() < 2));
    let narrow = Narrow::new(offers.len());
    let mut turn = Turn { talk, seat, offers, narrow, grave: None };
    if turn.talk.board == Board::EveryTurn && turn.table_is_news() {
        turn.talk.picture()?;
    } else {
        turn.talk.screen.say("")?;
    }
    turn.talk.fresh = false;
    turn.list()?;
    loop {
        let Some(line) = turn.talk.screen.read()? else { return Ok(After::EndOfInput) };
        if let Some(after) = turn.line(&line)? {
            return Ok(after);
        }
    }
}

struct Turn<'t, 'a, G: Title> {
    talk: &'t mut Talk<'a, G>,
    seat: Seat,
    offers: Vec<Offer<G::Action>>,
    narrow: Narrow,
    /// A grave answer that waits to be confirmed, and how it was typed.
    grave: Option<(usize, String)>,
}

impl<G: Title> Turn<'_, '_, G> {
    /// Whether the table is worth showing: when it looks another way, but not again for each of several questions that
    /// belong to one answer and between which nothing happens.
    fn table_is_news(&self) -> bool {
        let sitting = self.talk.session.sitting();
        let game = sitting.game();
        let own = sitting.record().steps.last().is_some_and(|step| step.seat == self.seat);
        let reply = game.ask(self.seat).is_some_and(|ask| game.is_reply(ask));
        (!own || game.at_rest() || reply || self.talk.fresh) && self.talk.looks_new()
    }

    /// Does what a line says. Something when the turn is over.
    fn line(&mut self, line: &str) -> Result<Option<After>, Failure> {
        if let Some((at, typed)) = self.grave.take() {
            if line == typed || self.is_yes(line) {
                return self.answer(at).map(Some);
            }
            self.say(&Msg::new("cli-not-done"))?;
        }
        if line.is_empty() {
            return self.list().map(|()| None);
        }
        match self.understand(line) {
            Meaning::Answer(at) if self.offers[at].weight == Weight::Heavy => {
                let words = offer_text::phrase(self.talk.speech(), &self.offers[at].words);
                self.grave = Some((at, line.to_string()));
                self.say(&Msg::new("cli-sure").with("action", words))?;
            }
            Meaning::Answer(at) => return self.answer(at).map(Some),
            Meaning::Group(pick, members) => {
                let said = self.picked(pick.as_ref(), &members);
                self.narrow.keep(members, said);
                self.list()?;
            }
            Meaning::Several(members) => {
                let said = self.talk.speech().say(&Msg::new("cli-typed").with("text", line));
                self.narrow.search(members, said);
                self.list()?;
            }
            Meaning::NoSuchNumber => self.no_such_number(line)?,
            Meaning::NotOffered(action) => self.why(action)?,
            // Whoever types nothing but the name of a card wants to know about it.
            Meaning::Nothing(..) if !self.talk.catalogue.find(line).best.is_empty() => {
                self.card(line)?;
            }
            Meaning::Nothing(why, near) => self.nothing(&why, near)?,
            Meaning::Command(command) => return self.command(&command),
        }
        Ok(None)
    }

    fn command(&mut self, command: &Command) -> Result<Option<After>, Failure> {
        match command {
            Command::Why(what) => self.why_line(what)?,
            Command::WhyBot => self.why_bot()?,
            Command::Rule(what) => self.rule(what)?,
            Command::Card(what) => self.card(what)?,
            Command::Look(what) => self.look(what)?,
            Command::Log(count) => self.log(count)?,
            Command::Board => self.talk.picture()?,
            Command::All => {
                self.narrow.show_all();
                self.list()?;
            }
            Command::Back if self.narrow.back() => self.list()?,
            Command::Back => self.say(&Msg::new("cli-nothing-back"))?,
            Command::Undo => return self.undo(),
            Command::Redo => return self.redo(),
            Command::Help => self.say(&Msg::new("cli-help"))?,
            Command::Quit => return Ok(Some(After::Quit)),
        }
        Ok(None)
    }

    fn answer(&mut self, at: usize) -> Answered {
        let action = self.offers[at].action;
        match self.talk.session.answer(self.seat, action) {
            Ok(kept) => self.talk.record_news(kept)?,
            // What is offered is never refused; if a game is at fault here, nothing has changed and the person is told.
            Err(refusal) => {
                let text = cited::<G>(self.talk.speech(), &refusal.because, refusal.rule);
                self.talk.screen.say(text)?;
            }
        }
        Ok(After::GoOn)
    }

    /// The question, what was picked so far, and the numbered offers or groups.
    fn list(&mut self) -> Done {
        let game = self.talk.session.game();
        let speech = self.talk.speech();
        let mut text = String::new();
        if let Some(ask) = game.ask(self.seat) {
            text = cited::<G>(speech, &game.pose(self.seat, ask), game.ask_rule(ask));
            text.push('\n');
        }
        let offer = |at: usize| offer_text::offer::<G>(speech, &self.offers[at]);
        let picked = |pick: Option<&Pick>, members: &[usize]| self.picked(pick, members);
        text.push_str(&self.narrow.text(&self.offers, speech, offer, picked));
        self.talk.screen.say(text)
    }

    /// A pick that several offers agree in. A place is named with the card that lies there, if the offers name it.
    fn picked(&self, pick: Option<&Pick>, members: &[usize]) -> String {
        let speech = self.talk.speech();
        let said = offer_text::pick(speech, &self.talk.catalogue, pick);
        let Some(Pick { thing: Thing::Slot(place), .. }) = pick else { return capitalized(&said) };
        let offer = members.first().map(|&at| std::slice::from_ref(&self.offers[at]));
        let game = self.talk.session.game();
        let lies = |number: &u16| {
            game.whereabouts(self.seat, *number).iter().any(|(there, _)| there == place)
        };
        let cards = cards_of(offer.unwrap_or_default(), &self.talk.catalogue);
        match cards.iter().find(|number| lies(number)) {
            Some(&number) => {
                let card = self.talk.catalogue.name_of(number, speech).unwrap_or_default();
                speech.say(&Msg::new("cli-card-at").with("card", card).with("place", said))
            }
            None => said,
        }
    }

    /// Why the action of a line is not possible, or that it is.
    fn why_line(&mut self, what: &str) -> Done {
        if what.is_empty() {
            return self.why_what();
        }
        let meaning = self.understand(what);
        // What begins like an answer is one, even if a card is called so too; other words rather mean a card.
        if !self.is_answer(what, &meaning)
            && let Some(card) = self.talk.catalogue.only(what, &self.cards())
        {
            return self.why_card(card);
        }
        match meaning {
            // A verb that no answer begins with now: how it is written.
            Meaning::Several(_) if is_verb::<G>(what) && !self.is_begun(what, &meaning) => {
                self.unwritten(what)
            }
            Meaning::Answer(at) => self.possible(&[at]),
            Meaning::Group(_, members) | Meaning::Several(members) => self.possible(&members),
            Meaning::NotOffered(action) => self.why(action),
            Meaning::NoSuchNumber => self.no_such_number(what),
            Meaning::Command(_) => self.why_what(),
            // One of several cards: which?
            Meaning::Nothing(..)
                if !is_verb::<G>(what) && !self.talk.catalogue.find(what).is_empty() =>
            {
                self.card(what)
            }
            Meaning::Nothing(why, near) => self.nothing(&why, near),
        }
    }

    /// Whether a line means an answer by its number or by how answers are written, or is a verb.
    fn is_answer(&self, line: &str, meaning: &Meaning<G::Action>) -> bool {
        let numbered =
            matches!(meaning, Meaning::Answer(_) | Meaning::Group(..) | Meaning::NotOffered(_));
        // A card may be called like a verb; it is meant where no answer begins so.
        let verb = is_verb::<G>(line) && self.talk.catalogue.find(line).best.is_empty();
        numbered || verb || self.is_begun(line, meaning)
    }

    /// Whether all answers that a line means begin with it.
    fn is_begun(&self, line: &str, meaning: &Meaning<G::Action>) -> bool {
        let Meaning::Several(members) = meaning else { return false };
        let line = line.to_lowercase();
        let notation = |at: &usize| self.offers[*at].action.to_string().to_lowercase();
        members.iter().all(|at| notation(at).starts_with(&line))
    }

    /// What a verb lacks to be an answer.
    fn unwritten(&mut self, verb: &str) -> Done {
        match verb.to_lowercase().parse::<G::Action>() {
            Ok(action) => self.why(action),
            Err(why) => self.nothing(&why, None),
        }
    }

    /// The numbers of the cards that are in question.
    fn cards(&self) -> Vec<u16> {
        let mut cards = cards_of(&self.offers, &self.talk.catalogue);
        cards.extend(self.talk.session.game().concerned(self.seat));
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// What a bot thought last, if that may be told.
    fn why_bot(&mut self) -> Done {
        if !self.talk.open_bots {
            return self.say(&Msg::new("cli-bot-closed"));
        }
        match self.talk.session.thought() {
            Some(thought) => {
                let Thought { seat, before, thoughts } = thought;
                let lines = why_bot::lines(self.talk.speech(), *seat, before, thoughts);
                self.talk.screen.say(lines.join("\n"))
            }
            None => self.say(&Msg::new("cli-bot-nothing")),
        }
    }

    fn understand(&self, line: &str) -> Meaning<G::Action> {
        let (catalogue, speech) = (&self.talk.catalogue, self.talk.speech());
        understand::<G>(line, &self.offers, &self.narrow, catalogue, speech)
    }

    /// What can be done with a card now, and why not more.
    fn why_card(&mut self, card: usize) -> Done {
        let (game, speech) = (self.talk.session.game(), self.talk.speech());
        let catalogue = &self.talk.catalogue;
        let face = &catalogue.faces[card];
        let lines = why_card::lines::<G>(game, self.seat, catalogue, face, speech);
        if lines.is_empty() {
            let msg = Msg::new("cli-why-card-not").with("card", speech.say(&face.name));
            return self.say(&msg);
        }
        self.talk.screen.say(lines.join("\n"))
    }

    fn no_such_number(&mut self, given: &str) -> Done {
        let count = self.narrow.lines(&self.offers).len() as i64;
        self.say(&Msg::new("cli-no-such-number").with("given", given).with("count", count))
    }

    fn why_what(&mut self) -> Done {
        let example = self.offers.first().map(|offer| offer.action.to_string());
        self.say(&Msg::new("cli-why-what").with("example", example.unwrap_or_default()))
    }

    fn possible(&mut self, members: &[usize]) -> Done {
        let [only] = members else {
            return self.say(&Msg::new("cli-possible-some").with("count", members.len() as i64));
        };
        let (offer, speech) = (&self.offers[*only], self.talk.speech());
        let msg = Msg::new("cli-possible").with("action", offer_text::phrase(speech, &offer.words));
        self.say(&msg)
    }

    fn why(&mut self, action: G::Action) -> Done {
        let game = self.talk.session.game();
        let text = match game.why_not(self.seat, action) {
            Some(refusal) => cited::<G>(self.talk.speech(), &refusal.because, refusal.rule),
            None => self.talk.speech().say(
                &Msg::new("cli-possible")
                    .with("action", offer_text::action(self.talk.speech(), &action)),
            ),
        };
        self.talk.screen.say(text)
    }

    fn nothing(&mut self, why: &Msg, near: Option<String>) -> Done {
        self.say(why)?;
        match near {
            Some(near) => self.say(&Msg::new("cli-did-you-mean").with("nearest", near)),
            None => self.say(&Msg::new("cli-help-hint")),
        }
    }

    fn rule(&mut self, what: &str) -> Done {
        let book = G::rulebook();
        let asked = self.talk.session.game().ask(self.seat);
        let what = match asked {
            Some(ask) if what.is_empty() => book.rule(self.talk.session.game().ask_rule(ask)).id,
            _ => what,
        };
        let text = rules::text(book, what, self.talk.speech());
        self.talk.screen.say(text)
    }

    fn card(&mut self, what: &str) -> Done {
        if what.is_empty() {
            let text = brief(&self.talk.catalogue, &self.cards(), self.talk.speech());
            if !text.is_empty() {
                self.talk.screen.say(text)?;
            }
            return self.say(&Msg::new("cli-card-what"));
        }
        let found = self.talk.catalogue.find(what);
        let speech = self.talk.speech();
        let mut text = if found.is_empty() {
            self.talk.catalogue.unknown(what, speech)
        } else {
            show(&self.talk.catalogue, &found, speech, CARDS)
        };
        // One card that is meant: how those of its name stand now.
        if let ([only], _) | ([], [only]) = (&found.best[..], &found.more[..]) {
            let number = self.talk.catalogue.faces[*only].number;
            for (_, state) in self.talk.session.game().whereabouts(self.seat, number) {
                let said = hanging(&speech.say(&state), "  ", "    ");
                text.push_str(&said);
                text.push('\n');
            }
        }
        self.talk.screen.say(text)
    }

    /// What would surely follow an offer.
    fn look(&mut self, what: &str) -> Done {
        let at = match self.understand(what) {
            Meaning::Answer(at) if !what.is_empty() => at,
            Meaning::NotOffered(action) => return self.why(action),
            Meaning::NoSuchNumber => return self.no_such_number(what),
            Meaning::Group(_, members) if !what.is_empty() => {
                let msg = Msg::new("cli-look-group").with("count", members.len() as i64);
                return self.say(&msg.with("given", what));
            }
            _ => return self.say(&Msg::new("cli-look-what")),
        };
        let offer = &self.offers[at];
        let preview = preview(self.talk.session.game(), self.seat, offer.action);
        let speech = self.talk.speech();
        let mut lines =
            vec![speech.say(
                &Msg::new("cli-look").with("action", offer_text::phrase(speech, &offer.words)),
            )];
        for (_, sentence) in sentences::<G>(speech, &preview.events) {
            lines.push(format!("  {sentence}"));
        }
        if preview.events.is_empty() {
            lines.push(format!("  {}", speech.word("cli-look-nothing")));
        }
        let others = || preview.next.iter().filter(|&seat| seat != self.seat);
        let at_once: Vec<Seat> =
            others().filter(|&seat| !self.talk.session.is_person(seat)).collect();
        lines.push(match preview.undo {
            Undo::Never => speech.word("cli-look-never"),
            Undo::Free if at_once.is_empty() => speech.word("cli-look-free"),
            Undo::Free => speech.say(
                &Msg::new("cli-look-bots")
                    .with("count", at_once.len() as i64)
                    .with("seats", at_once),
            ),
        });
        self.talk.screen.say(lines.join("\n"))
    }

    fn log(&mut self, count: &str) -> Done {
        let lines = self.talk.log_lines();
        let count = match count {
            "" => LOG,
            typed => match typed.parse() {
                Ok(count) => count,
                Err(_) => return self.say(&Msg::new("cli-log-what").with("given", typed)),
            },
        };
        let from = lines.len().saturating_sub(count);
        if lines.is_empty() {
            return self.say(&Msg::new("cli-log-empty"));
        }
        self.talk.screen.say(lines[from..].join("\n"))
    }

    /// Takes back the last answer that somebody gave, and the questions that were passed after it without asking: these
    /// would be passed again at once.
    fn undo(&mut self) -> Result<Option<After>, Failure> {
        let mut passed = false;
        loop {
            match self.talk.session.undo(self.seat) {
                Ok((seat, action, kept)) => {
                    self.talk.forget();
                    self.talk.record_news(kept)?;
                    if self.talk.unasked(seat) == Some(action) {
                        passed = true;
                        continue;
                    }
                    self.say(
                        &Msg::new("cli-undone")
                            .with("action", offer_text::action(self.talk.speech(), &action)),
                    )?;
                    self.talk.fresh = true;
                    return Ok(Some(After::GoOn));
                }
                Err(why) => {
                    self.say(&Msg::new(undo_refused(why, "undo-nothing")))?;
                    return Ok(passed.then_some(After::GoOn));
                }
            }
        }
    }

    fn redo(&mut self) -> Result<Option<After>, Failure> {
        match self.talk.session.redo(self.seat) {
            Ok((_, action, kept)) => {
                self.say(
                    &Msg::new("cli-redone")
                        .with("action", offer_text::action(self.talk.speech(), &action)),
                )?;
                self.talk.record_news(kept)?;
                self.talk.fresh = true;
                Ok(Some(After::GoOn))
            }
            Err(why) => self.say(&Msg::new(undo_refused(why, "redo-nothing"))).map(|()| None),
        }
    }

    fn is_yes(&self, line: &str) -> bool {
        let typed = fold(line);
        ["yes", "y", "ja", "j", "да", "д"].contains(&typed.as_str())
    }

    fn say(&mut self, msg: &Msg) -> Done {
        self.talk.say(msg)
    }
}

/// Whether a line is a verb of the game and nothing else.
fn is_verb<G: Title>(line: &str) -> bool {
    let folded = fold(line);
    why_card::verbs::<G>().any(|verb| fold(verb) == folded)
}

/// With a capital letter, as at the beginning of a line.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn undo_refused(why: UndoRefused, nothing: &'static str) -> &'static str {
    match why {
        UndoRefused::Nothing => nothing,
        UndoRefused::OthersActed => "undo-others-acted",
        UndoRefused::Learned => "undo-learned",
    }
}
