//! `deckhand deck`: decks in files and decks that come with a game. Here they are found, checked and listed; a sheet in
//! its own file shows one.

mod show;

use crate::args::DeckCommand;
use crate::failure::{Done, FAILED, Failure, WRONG_USE};
use crate::json;
use crate::reader::{Reader, speech_of_decks, speech_of_sheets};
use crate::wrap::{hanging, wrapped};
use deckhand_decks::{Checked, Fault, Finder, Sheet, check, render};
use deckhand_kernel::{Decks, Msg, ReadyDeck, Rulebook, Speaker as _};
use deckhand_registry::{DeckVisitor, UnknownGame, is_playable, names_with_decks, with_decks};
use deckhand_words::{Lang, Speech, fold, nearest};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

pub(crate) fn run(reader: &Reader, command: &DeckCommand) -> Done {
    match command {
        DeckCommand::Check { deck } => with_sheet(reader, deck, Check),
        DeckCommand::Show { deck } => with_sheet(reader, deck, show::Show),
        DeckCommand::List { game: Some(game) } => list(reader, &[game]),
        DeckCommand::List { game: None } => list(reader, names_with_decks()),
    }
}

/// Something to be done with a deck whose game is known.
trait Job {
    fn of_game<D: Decks>(self, read: &Read<'_>) -> Done;
}

/// A deck that was found and its reader.
struct Read<'c> {
    reader: &'c Reader,
    sheet: &'c Sheet,
    /// The name of a deck that comes with the game.
    ready: Option<&'static str>,
}

impl Read<'_> {
    /// The deck as far as it can be read, and its cards by their names.
    fn checked<D: Decks>(&self) -> (Checked, Finder) {
        let finder = Finder::of::<D>().expect("the texts of every game are Fluent");
        (check::<D>(self.sheet, &finder), finder)
    }

    /// What the deck is called by this reader.
    fn title(&self, speech: &Speech, checked: &Checked) -> String {
        match (self.ready, &checked.deck.name) {
            (Some(name), _) => speech.word(&format!("deck-{name}")),
            (None, Some(name)) => name.clone(),
            (None, None) => self.sheet.file().to_string(),
        }
    }
}

/// Finds the deck, its game, and does the job; without a game says what is wrong with the file.
fn with_sheet(reader: &Reader, deck: &str, job: impl Job) -> Done {
    let (sheet, ready) = found(reader, deck)?;
    let read = Read { reader, sheet: &sheet, ready };
    let Some(game) = sheet.game() else {
        return refused(&read, sheet.faults());
    };
    match with_decks(&game.text, Visit { job, read: &read }) {
        Ok(done) => done,
        Err(unknown) => {
            let [words, mend] = no_game(unknown);
            let mut faults = sheet.faults().to_vec();
            faults.push(Fault::new(game.span.clone(), words, mend));
            faults.sort_by_key(|fault| fault.span.start);
            refused(&read, &faults)
        }
    }
}

/// The cards of a deck as one line, `3 slug, 2 slug`, in which games take them as an option. The deck is a file or one
/// that comes with the game.
pub(crate) fn as_line(reader: &Reader, deck: &str) -> Result<String, Failure> {
    struct Line<'c>(&'c Read<'c>);
    impl DeckVisitor for Line<'_> {
        type Out = Result<String, Failure>;

        fn visit<D: Decks>(self) -> Self::Out {
            let (checked, finder) = self.0.checked::<D>();
            if !checked.faults.is_empty() {
                refused(self.0, &checked.faults)?;
            }
            Ok(checked.deck.line(&finder))
        }
    }
    let (sheet, ready) = found(reader, deck)?;
    let read = Read { reader, sheet: &sheet, ready };
    let game = sheet.game().map_or("", |game| game.text.as_str());
    match with_decks(game, Line(&read)) {
        Ok(line) => line,
        Err(unknown) => Err(reader.wrong(&no_game(unknown)[0])),
    }
}

/// That no game with decks has this name, and which have one.
fn no_game(unknown: UnknownGame) -> [Msg; 2] {
    let mend = Msg::new("cli-deck-no-game-mend")
        .with("nearest", unknown.nearest.unwrap_or_default())
        .with("known", names_with_decks().to_vec());
    [Msg::new("cli-deck-no-game").with("name", unknown.name), mend]
}

struct Visit<'c, J> {
    job: J,
    read: &'c Read<'c>,
}

impl<J: Job> DeckVisitor for Visit<'_, J> {
    type Out = Done;

    fn visit<D: Decks>(self) -> Done {
        self.job.of_game::<D>(self.read)
    }
}

/// The deck that was asked for: a file, or one that comes with a game.
fn found(reader: &Reader, deck: &str) -> Result<(Sheet, Option<&'static str>), Failure> {
    let path = Path::new(deck);
    let unread = match fs::read(path) {
        Ok(bytes) => return Ok((Sheet::of_bytes(deck, &bytes), None)),
        Err(error) => error,
    };
    let ready = all_ready();
    let asked = fold(deck);
    let of_name =
        |(_, titles): &&(ReadyDeck, Vec<String>)| titles.iter().any(|it| fold(it) == asked);
    if let Some((deck, _)) = ready.iter().find(of_name) {
        return Ok((Sheet::new(deck.name, deck.text), Some(deck.name)));
    }
    // What has a folder or an ending in it was meant as a file.
    if deck.contains(['/', '\\', '.']) || path.exists() {
        let msg =
            Msg::new("cli-file-unreadable").with("file", deck).with("why", unread.to_string());
        return Err(reader.wrong(&msg));
    }
    let names = ready.iter().flat_map(|(_, titles)| titles).map(String::as_str);
    let near = nearest(deck, names).unwrap_or_default();
    Err(reader.wrong(&Msg::new("cli-deck-unknown").with("name", deck).with("nearest", near)))
}

/// All decks that come with games, each with its names.
fn all_ready() -> Vec<(ReadyDeck, Vec<String>)> {
    struct All;
    impl DeckVisitor for All {
        type Out = Vec<(ReadyDeck, Vec<String>)>;

        fn visit<D: Decks>(self) -> Self::Out {
            let speeches = Lang::ALL.map(speech_of_decks::<D>);
            let titles = |deck: &ReadyDeck| {
                let title = format!("deck-{}", deck.name);
                let titles = speeches.iter().map(|speech| speech.word(&title));
                [deck.name.to_string()].into_iter().chain(titles).collect()
            };
            D::READY.iter().map(|deck| (*deck, titles(deck))).collect()
        }
    }
    names_with_decks().iter().filter_map(|game| with_decks(game, All).ok()).flatten().collect()
}

/// A file whose game is not known: all that can be said is what is wrong with it.
fn refused(read: &Read<'_>, faults: &[Fault]) -> Done {
    if read.reader.wants_json() {
        let speeches = Lang::ALL.map(speech_of_sheets);
        let name = read.sheet.name().map(|name| name.text.as_str());
        json::print(&json!({
            "file": read.sheet.file(),
            "game": null,
            "name": name,
            "profile": null,
            "cards": read.sheet.rows().iter().map(|row| u32::from(row.count)).sum::<u32>(),
            "legal": false,
            "faults": faults_json(read.sheet, faults, None, &speeches),
        }))?;
    } else {
        print_faults(read.sheet, faults, None, &speech_of_sheets(read.reader.lang))?;
    }
    Err(Failure::Quiet(FAILED))
}

struct Check;

impl Job for Check {
    fn of_game<D: Decks>(self, read: &Read<'_>) -> Done {
        let (checked, _) = read.checked::<D>();
        let legal = checked.faults.is_empty();
        let book = Some(D::rulebook());
        if read.reader.wants_json() {
            let speeches = Lang::ALL.map(speech_of_decks::<D>);
            json::print(&json!({
                "file": read.sheet.file(),
                "game": D::GAME,
                "name": checked.deck.name,
                "profile": checked.deck.profile,
                "cards": checked.deck.cards(),
                "legal": legal,
                "faults": faults_json(read.sheet, &checked.faults, book, &speeches),
            }))?;
        } else {
            let speech = speech_of_decks::<D>(read.reader.lang);
            if legal {
                let msg = Msg::new("cli-deck-legal")
                    .with("deck", read.title(&speech, &checked))
                    .with("game", game_title::<D>(&speech))
                    .with("cards", checked.deck.cards())
                    .with("profile", checked.deck.profile);
                writeln!(io::stdout(), "{}", wrapped(&speech.say(&msg), ""))?;
                print_notes::<D>(&speech, &checked)?;
            } else {
                print_faults(read.sheet, &checked.faults, book, &speech)?;
            }
        }
        if legal { Ok(()) } else { Err(Failure::Quiet(FAILED)) }
    }
}

fn game_title<D: Decks>(speech: &Speech) -> String {
    speech.word(&format!("game-{}", D::GAME))
}

/// Every fault with its place in the form that editors understand, and how many there are.
fn print_faults(
    sheet: &Sheet,
    faults: &[Fault],
    book: Option<&Rulebook>,
    speech: &Speech,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for fault in faults {
        let (line, column) = sheet.place(fault.span.start);
        writeln!(out, "{}:{line}:{column}", sheet.file())?;
        writeln!(out, "{}", render(sheet, fault, book, speech))?;
    }
    let sum = Msg::new("cli-deck-faults").with("count", faults.len() as i64);
    writeln!(out, "{}", speech.say(&sum))
}

/// What is worth knowing about a deck.
fn print_notes<D: Decks>(speech: &Speech, checked: &Checked) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let playable = if is_playable(D::GAME) { None } else { Some(not_playable::<D>(speech)) };
    for note in D::notes(&checked.deck.list).iter().map(|note| speech.say(note)).chain(playable) {
        writeln!(out, "{}", hanging(&note, "- ", "  "))?;
    }
    Ok(())
}

/// The game has its decks and not yet its play.
fn not_playable<D: Decks>(speech: &Speech) -> String {
    speech.say(&Msg::new("cli-deck-not-playable").with("game", game_title::<D>(speech)))
}

fn faults_json(
    sheet: &Sheet,
    faults: &[Fault],
    book: Option<&Rulebook>,
    speeches: &[Speech; 3],
) -> Vec<Value> {
    let fault = |fault: &Fault| {
        let (line, column) = sheet.place(fault.span.start);
        let rule = book.and_then(|book| fault.rule.map(|rule| book.rule(rule).id));
        json!({
            "line": line,
            "column": column,
            "rule": rule,
            "what": json::said(speeches, std::slice::from_ref(&fault.words)),
            "mend": json::said(speeches, std::slice::from_ref(&fault.mend)),
        })
    };
    faults.iter().map(fault).collect()
}

/// The decks of these games.
fn list(reader: &Reader, games: &[impl AsRef<str>]) -> Done {
    let unknown = |unknown| {
        let sentences = no_game(unknown).map(|msg| reader.speech.say(&msg));
        Failure::Said(WRONG_USE, sentences.join(" "))
    };
    let mut values = Vec::new();
    for (at, game) in games.iter().enumerate() {
        if reader.wants_json() {
            values.push(with_decks(game.as_ref(), ListAsJson).map_err(unknown)?);
        } else {
            let text = with_decks(game.as_ref(), ListAsText(reader)).map_err(unknown)?;
            let gap = if at > 0 { "\n" } else { "" };
            write!(io::stdout(), "{gap}{text}")?;
        }
    }
    if reader.wants_json() { json::print(&Value::Array(values)) } else { Ok(()) }
}

/// A deck that comes with the game `D`.
fn checked_ready<D: Decks>(ready: &ReadyDeck, finder: &Finder) -> Checked {
    check::<D>(&Sheet::new(ready.name, ready.text), finder)
}

struct ListAsText<'c>(&'c Reader);

impl DeckVisitor for ListAsText<'_> {
    type Out = String;

    fn visit<D: Decks>(self) -> String {
        let speech = speech_of_decks::<D>(self.0.lang);
        let finder = Finder::of::<D>().expect("the texts of every game are Fluent");
        let mut lines = Vec::new();
        let head = Msg::new("cli-deck-list")
            .with("game", game_title::<D>(&speech))
            .with("count", D::READY.len() as i64);
        lines.push(speech.say(&head));
        if !is_playable(D::GAME) {
            lines.push(wrapped(&not_playable::<D>(&speech), ""));
        }
        if !D::PROFILES.is_empty() {
            lines.push(format!("\n{}", speech.word("cli-deck-profiles")));
            for profile in D::PROFILES {
                let about = speech.word(&format!("profile-{profile}"));
                lines.push(hanging(&format!("{profile}: {about}"), "  ", "      "));
            }
        }
        lines.push(format!("\n{}", speech.word("cli-deck-ready")));
        for ready in D::READY {
            let deck = checked_ready::<D>(ready, &finder).deck;
            let line = Msg::new("cli-deck-line")
                .with("name", ready.name)
                .with("title", speech.word(&format!("deck-{}", ready.name)))
                .with("profile", deck.profile)
                .with("cards", deck.cards());
            lines.push(hanging(&speech.say(&line), "  ", "      "));
            lines.push(wrapped(&speech.word(&format!("deck-{}-about", ready.name)), "      "));
        }
        lines.push(format!("\n{}", wrapped(&speech.word("cli-deck-hint"), "")));
        lines.join("\n") + "\n"
    }
}

struct ListAsJson;

impl DeckVisitor for ListAsJson {
    type Out = Value;

    fn visit<D: Decks>(self) -> Value {
        let speeches = Lang::ALL.map(speech_of_decks::<D>);
        let say = |id: String| json::said(&speeches, &[Msg::new(id)]);
        let finder = Finder::of::<D>().expect("the texts of every game are Fluent");
        let deck = |ready: &ReadyDeck| {
            let deck = checked_ready::<D>(ready, &finder).deck;
            json!({
                "name": ready.name,
                "title": say(format!("deck-{}", ready.name)),
                "about": say(format!("deck-{}-about", ready.name)),
                "profile": deck.profile,
                "cards": deck.cards(),
            })
        };
        json!({
            "game": D::GAME,
            "title": say(format!("game-{}", D::GAME)),
            "playable": is_playable(D::GAME),
            "profiles": D::PROFILES,
            "decks": D::READY.iter().map(deck).collect::<Vec<_>>(),
        })
    }
}
