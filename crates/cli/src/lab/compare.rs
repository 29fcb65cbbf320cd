//! `deckhand lab diff`: two results folders compared game by game.

use super::{troubled, write_page};
use crate::args::LabDiffArgs;
use crate::failure::{Done, FAILED, Failure};
use crate::json;
use crate::reader::{Reader, speech_of_lab, title_of};
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_lab::{Diff, Results, diff, diff_lines, diff_page};
use deckhand_registry::Visitor;
use std::io::{self, Write as _};

pub(super) fn run(reader: &Reader, args: &LabDiffArgs) -> Done {
    let read = |folder| Results::read(folder).map_err(|it| troubled(reader, &it));
    let (before, after) = (read(&args.before)?, read(&args.after)?);
    let found = diff(&before, &after).map_err(|reason| {
        let msg = Msg::new("lab-unpaired")
            .with("before", args.before.display().to_string())
            .with("after", args.after.display().to_string())
            .with("what", reason.name());
        Failure::Said(FAILED, speech_of_lab(reader.lang, None).say(&msg))
    })?;
    let game = &before.head.plan.game;
    let show = Show { reader, args, before: &before, after: &after, found: &found };
    reader.with_game(game, show)?
}

struct Show<'c> {
    reader: &'c Reader,
    args: &'c LabDiffArgs,
    before: &'c Results,
    after: &'c Results,
    found: &'c Diff,
}

impl Visitor for Show<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args, before, after, found } = self;
        let speech = speech_of_lab(reader.lang, Some(G::texts()));
        if let Some(file) = &args.html {
            let page = diff_page(before, after, found, &title_of::<G>(&speech), &speech);
            write_page(reader, file, &page)?;
        }
        if reader.wants_json() {
            return json::print(&found.json());
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", diff_lines(found, &speech).join("\n"))?;
        if let Some(file) = &args.html {
            let msg = Msg::new("cli-lab-page").with("file", file.display().to_string());
            writeln!(out, "{}", speech.say(&msg))?;
        }
        Ok(())
    }
}
