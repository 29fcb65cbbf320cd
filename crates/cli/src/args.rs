//! What may be typed after `deckhand`. Values are taken as text and judged later, so that a wrong one gets a sentence
//! of ours, in the reader's language and with the nearest right value.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// A rules-enforcing table for card games.
///
/// Exit codes: 0 fine, 1 a check failed, 2 wrong use.
#[derive(Parser, Debug)]
#[command(name = "deckhand", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// Language of all text: en, de or ru. Taken from LC_ALL, LC_MESSAGES or LANG when not given.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    /// Print one line with a JSON value and nothing else (not for `play`).
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Without a command the table is opened in the browser, as by `serve`.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the games with their modes, numbers of players and options.
    Games,
    /// Play a game line by line, or watch bots play one.
    Play(PlayArgs),
    /// Open the table in the browser: page, matches and bots, for you and for friends who have the address.
    Serve(ServeArgs),
    /// Let bots play many games and count.
    Sim(SimArgs),
    /// Compare two bots on the same deals.
    Arena(ArenaArgs),
    /// Run experiments written as small files, report and compare their results.
    Lab(LabArgs),
    /// Show a recorded game as a log, or check it.
    Replay(ReplayArgs),
    /// Look at a recorded game: what a bot would have done in a seat, and what the difference cost.
    Review(ReviewArgs),
    /// Run judge questions written as text files.
    Scenario(ScenarioArgs),
    /// Solve, show and find puzzles: positions with a goal.
    Puzzle(PuzzleArgs),
    /// Read the numbered rules of a game.
    Rules(RulesArgs),
    /// Look up the cards of a game.
    Cards(CardsArgs),
    /// Check and show decks, written as text files or coming with a game.
    Deck(DeckArgs),
    /// Measure how fast games run here.
    Bench(BenchArgs),
}

#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen [usual: 127.0.0.1:7777]. With 0.0.0.0 others can reach it.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<String>,
    /// The folder of the database [usual: where programs of this user keep their data].
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// The address by which people reach the server, for links.
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A TOML file with these and further settings; docs/server.md lists them.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// How a game is set up.
#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// Way to play; `deckhand games` lists them.
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,
    /// An option of the game as NAME=VALUE; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Name of the game. With --match it follows from the match.
    #[arg(required_unless_present_any = ["server", "table", "key", "watch"])]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who sits where, separated by commas: you, or the name of a bot. Without `you` the bots play and you watch. With
    /// --server also `open`, for whoever gets the link; there all seats but yours are open when nothing is said.
    #[arg(long, value_name = "SEATS")]
    pub(crate) seats: Option<String>,
    /// Number that chance starts from; the same number and the same answers make the same game.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) seed: Option<String>,
    /// Write the game into this new file as it is played.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Let the record say what each bot thought before it answered. That names what bots hold: whoever reads the record
    /// can read it, even while the game goes on.
    #[arg(long)]
    pub(crate) record_thoughts: bool,
    /// Name of the person; may be given once for each `you`.
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// Show the table only on `board`, not on every turn.
    #[arg(long)]
    pub(crate) no_board: bool,
    /// Let `why-bot` tell what bots thought. That names what they hold, so it is for practice, with everybody's consent.
    #[arg(long)]
    pub(crate) open_bots: bool,
    /// When to pass for you where you could only answer what others do: `never`, `smart` (when nothing else is possible)
    /// or `always`. Nobody else can tell.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "smart")]
    pub(crate) pass: Passing,
    /// Play on this server, which `deckhand serve` runs somewhere, with others who come by a page or a terminal. No table
    /// is drawn then: the log and the questions tell the game.
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<String>,
    /// The match on the server: its name or its link. Without it a new one is made.
    #[arg(long = "match", value_name = "LINK OR NAME")]
    pub(crate) table: Option<String>,
    /// The key to your seat, to come back to it.
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Option<String>,
    /// Watch the match without a seat.
    #[arg(long)]
    pub(crate) watch: bool,
}

/// When questions that only let a person answer what others do are passed without asking.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passing {
    /// Every question is put.
    Never,
    /// A question is put where there is more to answer than to pass.
    Smart,
    /// No such question is put.
    Always,
}

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// Name of the game.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "1000")]
    pub(crate) games: String,
    /// Bots, separated by commas; from game to game each moves on by one seat.
    #[arg(long, value_name = "BOTS")]
    pub(crate) seats: Option<String>,
    /// Number that chance starts from.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: String,
    /// How many games run side by side; all cores when not given. Does not change the result.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) threads: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// Name of the game.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The two bots, separated by a comma. The same bot twice is the control, which has to come out even.
    #[arg(long, value_name = "A,B")]
    pub(crate) bots: String,
    /// How many players; as many as the mode usually has when not given. The first bot plays against so many of the
    /// second, once in each seat.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) players: Option<String>,
    /// How many deals. Each is played once for each seat of the first bot.
    #[arg(
        long,
        visible_alias = "rounds",
        allow_hyphen_values = true,
        value_name = "NUMBER",
        default_value = "100"
    )]
    pub(crate) pairs: String,
    /// Number that chance starts from.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: String,
    /// How many games run side by side; all cores when not given. Does not change the result.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) threads: Option<String>,
    /// End as soon as it is clear whether the first bot is better by so many hundredths of the score, or just even.
    #[arg(long, allow_hyphen_values = true, value_name = "HUNDREDTHS")]
    pub(crate) until: Option<String>,
    /// Keep each game in this file as it ends, and go on from there the next time.
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) what: LabCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Play the games of a manifest into a results folder, or go on where it was interrupted.
    Run(LabRunArgs),
    /// Make a page of a results folder that any browser shows without a network.
    Report(LabReportArgs),
    /// Compare two results folders game by game: what a changed card, option or bot makes of the same deals.
    Diff(LabDiffArgs),
}

#[derive(Args, Debug)]
pub(crate) struct LabRunArgs {
    /// The manifest, a TOML file; docs/laboratory.md tells what stands in it.
    pub(crate) manifest: PathBuf,
    /// The results folder; beside the manifest when not given.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) results: Option<PathBuf>,
    /// How many games run side by side; all cores when not given. Does not change the result.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) threads: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LabReportArgs {
    /// A finished results folder.
    pub(crate) folder: PathBuf,
    /// Where the page goes; report.html in the folder when not given.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct LabDiffArgs {
    /// A finished results folder: how it was.
    pub(crate) before: PathBuf,
    /// Another one with the same seed, players and line-ups: how it is with the change.
    pub(crate) after: PathBuf,
    /// Also write a page into this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// A record made by `play --record`.
    pub(crate) file: PathBuf,
    /// Play the record again and compare every number dealt, every answer and every hash.
    #[arg(long)]
    pub(crate) verify: bool,
    /// Show the table after this many answers.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) at: Option<String>,
    /// Show what bots thought before they answered, where the record says so (`play --record-thoughts`).
    #[arg(long)]
    pub(crate) thoughts: bool,
    /// With whose eyes: a seat number, `public` or `all`.
    #[arg(long, value_name = "SEAT", default_value = "all")]
    pub(crate) view: String,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// A record made by `play --record`.
    pub(crate) file: PathBuf,
    /// The seat whose answers are judged; the first person's when not given, or the first seat.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) seat: Option<String>,
    /// The bot that is asked what it would have answered, knowing what the seat knew.
    #[arg(long, visible_alias = "bot", value_name = "BOT", default_value = "level-5")]
    pub(crate) level: String,
    /// How many times each answer is played on to the end of the game. A difference that shows is measured anew with four
    /// times as many.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "100")]
    pub(crate) games: String,
    /// The bot that plays on, in all seats.
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub(crate) playout: String,
    /// Number that chance starts from.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: String,
    /// How many answers are judged side by side; all cores when not given. Does not change the result.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) threads: Option<String>,
    /// Write a page for a browser into this new file: the course of the game and all answers with their alternatives. It
    /// needs no network.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    /// Files to run; a folder stands for all files ending in .scn below it.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    #[command(subcommand)]
    pub(crate) what: PuzzleCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum PuzzleCommand {
    /// Prove that puzzles can be solved against every answer and every chance, and count their solutions.
    Check {
        /// Files, folders, games (`sectors`: all that come with it) or single puzzles of games (`sectors/3`).
        #[arg(required = true, value_name = "WHAT")]
        what: Vec<String>,
        /// How many positions may be worked out for each puzzle. What is not proved by then is called open.
        #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "200000")]
        budget: String,
    },
    /// List the puzzles that come with a game; of all games when none is named.
    List {
        /// Name of the game.
        game: Option<String>,
    },
    /// Show the position and the goal of a puzzle, and not its solution.
    Show {
        /// A file, a game or a single puzzle of a game (`sectors/3`).
        #[arg(value_name = "WHAT")]
        what: String,
    },
    /// Look for puzzles in games of bots against themselves.
    Mine(Box<MineArgs>),
}

#[derive(Args, Debug)]
pub(crate) struct MineArgs {
    /// Name of the game.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Bots, separated by commas, one for each seat; a single one sits everywhere.
    #[arg(long, value_name = "BOTS", default_value = "greedy")]
    pub(crate) bots: String,
    /// How many games are looked through.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "10")]
    pub(crate) games: String,
    /// Number that chance starts from.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "1")]
    pub(crate) seed: String,
    /// Only puzzles whose title holds this text.
    #[arg(long, value_name = "TEXT")]
    pub(crate) aim: Option<String>,
    /// How many positions may be worked out for each try.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "5000")]
    pub(crate) budget: String,
    /// Most first answers that may solve a puzzle.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "2")]
    pub(crate) max_keys: String,
    /// How often at most the greedy bot may solve it, of 20 tries.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "5")]
    pub(crate) max_greedy: String,
    /// Fewest answers that the solution takes.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER", default_value = "2")]
    pub(crate) min_answers: String,
    /// How many games run side by side; all cores when not given. Does not change the result.
    #[arg(long, allow_hyphen_values = true, value_name = "NUMBER")]
    pub(crate) threads: Option<String>,
    /// Write the puzzles into this new file.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Name of the game.
    pub(crate) game: String,
    /// Number of a rule, the beginning of one, or words to look for. Everything when not given.
    #[arg(value_name = "ID OR WORDS")]
    pub(crate) what: Vec<String>,
    /// For each rule, show its source lines and the places in code and tests that cite it; fails if any is missing.
    #[arg(long)]
    pub(crate) coverage: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CardsArgs {
    /// Name of the game.
    pub(crate) game: String,
    /// Part of a card's name in any language. All cards when not given.
    #[arg(value_name = "NAME")]
    pub(crate) what: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct DeckArgs {
    #[command(subcommand)]
    pub(crate) what: DeckCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DeckCommand {
    /// Name everything that is wrong with a deck: the line, the rule, and what would mend it.
    Check {
        /// A deck file, or the name of a deck that comes with a game.
        #[arg(value_name = "FILE")]
        deck: String,
    },
    /// Show the cards of a deck, its curve and what is worth knowing about it.
    Show {
        /// A deck file, or the name of a deck that comes with a game.
        #[arg(value_name = "FILE OR NAME")]
        deck: String,
    },
    /// List the decks that come with a game; of all games when none is named.
    List {
        /// Name of the game.
        game: Option<String>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Names of games; all when not given.
    pub(crate) games: Vec<String>,
}
