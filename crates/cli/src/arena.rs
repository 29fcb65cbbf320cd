//! `deckhand arena`: two bots compared on the same deals.

mod results;

use crate::args::ArenaArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::number::number;
use crate::reader::{Reader, title_of};
use crate::sim::{MAX_STEPS, broken, broken_json, decimal, threads};
use crate::watched::watched;
use crate::{json, setup};
use deckhand_arena::{Duel, DuelReport, Interval, Sequential, Verdict, duel};
use deckhand_bots as bots;
use deckhand_kernel::{Msg, Scene, Speaker as _, Title};
use deckhand_registry::Visitor;
use deckhand_words::Speech;
use results::Results;
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// How often each of the two wrong answers of the sequential test may be given.
const ERROR: f64 = 0.05;

pub(crate) fn run(reader: &Reader, args: &ArenaArgs) -> Done {
    reader.with_game(&args.game, Arena { reader, args })?
}

struct Arena<'c> {
    reader: &'c Reader,
    args: &'c ArenaArgs,
}

impl Visitor for Arena<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args } = self;
        let speech = reader.speech_of::<G>();
        let mode = setup::mode::<G>(reader, &args.setup)?;
        let options = setup::options::<G>(reader, &args.setup)?;
        let bots = setup::seats(reader, &args.bots, &bots::NAMES)?;
        let [first, second] = bots[..] else {
            let msg = Msg::new("cli-arena-two").with("given", bots.len() as i64);
            return Err(reader.wrong(&msg));
        };
        let players = match &args.players {
            Some(text) => number(reader, "players", text, 1..=16)? as u8,
            None => mode.usual,
        };
        if players < 2 && !mode.together {
            return Err(reader.wrong(&Msg::new("cli-arena-alone")));
        }
        let setup = setup::setup::<G>(&speech, mode, usize::from(players), &options)?;
        let rounds = number(reader, "pairs", &args.pairs, 1..=1_000_000)?;
        let seed = number(reader, "seed", &args.seed, 0..=u64::MAX)?;
        let until = args.until.as_ref().map(|text| number(reader, "until", text, 1..=50));
        let until = until.transpose()?;
        let plan = Duel::<G> {
            setup: &|| Ok(setup.clone()),
            bots: [first, second].map(ToString::to_string),
            seats: players,
            together: mode.together,
            rounds,
            seed,
            threads: threads(reader, args.threads.as_deref())?,
            max_steps: MAX_STEPS,
            until: until.map(|margin| Sequential { margin: margin as f64 / 100.0, error: ERROR }),
        };
        let mut results = match &args.results {
            Some(path) => Some(Results::open::<G>(reader, path, &plan, mode.name, &options)?),
            None => None,
        };
        let known = results.as_ref().map(Results::known).unwrap_or_default();
        let mut kept = Ok(());
        let report = watched(rounds * plan.round(), |tell, stop| {
            let mut ended = |bout| {
                if let (Some(results), Ok(())) = (&mut results, &kept) {
                    kept = results.keep(bout);
                }
            };
            duel(&plan, &known, &mut ended, tell, stop)
        });
        if reader.wants_json() {
            json::print(&as_json(&plan, mode.name, &report))?;
        } else {
            let lines = lines(&speech, &plan, mode.name, &report);
            writeln!(io::stdout().lock(), "{}", lines.join("\n"))?;
        }
        if let (Err(error), Some(path)) = (kept, &args.results) {
            let msg = Msg::new("cli-record-impossible")
                .with("file", path.display().to_string())
                .with("why", error.to_string());
            return Err(Failure::Said(FAILED, reader.speech.say(&msg)));
        }
        if report.stopped || !report.failures.is_empty() {
            return Err(Failure::Quiet(FAILED));
        }
        Ok(())
    }
}

fn as_json<G: Title>(plan: &Duel<'_, G>, mode: &str, report: &DuelReport) -> Value {
    let pair = |Interval { low, high }| [low, high];
    json!({
        "game": G::NAME,
        "mode": mode,
        "players": plan.seats,
        "bots": plan.bots,
        "seed": plan.seed,
        "rounds": report.rounds,
        "planned": report.planned,
        "interrupted": report.stopped,
        "score": report.score,
        "even": report.even,
        "interval": pair(report.interval),
        "survived": report.survived.map(|both| both.map(|(share, ends)| json!({
            "share": share,
            "interval": pair(ends),
        }))),
        "elo": report.elo.map(|(points, _)| points),
        "elo_interval": report.elo.map(|(_, ends)| pair(ends)),
        "games": { "won": report.games[0], "shared": report.games[1], "lost": report.games[2] },
        "rounds_above_even": report.won_rounds[0],
        "rounds_even": report.won_rounds[1],
        "rounds_below_even": report.won_rounds[2],
        "verdict": report.verdict.map(|verdict| match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Open => "open",
        }),
        "failures": broken_json(&report.failures),
        "decisions": report.decisions,
        "seconds": report.elapsed.as_secs_f64(),
        "digest": format!("{:016x}", report.digest),
    })
}

fn lines<G: Title>(
    speech: &Speech,
    plan: &Duel<'_, G>,
    mode: &str,
    report: &DuelReport,
) -> Vec<String> {
    let say = |msg: Msg| speech.say(&msg);
    let percent = |share: f64| decimal(speech.lang(), share * 100.0, 1);
    let number = |number: u64| number as i64;
    let [first, second] = &plan.bots;
    let mut lines = vec![say(Msg::new("cli-arena-head")
        .with("game", title_of::<G>(speech))
        .with("mode", Msg::new(format!("mode-{mode}")))
        .with("first", first.as_str())
        .with("second", second.as_str())
        .with("players", plan.seats)
        .with("rounds", number(report.planned))
        .with("seed", plan.seed.to_string()))];
    if report.stopped {
        lines.push(say(Msg::new("cli-arena-interrupted")
            .with("done", number(report.rounds))
            .with("planned", number(report.planned))));
    }
    for (name, (share, ends)) in plan.bots.iter().zip(report.survived.into_iter().flatten()) {
        lines.push(say(Msg::new("cli-arena-survived")
            .with("bot", name.as_str())
            .with("percent", percent(share))
            .with("low", percent(ends.low))
            .with("high", percent(ends.high))));
    }
    let id = if plan.together { "cli-arena-score-together" } else { "cli-arena-score" };
    lines.push(say(Msg::new(id)
        .with("first", first.as_str())
        .with("percent", percent(report.score))
        .with("low", percent(report.interval.low))
        .with("high", percent(report.interval.high))
        .with("even", percent(report.even))));
    if let Some((points, ends)) = report.elo {
        let signed =
            |points: f64| format!("{}{:.0}", if points < 0.0 { "−" } else { "+" }, points.abs());
        lines.push(say(Msg::new("cli-arena-elo")
            .with("points", signed(points))
            .with("low", signed(ends.low))
            .with("high", signed(ends.high))));
    }
    let counted = |id: &'static str, [more, equal, less]: [u64; 3]| {
        let msg = Msg::new(id).with("more", number(more)).with("equal", number(equal));
        say(msg.with("less", number(less)))
    };
    if !plan.together {
        lines.push(counted("cli-arena-games", report.games));
    }
    lines.push(counted("cli-arena-rounds", report.won_rounds));
    if let (Some(verdict), Some(test)) = (report.verdict, plan.until) {
        let verdict = match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "even",
            Verdict::Open => "open",
        };
        lines.push(say(Msg::new("cli-arena-verdict")
            .with("verdict", verdict)
            .with("margin", decimal(speech.lang(), test.margin * 100.0, 0))
            .with("error", decimal(speech.lang(), test.error * 100.0, 0))
            .with("rounds", number(report.rounds))));
    }
    lines.push(say(Msg::new("cli-sim-digest").with("digest", format!("{:016x}", report.digest))));
    lines.extend(broken(speech, &report.failures));
    lines
}
