//! `deckhand review`: what a bot would have done in a seat of a recorded game, and what the difference cost.

mod html;
mod lines;

use crate::args::ReviewArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::number::number;
use crate::reader::Reader;
use crate::record_file::{Fault, OverLine, RecordFile, fresh_file, game_named_in};
use crate::replay::walk::Walk;
use crate::sim::{MAX_STEPS, decimal, threads};
use crate::watched::watched;
use crate::wrap::on_stdout;
use deckhand_arena::Interval;
use deckhand_bots::by_name;
use deckhand_kernel::{Msg, Outcome, Scene, Seat, Speaker as _, Status, Title};
use deckhand_registry::Visitor;
use deckhand_review::{
    Choice, Judged, Plan, Review, Share, Verdict, choices, review, turning_points,
};
use deckhand_table::offer_text::noted;
use deckhand_words::Speech;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

/// Playouts longer than this are given up: no game of bots comes near it.
const LONGEST: u64 = MAX_STEPS / 10;

pub(crate) fn run(reader: &Reader, args: &ReviewArgs) -> Done {
    let (game, text) = game_named_in(&args.file).map_err(|Fault(msg)| reader.wrong(&msg))?;
    reader.with_game(&game, Command { reader, args, text: &text })?
}

struct Command<'c> {
    reader: &'c Reader,
    args: &'c ReviewArgs,
    text: &'c str,
}

/// A review and everything that is needed to say it.
struct Said<'r, G: Title> {
    speech: &'r Speech,
    plan: &'r Plan,
    mode: &'r str,
    choices: &'r [Choice<G>],
    review: &'r Review<G::Action>,
    /// Places in the list of judged choices.
    turning: Vec<usize>,
    /// How the game ended in words; empty if it has not.
    result: Vec<String>,
    outcome: Option<Outcome>,
    /// How many answers the whole game has.
    answers: usize,
}

impl Visitor for Command<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args, text } = self;
        let speech = reader.speech_of::<G>();
        let failed = |Fault(msg)| Failure::Said(FAILED, speech.say(&msg));
        let file = RecordFile::<G>::read(text).map_err(failed)?;
        let (mode, seats) = G::describe(&file.header.setup);
        let plan = plan::<G>(reader, args, &file.players, (mode, seats))?;
        let mut walk = Walk::begin(&file).map_err(failed)?;
        walk.finish().map_err(failed)?;
        let sitting = &walk.sitting;
        let found =
            choices(sitting.record(), plan.seat).map_err(|error| failed(Fault(error.words())))?;
        if found.is_empty() {
            let msg = Msg::new("cli-review-none").with("seat", plan.seat);
            return Err(Failure::Said(FAILED, speech.say(&msg)));
        }
        // Before minutes of work: a page that can not be written is told at once.
        let page = args.html.as_deref().map(|path| page_file(reader, path)).transpose()?;
        let review = watched(found.len() as u64, |tell, stop| review(&found, &plan, tell, stop));
        let said = Said {
            speech: &speech,
            plan: &plan,
            mode,
            choices: &found,
            turning: turning_points(&review.judged),
            review: &review,
            result: sitting.game().result().iter().map(|line| speech.say(line)).collect(),
            outcome: match sitting.game().status() {
                Status::Over(outcome) => Some(outcome),
                Status::Asking(_) => None,
            },
            answers: sitting.record().steps.len(),
        };
        if reader.wants_json() {
            json::print(&said.json())?;
        } else {
            let mut out = io::stdout().lock();
            for line in lines::lines(&said) {
                writeln!(out, "{}", on_stdout(&line))?;
            }
        }
        if let (Some(mut file), Some(path)) = (page, &args.html) {
            let written = file.write_all(html::page(&said).html().as_bytes());
            written.map_err(|error| unwritable(reader, path, &error, FAILED))?;
            if !reader.wants_json() {
                let msg = Msg::new("cli-review-page").with("file", path.display().to_string());
                writeln!(io::stdout().lock(), "{}", on_stdout(&speech.say(&msg)))?;
            }
        }
        if review.stopped() || !review.failures.is_empty() {
            return Err(Failure::Quiet(FAILED));
        }
        Ok(())
    }
}

/// What is asked for, checked before any work.
fn plan<G: Title>(
    reader: &Reader,
    args: &ReviewArgs,
    players: &[String],
    (mode, seats): (&str, u8),
) -> Result<Plan, Failure> {
    let seat = match &args.seat {
        Some(text) => number(reader, "seat", text, 1..=u64::from(seats))? as u8 - 1,
        None => {
            let person = players.iter().position(|player| player == "you");
            person.map_or(0, |at| at as u8)
        }
    };
    let bot = |name: &str| -> Result<String, Failure> {
        let name = name.trim().to_lowercase();
        match by_name::<G>(&name, 0) {
            Ok(_) => Ok(name),
            // The message of the bots has the parameters, and the text is ours.
            Err(msg) => Err(reader.wrong(&Msg { id: "cli-unknown-bot".into(), ..msg })),
        }
    };
    Ok(Plan {
        seat: Seat(seat),
        seats,
        together: G::MODES.iter().any(|known| known.name == mode && known.together),
        bot: bot(&args.level)?,
        playout: bot(&args.playout)?,
        games: number(reader, "games", &args.games, 2..=100_000)? as u32,
        seed: number(reader, "seed", &args.seed, 0..=u64::MAX)?,
        threads: threads(reader, args.threads.as_deref())?,
        max_steps: LONGEST,
    })
}

/// The file for the page, which is not to be one that holds something.
fn page_file(reader: &Reader, path: &Path) -> Result<File, Failure> {
    fresh_file(path).map_err(|error| unwritable(reader, path, &error, crate::failure::WRONG_USE))
}

fn unwritable(reader: &Reader, path: &Path, error: &io::Error, code: u8) -> Failure {
    let id = if error.kind() == ErrorKind::AlreadyExists {
        "cli-review-exists"
    } else {
        "cli-record-impossible"
    };
    let msg = Msg::new(id).with("file", path.display().to_string()).with("why", error.to_string());
    Failure::Said(code, reader.speech.say(&msg))
}

impl<G: Title> Said<'_, G> {
    /// The position in which a judged answer was given.
    fn before(&self, judged: &Judged<G::Action>) -> &G {
        let found = self.choices.iter().find(|choice| choice.number == judged.number);
        &found.expect("every judged answer was a choice").before
    }

    /// An answer in words, and its notation where they do not show it.
    fn words(&self, judged: &Judged<G::Action>, action: G::Action) -> (String, Option<String>) {
        let words = self.before(judged).phrase(self.plan.seat, action);
        noted(self.speech, &words, &action)
    }

    /// An answer in words with its notation behind it.
    fn answer(&self, judged: &Judged<G::Action>, action: G::Action) -> String {
        match self.words(judged, action) {
            (text, Some(notation)) => format!("{text} ({notation})"),
            (text, None) => text,
        }
    }

    /// A share of one in hundredths, without a sign for them.
    fn percent(&self, share: f64) -> String {
        // Minus nothing is nothing, and looks like it.
        let percent = (share * 100.0).round();
        let text = decimal(self.speech.lang(), percent.abs(), 0);
        if percent < 0.0 { format!("−{text}") } else { text }
    }

    /// The ends of an interval in hundredths, as parameters of a message.
    fn ends(&self, msg: Msg, Interval { low, high }: Interval) -> Msg {
        msg.with("low", self.percent(low)).with("high", self.percent(high))
    }

    /// Pairs of games that did not count.
    fn broken(&self) -> u32 {
        self.review.judged.iter().map(|judged| judged.broken).sum()
    }

    fn json(&self) -> Value {
        let pair = |Interval { low, high }| json!([low, high]);
        let numbers: Vec<usize> =
            self.turning.iter().map(|&at| self.review.judged[at].number).collect();
        let choice = |judged: &Judged<G::Action>| {
            let Share { mean, interval, games } = judged.chance;
            let thoughts = judged.thoughts.as_ref().map(|thoughts| {
                let alternatives = thoughts.alternatives.iter().map(|thought| {
                    json!({
                        "action": thought.action.to_string(),
                        "visits": thought.visits,
                        "value": thought.value,
                    })
                });
                json!({ "redeals": thoughts.redeals, "alternatives": alternatives.collect::<Vec<_>>() })
            });
            json!({
                "number": judged.number,
                "played": judged.played.to_string(),
                "chosen": judged.chosen.to_string(),
                "offered": judged.offered,
                "verdict": verdict_name(judged.verdict()),
                "games": games,
                "chance": mean,
                "chance_interval": pair(interval),
                "chosen_chance": judged.compared.map_or(mean, |it| it.chosen.mean),
                "loss": judged.loss(),
                "difference": judged.compared.map(|it| it.difference),
                "difference_interval": judged.compared.map(|it| pair(it.interval)),
                "broken": judged.broken,
                "thoughts": thoughts,
            })
        };
        json!({
            "game": G::NAME,
            "mode": self.mode,
            "seat": self.plan.seat.to_string(),
            "seats": self.plan.seats,
            "bot": self.plan.bot,
            "playout": self.plan.playout,
            "games": self.plan.games,
            "seed": self.plan.seed,
            "answers": self.answers,
            "over": self.outcome.map(OverLine::from),
            "planned": self.review.planned,
            "interrupted": self.review.stopped(),
            "choices": self.review.judged.iter().map(choice).collect::<Vec<_>>(),
            "turning_points": numbers,
            "loss": self.review.loss(),
            "failures": self.review.failures.iter()
                .map(|(number, reason)| json!({ "number": number, "reason": reason }))
                .collect::<Vec<_>>(),
        })
    }
}

/// The name of a verdict in JSON and as a variant of messages.
fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Same => "same",
        Verdict::Worse => "worse",
        Verdict::Better => "better",
        Verdict::Open => "open",
    }
}
