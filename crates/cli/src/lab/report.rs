//! `deckhand lab report`: a page of a results folder.

use super::{troubled, write_page};
use crate::args::LabReportArgs;
use crate::failure::Done;
use crate::json;
use crate::reader::{Reader, speech_of_lab, title_of};
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_lab::{Results, report, report_page};
use deckhand_registry::Visitor;
use std::io::{self, Write as _};

pub(super) fn run(reader: &Reader, args: &LabReportArgs) -> Done {
    let results = Results::read(&args.folder).map_err(|it| troubled(reader, &it))?;
    reader.with_game(&results.head.plan.game, Show { reader, args, results: &results })?
}

struct Show<'c> {
    reader: &'c Reader,
    args: &'c LabReportArgs,
    results: &'c Results,
}

impl Visitor for Show<'_> {
    type Out = Done;

    fn visit<G: Scene>(self) -> Done {
        let Self { reader, args, results } = self;
        let report = report(results).map_err(|it| troubled(reader, &it))?;
        if reader.wants_json() {
            return json::print(&report.json(results));
        }
        let speech = speech_of_lab(reader.lang, Some(G::texts()));
        let page = report_page::<G>(results, &report, &title_of::<G>(&speech), &speech);
        let file = args.html.clone().unwrap_or_else(|| args.folder.join("report.html"));
        write_page(reader, &file, &page)?;
        let msg = Msg::new("cli-lab-page").with("file", file.display().to_string());
        Ok(writeln!(io::stdout().lock(), "{}", speech.say(&msg))?)
    }
}
