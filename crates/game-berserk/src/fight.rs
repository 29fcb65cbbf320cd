//! An attack that is pending, and the Strike Table [B9.7 to B9.18].

use crate::state::{NONE, UnitId};
use crate::text::{Kinds, MEDIUM, PLAIN, STRIKE, STRONG, Strengths, WEAK};
use deckhand_kernel::{RuleId, Seat};
use serde::{Deserialize, Serialize};

/// How far an attack has come.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub(crate) enum Phase {
    /// Declared: defenders, redirects.
    #[default]
    Declared,
    /// It is settled who takes it.
    Settled,
    /// The dice lie.
    Dice,
    /// Strength and value are known.
    Value,
    /// It has been dealt.
    Dealt,
}

/// A pending attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Fight {
    /// Who declared it.
    pub(crate) seat: Seat,
    pub(crate) attacker: UnitId,
    /// The card that takes it; after a defender or a redirect, that one.
    pub(crate) target: UnitId,
    /// The card it was aimed at first.
    pub(crate) declared: UnitId,
    /// Further cards of an attack at several.
    pub(crate) more: [UnitId; 2],
    /// Its kind, one bit.
    pub(crate) kind: Kinds,
    pub(crate) phase: Phase,
    /// Where the value stands: card, sentence, step; for ability attacks.
    pub(crate) card: crate::cards::CardId,
    pub(crate) sentence: u8,
    pub(crate) step: u8,
    /// A number of the declaration.
    pub(crate) x: i8,
    /// Dice as rolled, of attacker and struck card; 0: none.
    pub(crate) dice: [u8; 2],
    /// Changes of the dice by instants.
    pub(crate) shift: [i8; 2],
    /// Strength of the attacker's strike and of the answer; 0: none.
    pub(crate) strength: [Strengths; 2],
    /// Changes of the value by instants.
    pub(crate) change: [i8; 2],
    /// A value fixed by an instant; negative: none.
    pub(crate) fixed: [i8; 2],
    /// The struck card rolls and answers.
    pub(crate) answered: bool,
    /// It has a defender.
    pub(crate) defended: bool,
    /// It came to nothing.
    pub(crate) blocked: bool,
    /// It is blocked once the dice lie [B12.10].
    pub(crate) halted: bool,
    /// Reach is not looked at again: a defender or a redirect came in.
    pub(crate) moved: bool,
    /// A strike was weakened by the Strike Table.
    pub(crate) weakened: bool,
    /// The attacker does not close afterwards.
    pub(crate) stays: bool,
    /// It was made by an effect and not declared [B9.33].
    pub(crate) granted: bool,
}

impl Default for Fight {
    fn default() -> Self {
        Self {
            seat: Seat(0),
            attacker: NONE,
            target: NONE,
            declared: NONE,
            more: [NONE; 2],
            kind: STRIKE,
            phase: Phase::Declared,
            card: crate::cards::CardId(0),
            sentence: 0,
            step: 0,
            x: 0,
            dice: [0; 2],
            shift: [0; 2],
            strength: [0; 2],
            change: [0; 2],
            fixed: [-1; 2],
            answered: false,
            defended: false,
            blocked: false,
            halted: false,
            moved: false,
            weakened: false,
            stays: false,
            granted: false,
        }
    }
}

impl Fight {
    /// Whether it is a simple strike.
    pub(crate) fn is_strike(&self) -> bool {
        self.kind == STRIKE
    }

    /// The cards that take it.
    pub(crate) fn targets(&self) -> impl Iterator<Item = UnitId> + use<> {
        let [second, third] = self.more;
        [self.target, second, third].into_iter().filter(|&unit| unit != NONE)
    }

    /// Whether the card takes part in it [B5.16].
    pub(crate) fn involves(&self, unit: UnitId) -> bool {
        self.attacker == unit || self.targets().any(|target| target == unit)
    }
}

/// A row of the Strike Table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// What the attacker deals; 0: nothing.
    pub(crate) attacker: Strengths,
    /// What the struck card deals.
    pub(crate) struck: Strengths,
    /// Who may weaken, and to what: attacker, struck card.
    pub(crate) weakened: Option<(bool, Strengths, Strengths)>,
    /// The rule of the row.
    pub(crate) rule: RuleId,
}

/// The row for a difference of totals, the attacker's total deciding between equals.
pub(crate) fn row(difference: i8, attacker_total: i8) -> Row {
    use crate::rule;
    let row = |attacker, struck, rule| Row { attacker, struck, weakened: None, rule };
    match difference {
        5.. => row(STRONG, 0, rule::B9_7),
        4 => Row { weakened: Some((true, MEDIUM, 0)), ..row(STRONG, WEAK, rule::B9_8) },
        3 => row(MEDIUM, 0, rule::B9_9),
        2 => Row { weakened: Some((true, WEAK, 0)), ..row(MEDIUM, WEAK, rule::B9_10) },
        1 => row(WEAK, 0, rule::B9_11),
        0 if attacker_total <= 4 => row(WEAK, 0, rule::B9_12),
        0 => row(0, WEAK, rule::B9_13),
        -1 => row(WEAK, 0, rule::B9_14),
        -2 => row(0, 0, rule::B9_15),
        -3 => row(0, WEAK, rule::B9_16),
        -4 => Row { weakened: Some((false, 0, WEAK)), ..row(WEAK, MEDIUM, rule::B9_17) },
        _ => row(0, MEDIUM, rule::B9_18),
    }
}

/// What a total against a closed or unanswering card deals [B9.19], and how three values are read [B10.3].
pub(crate) fn reading(total: i8) -> Strengths {
    match total {
        ..=3 => WEAK,
        4 | 5 => MEDIUM,
        _ => STRONG,
    }
}

/// The index of a strength among three values.
pub(crate) fn index(strength: Strengths) -> usize {
    match strength {
        MEDIUM => 1,
        STRONG => 2,
        _ => 0,
    }
}

/// Whether a strength was read from a die.
pub(crate) fn is_graded(strength: Strengths) -> bool {
    strength != 0 && strength != PLAIN
}
