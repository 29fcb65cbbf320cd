//! A report as a page: every number with its interval, first what was measured and how to read it.

use crate::report::{CardRates, Report, RuleCount, VariantRates};
use crate::say::Say;
use crate::{Mean, Plan, Rate, Results};
use deckhand_kernel::{Msg, Seat, Title};
use deckhand_page::{
    Axis, Bar, Bars, Block, Cell, Column, Fact, Figure, Histogram, Order, Page, Row, Section,
    Table, Tone, bins,
};
use deckhand_words::Speech;
use std::collections::BTreeMap;

/// So many bars of a long list are drawn; its table has all.
const DRAWN: usize = 12;

/// The page of an experiment with the game `G`; `title` is what the game is called, and `speech` knows the texts of the game
/// and of the laboratory.
pub fn report_page<G: Title>(
    results: &Results,
    report: &Report,
    title: &str,
    speech: &Speech,
) -> Page {
    let say = Say { speech };
    let plan = &results.head.plan;
    let names: BTreeMap<u16, String> =
        G::cards().into_iter().map(|face| (face.number, say.msg(&face.name))).collect();
    let lang = speech.lang().index();
    let rule_title = |id: &str| {
        let book = G::rulebook();
        book.find(id).map(|rule| book.rule(rule).title[lang].to_string()).unwrap_or_default()
    };
    let mut page = Page::new(speech.lang().code(), heading(say, title, plan));
    page.above = say.text("lab-page-above");
    page.lead = say.msg(
        &Msg::new("lab-page-lead")
            .with("games", results.games as i64)
            .with("rounds", plan.rounds as i64)
            .with("each", plan.arrangements.len() as i64),
    );
    page.facts = facts(say, results);
    page.contents = say.text("lab-page-contents");
    let together = G::MODES.iter().any(|mode| mode.name == plan.mode && mode.together);
    page.sections = vec![scores(say, plan, report, together)];
    if !report.cards.is_empty() {
        page.sections.push(cards(say, report, &names));
    }
    page.sections.push(lengths(say, report));
    page.sections.push(questions(say, report));
    if !report.rules.is_empty() {
        page.sections.push(rules(say, report, results.games, &rule_title));
    }
    page.sections.push(measured(say, results));
    page.foot = say.msg(&Msg::new("lab-page-foot").with("version", results.head.version.as_str()));
    page
}

pub(crate) fn heading(say: Say<'_>, title: &str, plan: &Plan) -> String {
    let mode = Msg::new(format!("mode-{}", plan.mode));
    say.msg(&Msg::new("lab-page-title").with("game", title).with("mode", mode))
}

/// What was measured, with which version.
pub(crate) fn facts(say: Say<'_>, results: &Results) -> Vec<Fact> {
    let plan = &results.head.plan;
    let fact = |id: &'static str, value: String| Fact::new(say.text(id), value);
    let lineup = |entries: &Vec<crate::Entry>| {
        let mut bots: Vec<&str> = entries.iter().map(|entry| entry.bot.as_str()).collect();
        bots.dedup();
        bots.join(" · ")
    };
    let mut lineups: Vec<String> = plan.lineups.iter().map(lineup).collect();
    lineups.dedup();
    let mut facts = vec![
        fact("lab-fact-bots", lineups.join(" | ")),
        fact("lab-fact-players", plan.players.to_string()),
        fact("lab-fact-seed", plan.seed.to_string()),
        fact("lab-fact-decisions", results.decisions.to_string()),
        fact("lab-fact-version", results.head.version.clone()),
    ];
    if results.broken > 0 {
        facts.push(fact("lab-fact-broken", results.broken.to_string()));
    }
    facts
}

/// Of which cards and rules, and what came of them, by fingerprints.
pub(crate) fn fingerprints(say: Say<'_>, results: &Results) -> Vec<Fact> {
    let fact = |id: &'static str, value: &str| Fact::new(say.text(id), value);
    vec![
        fact("lab-fact-catalogue", &results.head.catalogue),
        fact("lab-fact-rules", &results.head.rules),
        fact("lab-fact-digest", &results.digest),
    ]
}

/// Shares from 0 to 1 as an axis.
fn share_axis<'r>(say: Say<'_>, rates: impl Iterator<Item = &'r Rate>, base: f64) -> Axis {
    let ends = rates.flat_map(|rate| [rate.interval.low, rate.interval.high]);
    let values = ends.map(|share| share * 100.0).chain([base * 100.0]);
    Axis::over("", values, 6, |value, digits| say.decimal(value, digits))
}

/// Shares as bars around the fair share.
fn share_bars(
    say: Say<'_>,
    title: String,
    about: String,
    base: f64,
    rates: &[(String, Rate)],
) -> Figure {
    let bar = |(name, rate): &(String, Rate)| Bar {
        name: name.clone(),
        value: rate.share * 100.0,
        interval: Some((rate.interval.low * 100.0, rate.interval.high * 100.0)),
        text: say.rate(rate),
        tone: if rate.interval.low > base {
            Tone::Good
        } else if rate.interval.high < base {
            Tone::Bad
        } else {
            Tone::Plain
        },
    };
    Figure::Bars(Bars {
        title,
        about,
        axis: share_axis(say, rates.iter().map(|(_, rate)| rate), base),
        base: base * 100.0,
        bars: rates.iter().map(bar).collect(),
    })
}

fn share_table(
    say: Say<'_>,
    caption: String,
    first: &'static str,
    rates: &[(String, Rate)],
) -> Block {
    let columns = vec![
        Column::words(say.text(first)),
        Column::numbers(say.text("lab-col-counted")),
        Column::numbers(say.text("lab-col-deals")),
        Column::numbers(say.text("lab-col-score")),
    ];
    let row = |(name, rate): &(String, Rate)| {
        Row::new(vec![
            Cell::words(name.as_str()),
            whole(rate.count),
            whole(rate.rounds),
            Cell::number(rate.share, say.percent(rate.share)).below(say.rate_range(rate)),
        ])
    };
    Block::Table(Table::new(caption, columns, rates.iter().map(row).collect()))
}

fn whole(number: u64) -> Cell {
    Cell::number(number as f64, number.to_string())
}

/// `together` if all seats win or lose as one: their scores are then shown once.
fn scores(say: Say<'_>, plan: &Plan, report: &Report, together: bool) -> Section {
    let fair = fair(plan, report);
    let [won, shared, lost] = report.outcomes.map(|count| count as i64);
    let ends = Msg::new("lab-ends").with("won", won).with("shared", shared).with("lost", lost);
    let mut section = Section::new("scores", say.text("lab-sec-scores"))
        .with(Block::text(say.text("lab-scores-about")))
        .with(Block::text(say.msg(&ends)));
    let seat = |at: usize| {
        if together { say.text("lab-all-seats") } else { say.speech.seat(Seat(at as u8)) }
    };
    let shown = if together { 1 } else { report.seats.len() };
    let of_seats = |rates: &[Rate], name: &dyn Fn(usize) -> String| -> Vec<(String, Rate)> {
        rates.iter().take(shown).enumerate().map(|(at, rate)| (name(at), *rate)).collect()
    };
    let seats = of_seats(&report.seats, &seat);
    let factions: Vec<(String, Rate)> =
        report.factions.iter().map(|(id, rate)| (say.msg(&Msg::new(id.clone())), *rate)).collect();
    let decks: Vec<(String, Rate)> =
        report.decks.iter().map(|(name, rate)| (deck_title(say, name), *rate)).collect();
    let variants: Vec<(String, Rate)> = report
        .variants
        .iter()
        .flat_map(|VariantRates { options, seats: rates }| {
            let varied = plan.varied();
            let shown = options.iter().filter(|(name, _)| varied.contains(&name.as_str()));
            let shown: Vec<String> =
                shown.map(|(name, value)| format!("{name} = {value}")).collect();
            let name = |at: usize| format!("{}; {}", shown.join(", "), seat(at));
            of_seats(rates, &name)
        })
        .collect();
    // One bot in all seats of a game that somebody wins has an equal share, whatever happens.
    let is_shared_out = plan.players > 1 && report.outcomes[2] == 0 && report.bots.len() == 1;
    let bots = if is_shared_out { Vec::new() } else { report.bots.clone() };
    for (title, first, rates) in [
        ("lab-by-seat", "lab-col-seat", seats),
        ("lab-by-bot", "lab-col-bot", bots),
        ("lab-by-deck", "lab-col-deck", decks),
        ("lab-by-faction", "lab-col-faction", factions),
        ("lab-by-variant", "lab-col-variant", variants),
    ] {
        if rates.is_empty() {
            continue;
        }
        let about = Msg::new("lab-fair").with("share", say.percent(fair));
        let figure = share_bars(say, say.text(title), say.msg(&about), fair, &rates);
        section = section.with(Block::Figure(figure));
        section = section.with(share_table(say, say.text(title), first, &rates));
    }
    section
}

/// What a deck is called: one that comes with a game has a title.
pub(crate) fn deck_title(say: Say<'_>, name: &str) -> String {
    let id = format!("deck-{name}");
    if say.speech.has(&id) { say.speech.word(&id) } else { name.to_string() }
}

/// What a seat has if all are equally good: of a game for itself an equal share, of a game together what there was.
fn fair(plan: &Plan, report: &Report) -> f64 {
    let all: f64 = report.seats.iter().map(|rate| rate.share).sum();
    all / f64::from(plan.players)
}

/// The names of the three things that a card can have been, with what a table and a figure of it are called.
const CARD_PARTS: [(&str, &str); 3] = [
    ("lab-card-drawn", "lab-col-drawn"),
    ("lab-card-played", "lab-col-played"),
    ("lab-card-at-end", "lab-col-at-end"),
];

fn cards(say: Say<'_>, report: &Report, names: &BTreeMap<u16, String>) -> Section {
    let name = |card: &CardRates| names.get(&card.card).cloned().unwrap_or_default();
    let mut section = Section::new("cards", say.text("lab-sec-cards"))
        .with(Block::Note(Tone::Warn, say.text("lab-cards-about")));
    let mut columns = vec![Column::words(say.text("lab-col-card"))];
    for (at, (title, column)) in CARD_PARTS.into_iter().enumerate() {
        columns.push(Column::numbers(say.text(column)));
        columns.push(Column::numbers(say.text("lab-col-score")));
        columns.push(Column::numbers(say.text("lab-col-against")));
        let mean = card_mean(report);
        let mut rates: Vec<(String, Rate)> = report
            .cards
            .iter()
            .filter(|card| card.with[at].count > 0 && card.without[at].is_some())
            .map(|card| (name(card), card.with[at]))
            .collect();
        // Those farthest from the mean even at the near end of their interval.
        let distance = |rate: &Rate| (rate.interval.low - mean).max(mean - rate.interval.high);
        rates.sort_by(|one, other| distance(&other.1).total_cmp(&distance(&one.1)));
        rates.truncate(DRAWN);
        if rates.is_empty() {
            continue;
        }
        let about = Msg::new("lab-cards-figure").with("share", say.percent(mean));
        let about = say.msg(&about.with("count", rates.len() as i64));
        section =
            section.with(Block::Figure(share_bars(say, say.text(title), about, mean, &rates)));
    }
    let row = |card: &CardRates| {
        let mut cells = vec![Cell::words(name(card))];
        for (rate, without) in card.with.iter().zip(card.without) {
            cells.push(whole(rate.count));
            if rate.count == 0 {
                cells.extend([Cell::default(), Cell::default()]);
                continue;
            }
            let cell = Cell::number(rate.share, say.percent(rate.share));
            cells.push(cell.below(say.rate_range(rate)));
            let against = without.map(|without| (rate.share - without) * 100.0);
            cells.push(against.map_or_else(Cell::default, |points| {
                let sign = if points > 0.0 { "+" } else { "" };
                Cell::number(points, format!("{sign}{}", say.decimal(points, 1)))
            }));
        }
        Row::new(cells)
    };
    let rows = report.cards.iter().map(row).collect();
    let table = Table::new(say.text("lab-cards-table"), columns, rows);
    section.with(Block::Table(table.sorted(0, Order::Ascending)))
}

/// The mean score of all seats, by which cards are measured.
fn card_mean(report: &Report) -> f64 {
    let count: u64 = report.seats.iter().map(|rate| rate.count).sum();
    let score: f64 = report.seats.iter().map(|rate| rate.share * rate.count as f64).sum();
    if count == 0 { 0.0 } else { score / count as f64 }
}

fn lengths(say: Say<'_>, report: &Report) -> Section {
    let mut section = Section::new("lengths", say.text("lab-sec-lengths"));
    for (title, counts, mean) in [
        ("lab-length-decisions", &report.lengths, &report.length),
        ("lab-length-turns", &report.turn_counts, &report.turns),
        ("lab-length-leads", &report.lead_counts, &report.leads),
    ] {
        if let (Some(mean), false) = (mean, counts.is_empty()) {
            section = section.with(Block::Figure(histogram(say, say.text(title), counts, mean)));
        }
    }
    section.with(Block::text(say.text("lab-leads-about")))
}

fn histogram(say: Say<'_>, title: String, counts: &[u64], mean: &Mean) -> Figure {
    let values: Vec<f64> = counts.iter().map(|&count| count as f64).collect();
    let mut sorted = counts.to_vec();
    sorted.sort_unstable();
    let about = Msg::new("lab-histogram")
        .with("mean", say.mean(mean))
        .with("median", sorted[sorted.len() / 2].to_string())
        .with("least", sorted[0].to_string())
        .with("most", sorted[sorted.len() - 1].to_string());
    let mut bins = bins(&values, 24);
    for bin in &mut bins {
        let text = Msg::new("lab-bin")
            .with("from", say.decimal(bin.from, 0))
            .with("to", say.decimal(bin.to - 1.0, 0));
        bin.text = say.msg(&text.with("games", bin.count as i64));
    }
    let ends = bins.iter().flat_map(|bin| [bin.from, bin.to]).collect::<Vec<f64>>();
    let most = bins.iter().map(|bin| bin.count).fold(0.0, f64::max);
    let number = |value: f64, digits: usize| say.decimal(value, digits);
    Figure::Histogram(Histogram {
        title,
        about: say.msg(&about),
        values: Axis::over("", ends, 8, number),
        counts: Axis::over(say.text("lab-col-games"), [0.0, most], 4, number),
        bins,
    })
}

fn count_bars(say: Say<'_>, title: String, counts: &[(String, &RuleCount)]) -> Figure {
    let bar = |(name, it): &(String, &RuleCount)| Bar {
        name: name.clone(),
        value: it.per_game,
        interval: Some(it.interval),
        text: per_game(say, it),
        tone: Tone::Plain,
    };
    let values = counts.iter().map(|(_, it)| it.interval.1).chain([0.0]);
    Figure::Bars(Bars {
        title,
        about: say.text("lab-counts-figure"),
        axis: Axis::over("", values, 6, |value, digits| say.decimal(value, digits)),
        base: 0.0,
        bars: counts.iter().map(bar).collect(),
    })
}

fn per_game(say: Say<'_>, it: &RuleCount) -> String {
    let (low, high) = it.interval;
    format!("{} {}", say.decimal(it.per_game, 2), say.range(low, high, 2))
}

fn most_often(counts: &[RuleCount]) -> Vec<&RuleCount> {
    let mut most: Vec<&RuleCount> = counts.iter().collect();
    most.sort_by(|one, other| other.count.cmp(&one.count).then(one.what.cmp(&other.what)));
    most.truncate(DRAWN);
    most
}

fn count_columns(say: Say<'_>) -> [Column; 4] {
    ["lab-col-count", "lab-col-in-games", "lab-col-per-game", "lab-col-interval"]
        .map(|id| Column::numbers(say.text(id)))
}

fn count_cells(say: Say<'_>, it: &RuleCount) -> [Cell; 4] {
    let (low, high) = it.interval;
    [
        whole(it.count),
        whole(it.games),
        Cell::number(it.per_game, say.decimal(it.per_game, 2)),
        Cell::number(low, say.range(low, high, 2)),
    ]
}

fn questions(say: Say<'_>, report: &Report) -> Section {
    let short = |what: &str| what.strip_prefix("ask-").unwrap_or(what).to_string();
    let bars: Vec<(String, &RuleCount)> =
        most_often(&report.questions).into_iter().map(|it| (short(&it.what), it)).collect();
    let mut columns = vec![Column::words(say.text("lab-col-question"))];
    columns.extend(count_columns(say));
    let row = |it: &RuleCount| {
        let mut cells = vec![Cell::notation(short(&it.what))];
        cells.extend(count_cells(say, it));
        Row::new(cells)
    };
    let rows = report.questions.iter().map(row).collect();
    let table = Table::new(say.text("lab-questions-table"), columns, rows);
    Section::new("questions", say.text("lab-sec-questions"))
        .with(Block::text(say.text("lab-questions-about")))
        .with(Block::Figure(count_bars(say, say.text("lab-questions-table"), &bars)))
        .with(Block::Table(table.sorted(1, Order::Descending)))
}

fn rules(say: Say<'_>, report: &Report, games: u64, title: &dyn Fn(&str) -> String) -> Section {
    let bars: Vec<(String, &RuleCount)> = most_often(&report.rules)
        .into_iter()
        .map(|it| (format!("{} {}", it.what, title(&it.what)), it))
        .collect();
    let mut columns =
        ["lab-col-rule", "lab-col-title"].map(|id| Column::words(say.text(id))).to_vec();
    columns.extend(count_columns(say));
    let row = |it: &RuleCount| {
        let mut cells = vec![Cell::notation(it.what.as_str()), Cell::words(title(&it.what))];
        cells.extend(count_cells(say, it));
        Row::new(cells)
    };
    let rows = report.rules.iter().map(row).collect();
    let table = Table::new(say.text("lab-rules-table"), columns, rows);
    let about = Msg::new("lab-rules-about").with("games", games as i64);
    Section::new("rules", say.text("lab-sec-rules"))
        .with(Block::text(say.msg(&about)))
        .with(Block::Figure(count_bars(say, say.text("lab-rules-table"), &bars)))
        .with(Block::Table(table.sorted(2, Order::Descending)))
}

/// What was measured, to the letter, and how intervals were made.
fn measured(say: Say<'_>, results: &Results) -> Section {
    Section::new("measured", say.text("lab-sec-measured"))
        .with(Block::text(say.text("lab-intervals-about")))
        .with(Block::Facts(fingerprints(say, results)))
        .with(Block::text(say.text("lab-manifest-about")))
        .with(Block::Code(results.manifest.clone()))
}
