//! `deckhand puzzle mine`: puzzles found in games of bots, written as a file.

use crate::args::MineArgs;
use crate::failure::{Done, FAILED, Failure, WRONG_USE};
use crate::number::number;
use crate::reader::{Reader, title_of};
use crate::sim::threads;
use crate::watched::watched;
use crate::{json, setup};
use deckhand_arena::Progress;
use deckhand_bots as bots;
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_puzzle::{AimText, Found, Mine, aims, mine};
use deckhand_registry::Visitor;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Write as _};
use std::time::Duration;

/// Most answers of a game that are looked at.
const MAX_STEPS: u64 = 5_000;

pub(super) fn run(reader: &Reader, args: &MineArgs) -> Done {
    reader.with_game(&args.game, Mining { reader, args })?
}

struct Mining<'c> {
    reader: &'c Reader,
    args: &'c MineArgs,
}

impl Visitor for Mining<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args } = self;
        let speech = reader.speech_of::<G>();
        let mode = setup::mode::<G>(reader, &args.setup)?;
        let options = setup::options::<G>(reader, &args.setup)?;
        let bots = seats(reader, args, mode.usual)?;
        let setup = setup::setup::<G>(&speech, mode, bots.len(), &options)?;
        let aims = wanted::<G>(reader, args)?;
        let least = number(reader, "min-answers", &args.min_answers, 1..=100)?;
        let plan = Mine::<G> {
            setup,
            mode: mode.name,
            options: &options,
            bots: &bots,
            games: number(reader, "games", &args.games, 1..=u64::from(u32::MAX))?,
            seed: number(reader, "seed", &args.seed, 0..=u64::MAX)?,
            threads: threads(reader, args.threads.as_deref())?,
            max_steps: MAX_STEPS,
            budget: number(reader, "budget", &args.budget, 1..=100_000_000)?,
            most_keys: number(reader, "max-keys", &args.max_keys, 1..=100)? as usize,
            most_greedy: number(reader, "max-greedy", &args.max_greedy, 0..=20)? as u32,
            least_answers: least as u32,
            aims: &aims,
        };
        // The file is made first: whoever may not write there is told at once and not after an hour.
        let mut out = match &args.out {
            Some(path) => Some((
                path,
                File::create_new(path).map_err(|error| {
                    let id = if error.kind() == io::ErrorKind::AlreadyExists {
                        "cli-puzzle-exists"
                    } else {
                        "cli-puzzle-unwritable"
                    };
                    let msg = Msg::new(id).with("file", path.display().to_string());
                    reader.wrong(&msg.with("why", error.to_string()))
                })?,
            )),
            None => None,
        };
        let (mut stopped, games) = (false, plan.games);
        let found = watched(games, |tell, stop| {
            let mut told = |done: u64, _: usize| {
                tell(Progress {
                    done,
                    planned: games,
                    failed: 0,
                    decisions: 0,
                    elapsed: Duration::ZERO,
                });
            };
            let found = mine(&plan, &speech, &mut told, stop);
            stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
            found
        });
        let texts: Vec<String> = found.iter().map(|found| headed(&plan, found)).collect();
        if let Some((path, file)) = &mut out {
            file.write_all(texts.join("\n").as_bytes()).map_err(|error| {
                let msg = Msg::new("cli-puzzle-unwritable")
                    .with("file", path.display().to_string())
                    .with("why", error.to_string());
                Failure::Said(FAILED, reader.speech.say(&msg))
            })?;
        }
        if reader.wants_json() {
            json::print(&as_json(&plan, &found, stopped))?;
        } else if out.is_none() && !texts.is_empty() {
            writeln!(io::stdout().lock(), "{}", texts.join("\n"))?;
        }
        if !reader.wants_json() {
            let sum = Msg::new("cli-puzzle-mined")
                .with("game", title_of::<G>(&speech))
                .with("found", found.len() as i64)
                .with("games", games as i64)
                .with(
                    "file",
                    args.out.as_ref().map(|path| path.display().to_string()).unwrap_or_default(),
                );
            writeln!(io::stderr(), "{}", speech.say(&sum))?;
        }
        if stopped { Err(Failure::Quiet(FAILED)) } else { Ok(()) }
    }
}

/// The text of a puzzle with a comment that says where it comes from.
fn headed<G: Scene>(plan: &Mine<'_, G>, found: &Found) -> String {
    format!(
        "# Seed {}, game {}, answer {}: {} of the first answers, {} answers, {} positions\n{}",
        plan.seed,
        found.game + 1,
        found.step + 1,
        found.keys,
        found.answers,
        found.positions,
        found.text
    )
}

fn seats(reader: &Reader, args: &MineArgs, usual: u8) -> Result<Vec<&'static str>, Failure> {
    let named = setup::seats(reader, &args.bots, &bots::NAMES)?;
    match named[..] {
        [one] => Ok(vec![one; usize::from(usual)]),
        _ => Ok(named),
    }
}

/// The aims of the game, or those of them whose title holds this text.
fn wanted<G: Scene>(reader: &Reader, args: &MineArgs) -> Result<Vec<AimText>, Failure> {
    let all = aims(G::AIMS);
    if all.is_empty() {
        let msg = Msg::new("cli-puzzle-no-aims").with("game", G::NAME);
        return Err(Failure::Said(WRONG_USE, reader.speech.say(&msg)));
    }
    let Some(part) = &args.aim else { return Ok(all) };
    let titles: Vec<String> = all.iter().map(|aim| aim.title.clone()).collect();
    let holds = |aim: &AimText| aim.title.to_lowercase().contains(&part.to_lowercase());
    let some: Vec<AimText> = all.into_iter().filter(holds).collect();
    if some.is_empty() {
        let known = titles.join("; ");
        let msg = Msg::new("cli-puzzle-no-aim").with("aim", part.as_str()).with("known", known);
        return Err(reader.wrong(&msg));
    }
    Ok(some)
}

fn as_json<G: Scene>(plan: &Mine<'_, G>, found: &[Found], stopped: bool) -> Value {
    let each = found.iter().map(|found| {
        json!({
            "game": found.game,
            "step": found.step,
            "aim": plan.aims[found.aim].title,
            "keys": found.keys,
            "answers": found.answers,
            "positions": found.positions,
            "text": found.text,
        })
    });
    json!({
        "game": G::NAME,
        "mode": plan.mode,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": plan.games,
        "interrupted": stopped,
        "found": each.collect::<Vec<_>>(),
    })
}
