//! `deckhand sim`: many games of bots against each other, counted.

use crate::args::SimArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::number::number;
use crate::reader::{Reader, title_of};
use crate::watched::watched;
use crate::{json, setup};
use deckhand_arena::{Plan, Report, simulate};
use deckhand_bots as bots;
use deckhand_kernel::{Msg, Scene, Speaker as _, Title};
use deckhand_registry::Visitor;
use deckhand_words::{Lang, Speech};
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::thread::available_parallelism;

/// Most answers in a game: one that goes on longer is reported as broken.
pub(crate) const MAX_STEPS: u64 = 1_000_000;
/// So many broken games are listed one by one.
const LISTED: usize = 20;
/// The bot that sits everywhere when nothing is said.
const USUAL_BOT: &str = "random";

pub(crate) fn run(reader: &Reader, args: &SimArgs) -> Done {
    reader.with_game(&args.game, Sim { reader, args })?
}

struct Sim<'c> {
    reader: &'c Reader,
    args: &'c SimArgs,
}

impl Visitor for Sim<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args } = self;
        let speech = reader.speech_of::<G>();
        let mode = setup::mode::<G>(reader, &args.setup)?;
        let options = setup::options::<G>(reader, &args.setup)?;
        let entries = entries(reader, args, mode.usual)?;
        let setup = setup::setup::<G>(&speech, mode, entries.len(), &options)?;
        let games = number(reader, "games", &args.games, 1..=u64::from(u32::MAX))?;
        let seed = number(reader, "seed", &args.seed, 0..=u64::MAX)?;
        let threads = threads(reader, args.threads.as_deref())?;
        let plan = Plan::<G> {
            setup: &|_| Ok(setup.clone()),
            entries: entries.iter().map(ToString::to_string).collect(),
            games,
            seed,
            threads,
            max_steps: MAX_STEPS,
        };
        let report = watched(plan.games, |tell, stop| simulate(&plan, tell, stop));
        if reader.wants_json() {
            json::print(&as_json::<G>(mode.name, &report))?;
        } else {
            let text = Text { speech: &speech, report: &report, games, seed };
            io::stdout().lock().write_all(text.lines::<G>(mode.name).join("\n").as_bytes())?;
            writeln!(io::stdout())?;
        }
        if report.stopped || !report.failures.is_empty() {
            return Err(Failure::Quiet(FAILED));
        }
        Ok(())
    }
}

/// The number of threads asked for, or as many as there are cores.
pub(crate) fn threads(reader: &Reader, asked: Option<&str>) -> Result<usize, Failure> {
    match asked {
        Some(text) => Ok(number(reader, "threads", text, 1..=1024)? as usize),
        None => Ok(available_parallelism().map_or(1, usize::from)),
    }
}

/// The names of bots in the order of the seats of the first game.
fn entries(reader: &Reader, args: &SimArgs, usual: u8) -> Result<Vec<&'static str>, Failure> {
    match &args.seats {
        None => Ok(vec![USUAL_BOT; usize::from(usual)]),
        Some(list) if list.split(',').any(|name| name.trim().eq_ignore_ascii_case("you")) => {
            Err(reader.wrong(&Msg::new("cli-sim-persons").with("known", bots::NAMES.to_vec())))
        }
        Some(list) => setup::seats(reader, list, &bots::NAMES),
    }
}

fn as_json<G: Title>(mode: &str, report: &Report) -> Value {
    let wins = |part: fn(&deckhand_arena::EntryWins) -> Value| -> Vec<Value> {
        report.wins.iter().map(part).collect()
    };
    json!({
        "game": G::NAME,
        "mode": mode,
        "seats": wins(|entry| json!(entry.entry)),
        "games": report.finished + report.failures.len() as u64,
        "planned": report.planned,
        "interrupted": report.stopped,
        "wins": wins(|entry| json!(entry.wins)),
        "intervals": wins(|entry| json!([entry.interval.low, entry.interval.high])),
        "wins_by_seat": report.wins_by_seat,
        "draws": report.draws,
        "lost": report.lost,
        "failures": broken_json(&report.failures),
        "decisions": report.decisions,
        "decisions_per_s": report.decisions_per_s().round() as u64,
        "mean_decisions": report.mean_decisions(),
        "least_decisions": report.lengths.map(|lengths| lengths.min),
        "most_decisions": report.lengths.map(|lengths| lengths.max),
        "seconds": report.elapsed.as_secs_f64(),
        "digest": format!("{:016x}", report.digest),
    })
}

struct Text<'r> {
    speech: &'r Speech,
    report: &'r Report,
    games: u64,
    seed: u64,
}

impl Text<'_> {
    fn lines<G: Title>(&self, mode: &str) -> Vec<String> {
        let Self { speech, report, .. } = *self;
        let say = |msg: Msg| speech.say(&msg);
        let number = |number: u64| number as i64;
        let decimal = |number: f64, digits| decimal(speech.lang(), number, digits);
        let mut lines = vec![say(Msg::new("cli-sim-head")
            .with("game", title_of::<G>(speech))
            .with("mode", Msg::new(format!("mode-{mode}")))
            .with("games", number(self.games))
            .with("seed", self.seed.to_string()))];
        if report.stopped {
            let ended = report.finished + report.failures.len() as u64;
            lines.push(say(Msg::new("cli-sim-interrupted")
                .with("done", number(ended))
                .with("games", number(report.planned))));
        }
        lines.push(say(Msg::new("cli-sim-wins")));
        for (place, entry) in (1i64..).zip(&report.wins) {
            let share = entry.wins as f64 / report.finished.max(1) as f64;
            let percent = |share: f64| decimal(share * 100.0, 1);
            lines.push(format!(
                "  {}",
                say(Msg::new("cli-sim-entry")
                    .with("number", place)
                    .with("name", entry.entry.as_str())
                    .with("wins", number(entry.wins))
                    .with("games", number(report.finished))
                    .with("percent", percent(share))
                    .with("low", percent(entry.interval.low))
                    .with("high", percent(entry.interval.high)))
            ));
        }
        lines.push(say(Msg::new("cli-sim-wins-by-seat")));
        for (seat, wins) in (1u8..).zip(&report.wins_by_seat) {
            let msg = Msg::new("cli-sim-seat").with("seat", seat).with("wins", number(*wins));
            lines.push(format!("  {}", say(msg)));
        }
        let without_winner = number(report.draws + report.lost);
        lines.push(say(Msg::new("cli-sim-draws").with("draws", without_winner)));
        if let Some(lengths) = report.lengths {
            lines.push(say(Msg::new("cli-sim-length")
                .with("mean", decimal(lengths.mean, 1))
                .with("least", number(lengths.min))
                .with("most", number(lengths.max))));
        }
        lines.push(say(Msg::new("cli-sim-speed")
            .with("decisions", number(report.decisions))
            .with("seconds", decimal(report.elapsed.as_secs_f64(), 2))
            .with("speed", number(report.decisions_per_s() as u64))));
        lines.push(say(
            Msg::new("cli-sim-digest").with("digest", format!("{:016x}", report.digest))
        ));
        lines.extend(broken(speech, &report.failures));
        lines
    }
}

/// The games that broke, each with what it takes to play it again.
pub(crate) fn broken(speech: &Speech, failures: &[deckhand_arena::Failure]) -> Vec<String> {
    if failures.is_empty() {
        return Vec::new();
    }
    let head = Msg::new("cli-sim-failures").with("count", failures.len() as i64);
    let each = failures.iter().take(LISTED).map(|failure| {
        Msg::new("cli-sim-failure")
            .with("seed", failure.seed.to_string())
            .with("seats", failure.seats.join(","))
            .with("step", failure.step as i64)
            .with("reason", failure.reason.as_str())
    });
    let each = each.map(|msg| format!("  {}", speech.say(&msg)));
    core::iter::once(speech.say(&head)).chain(each).collect()
}

/// The same as a value.
pub(crate) fn broken_json(failures: &[deckhand_arena::Failure]) -> Vec<Value> {
    let each = |failure: &deckhand_arena::Failure| {
        json!({
            "seed": failure.seed,
            "reason": failure.reason,
            "game": failure.index,
            "step": failure.step,
            "seats": failure.seats,
        })
    };
    failures.iter().map(each).collect()
}

/// A number with so many digits after the mark that the language uses.
pub(crate) fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    lang.decimal(number, digits)
}
