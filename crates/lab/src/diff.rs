//! Two experiments compared game by game: the same deals, chance and seeds of bots, with one thing changed.
//!
//! A game of one folder is paired with that of the same round, variant, line-up and turn of the other. Differences are
//! taken within pairs and their intervals over rounds, so that the luck of the deal, which both had, does not count.

use crate::plan::period;
use crate::stats::Rounds;
use crate::{Mean, Plan, Results, Row};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What a change makes of the same deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Diff {
    /// In what the experiments differ, as texts know it.
    pub changed: Vec<&'static str>,
    /// Rounds that both have.
    pub rounds: u64,
    /// Pairs of games in them.
    pub games: u64,
    /// Pairs that went alike: the same scores after as many decisions, turns and changes of the lead. (Last positions are
    /// no measure, for a position holds its options.)
    pub alike: u64,
    /// Scores by seat, from the first on.
    pub seats: Vec<Effect>,
    /// Scores by bot, before and after.
    pub bots: Vec<Change>,
    /// Scores by deck, before and after.
    pub decks: Vec<Change>,
    /// Answers in a game.
    pub decisions: Effect,
    /// Turns or rounds in a game, where they are counted.
    pub turns: Option<Effect>,
    /// Changes of the lead in a game.
    pub leads: Effect,
}

/// An effect on what goes by a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// What it was called before.
    pub before: String,
    /// What it is called after.
    pub after: String,
    /// What became of it.
    pub effect: Effect,
}

/// A number before and after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effect {
    /// Its mean before.
    pub before: f64,
    /// Its mean after.
    pub after: f64,
    /// The difference, after less before, with its interval over rounds.
    pub difference: Mean,
}

/// What can be said about a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is none in any round.
    Same,
    /// The interval holds zero.
    NotShown,
    /// The interval does not hold zero.
    Shown,
}

/// Why two folders can not be compared game by game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpaired {
    /// They are about different games.
    Game,
    /// They have different numbers of players.
    Players,
    /// They have different seeds.
    Seed,
    /// They have different numbers of variants.
    Variants,
    /// They have different numbers of line-ups.
    Lineups,
    /// No game of one was finished in the other.
    Nothing,
}

impl Unpaired {
    /// As texts know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Players => "players",
            Self::Seed => "seed",
            Self::Variants => "variants",
            Self::Lineups => "lineups",
            Self::Nothing => "nothing",
        }
    }
}

impl Effect {
    /// What can be said about it.
    pub fn verdict(&self) -> Verdict {
        let Mean { mean, interval, spread, .. } = self.difference;
        if mean == 0.0 && spread == 0.0 {
            Verdict::Same
        } else if interval.low <= 0.0 && interval.high >= 0.0 {
            Verdict::NotShown
        } else {
            Verdict::Shown
        }
    }

    /// The smallest difference that as many rounds would have shown: half of the interval.
    pub fn smallest(&self) -> f64 {
        (self.difference.interval.high - self.difference.interval.low) / 2.0
    }

    /// The difference in standard deviations of rounds; nothing where rounds do not differ.
    pub fn size(&self) -> Option<f64> {
        let Mean { mean, spread, .. } = self.difference;
        (spread > 0.0).then(|| mean / spread)
    }

    fn json(&self) -> Value {
        let interval = self.difference.interval;
        json!({
            "before": self.before,
            "after": self.after,
            "difference": self.difference.mean,
            "interval": [interval.low, interval.high],
            "size": self.size(),
            "rounds": self.difference.rounds,
            "verdict": match self.verdict() {
                Verdict::Same => "same",
                Verdict::NotShown => "not shown",
                Verdict::Shown => "shown",
            },
            "smallest": self.smallest(),
        })
    }
}

/// A number before and after, gathered to rounds.
#[derive(Default)]
struct Pairs {
    before: Rounds,
    after: Rounds,
    difference: Rounds,
}

impl Pairs {
    fn count(&mut self, round: u64, before: f64, after: f64) {
        self.before.count(round, before);
        self.after.count(round, after);
        self.difference.count(round, after - before);
    }

    fn effect(self) -> Option<Effect> {
        let Self { before, after, difference } = self;
        Some(Effect {
            before: before.mean_only()?,
            after: after.mean_only()?,
            difference: difference.mean()?,
        })
    }
}

/// Compares two experiments.
///
/// # Errors
/// If their games do not pair up.
pub fn diff(before: &Results, after: &Results) -> Result<Diff, Unpaired> {
    let (old, new) = (&before.head.plan, &after.head.plan);
    let reasons = [
        (old.game != new.game, Unpaired::Game),
        (old.players != new.players, Unpaired::Players),
        (old.seed != new.seed, Unpaired::Seed),
        (old.variants.len() != new.variants.len(), Unpaired::Variants),
        (old.lineups.len() != new.lineups.len(), Unpaired::Lineups),
    ];
    if let Some((_, reason)) = reasons.iter().find(|(differs, _)| *differs) {
        return Err(*reason);
    }
    let pairs = paired_places(old, new);
    let rounds = old.rounds.min(new.rounds);
    let seats = usize::from(old.players);
    let mut by_seat: Vec<Pairs> = (0..seats).map(|_| Pairs::default()).collect();
    let mut by_bot: BTreeMap<(String, String), Pairs> = BTreeMap::new();
    let mut by_deck: BTreeMap<(String, String), Pairs> = BTreeMap::new();
    let (mut decisions, mut turns, mut leads) =
        (Pairs::default(), Pairs::default(), Pairs::default());
    let (mut games, mut alike) = (0, 0);
    let mut counted = 0;
    for round in 0..rounds {
        let games_before = games;
        for &(left, right) in &pairs {
            let (Some(one), Some(other)) = (row(before, round, left), row(after, round, right))
            else {
                continue;
            };
            games += 1;
            alike += u64::from(is_alike(one, other));
            let (was, is) = (&old.arrangements[left], &new.arrangements[right]);
            for (seat, (&score, &new_score)) in (0u8..).zip(one.scores.iter().zip(&other.scores)) {
                by_seat[usize::from(seat)].count(round, score, new_score);
                let bots = (old.entry(was, seat).bot.clone(), new.entry(is, seat).bot.clone());
                by_bot.entry(bots).or_default().count(round, score, new_score);
                if let (Some(deck), Some(new_deck)) = (old.deck(was, seat), new.deck(is, seat)) {
                    let decks = (deck.to_string(), new_deck.to_string());
                    by_deck.entry(decks).or_default().count(round, score, new_score);
                }
            }
            decisions.count(round, one.decisions as f64, other.decisions as f64);
            leads.count(round, one.leads as f64, other.leads as f64);
            if let (Some(was), Some(is)) = (one.turns, other.turns) {
                turns.count(round, f64::from(was), f64::from(is));
            }
        }
        counted += u64::from(games > games_before);
    }
    let named = |groups: BTreeMap<(String, String), Pairs>| {
        let change = |((before, after), pairs): ((String, String), Pairs)| {
            Some(Change { before, after, effect: pairs.effect()? })
        };
        groups.into_iter().filter_map(change).collect()
    };
    let seats: Option<Vec<Effect>> = by_seat.into_iter().map(Pairs::effect).collect();
    Ok(Diff {
        changed: before.head.differences(&after.head),
        rounds: counted,
        games,
        alike,
        seats: seats.ok_or(Unpaired::Nothing)?,
        bots: named(by_bot),
        decks: named(by_deck),
        decisions: decisions.effect().ok_or(Unpaired::Nothing)?,
        turns: turns.effect(),
        leads: leads.effect().ok_or(Unpaired::Nothing)?,
    })
}

/// The finished game of this round and place.
fn row(results: &Results, round: u64, place: usize) -> Option<&Row> {
    let each = results.head.plan.arrangements.len();
    let at = usize::try_from(round).ok()? * each + place;
    results.rows.get(at).filter(|row| row.is_finished)
}

/// Whether two games can not be told apart by their rows.
fn is_alike(one: &Row, other: &Row) -> bool {
    let seen = |row: &Row| (row.decisions, row.turns, row.leads);
    one.scores == other.scores && seen(one) == seen(other)
}

/// Which place in the rounds of one plan belongs to which of the other. A line-up that looks the same again after a few
/// seats is played so often and no more; its games then belong to several of the other.
fn paired_places(old: &Plan, new: &Plan) -> Vec<(usize, usize)> {
    let places = |plan: &Plan| -> BTreeMap<(usize, usize, u8), usize> {
        let each = plan.arrangements.iter().enumerate();
        each.map(|(place, it)| ((it.variant, it.lineup, it.turn), place)).collect()
    };
    let (left, right) = (places(old), places(new));
    let mut pairs = Vec::new();
    for variant in 0..old.variants.len() {
        for lineup in 0..old.lineups.len() {
            let (one, other) = (period(&old.lineups[lineup]), period(&new.lineups[lineup]));
            // Both divide the number of seats, so this is where both look the same again.
            let turns = (1..=old.players).find(|turns| turns % one == 0 && turns % other == 0);
            for turn in 0..turns.unwrap_or(1) {
                let left = left.get(&(variant, lineup, turn % one));
                let right = right.get(&(variant, lineup, turn % other));
                pairs.extend(left.copied().zip(right.copied()));
            }
        }
    }
    pairs
}

impl Diff {
    /// The comparison as a value.
    pub fn json(&self) -> Value {
        let changes = |changes: &[Change]| -> Vec<Value> {
            let each = |change: &Change| {
                let mut value = change.effect.json();
                value["name_before"] = json!(change.before);
                value["name_after"] = json!(change.after);
                value
            };
            changes.iter().map(each).collect()
        };
        json!({
            "changed": self.changed,
            "rounds": self.rounds,
            "games": self.games,
            "alike": self.alike,
            "seats": self.seats.iter().map(Effect::json).collect::<Vec<_>>(),
            "bots": changes(&self.bots),
            "decks": changes(&self.decks),
            "decisions": self.decisions.json(),
            "turns": self.turns.as_ref().map(Effect::json),
            "lead_changes": self.leads.json(),
        })
    }
}
