//! `deckhand replay`: a record as a log, as a position, or checked.

mod seal;
pub(crate) mod walk;

use crate::args::ReplayArgs;
use crate::failure::{Done, FAILED, Failure, WRONG_USE};
use crate::json;
use crate::number::number;
use crate::play::why_bot;
use crate::reader::{Reader, title_of};
use crate::record_file::{Fault, RecordFile, game_named_in};
use crate::wrap::on_stdout;
use deckhand_kernel::{Msg, Redact as _, Scene, Seat, Speaker as _, Status, Title, Told, Viewer};
use deckhand_registry::Visitor;
use deckhand_table::{cited, sentences};
use deckhand_words::Speech;
use serde_json::json;
use std::io::{self, Write as _};
use walk::{Walk, Walked};

pub(crate) fn run(reader: &Reader, args: &ReplayArgs) -> Done {
    let (game, text) = game_named_in(&args.file).map_err(|Fault(msg)| reader.wrong(&msg))?;
    reader.with_game(&game, Replay { reader, args, text: &text })?
}

struct Replay<'c> {
    reader: &'c Reader,
    args: &'c ReplayArgs,
    text: &'c str,
}

impl Visitor for Replay<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args, text } = self;
        let speech = reader.speech_of::<G>();
        let failed = |Fault(msg)| Failure::Said(FAILED, speech.say(&msg));
        let file = RecordFile::<G>::read(text).map_err(failed)?;
        let (mode, seats) = G::describe(&file.header.setup);
        let viewer = viewer(reader, &args.view, seats)?;
        let at = match &args.at {
            Some(text) => Some(number(reader, "at", text, 0..=u64::from(u32::MAX))? as usize),
            None => None,
        };
        let mut out = io::stdout().lock();
        let quiet = reader.wants_json() || args.verify || at.is_some();
        if !quiet {
            let head = Msg::new("cli-replay-head")
                .with("game", title_of::<G>(&speech))
                .with("mode", Msg::new(format!("mode-{mode}")))
                .with("seats", seats);
            writeln!(out, "{}", speech.say(&head))?;
            for (at, player) in (0u8..).zip(&file.players) {
                let id = if player == "you" { "cli-seat-person" } else { "cli-seat-bot" };
                let msg = Msg::new(id).with("seat", Seat(at)).with("bot", player.as_str());
                writeln!(out, "{}", speech.say(&msg))?;
            }
        }
        let mut broken = None;
        let mut walk = Walk::begin(&file).map_err(failed)?;
        if !quiet {
            writeln!(out)?;
            events::<G>(&mut out, &speech, walk.sitting.log(), viewer)?;
        }
        let mut thought = 0;
        loop {
            // Answers are named as they were before they were given.
            let before = (args.thoughts && !quiet).then(|| walk.sitting.game().clone());
            match walk.next() {
                Ok(None) => break,
                Ok(Some(walked)) => {
                    if let Walked::Step { thoughts: Some(_), .. } = walked {
                        thought += 1;
                    }
                    if let Some(before) = &before {
                        thoughts(&mut out, &speech, before, &walked, viewer)?;
                    }
                    if !quiet {
                        step(&mut out, &speech, &walk, &walked, viewer)?;
                    }
                }
                Err(fault) => {
                    broken = Some(fault);
                    break;
                }
            }
        }
        if args.thoughts && !quiet && thought == 0 {
            writeln!(out, "{}", on_stdout(&speech.word("cli-replay-no-thoughts")))?;
        }
        let sealed = if args.verify { seal::check(text) } else { None };
        if let Some(Err(fault)) = &sealed {
            broken = broken.or_else(|| Some(fault.clone()));
        }
        let answers = walk.sitting.record().steps.len();
        if reader.wants_json() {
            json::print(&json!({
                "game": G::NAME,
                "mode": mode,
                "seats": seats,
                "players": file.players,
                "decisions": answers,
                "taken_back": walk.taken_back,
                "thoughts": thought,
                "over": walk.over,
                "verified": broken.is_none(),
                "fault": broken.as_ref().map(|Fault(msg)| speech.say(msg)),
            }))?;
        } else if let Some(at) = at {
            if at > answers {
                let msg = Msg::new("cli-replay-too-far")
                    .with("at", at as i64)
                    .with("answers", answers as i64);
                return Err(match broken {
                    Some(fault) => failed(fault),
                    None => Failure::Said(WRONG_USE, speech.say(&msg)),
                });
            }
            position(&mut out, &speech, &walk.position_after(at).map_err(failed)?, viewer)?;
        } else if broken.is_none() {
            let id = if args.verify { "cli-replay-verified" } else { "cli-replay-end" };
            let msg =
                Msg::new(id).with("answers", answers as i64).with("taken", walk.taken_back as i64);
            writeln!(out, "{}", speech.say(&msg))?;
            if let Some(Ok(fits)) = sealed {
                if let Some(from) = fits.from {
                    let msg = Msg::new("cli-seal-from")
                        .with("match", from.id)
                        .with("answers", i64::from(from.answers));
                    writeln!(out, "{}", speech.say(&msg))?;
                }
                let msg = Msg::new("cli-seal-fits").with("count", fits.count as i64);
                writeln!(out, "{}", speech.say(&msg))?;
            }
            let result = walk.sitting.game().result();
            for line in &result {
                writeln!(out, "{}", speech.say(line))?;
            }
            if result.is_empty() {
                writeln!(out, "{}", speech.word("cli-replay-unfinished"))?;
            }
        }
        match broken {
            Some(_) if reader.wants_json() => Err(Failure::Quiet(FAILED)),
            Some(fault) => Err(failed(fault)),
            None => Ok(()),
        }
    }
}

/// With whose eyes the record is read.
fn viewer(reader: &Reader, text: &str, seats: u8) -> Result<Viewer, Failure> {
    match text.trim().to_lowercase().as_str() {
        "all" => Ok(Viewer::All),
        "public" => Ok(Viewer::Public),
        text => {
            match text.parse::<u8>() {
                Ok(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
                _ => Err(reader
                    .wrong(&Msg::new("cli-bad-view").with("given", text).with("seats", seats))),
            }
        }
    }
}

/// What happened, as this viewer may know it.
fn events<G: Title>(
    out: &mut impl io::Write,
    speech: &Speech,
    log: &[Told<G::Event>],
    viewer: Viewer,
) -> io::Result<()> {
    let told: Vec<_> = log.iter().filter_map(|told| told.seen_by(viewer)).collect();
    for (_, sentence) in sentences::<G>(speech, &told) {
        writeln!(out, "{}", on_stdout(&format!("    {sentence}")))?;
    }
    Ok(())
}

/// What a bot thought before it answered, for those who may know what it holds.
fn thoughts<G: Title>(
    out: &mut impl io::Write,
    speech: &Speech,
    before: &G,
    walked: &Walked<G>,
    viewer: Viewer,
) -> io::Result<()> {
    let Walked::Step { seat, thoughts: Some(thoughts), .. } = walked else { return Ok(()) };
    if !viewer.knows(*seat) {
        return Ok(());
    }
    for line in why_bot::lines(speech, *seat, before, thoughts) {
        writeln!(out, "{}", on_stdout(&format!("    {line}")))?;
    }
    Ok(())
}

/// One line of the record and what came of it.
fn step<G: Title>(
    out: &mut impl io::Write,
    speech: &Speech,
    walk: &Walk<'_, G>,
    walked: &Walked<G>,
    viewer: Viewer,
) -> io::Result<()> {
    match walked {
        Walked::Step { number, seat, action, told, .. } => {
            // An answer may be secret until it is told; those who may not know it get what is told.
            let msg = if viewer.knows(*seat) {
                Msg::new("cli-replay-step").with("action", action.to_string())
            } else {
                Msg::new("cli-replay-step-hidden")
            };
            let msg = msg.with("number", number.to_string()).with("seat", *seat);
            writeln!(out, "{}", speech.say(&msg))?;
            events::<G>(out, speech, &walk.sitting.log()[*told..], viewer)
        }
        Walked::Undo { number } => {
            let msg = Msg::new("cli-replay-undo").with("number", number.to_string());
            writeln!(out, "{}", speech.say(&msg))
        }
        Walked::Over => Ok(()),
    }
}

/// The table, and who is asked what.
fn position<G: Title>(
    out: &mut impl io::Write,
    speech: &Speech,
    game: &G,
    viewer: Viewer,
) -> io::Result<()> {
    let picture = G::picture(&game.view(viewer), viewer, speech);
    writeln!(out, "{}", on_stdout(picture.trim_end()))?;
    if let Status::Asking(seats) = game.status() {
        for seat in seats.iter() {
            let msg = Msg::new("cli-replay-asked").with("seat", seat);
            match game.ask(seat).filter(|_| viewer.knows(seat)) {
                Some(ask) => {
                    let asked = cited::<G>(speech, &game.pose(seat, ask), game.ask_rule(ask));
                    writeln!(out, "{}", on_stdout(&format!("{} {asked}", speech.say(&msg))))?;
                }
                None => writeln!(out, "{}", speech.say(&msg))?,
            }
        }
    }
    for line in game.result() {
        writeln!(out, "{}", speech.say(&line))?;
    }
    Ok(())
}
