//! A review as a page for a browser: the course of the game, its turning points, and every answer with its
//! alternatives.

use super::{Said, lines, verdict_name};
use crate::reader::title_of;
use deckhand_kernel::{Msg, Speaker as _, Title};
use deckhand_page::{
    Anchor, Axis, Block, Cell, Column, Fact, Figure, Line, Mark, Page, Point, Row, Section, Series,
    Table, Tone,
};
use deckhand_review::{Judged, Verdict};

/// The whole page.
pub(super) fn page<G: Title>(said: &Said<'_, G>) -> Page {
    let speech = said.speech;
    let word = |id: &str| speech.word(id);
    let named = |id: &'static str| {
        speech.say(&Msg::new(id).with("seat", said.plan.seat).with("bot", said.plan.bot.as_str()))
    };
    let title = Msg::new("cli-review-title")
        .with("game", title_of::<G>(speech))
        .with("seat", said.plan.seat);
    let mut page = Page::new(speech.lang().to_string(), speech.say(&title));
    page.above = "Deckhand".into();
    page.lead = named("cli-review-lead");
    page.facts = vec![
        Fact::new(word("cli-review-fact-mode"), word(&format!("mode-{}", said.mode))),
        Fact::new(word("cli-review-fact-answers"), said.answers.to_string()),
        Fact::new(word("cli-review-fact-choices"), said.review.planned.to_string()),
        Fact::new(word("cli-review-fact-bot"), said.plan.bot.as_str()),
    ];
    // The first line says who won, the others how.
    if let Some(first) = said.result.first() {
        page.facts.push(Fact::new(word("cli-review-fact-end"), first.as_str()));
    }
    page.contents = word("cli-review-contents");
    page.foot = speech.say(&Msg::new("cli-review-foot").with("version", env!("CARGO_PKG_VERSION")));

    let mut course = Section::new("course", word("cli-review-course"));
    if let Some(stopped) = lines::interrupted(said) {
        course.blocks.push(Block::Note(Tone::Warn, stopped));
    }
    course.blocks.push(Block::Figure(Figure::Line(curve(said))));
    let mut turning = Section::new("turning", word("cli-review-turning"));
    let points = lines::turning(said);
    if !points.is_empty() {
        let link = |(line, at): (String, usize)| {
            // The list counts by itself.
            let line = line.split_once(". ").map_or(line.as_str(), |(_, rest)| rest).to_owned();
            (line, Some(place(&said.review.judged[at])))
        };
        turning.blocks.push(Block::List(points.into_iter().map(link).collect()));
    }
    turning.blocks.extend(lines::few(said).map(Block::Text));
    let answers = Section::new("answers", word("cli-review-answers"))
        .with(Block::text(lines::sum(said)))
        .with(Block::Table(table(said)));
    let mut alternatives = Section::new("alternatives", word("cli-review-alternatives"));
    alternatives.blocks.push(Block::text(named("cli-review-alternatives-about")));
    alternatives.blocks.extend(said.review.judged.iter().filter_map(|it| thoughts(said, it)));
    let mut method = Section::new("method", word("cli-review-method"))
        .with(Block::text(lines::how(said)))
        .with(Block::text(word("cli-review-method-about")));
    let failures = lines::failures(said);
    method.blocks.extend(failures.into_iter().map(|line| Block::Note(Tone::Warn, line)));
    page.sections = vec![course, turning, answers];
    if alternatives.blocks.len() > 1 {
        page.sections.push(alternatives);
    }
    page.sections.push(method);
    page
}

/// Where the row of an answer is.
fn place<A>(judged: &Judged<A>) -> Anchor {
    format!("answer-{}", judged.number).into()
}

/// What a verdict is to the reader.
fn tone(verdict: Verdict) -> Tone {
    match verdict {
        Verdict::Worse => Tone::Bad,
        Verdict::Better => Tone::Good,
        Verdict::Same | Verdict::Open => Tone::Plain,
    }
}

/// The chance of winning from answer to answer, and how the game ended.
fn curve<G: Title>(said: &Said<'_, G>) -> Line {
    let speech = said.speech;
    let judged = &said.review.judged;
    let point = |judged: &Judged<G::Action>| {
        let text = Msg::new("cli-review-answer")
            .with("action", format!("{}: {}", judged.number, said.words(judged, judged.played).0))
            .with("percent", said.percent(judged.chance.mean));
        Point {
            at: judged.number as f64,
            value: judged.chance.mean,
            interval: Some((judged.chance.interval.low, judged.chance.interval.high)),
            text: speech.say(&text),
        }
    };
    let mut points: Vec<Point> = judged.iter().map(point).collect();
    if let (Some(outcome), false) = (said.outcome, said.review.stopped()) {
        let value = said.plan.share_of(outcome);
        let text = said.result.join(" ");
        points.push(Point { at: said.answers as f64, value, interval: None, text });
    }
    let mark = |(rank, &at): (usize, &usize)| Mark {
        at: judged[at].number as f64,
        value: judged[at].chance.mean,
        name: rank.to_string(),
        text: lines::turning(said).into_iter().nth(rank - 1).unwrap_or_default().0,
        tone: tone(judged[at].verdict()),
        link: Some(place(&judged[at])),
    };
    let chance = |at: Option<&Judged<G::Action>>| at.map_or(0.0, |judged| judged.chance.mean);
    let about = Msg::new("cli-review-course-about")
        .with("first", said.percent(chance(judged.first())))
        .with("last", said.percent(chance(judged.last())));
    Line {
        title: speech.word("cli-review-chance"),
        about: speech.say(&about),
        index: Axis::over(
            speech.word("cli-review-axis-number"),
            [1.0, said.answers as f64],
            10,
            |value, _| format!("{value:.0}"),
        ),
        values: Axis::over("", [0.0, 1.0], 5, |value, _| {
            speech.say(&Msg::new("cli-review-percent").with("percent", said.percent(value)))
        }),
        // Where all win or lose as one, nobody has a share.
        base: (!said.plan.together).then(|| 1.0 / f64::from(said.plan.seats)),
        series: vec![Series { name: speech.word("cli-review-chance"), points }],
        marks: (1..).zip(&said.turning).map(mark).collect(),
    }
}

/// All answers with a choice.
fn table<G: Title>(said: &Said<'_, G>) -> Table {
    let speech = said.speech;
    let word = |id: &str| speech.word(id);
    let bot = Msg::new("cli-review-column-bot").with("bot", said.plan.bot.as_str());
    let columns = vec![
        Column::numbers(word("cli-review-column-number")),
        Column::words(word("cli-review-column-played")),
        Column::words(speech.say(&bot)),
        Column::numbers(word("cli-review-column-chance")),
        Column::numbers(word("cli-review-column-loss")),
        Column::words(word("cli-review-column-verdict")),
    ];
    let answer = |judged: &Judged<G::Action>, action| {
        let (text, notation) = said.words(judged, action);
        Cell::words(text).below(notation.unwrap_or_default())
    };
    let row = |judged: &Judged<G::Action>| {
        let verdict = judged.verdict();
        let says = Msg::new("cli-review-verdict").with("verdict", verdict_name(verdict));
        let chance = said.ends(Msg::new("cli-review-interval"), judged.chance.interval);
        let loss = match lines::loss(said, judged) {
            Some((loss, interval)) => Cell::number(judged.loss(), loss).below(interval),
            None => Cell::default(),
        };
        let chosen = if verdict == Verdict::Same {
            Cell::words(word("cli-review-the-same"))
        } else {
            answer(judged, judged.chosen)
        };
        Row {
            anchor: Some(place(judged)),
            tone: tone(verdict),
            cells: vec![
                Cell::number(judged.number as f64, judged.number.to_string()),
                answer(judged, judged.played),
                chosen,
                Cell::number(judged.chance.mean, said.percent(judged.chance.mean))
                    .below(speech.say(&chance)),
                loss,
                Cell::words(speech.say(&says)).toned(tone(verdict)),
            ],
        }
    };
    let rows = said.review.judged.iter().map(row).collect();
    Table::new(word("cli-review-table"), columns, rows)
}

/// What the bot compared at one choice, folded away.
fn thoughts<G: Title>(said: &Said<'_, G>, judged: &Judged<G::Action>) -> Option<Block> {
    let speech = said.speech;
    let thoughts = judged.thoughts.as_ref()?;
    let title = Msg::new("cli-review-thoughts")
        .with("number", judged.number.to_string())
        .with("played", said.words(judged, judged.played).0);
    let rows = thoughts.alternatives.iter().map(|thought| {
        let (text, notation) = said.words(judged, thought.action);
        let is_played = thought.action == judged.played;
        let mark = if is_played { speech.word("cli-review-was-played") } else { String::new() };
        Row::new(vec![
            Cell::words(text).below(notation.unwrap_or_default()),
            Cell::number(thought.value, said.percent(thought.value)),
            Cell::number(f64::from(thought.visits), thought.visits.to_string()),
            Cell::words(mark),
        ])
    });
    let columns = vec![
        Column::words(speech.word("cli-review-column-answer")),
        Column::numbers(speech.word("cli-review-column-value")),
        Column::numbers(speech.word("cli-review-column-visits")),
        Column::words(""),
    ];
    let left = thoughts.offered - thoughts.alternatives.len().min(thoughts.offered);
    let caption = Msg::new("cli-review-compared")
        .with("compared", thoughts.alternatives.len() as i64)
        .with("left", left as i64)
        .with("redeals", i64::from(thoughts.redeals));
    let table = Table::new(speech.say(&caption), columns, rows.collect());
    Some(Block::Folded { title: speech.say(&title), blocks: vec![Block::Table(table)] })
}
