//! Setting up the position of a scenario, and finding the words that a game's message is about.

use crate::{
    Fault, Scenario, Span, Word, arg_text, parse::KEYWORDS, script::Script, source::span_of,
    texts::said,
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

/// Why there is no position: the fault, and the game's own reason if it is the game that says so.
pub(crate) struct NoPosition {
    pub(crate) fault: Fault,
    pub(crate) why: Option<Msg>,
}

impl From<Fault> for NoPosition {
    fn from(fault: Fault) -> Self {
        Self { fault, why: None }
    }
}

/// Sets up the position; also tells the number of seats.
pub(crate) fn position<G: Scene>(
    scenario: &Scenario,
    speaker: &dyn Speaker,
    log: &mut Vec<Told<G::Event>>,
) -> Result<(G, u8), NoPosition> {
    let given = &scenario.given;
    let (mode, usual) = mode::<G>(scenario)?;
    let seats = given.seats.as_ref().map_or(usual, |(seats, _)| *seats);
    let options = options::<G>(scenario)?;
    let setup_fault = |SetupError(why): SetupError| {
        let what = Msg::new("scn-setup").with("why", speaker.say(&why));
        let fault = Fault::new(&scenario.source, setup_span(scenario, &why), what);
        NoPosition { fault, why: Some(why) }
    };
    if let Some(deal) = &given.deal {
        if let Some(words) = given.statements.first() {
            let what = Msg::new("scn-deal-or-describe");
            return Err(Fault::new(&scenario.source, span_of(words), what).into());
        }
        let setup = G::setup(mode, seats, &options).map_err(setup_fault)?;
        let mut script = Script::default();
        script.add(deal);
        let game = G::deal(&setup, &mut Table::telling(&mut script, log)).map_err(setup_fault)?;
        return match script.fault(&scenario.source, &deal.span) {
            Some(fault) => Err(fault.into()),
            None => Ok((game, seats)),
        };
    }
    let mut draft = G::draft(mode, seats, &options).map_err(setup_fault)?;
    for words in &given.statements {
        place::<G>(scenario, speaker, &mut draft, words)?;
    }
    let game = G::finish(draft).map_err(|why| {
        let what = Msg::new("scn-position").with("why", speaker.say(&why));
        let fault = Fault::new(&scenario.source, suspect_span(scenario, &why), what);
        NoPosition { fault, why: Some(why) }
    })?;
    Ok((game, seats))
}

/// The mode and its usual number of seats.
fn mode<G: Scene>(scenario: &Scenario) -> Result<(&'static str, u8), Fault> {
    let Some(word) = &scenario.given.mode else {
        return Ok((G::MODES[0].name, G::MODES[0].usual));
    };
    if let Some(mode) = G::MODES.iter().find(|known| known.name == word.text) {
        return Ok((mode.name, mode.usual));
    }
    let names: Vec<&str> = G::MODES.iter().map(|mode| mode.name).collect();
    let what = Msg::new("scn-no-mode").with("game", G::NAME).with("word", word.text.as_str());
    Err(unknown(scenario, word, what, &names))
}

fn options<G: Scene>(scenario: &Scenario) -> Result<Vec<(String, String)>, Fault> {
    let names: Vec<&str> = G::OPTIONS.iter().map(|option| option.name).collect();
    let options = scenario.given.options.iter().map(|(name, value)| {
        if names.contains(&name.text.as_str()) {
            return Ok((name.text.clone(), value.clone()));
        }
        let what = Msg::new("scn-no-option").with("game", G::NAME).with("word", name.text.as_str());
        Err(unknown(scenario, name, what, &names))
    });
    options.collect()
}

/// A fault about a word that should be one of these names.
pub(crate) fn unknown(scenario: &Scenario, word: &Word, what: Msg, names: &[&str]) -> Fault {
    Fault::new(&scenario.source, word.span.clone(), what)
        .near(nearest(&word.text, names.iter().copied()))
        .note(Msg::new("scn-known").with("names", names.join(", ")))
}

/// Hands one statement about the position to the game.
fn place<G: Scene>(
    scenario: &Scenario,
    speaker: &dyn Speaker,
    draft: &mut G::Draft,
    words: &[Word],
) -> Result<(), Fault> {
    let name = words[0].text.trim_end_matches(':');
    let Some((_, example)) = G::STATEMENTS.iter().find(|(known, _)| *known == name) else {
        let names: Vec<&str> = G::STATEMENTS.iter().map(|(name, _)| *name).collect();
        let what = Msg::new("scn-no-statement").with("word", name);
        let puzzle = scenario.task.iter().flat_map(|_| crate::task::KEYWORDS);
        return Err(Fault::new(&scenario.source, words[0].span.clone(), what)
            .near(nearest(name, names.iter().copied().chain(KEYWORDS).chain(puzzle)))
            .note(Msg::new("scn-statements").with("names", names.join(", ")))
            .note(Msg::new("scn-keywords").with("names", KEYWORDS.join(", "))));
    };
    let mut texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    texts[0] = name;
    G::place(draft, &texts).map_err(|(at, why)| {
        let span = words.get(at).map_or_else(|| span_of(words), |word| word.span.clone());
        Fault::new(&scenario.source, span, said(speaker.say(&why)))
            .note(Msg::new("scn-example").with("example", *example))
    })
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
            // What the message names first is what it is about.
            let named = atoms
                .iter()
                .filter(|atom| atom.contains(char::is_alphabetic))
                .find_map(|atom| hits.iter().find(|word| bare(&word.text) == *atom));
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
                atoms.push(arg_text(arg));
                msg.args.iter().for_each(|(_, arg)| of_arg(arg, atoms));
            }
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => atoms.push(arg_text(arg)),
        }
    }
    let mut atoms = Vec::new();
    msg.args.iter().for_each(|(_, arg)| of_arg(arg, &mut atoms));
    atoms
}
