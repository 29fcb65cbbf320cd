//! Puzzles found in games of bots against themselves.
//!
//! Wherever somebody is at rest on his turn, each aim is tried with a small budget. What can be forced, by few first
//! answers that a greedy bot does not find, is written down as a puzzle, read back from its own text, and examined again:
//! what is handed out is what the file says.

use crate::{AimText, Examined, Verdict, examine, fewest_answers};
use core::sync::atomic::AtomicBool;
use deckhand_arena::{bot_seed, game_seed, share_out};
use deckhand_bots::by_name;
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Scene, Seat, Speaker, Status, Table, Veil};
use deckhand_scenario::{Puzzle, Scenario, parse, puzzle};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What is to be looked for, and in which games.
#[derive(Debug)]
pub struct Mine<'m, G: Scene> {
    /// What games are dealt from.
    pub setup: G::Setup,
    /// Name of the mode, and the options as they were given, for the head of a puzzle.
    pub mode: &'static str,
    /// See `mode`.
    pub options: &'m [(String, String)],
    /// Names of bots, one for each seat. From game to game each moves on by one seat.
    pub bots: &'m [&'static str],
    /// How many games.
    pub games: u64,
    /// The seed of the batch.
    pub seed: u64,
    /// How many threads; does not change the result.
    pub threads: usize,
    /// Most answers of a game that are looked at.
    pub max_steps: u64,
    /// Positions worked out for each try, see [`crate::Prover::new`].
    pub budget: u64,
    /// Most first answers that may solve a puzzle.
    pub most_keys: usize,
    /// How often at most the greedy bot may find the solution, of 20 tries.
    pub most_greedy: u32,
    /// Fewest answers of the solver that the main line takes.
    pub least_answers: u32,
    /// What puzzles ask for.
    pub aims: &'m [AimText],
}

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game, counted from 0.
    pub game: u64,
    /// Answers given in it before.
    pub step: u64,
    /// The place of its aim among [`Mine::aims`].
    pub aim: usize,
    /// The puzzle as a file.
    pub text: String,
    /// First answers that solve it.
    pub keys: usize,
    /// Answers of the solver.
    pub answers: u32,
    /// Positions that the proof worked out.
    pub positions: u64,
}

/// How far the search is: games looked through, and puzzles found in them.
pub type Progress<'p> = &'p mut dyn FnMut(u64, usize);

/// Looks through the games and gives what was found, by game and position: of each game the longest puzzle of each aim.
/// When `stop` is set, games that have been begun are looked through and the others are not.
pub fn mine<G: Scene>(
    plan: &Mine<'_, G>,
    speaker: &(dyn Speaker + Sync),
    progress: Progress<'_>,
    stop: &AtomicBool,
) -> Vec<Found> {
    let mut all: Vec<Found> = Vec::new();
    let mut done = 0;
    let job = |at| ((at as u64) < plan.games).then_some(at as u64);
    // A game that breaks down is a matter for `sim`; here it only gives nothing.
    let work = |index| {
        catch_unwind(AssertUnwindSafe(|| in_game(plan, index, speaker))).unwrap_or_default()
    };
    share_out(plan.threads, job, stop, work, |found| {
        if let Some(found) = found {
            done += 1;
            all.extend(found);
        }
        progress(done, all.len());
    });
    all.sort_by_key(|found| (found.game, found.step, found.aim));
    all
}

/// A dealer that notes what it deals.
struct Noting {
    dealer: Seeded,
    dealt: Vec<u32>,
}

impl Dealer for Noting {
    fn draw(&mut self, below: u32) -> u32 {
        let number = self.dealer.draw(below);
        self.dealt.push(number);
        number
    }
}

/// The play up to a position, as lines of a scenario.
struct Story {
    deal: Vec<u32>,
    lines: Vec<String>,
}

fn in_game<G: Scene>(plan: &Mine<'_, G>, index: u64, speaker: &dyn Speaker) -> Vec<Found> {
    let seed = game_seed(plan.seed, index);
    let mut dealer = Noting { dealer: Seeded::new(seed), dealt: Vec::new() };
    let Ok(mut game) = G::deal(&plan.setup, &mut Table::silent(&mut dealer)) else {
        return Vec::new();
    };
    let count = plan.bots.len();
    let moved = (index % count as u64) as usize;
    let bot = |at: usize| {
        by_name::<G>(plan.bots[(at + count - moved) % count], bot_seed(seed, Seat(at as u8))).ok()
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..count).filter_map(bot).collect();
    let mut story = Story { deal: core::mem::take(&mut dealer.dealt), lines: Vec::new() };
    let mut best: Vec<Option<Found>> = vec![None; plan.aims.len()];
    for step in 0..plan.max_steps {
        let Status::Asking(asked) = game.status() else { break };
        let seat = asked.iter().next().unwrap_or_default();
        if game.at_rest() && asked.len() == 1 {
            for (aim, best) in best.iter_mut().enumerate() {
                let found = at_position(plan, &game, seat, aim, &story, speaker);
                let Some(found) = found.map(|found| Found { game: index, step, ..found }) else {
                    continue;
                };
                let longer = best.as_ref().is_none_or(|best| best.answers < found.answers);
                if longer {
                    *best = Some(found);
                }
            }
        }
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        let action = bot.choose(Veil::new(&game, seat));
        game.apply(seat, action, &mut Table::silent(&mut dealer));
        let dealt = core::mem::take(&mut dealer.dealt);
        if !dealt.is_empty() {
            story.lines.push(format!("chance {}", numbers(&dealt)));
        }
        story.lines.push(format!("{seat}: {action}"));
    }
    best.into_iter().flatten().collect()
}

fn numbers(numbers: &[u32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn at_position<G: Scene>(
    plan: &Mine<'_, G>,
    game: &G,
    seat: Seat,
    aim: usize,
    story: &Story,
    speaker: &dyn Speaker,
) -> Option<Found> {
    let seats = plan.bots.len() as u8;
    let task = plan.aims[aim].lines(game, seats, seat)?;
    let title = &plan.aims[aim].title;
    let bare = |task: &[String]| {
        let text = format!("puzzle {title}\ngame {}\n{}\n", G::NAME, task.join("\n"));
        Puzzle::at(game.clone(), seats, seat, only(&text)?.task()?)
    };
    let here = bare(&task)?;
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    if offers.len() <= plan.most_keys {
        return None;
    }
    let fewest = fewest_answers(game, &here, seat, here.within, plan.budget)?;
    if fewest < plan.least_answers {
        return None;
    }
    // As in chess: the goal in as few answers as possible. What wastes an answer is then no solution.
    let mut task: Vec<String> =
        task.into_iter().filter(|line| !line.starts_with("within ")).collect();
    task.push(format!("within {fewest}"));
    examined(plan, &bare(&task)?)?;
    // What the position is not said by is said by the whole game before it.
    let described = game.statements();
    let told = [described, Some(retold(story))].into_iter().flatten();
    told.filter_map(|position| {
        let text = written(plan, title, &position, seat, &task, &[]);
        let puzzle = puzzle::<G>(&only(&text)?, speaker).ok()?;
        let examined = examined(plan, &puzzle)?;
        let keys = examined.keys?;
        let text = written(plan, title, &position, seat, &task, &keys);
        let (answers, positions) = (examined.answers, examined.positions);
        Some(Found { game: 0, step: 0, aim, text, keys: keys.len(), answers, positions })
    })
    .next()
}

/// The one puzzle of a text.
fn only(text: &str) -> Option<Scenario> {
    parse("", text).ok()?.into_iter().next()
}

/// What is known about a puzzle, if it is worth to be kept.
fn examined<G: Scene>(plan: &Mine<'_, G>, puzzle: &Puzzle<G>) -> Option<Examined<G>> {
    let examined = examine(&puzzle.game, puzzle, puzzle.solver, puzzle.within, plan.budget);
    let keys = examined.keys.as_ref()?;
    let greedy = examined.tries.iter().find(|(name, ..)| *name == "greedy");
    let good = examined.verdict == Verdict::Solved
        && keys.len() <= plan.most_keys
        && greedy.is_some_and(|(_, solved, _)| *solved <= plan.most_greedy);
    good.then_some(examined)
}

fn retold(story: &Story) -> Vec<String> {
    let deal = if story.deal.is_empty() {
        "deal any".to_owned()
    } else {
        format!("deal {}", numbers(&story.deal))
    };
    let mut lines = vec![deal];
    lines.extend(story.lines.iter().cloned());
    lines
}

fn written<G: Scene>(
    plan: &Mine<'_, G>,
    title: &str,
    position: &[String],
    seat: Seat,
    task: &[String],
    keys: &[G::Action],
) -> String {
    let mut text = format!("puzzle {title}\ngame {}\n", G::NAME);
    let mut line = |line: String| {
        text.push_str(&folded(&line));
        text.push('\n');
    };
    if plan.mode != G::MODES[0].name {
        line(format!("mode {}", plan.mode));
    }
    line(format!("seats {}", plan.bots.len()));
    for (name, value) in plan.options {
        line(format!("option {name}=\"{value}\""));
    }
    position.iter().for_each(|statement| line(statement.clone()));
    line(format!("solver {seat}"));
    task.iter().for_each(|part| line(part.clone()));
    keys.iter().for_each(|key| line(format!("solution {key}")));
    text
}

/// Columns of a line before it goes on in the next one.
const WIDTH: usize = 110;

/// A long line in several, as the format allows it.
fn folded(line: &str) -> String {
    let mut folded = String::new();
    let mut column = 0;
    for word in line.split(' ') {
        if column > 0 && column + word.len() > WIDTH {
            folded.push_str(" \\\n  ");
            column = 2;
        } else if column > 0 {
            folded.push(' ');
            column += 1;
        }
        folded.push_str(word);
        column += word.len();
    }
    folded
}
