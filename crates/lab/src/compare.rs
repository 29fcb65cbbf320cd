//! A comparison of two experiments in words: as lines for a terminal and as a page.

use crate::page::{deck_title, facts, fingerprints, heading};
use crate::say::{Say, Unit};
use crate::{Change, Diff, Effect, Results, Verdict};
use deckhand_kernel::{Arg, Msg, Seat};
use deckhand_page::{
    Axis, Bar, Bars, Block, Cell, Column, Figure, Page, Row, Section, Table, Tone,
};
use deckhand_words::Speech;

/// Effects of one kind with their names, and in what they are counted.
type Group = (&'static str, Unit, Vec<(String, Effect)>);

fn groups(say: Say<'_>, diff: &Diff) -> Vec<Group> {
    let seats = (0u8..).zip(&diff.seats);
    let seats = seats.map(|(seat, effect)| (say.speech.seat(Seat(seat)), *effect)).collect();
    let named = |changes: &[Change], title: &dyn Fn(&str) -> String| {
        let name = |change: &Change| {
            if change.before == change.after {
                return title(&change.before);
            }
            let both = Msg::new("lab-diff-renamed").with("before", title(&change.before));
            say.msg(&both.with("after", title(&change.after)))
        };
        changes.iter().map(|change| (name(change), change.effect)).collect()
    };
    let mut games = vec![(say.text("lab-length-decisions"), diff.decisions)];
    games.extend(diff.turns.map(|turns| (say.text("lab-length-turns"), turns)));
    games.push((say.text("lab-length-leads"), diff.leads));
    // Where one bot has all seats, what one seat gains another loses, and the sum says nothing.
    let bots = match &diff.bots[..] {
        [only] if diff.seats.len() > 1 && only.effect.verdict() == Verdict::Same => &[],
        bots => bots,
    };
    let groups = vec![
        ("lab-by-seat", Unit::Points, seats),
        ("lab-by-bot", Unit::Points, named(bots, &str::to_string)),
        ("lab-by-deck", Unit::Points, named(&diff.decks, &|name| deck_title(say, name))),
        ("lab-sec-lengths", Unit::Plain, games),
    ];
    groups.into_iter().filter(|(_, _, effects): &Group| !effects.is_empty()).collect()
}

/// In what the experiments differ, in a sentence.
fn changed(say: Say<'_>, diff: &Diff) -> String {
    let what = |name: &&str| Arg::from(Msg::new(format!("lab-changed-{name}")));
    let what: Vec<Arg> = diff.changed.iter().map(what).collect();
    if what.is_empty() {
        return say.text("lab-diff-nothing-changed");
    }
    say.msg(&Msg::new("lab-diff-changed").with("what", Arg::List(what)))
}

fn paired(say: Say<'_>, diff: &Diff) -> String {
    say.msg(
        &Msg::new("lab-diff-paired")
            .with("games", diff.games as i64)
            .with("rounds", diff.rounds as i64)
            .with("alike", diff.alike as i64),
    )
}

/// The comparison as lines of text.
pub fn diff_lines(diff: &Diff, speech: &Speech) -> Vec<String> {
    let say = Say { speech };
    let mut lines = vec![paired(say, diff), changed(say, diff)];
    for (title, unit, effects) in groups(say, diff) {
        lines.push(say.text(title));
        for (name, effect) in effects {
            let line = Msg::new("lab-diff-line")
                .with("name", name)
                .with("before", say.in_unit(effect.before, unit))
                .with("after", say.in_unit(effect.after, unit))
                .with("difference", say.difference(&effect, unit));
            lines.push(format!("  {}", say.msg(&line)));
            lines.push(format!("    {}", say.verdict(&effect, unit)));
        }
    }
    lines.push(say.text("lab-diff-about"));
    lines
}

/// The comparison as a page; `title` is what the game is called.
pub fn diff_page(
    before: &Results,
    after: &Results,
    diff: &Diff,
    title: &str,
    speech: &Speech,
) -> Page {
    let say = Say { speech };
    let head = heading(say, title, &before.head.plan);
    let head = say.msg(&Msg::new("lab-diff-title").with("experiment", head));
    let mut page = Page::new(speech.lang().code(), head);
    page.above = say.text("lab-page-above");
    page.lead = paired(say, diff);
    page.contents = say.text("lab-page-contents");
    let mut effects = Section::new("effects", say.text("lab-sec-effects"))
        .with(Block::Note(Tone::Plain, changed(say, diff)))
        .with(Block::text(say.text("lab-diff-about")));
    for (title, unit, group) in groups(say, diff) {
        effects = effects.with(Block::Figure(bars(say, say.text(title), unit, &group)));
        let verdict = |(name, effect): &(String, Effect)| {
            let line = Msg::new("lab-diff-verdict").with("name", name.as_str());
            (say.msg(&line.with("verdict", say.verdict(effect, unit))), None)
        };
        effects = effects.with(Block::List(group.iter().map(verdict).collect()));
        effects = effects.with(table(say, say.text(title), unit, &group));
    }
    page.sections = vec![effects];
    for (anchor, id, results) in
        [("before", "lab-diff-before", before), ("after", "lab-diff-after", after)]
    {
        let section = Section::new(anchor, say.text(id));
        let section = section.with(Block::Facts(facts(say, results)));
        let section = section.with(Block::Facts(fingerprints(say, results)));
        page.sections.push(section.with(Block::Code(results.manifest.clone())));
    }
    let version = before.head.version.as_str();
    page.foot = say.msg(&Msg::new("lab-page-foot").with("version", version));
    page
}

fn scale(unit: Unit) -> f64 {
    if unit == Unit::Points { 100.0 } else { 1.0 }
}

fn bars(say: Say<'_>, title: String, unit: Unit, group: &[(String, Effect)]) -> Figure {
    let by = scale(unit);
    let ends = |effect: &Effect| {
        let interval = effect.difference.interval;
        (interval.low * by, interval.high * by)
    };
    let bar = |(name, effect): &(String, Effect)| {
        let (low, high) = ends(effect);
        Bar {
            name: name.clone(),
            value: effect.difference.mean * by,
            interval: Some((low, high)),
            text: say.difference(effect, unit),
            tone: match unit {
                Unit::Points if low > 0.0 => Tone::Good,
                Unit::Points if high < 0.0 => Tone::Bad,
                Unit::Points | Unit::Plain => Tone::Plain,
            },
        }
    };
    let values = group.iter().map(|(_, effect)| ends(effect)).flat_map(|(low, high)| [low, high]);
    Figure::Bars(Bars {
        title,
        about: say.text(match unit {
            Unit::Points => "lab-diff-figure-points",
            Unit::Plain => "lab-diff-figure",
        }),
        axis: Axis::over("", values.chain([0.0]), 6, |value, digits| say.decimal(value, digits)),
        base: 0.0,
        bars: group.iter().map(bar).collect(),
    })
}

fn table(say: Say<'_>, caption: String, unit: Unit, group: &[(String, Effect)]) -> Block {
    let columns = vec![
        Column::words(say.text("lab-col-name")),
        Column::numbers(say.text("lab-diff-before")),
        Column::numbers(say.text("lab-diff-after")),
        Column::numbers(say.text("lab-col-difference")),
    ];
    let row = |(name, effect): &(String, Effect)| {
        Row::new(vec![
            Cell::words(name.as_str()),
            Cell::number(effect.before, say.in_unit(effect.before, unit)),
            Cell::number(effect.after, say.in_unit(effect.after, unit)),
            Cell::number(effect.difference.mean, say.by(effect, unit))
                .below(say.by_range(effect, unit)),
        ])
    };
    Block::Table(Table::new(caption, columns, group.iter().map(row).collect()))
}
