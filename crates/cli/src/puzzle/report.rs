//! What the proof of a puzzle came to, in words and as a value.

use super::{Named, title};
use crate::failure::Done;
use crate::reader::{Reader, title_of};
use crate::wrap::wrapped;
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_puzzle::{Examined, MOST_SOLUTIONS, Verdict, examine};
use deckhand_scenario::{Fault, Puzzle, puzzle};
use deckhand_words::Speech;
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// A puzzle that was examined.
pub(super) struct Report {
    pub(super) verdict: Verdict,
    pub(super) lines: Vec<String>,
    pub(super) value: Value,
    /// A solution in the file that is none, or one that it leaves out.
    pub(super) fault: Option<Fault>,
}

impl Report {
    pub(super) fn print(&self) -> Done {
        Ok(writeln!(io::stdout().lock(), "{}\n", self.lines.join("\n"))?)
    }
}

pub(super) fn examined<G: Scene>(
    reader: &Reader,
    named: &Named,
    budget: u64,
) -> Result<Report, Fault> {
    let speech = reader.speech_of::<G>();
    let scenario = &named.scenario;
    let puzzle = puzzle::<G>(scenario, &speech)?;
    let found = examine(&puzzle.game, &puzzle, puzzle.solver, puzzle.within, budget);
    let fault = found.keys.as_ref().and_then(|keys| puzzle.wrong_solution(scenario, keys));
    let mut lines = task_lines::<G>(&speech, named, &puzzle);
    lines.extend(result_lines(&speech, &found));
    let value = as_json(named, &title(&speech, scenario), &speech, &puzzle, &found);
    Ok(Report { verdict: found.verdict, lines, value, fault })
}

/// Title, solver and goal.
pub(super) fn task_lines<G: Scene>(
    speech: &Speech,
    named: &Named,
    puzzle: &Puzzle<G>,
) -> Vec<String> {
    let mut lines = vec![
        speech.say(
            &Msg::new("cli-puzzle-head")
                .with("name", named.name.as_deref().unwrap_or_default())
                .with("title", title(speech, &named.scenario))
                .with("game", title_of::<G>(speech)),
        ),
    ];
    let within = puzzle.within.map_or(0, i64::from);
    let task = Msg::new("cli-puzzle-task").with("seat", puzzle.solver).with("within", within);
    lines.push(speech.say(&task));
    lines.extend(puzzle.goal().iter().map(|goal| format!("  {}", goal.text)));
    if !puzzle.whiles().is_empty() {
        lines.push(speech.word("cli-puzzle-while"));
        lines.extend(puzzle.whiles().iter().map(|part| format!("  {}", part.text)));
    }
    lines.push(wrapped(&speech.word("cli-puzzle-open-cards"), ""));
    lines
}

fn result_lines<G: Scene>(speech: &Speech, found: &Examined<G>) -> Vec<String> {
    let say = |msg: Msg| speech.say(&msg);
    let positions = found.positions as i64;
    let id = match found.verdict {
        Verdict::Solved if found.shortest => "cli-puzzle-solved-shortest",
        Verdict::Solved => "cli-puzzle-solved",
        Verdict::Unsolved => "cli-puzzle-unsolved",
        Verdict::Open => "cli-puzzle-open",
    };
    let answers = i64::from(found.answers);
    let proof = say(Msg::new(id).with("answers", answers).with("positions", positions));
    let mut lines = vec![wrapped(&proof, "")];
    if found.verdict != Verdict::Solved {
        return lines;
    }
    lines.push(match &found.keys {
        Some(keys) => say(Msg::new("cli-puzzle-keys")
            .with("keys", keys.len() as i64)
            .with("offers", found.offers as i64)),
        None => speech.word("cli-puzzle-keys-open"),
    });
    for key in found.keys.iter().flatten() {
        lines.push(format!("  {key}"));
    }
    lines.push(match found.solutions {
        Some(count) if count < MOST_SOLUTIONS => {
            say(Msg::new("cli-puzzle-solutions").with("count", count as i64))
        }
        Some(_) => say(Msg::new("cli-puzzle-solutions-many").with("count", MOST_SOLUTIONS as i64)),
        None => speech.word("cli-puzzle-solutions-open"),
    });
    for (bot, solved, tries) in &found.tries {
        lines.push(say(Msg::new("cli-puzzle-tries")
            .with("bot", *bot)
            .with("solved", *solved)
            .with("tries", *tries)));
    }
    lines.push(speech.word("cli-puzzle-line"));
    for step in &found.line {
        if !step.dealt.is_empty() {
            lines.push(format!("  chance {}", numbers(&step.dealt)));
        }
        let words = speech.say(&step.before.phrase(step.seat, step.action));
        lines.push(format!("  {}: {}  # {words}", step.seat, step.action));
    }
    lines
}

fn numbers(numbers: &[u32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn as_json<G: Scene>(
    named: &Named,
    title: &str,
    speech: &Speech,
    puzzle: &Puzzle<G>,
    found: &Examined<G>,
) -> Value {
    let texts = |keys: &Vec<G::Action>| keys.iter().map(ToString::to_string).collect::<Vec<_>>();
    let line = found.line.iter().map(|step| {
        json!({
            "seat": step.seat.0 + 1,
            "action": step.action.to_string(),
            "words": speech.say(&step.before.phrase(step.seat, step.action)),
            "dealt": step.dealt,
        })
    });
    let tries = found
        .tries
        .iter()
        .map(|(bot, solved, tries)| json!({ "bot": bot, "solved": solved, "tries": tries }));
    json!({
        "file": named.scenario.source().name(),
        "line_of_title": named.scenario.line(),
        "name": named.name,
        "title": title,
        "game": G::NAME,
        "seat": puzzle.solver.0 + 1,
        "goal": puzzle.goal().iter().map(|goal| &goal.text).collect::<Vec<_>>(),
        "while": puzzle.whiles().iter().map(|part| &part.text).collect::<Vec<_>>(),
        "within": puzzle.within,
        "verdict": match found.verdict {
            Verdict::Solved => "solved",
            Verdict::Unsolved => "unsolved",
            Verdict::Open => "open",
        },
        "positions": found.positions,
        "offers": found.offers,
        "keys": found.keys.as_ref().map(texts),
        "solutions": found.solutions,
        "solutions_counted_to": MOST_SOLUTIONS,
        "answers": found.answers,
        "shortest": found.shortest,
        "tries": tries.collect::<Vec<_>>(),
        "line": line.collect::<Vec<_>>(),
    })
}
