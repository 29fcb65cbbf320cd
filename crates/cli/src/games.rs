//! `deckhand games`: what can be played, and how.

use crate::failure::Done;
use crate::json;
use crate::reader::{Reader, in_all_languages, title_of};
use crate::wrap::wrapped;
use deckhand_kernel::{GameOption, Mode, Msg, Scene, Speaker as _};
use deckhand_registry::{Visitor, names};
use serde_json::{Value, json};
use std::io::{self, Write as _};

pub(crate) fn run(reader: &Reader) -> Done {
    if reader.wants_json() {
        let games: Result<Vec<Value>, _> =
            names().iter().map(|name| reader.with_game(name, AsJson)).collect();
        return json::print(&Value::Array(games?));
    }
    for (at, name) in names().iter().enumerate() {
        if at > 0 {
            writeln!(io::stdout())?;
        }
        reader.with_game(name, AsText(reader))??;
    }
    Ok(())
}

struct AsText<'c>(&'c Reader);

impl Visitor for AsText<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let speech = self.0.speech_of::<G>();
        let mut out = io::stdout().lock();
        let fewest = G::MODES.iter().map(|mode| mode.min).min().unwrap_or(0);
        let most = G::MODES.iter().map(|mode| mode.max).max().unwrap_or(0);
        let head = Msg::new("cli-game")
            .with("name", G::NAME)
            .with("title", title_of::<G>(&speech))
            .with("min", fewest)
            .with("max", most);
        writeln!(out, "{}", speech.say(&head))?;
        let about = format!("game-{}-about", G::NAME);
        if speech.has(&about) {
            writeln!(out, "{}", wrapped(&speech.word(&about), ""))?;
        }
        writeln!(out, "\n{}", speech.word("cli-modes"))?;
        for mode in G::MODES {
            let Mode { name, min, max, usual, together: _ } = *mode;
            let about = [format!("mode-{name}"), format!("mode-{name}-about")]
                .into_iter()
                .filter(|id| speech.has(id))
                .map(|id| speech.word(&id))
                .collect::<Vec<_>>()
                .join(": ");
            let id = if min == max { "cli-mode-seats-fixed" } else { "cli-mode-seats" };
            let seats = Msg::new(id).with("min", min).with("max", max).with("usual", usual);
            writeln!(out, "  {name}  ({})\n{}", speech.say(&seats), wrapped(&about, "      "))?;
        }
        if G::OPTIONS.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{}", speech.word("cli-options"))?;
        for option in G::OPTIONS {
            let GameOption { name, default, values, rule } = *option;
            let values =
                Msg::new("cli-option").with("values", values.join(" | ")).with("default", default);
            writeln!(out, "  {name}  {}", speech.say(&values))?;
            let id = format!("option-{}", name.replace('_', "-"));
            let about = if speech.has(&id) { speech.word(&id) } else { String::new() };
            writeln!(out, "{}", wrapped(&format!("{about} [{rule}]"), "      "))?;
        }
        Ok(())
    }
}

struct AsJson;

impl Visitor for AsJson {
    type Out = Value;

    fn visit<G: Scene>(self) -> Value {
        let speeches = in_all_languages::<G>();
        let say = |id: &str| json::said(&speeches, &[Msg::new(id.to_string())]);
        let modes: Vec<&str> = G::MODES.iter().map(|mode| mode.name).collect();
        let about_modes: Vec<Value> = G::MODES
            .iter()
            .map(|mode| {
                json!({
                    "name": mode.name,
                    "min": mode.min,
                    "max": mode.max,
                    "usual": mode.usual,
                    "title": say(&format!("mode-{}", mode.name)),
                    "about": say(&format!("mode-{}-about", mode.name)),
                })
            })
            .collect();
        let options: Vec<Value> = G::OPTIONS
            .iter()
            .map(|option| {
                json!({
                    "name": option.name,
                    "default": option.default,
                    "values": option.values,
                    "rule": option.rule,
                    "about": say(&format!("option-{}", option.name.replace('_', "-"))),
                })
            })
            .collect();
        json!({
            "game": G::NAME,
            "title": json::in_each(|at| title_of::<G>(&speeches[at])),
            "modes": modes,
            "players": {
                "min": G::MODES.iter().map(|mode| mode.min).min(),
                "max": G::MODES.iter().map(|mode| mode.max).max(),
            },
            "options": options,
            "about_modes": about_modes,
            "rules_version": G::rulebook().version,
        })
    }
}
