//! `deckhand bench`: how fast games run on this machine, beside a game without rules.

use crate::args::BenchArgs;
use crate::failure::{Done, Failure, WRONG_USE};
use crate::json;
use crate::reader::Reader;
use crate::setup;
use crate::sim::decimal;
use deckhand_arena::{BenchReport, Budget, bench};
use deckhand_kernel::{Msg, Scene, SetupError, Speaker as _};
use deckhand_registry::{Visitor, names};
use deckhand_toys::{Idle, idle::IdleSetup};
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// Seats at the table that is measured, where the game has so many.
const SEATS: u8 = 4;

pub(crate) fn run(reader: &Reader, args: &BenchArgs) -> Done {
    let wanted: Vec<&str> = if args.games.is_empty() {
        names().to_vec()
    } else {
        args.games.iter().map(String::as_str).collect()
    };
    // Wrong names are told before any time is spent.
    for name in &wanted {
        reader.with_game(name, Nothing)?;
    }
    let mut measured = Vec::new();
    for name in &wanted {
        let one = reader.with_game(name, Bench { reader })??;
        if !reader.wants_json() {
            one.say(reader)?;
        }
        measured.push(one);
    }
    if !reader.wants_json() {
        return Ok(());
    }
    // Games differ in the number of their offers; the floor for all is that of the first.
    let idle = measured.first().map(|one| one.idle.decisions_per_s.round() as u64);
    let games: Vec<Value> = measured.iter().map(Measured::as_json).collect();
    json::print(&json!({ "idle": { "decisions_per_s": idle }, "games": games }))
}

/// A game and its floor.
struct Measured {
    name: &'static str,
    game: BenchReport,
    idle: BenchReport,
}

struct Nothing;

impl Visitor for Nothing {
    type Out = ();

    fn visit<G: Scene>(self) {}
}

struct Bench<'c> {
    reader: &'c Reader,
}

impl Visitor for Bench<'_> {
    type Out = Result<Measured, Failure>;

    fn visit<G: Scene>(self) -> Self::Out {
        let speech = self.reader.speech_of::<G>();
        let mode = &G::MODES[0];
        let seats = SEATS.clamp(mode.min, mode.max);
        let setup = setup::setup::<G>(&speech, mode, seats.into(), &[])?;
        let budget = Budget::default();
        let failed = |error: SetupError| Failure::Said(WRONG_USE, speech.say(&error.0));
        let game = bench::<G>(&setup, &budget).map_err(failed)?;
        // The same number of seats, answers and offers, and nothing to think about.
        let floor = IdleSetup {
            seats,
            decisions: (game.decisions / game.playouts.max(1)).clamp(1, 1_000_000) as u32,
            offers_hundredths: (game.mean_offers * 100.0).round().clamp(100.0, 1e6) as u32,
        };
        let idle = bench::<Idle>(&floor, &budget).map_err(failed)?;
        Ok(Measured { name: G::NAME, game, idle })
    }
}

impl Measured {
    fn ratio(&self) -> f64 {
        self.game.decisions_per_s / self.idle.decisions_per_s.max(1.0)
    }

    fn as_json(&self) -> Value {
        let Self { name, game, idle } = self;
        json!({
            "game": name,
            "players": game.seats,
            "decisions_per_s": game.decisions_per_s.round() as u64,
            "playouts_per_s": game.playouts_per_s,
            "ns_per_decision": game.ns_per_decision,
            "mean_offers": game.mean_offers,
            "clone_ns": game.clone_ns,
            "state_bytes": game.state_bytes,
            "warm": game.warm,
            "idle_decisions_per_s": idle.decisions_per_s.round() as u64,
            "of_idle": self.ratio(),
            "unfinished": game.unfinished,
        })
    }

    fn say(&self, reader: &Reader) -> Done {
        let Self { name, game, idle } = self;
        let speech = &reader.speech;
        let whole = |number: f64| number.round() as i64;
        let one = |number: f64| decimal(speech.lang(), number, 1);
        let head = Msg::new("cli-bench-game").with("game", *name).with("players", game.seats);
        let share = format!("{} %", one(self.ratio() * 100.0));
        let lines = [
            Msg::new("cli-bench-speed")
                .with("speed", whole(game.decisions_per_s))
                .with("ratio", share),
            Msg::new("cli-bench-idle").with("speed", whole(idle.decisions_per_s)),
            Msg::new("cli-bench-playouts").with("speed", whole(game.playouts_per_s)),
            Msg::new("cli-bench-ns").with("ns", one(game.ns_per_decision)),
            Msg::new("cli-bench-offers").with("offers", one(game.mean_offers)),
            Msg::new("cli-bench-clone").with("ns", one(game.clone_ns)),
            Msg::new("cli-bench-state").with("bytes", game.state_bytes as i64),
        ];
        let mut out = io::stdout().lock();
        writeln!(out, "{}", speech.say(&head))?;
        for line in &lines {
            writeln!(out, "  {}", speech.say(line))?;
        }
        if !game.warm {
            writeln!(out, "  {}", speech.word("cli-bench-cold"))?;
        }
        Ok(())
    }
}
