//! Setting up the position of a scenario, and finding the words that a game's message is about.

use crate::{
    Fault, Scenario, Span, Word, arg_text, parse::KEYWORDS, script::Script, short_id,
    source::span_of,
};
use deckhand_kernel::{Arg, Msg, Scene, SetupError, Speaker, Table, Told};
use deckhand_words::nearest;

/// Where the position is described; the title if nothing is said about it.
pub(crate) fn given_span(scenario: &Scenario) -> Span {
    match scenario.given.statements.last() {
        Some(words) => span_of(words),
        None => scenario.title.span.clone(),
    }
}

/// Sets up the position; also tells the number of seats.
pub(crate) fn position<G: Scene>(
    scenario: &Scenario,
    speaker: &dyn Speaker,
    log: &mut Vec<Told<G::Event>>,
) -> Result<(G, u8), Fault> {
    let given = &scenario.given;
    let fault = |span: Span, what: String| Fault::new(&scenario.source, span, what);
    let mode = given.mode.as_ref().map_or(G::MODES[0].name, |mode| mode.text.as_str());
    let Some(known) = G::MODES.iter().find(|known| known.name == mode) else {
        let names = || G::MODES.iter().map(|mode| mode.name);
        let span =
            given.mode.as_ref().map_or(scenario.title.span.clone(), |word| word.span.clone());
        return Err(fault(span, format!("{} has no mode `{mode}`", G::NAME))
            .near(nearest(mode, names()))
            .note(format!("known: {}", names().collect::<Vec<_>>().join(", "))));
    };
    let seats = given.seats.as_ref().map_or(known.usual, |(seats, _)| *seats);
    let options: Vec<(String, String)> =
        given.options.iter().map(|(name, value)| (name.text.clone(), value.clone())).collect();
    for (name, _) in &given.options {
        if !G::OPTIONS.iter().any(|option| option.name == name.text) {
            let names = || G::OPTIONS.iter().map(|option| option.name);
            return Err(fault(
                name.span.clone(),
                format!("{} has no option `{}`", G::NAME, name.text),
            )
            .near(nearest(&name.text, names()))
            .note(format!("known: {}", names().collect::<Vec<_>>().join(", "))));
        }
    }
    let setup_fault = |SetupError(why): SetupError| {
        fault(setup_span(scenario, &why), format!("this can not be set up: {}", speaker.say(&why)))
    };
    if let Some(deal) = &given.deal {
        if let Some(words) = given.statements.first() {
            let what = "a game is dealt, or its position is described; not both";
            return Err(fault(span_of(words), what.to_owned()));
        }
        let setup = G::setup(mode, seats, &options).map_err(setup_fault)?;
        let mut script = Script::default();
        script.add(deal);
        let game = G::deal(&setup, &mut Table::telling(&mut script, log)).map_err(setup_fault)?;
        return match script.fault(&scenario.source, &deal.span) {
            Some(fault) => Err(fault),
            None => Ok((game, seats)),
        };
    }
    let mut draft = G::draft(mode, seats, &options).map_err(setup_fault)?;
    for words in &given.statements {
        let name = words[0].text.trim_end_matches(':');
        if !G::STATEMENTS.iter().any(|(known, _)| *known == name) {
            let names = || G::STATEMENTS.iter().map(|(name, _)| *name);
            let what = format!("no statement begins with `{name}`");
            return Err(fault(words[0].span.clone(), what)
                .near(nearest(name, names().chain(KEYWORDS)))
                .note(format!("about a position: {}", names().collect::<Vec<_>>().join(", ")))
                .note(format!("in every scenario: {}", KEYWORDS.join(", "))));
        }
        let mut texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        texts[0] = name;
        G::place(&mut draft, &texts).map_err(|(at, why)| {
            let span = words.get(at).map_or_else(|| span_of(words), |word| word.span.clone());
            let example = G::STATEMENTS.iter().find(|(known, _)| *known == name);
            let fault = fault(span, speaker.say(&why));
            match example {
                Some((_, example)) => fault.note(format!("example: {example}")),
                None => fault,
            }
        })?;
    }
    let game = G::finish(draft).map_err(|why| {
        fault(
            suspect_span(scenario, &why),
            format!("there is no such position: {}", speaker.say(&why)),
        )
    })?;
    Ok((game, seats))
}

/// The words of the setup that this message is about: the option, mode or number of seats that it names.
fn setup_span(scenario: &Scenario, why: &Msg) -> Span {
    let given = &scenario.given;
    let atoms = atoms(why);
    let option = given.options.iter().find(|(name, _)| atoms.contains(&name.text));
    match (option, &given.seats, &given.mode) {
        (Some((name, _)), ..) => name.span.clone(),
        (None, Some((_, span)), _) => span.clone(),
        (None, None, Some(mode)) => mode.span.clone(),
        (None, None, None) => scenario.title.span.clone(),
    }
}

/// The word or statement about the position that this message is most likely about.
fn suspect_span(scenario: &Scenario, why: &Msg) -> Span {
    let atoms = atoms(why);
    let hits = |words: &[Word]| -> Vec<Word> {
        words.iter().filter(|word| atoms.contains(&bare(&word.text))).cloned().collect()
    };
    let best = scenario
        .given
        .statements
        .iter()
        .map(|words| (hits(words), words))
        .max_by_key(|(hits, _)| hits.len());
    match best {
        Some((hits, words)) if !hits.is_empty() => {
            let named = hits.iter().find(|word| word.text.contains(char::is_alphabetic));
            named.map_or_else(|| span_of(words), |word| word.span.clone())
        }
        _ => given_span(scenario),
    }
}

/// A word without the punctuation around it.
pub(crate) fn bare(word: &str) -> String {
    word.trim_matches([':', ';', ',', '(', ')']).to_owned()
}

/// Everything a message names: numbers, texts, ids of nested messages.
pub(crate) fn atoms(msg: &Msg) -> Vec<String> {
    fn of_arg(arg: &Arg, atoms: &mut Vec<String>) {
        match arg {
            Arg::List(items) => items.iter().for_each(|item| of_arg(item, atoms)),
            Arg::Msg(msg) => {
                atoms.push(short_id(&msg.id).to_owned());
                msg.args.iter().for_each(|(_, arg)| of_arg(arg, atoms));
            }
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => atoms.push(arg_text(arg)),
        }
    }
    let mut atoms = Vec::new();
    msg.args.iter().for_each(|(_, arg)| of_arg(arg, &mut atoms));
    atoms
}
