//! What an experiment has found, as numbers: shares by seat, bot, deck, faction and card, lengths, questions and rules, each
//! with its interval.

use crate::stats::{Counts, Rounds};
use crate::tables::Kind;
use crate::{Mean, Rate, Results, Tally, Trouble};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io;

/// What an experiment has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Finished games that were won, shared without a winner, and lost to the table, as scores tell: all seats 0 is lost.
    pub outcomes: [u64; 3],
    /// Scores by seat, from the first on.
    pub seats: Vec<Rate>,
    /// Scores by bot.
    pub bots: Vec<(String, Rate)>,
    /// Scores by deck, where decks were named.
    pub decks: Vec<(String, Rate)>,
    /// Scores by what a seat played with, such as factions: ids of messages.
    pub factions: Vec<(String, Rate)>,
    /// Scores by variant of the options and seat; empty with one variant.
    pub variants: Vec<VariantRates>,
    /// Scores by card, if cards were recorded.
    pub cards: Vec<CardRates>,
    /// Answers in each finished game.
    pub lengths: Vec<u64>,
    /// Their mean; nothing without games.
    pub length: Option<Mean>,
    /// Turns or rounds in each finished game that counts them.
    pub turn_counts: Vec<u64>,
    /// Their mean.
    pub turns: Option<Mean>,
    /// Changes of the lead in each finished game.
    pub lead_counts: Vec<u64>,
    /// Their mean.
    pub leads: Option<Mean>,
    /// How often each kind of question was answered.
    pub questions: Vec<RuleCount>,
    /// How often each rule made something happen, if that was recorded.
    pub rules: Vec<RuleCount>,
}

/// Scores with a combination of options.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantRates {
    /// The options, by name and value.
    pub options: Vec<(String, String)>,
    /// Scores by seat, from the first on.
    pub seats: Vec<Rate>,
}

/// Scores of the seats with a card, in the order drawn, played, in play at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct CardRates {
    /// Its number in the catalogue.
    pub card: u16,
    /// Scores with it.
    pub with: [Rate; 3],
    /// Mean scores without it; nothing where no seat was without.
    pub without: [Option<f64>; 3],
}

/// How often something happened.
#[derive(Clone, PartialEq, Debug)]
pub struct RuleCount {
    /// The number of the rule, or the kind of question.
    pub what: String,
    /// How often in all.
    pub count: u64,
    /// In how many games.
    pub games: u64,
    /// How often in a game.
    pub per_game: f64,
    /// Where that lies with 95 % confidence.
    pub interval: (f64, f64),
}

/// Reads a finished experiment and counts.
///
/// # Errors
/// If a table can not be read.
pub fn report(results: &Results) -> Result<Report, Trouble> {
    let plan = &results.head.plan;
    let mut seats = vec![Tally::default(); usize::from(plan.players)];
    let mut variants = vec![seats.clone(); plan.variants.len()];
    let (mut bots, mut decks, mut factions) =
        (Groups::default(), Groups::default(), Groups::default());
    let mut outcomes = [0; 3];
    let (mut lengths, mut turn_counts, mut lead_counts) = (Vec::new(), Vec::new(), Vec::new());
    let (mut length, mut turns, mut leads) =
        (Rounds::default(), Rounds::default(), Rounds::default());
    for row in results.rows.iter().filter(|row| row.is_finished) {
        let arrangement = &plan.arrangements[row.place];
        let sum: f64 = row.scores.iter().sum();
        let best = row.scores.iter().copied().fold(0.0, f64::max);
        outcomes[if sum == 0.0 { 2 } else { usize::from(best < 1.0) }] += 1;
        for (seat, &score) in (0u8..).zip(&row.scores) {
            let at = usize::from(seat);
            seats[at].count(row.round, score);
            variants[arrangement.variant][at].count(row.round, score);
            bots.count(&plan.entry(arrangement, seat).bot, row.round, score);
            if let Some(deck) = plan.deck(arrangement, seat) {
                decks.count(deck, row.round, score);
            }
            for faction in &row.factions[at] {
                factions.count(faction, row.round, score);
            }
        }
        lengths.push(row.decisions);
        length.count(row.round, row.decisions as f64);
        lead_counts.push(row.leads);
        leads.count(row.round, row.leads as f64);
        if let Some(count) = row.turns {
            turn_counts.push(u64::from(count));
            turns.count(row.round, f64::from(count));
        }
    }
    let several = plan.variants.len() > 1;
    let variant = |(options, rates): (&Vec<(String, String)>, Vec<Tally>)| VariantRates {
        options: options.clone(),
        seats: rates.into_iter().map(Tally::rate).collect(),
    };
    Ok(Report {
        outcomes,
        seats: seats.into_iter().map(Tally::rate).collect(),
        bots: bots.rates(),
        decks: decks.rates(),
        factions: factions.rates(),
        variants: plan.variants.iter().zip(variants).filter(|_| several).map(variant).collect(),
        cards: if plan.record.cards { cards(results)? } else { Vec::new() },
        lengths,
        length: length.mean(),
        turn_counts,
        turns: turns.mean(),
        lead_counts,
        leads: leads.mean(),
        questions: counts(results, Kind::Questions)?,
        rules: if plan.record.rules { counts(results, Kind::Rules)? } else { Vec::new() },
    })
}

/// Tallies by name.
#[derive(Default)]
struct Groups(BTreeMap<String, Tally>);

impl Groups {
    fn count(&mut self, name: &str, round: u64, score: f64) {
        if let Some(tally) = self.0.get_mut(name) {
            tally.count(round, score);
        } else {
            self.0.entry(name.to_string()).or_default().count(round, score);
        }
    }

    fn rates(self) -> Vec<(String, Rate)> {
        self.0.into_iter().map(|(name, tally)| (name, tally.rate())).collect()
    }
}

fn cards(results: &Results) -> Result<Vec<CardRates>, Trouble> {
    let mut cards: BTreeMap<u16, [Tally; 3]> = BTreeMap::new();
    results.each(Kind::Cards, |cells| {
        let whole = |at: usize| cells[at].whole().unwrap_or_default();
        let Some(row) = results.finished(whole(0)) else { return Ok(()) };
        let score = usize::try_from(whole(1) - 1).ok().and_then(|seat| row.scores.get(seat));
        let (Some(&score), Ok(card)) = (score, u16::try_from(whole(2))) else {
            return Err(io::Error::from(io::ErrorKind::InvalidData));
        };
        let tallies = cards.entry(card).or_default();
        for (at, tally) in tallies.iter_mut().enumerate() {
            if whole(3 + at) == 1 {
                tally.count(row.round, score);
            }
        }
        Ok(())
    })?;
    let finished = || results.rows.iter().filter(|row| row.is_finished);
    let all: f64 = finished().flat_map(|row| &row.scores).sum();
    let count = finished().map(|row| row.scores.len()).sum::<usize>() as f64;
    let rates = |(card, tallies): (u16, [Tally; 3])| {
        let with = tallies.map(Tally::rate);
        let without = with.map(|with| {
            let others = count - with.count as f64;
            (others > 0.0).then(|| (all - with.share * with.count as f64) / others)
        });
        CardRates { card, with, without }
    };
    Ok(cards.into_iter().map(rates).collect())
}

fn counts(results: &Results, kind: Kind) -> Result<Vec<RuleCount>, Trouble> {
    let mut counts: BTreeMap<String, Counts> = BTreeMap::new();
    results.each(kind, |cells| {
        let game = cells[0].whole().unwrap_or_default();
        let (Some(what), Some(count)) = (cells[1].text(), cells[2].whole()) else {
            return Err(io::Error::from(io::ErrorKind::InvalidData));
        };
        if let Some(row) = results.finished(game) {
            counts.entry(what.to_string()).or_default().count(row.round, count as u64);
        }
        Ok(())
    })?;
    let rounds = results.rows.iter().filter(|row| row.is_finished).map(|row| row.round);
    let rounds = rounds.collect::<std::collections::BTreeSet<u64>>().len();
    let count = |(what, counts): (String, Counts)| {
        let (count, games) = counts.totals();
        let (per_game, interval) = counts.per_game(results.games, rounds as u64);
        RuleCount { what, count, games, per_game, interval }
    };
    Ok(counts.into_iter().map(count).collect())
}

impl Report {
    /// The report as a value, with the head of its results.
    pub fn json(&self, results: &Results) -> Value {
        let rate = |rate: &Rate| {
            json!({
                "count": rate.count,
                "rounds": rate.rounds,
                "share": rate.share,
                "interval": [rate.interval.low, rate.interval.high],
            })
        };
        let named = |rates: &[(String, Rate)]| -> Value {
            let each = rates.iter().map(|(name, it)| (name.clone(), rate(it)));
            Value::Object(each.collect())
        };
        let mean = |mean: &Option<Mean>| {
            mean.map(
                |it| json!({ "mean": it.mean, "interval": [it.interval.low, it.interval.high] }),
            )
        };
        let counts = |counts: &[RuleCount]| -> Vec<Value> {
            let each = |it: &RuleCount| {
                json!({
                    "what": it.what,
                    "count": it.count,
                    "games": it.games,
                    "per_game": it.per_game,
                    "interval": [it.interval.0, it.interval.1],
                })
            };
            counts.iter().map(each).collect()
        };
        let card = |card: &CardRates| {
            let part = |at: usize| {
                let mut part = rate(&card.with[at]);
                part["without"] = json!(card.without[at]);
                part
            };
            json!({ "card": card.card, "drawn": part(0), "played": part(1), "at_end": part(2) })
        };
        let variant = |VariantRates { options, seats }: &VariantRates| {
            let options: serde_json::Map<String, Value> =
                options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
            json!({ "options": options, "seats": seats.iter().map(rate).collect::<Vec<_>>() })
        };
        json!({
            "head": results.head,
            "games": results.games,
            "broken": results.broken,
            "digest": results.digest,
            "outcomes": {
                "won": self.outcomes[0], "shared": self.outcomes[1], "lost": self.outcomes[2],
            },
            "seats": self.seats.iter().map(rate).collect::<Vec<_>>(),
            "bots": named(&self.bots),
            "decks": named(&self.decks),
            "factions": named(&self.factions),
            "variants": self.variants.iter().map(variant).collect::<Vec<_>>(),
            "cards": self.cards.iter().map(card).collect::<Vec<_>>(),
            "decisions": mean(&self.length),
            "turns": mean(&self.turns),
            "lead_changes": mean(&self.leads),
            "questions": counts(&self.questions),
            "rules": counts(&self.rules),
        })
    }
}
