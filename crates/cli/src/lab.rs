//! `deckhand lab`: experiments written as small files. Here they are run; reports and comparisons have files of their own.

mod compare;
mod report;

use crate::args::{LabCommand, LabRunArgs};
use crate::failure::{Done, FAILED, Failure, WRONG_USE};
use crate::json;
use crate::reader::{Reader, speech_of_lab, title_of};
use crate::sim::threads;
use crate::watched::watched;
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_lab::{
    Fault, Folder, Head, Manifest, Opened, Planned, Results, Trouble, plan, read, run as play,
};
use deckhand_registry::{UnknownGame, Visitor, names, with_game};
use serde_json::json;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub(crate) fn run(reader: &Reader, command: &LabCommand) -> Done {
    match command {
        LabCommand::Run(args) => experiment(reader, args),
        LabCommand::Report(args) => report::run(reader, args),
        LabCommand::Diff(args) => compare::run(reader, args),
    }
}

/// Runs the experiment of a manifest.
fn experiment(reader: &Reader, args: &LabRunArgs) -> Done {
    let threads = threads(reader, args.threads.as_deref())?;
    let file = args.manifest.display().to_string();
    let text = fs::read_to_string(&args.manifest).map_err(|error| {
        let msg = Msg::new("cli-file-unreadable").with("file", file.as_str());
        reader.wrong(&msg.with("why", error.to_string()))
    })?;
    let faulty = |faults: &[Fault]| -> Failure {
        let speech = speech_of_lab(reader.lang, None);
        let said: Vec<String> =
            faults.iter().map(|fault| fault.render(&file, &text, &speech)).collect();
        Failure::Said(WRONG_USE, said.join("\n"))
    };
    let manifest = read(&text).map_err(|faults| faulty(&faults))?;
    let results = args.results.clone().unwrap_or_else(|| beside(&args.manifest));
    let job =
        Run { reader, file: &file, text: &text, manifest: &manifest, results: &results, threads };
    with_game(manifest.game.get_ref(), job).unwrap_or_else(|UnknownGame { name, nearest }| {
        let mend = Msg::new("lab-known-mend")
            .with("nearest", nearest.unwrap_or_default())
            .with("known", names().to_vec());
        let words = Msg::new("lab-unknown-game").with("name", name);
        Err(faulty(&[Fault::new(manifest.game.span(), words, mend)]))
    })
}

/// Where results go when nothing is said: beside the manifest, by its name.
fn beside(manifest: &Path) -> PathBuf {
    let name = manifest.file_stem().unwrap_or_default().to_string_lossy();
    manifest.with_file_name(format!("{name}-results"))
}

/// A sentence about a results folder.
fn troubled(reader: &Reader, trouble: &Trouble) -> Failure {
    Failure::Said(FAILED, speech_of_lab(reader.lang, None).say(&trouble.words()))
}

/// Writes a page into its file.
fn write_page(reader: &Reader, file: &Path, page: &deckhand_page::Page) -> Done {
    fs::write(file, page.html()).map_err(|error| {
        let trouble = Msg::new("cli-record-impossible").with("file", file.display().to_string());
        let msg = trouble.with("why", error.to_string());
        Failure::Said(FAILED, reader.speech.say(&msg))
    })
}

struct Run<'c> {
    reader: &'c Reader,
    file: &'c str,
    text: &'c str,
    manifest: &'c Manifest,
    results: &'c Path,
    threads: usize,
}

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, manifest, results, .. } = self;
        let speech = speech_of_lab(reader.lang, Some(G::texts()));
        // The file of a deck is looked for beside the manifest first.
        let deck_line = |deck: &str| {
            let beside = Path::new(self.file).with_file_name(deck);
            let named = if beside.is_file() { beside.display().to_string() } else { deck.into() };
            crate::setup::deck_line(reader, &named).map_err(|failure| match failure {
                Failure::Said(_, why) => why,
                Failure::Quiet(_) | Failure::Output(_) => String::new(),
            })
        };
        let planned: Planned<G> = plan::<G>(manifest, &deck_line).map_err(|faults| {
            let said: Vec<String> =
                faults.iter().map(|fault| fault.render(self.file, self.text, &speech)).collect();
            Failure::Said(WRONG_USE, said.join("\n"))
        })?;
        let head = Head::of::<G>(planned.plan.clone());
        let opened = Folder::open(results, head, self.text).map_err(|it| troubled(reader, &it))?;
        let games = planned.plan.games();
        let known = match &opened {
            Opened::Open(folder) => folder.known(),
            Opened::Complete => games,
        };
        let folder = results.display().to_string();
        if !reader.wants_json() {
            let head = Msg::new("cli-lab-head")
                .with("game", title_of::<G>(&speech))
                .with("mode", Msg::new(format!("mode-{}", planned.plan.mode)))
                .with("games", games as i64)
                .with("rounds", planned.plan.rounds as i64)
                .with("each", planned.plan.arrangements.len() as i64)
                .with("seed", planned.plan.seed.to_string());
            let mut out = io::stdout().lock();
            writeln!(out, "{}", speech.say(&head))?;
            if known > 0 {
                let msg = Msg::new("cli-lab-known").with("done", known as i64);
                let msg = msg.with("games", games as i64).with("folder", folder.as_str());
                writeln!(out, "{}", speech.say(&msg))?;
            }
        }
        if let Opened::Open(open) = opened {
            self.play_on(&planned, *open)?;
        }
        let results = Results::read(results).map_err(|it| troubled(reader, &it))?;
        if reader.wants_json() {
            json::print(&json!({
                "folder": folder,
                "game": G::NAME,
                "mode": planned.plan.mode,
                "players": planned.plan.players,
                "seed": planned.plan.seed,
                "rounds": planned.plan.rounds,
                "planned": games,
                "games": results.games,
                "broken": results.broken,
                "decisions": results.decisions,
                "digest": results.digest,
            }))?;
        } else {
            let msg = Msg::new("cli-lab-done")
                .with("games", results.games as i64)
                .with("decisions", results.decisions as i64)
                .with("broken", results.broken as i64)
                .with("folder", folder.as_str());
            let mut out = io::stdout().lock();
            writeln!(out, "{}", speech.say(&msg))?;
            let digest = Msg::new("cli-sim-digest").with("digest", results.digest.as_str());
            writeln!(out, "{}", speech.say(&digest))?;
        }
        if results.broken > 0 { Err(Failure::Quiet(FAILED)) } else { Ok(()) }
    }
}

impl Run<'_> {
    /// Plays what is missing and writes the tables; says so when it was interrupted.
    fn play_on<G: Scene>(&self, planned: &Planned<G>, mut folder: Folder) -> Done {
        let reader = self.reader;
        let games = planned.plan.games();
        let played = watched(games, |tell, stop| {
            let known: Vec<bool> = (0..games).map(|game| folder.knows(game)).collect();
            let is_known = |game: u64| known[game as usize];
            let mut ended = |note: &deckhand_lab::Note| folder.keep(note);
            play(planned, self.threads, &is_known, &mut ended, tell, stop)
        });
        let synced = folder.sync();
        if let Err(error) = played {
            let trouble = Trouble::Unwritable(self.results.to_path_buf(), error);
            return Err(troubled(reader, &trouble));
        }
        synced.map_err(|it| troubled(reader, &it))?;
        let done = folder.known();
        if done < games {
            let msg = Msg::new("cli-lab-interrupted")
                .with("done", done as i64)
                .with("games", games as i64)
                .with("folder", self.results.display().to_string());
            return Err(Failure::Said(FAILED, reader.speech.say(&msg)));
        }
        folder.finish::<G>().map_err(|it| troubled(reader, &it))
    }
}
