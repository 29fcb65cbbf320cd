//! The rules of Bids.

use crate::notation::rule;
use deckhand_kernel::{Rule, RuleId, Rulebook};

pub(super) const CARDS: RuleId = RuleId(0);
pub(super) const PRIZE: RuleId = RuleId(1);
pub(super) const BIDDING: RuleId = RuleId(2);
pub(super) const SHOWING: RuleId = RuleId(3);
pub(super) const DRAWING: RuleId = RuleId(4);
pub(super) const END: RuleId = RuleId(5);

pub(super) static RULEBOOK: Rulebook =
    Rulebook { version: 1, rules: &RULES, seed_lines: 0, headings: &[], flavour: &[], blank: &[] };

static RULES: [Rule; 6] = [
    rule(
        "B1",
        ["Cards", "Karten", "Карты"],
        [
            "There are twenty cards, numbered from 1 to 20. Each seat is dealt three.",
            "Es gibt zwanzig Karten mit den Zahlen 1 bis 20. Jeder Platz bekommt drei.",
            "Всего двадцать карт с числами от 1 до 20. Каждому сдаётся три.",
        ],
    ),
    rule(
        "B2",
        ["Prize", "Preis", "Приз"],
        [
            "A die with three sides decides how many points a prize is worth.",
            "Ein Würfel mit drei Seiten bestimmt, wie viele Punkte ein Preis wert ist.",
            "Кубик с тремя гранями решает, сколько очков стоит приз.",
        ],
    ),
    rule(
        "B3",
        ["Bidding", "Bieten", "Ставки"],
        [
            "All seats lay down a card of their hand face down, or nothing, at the same time.",
            "Alle legen gleichzeitig eine Handkarte verdeckt hin oder nichts.",
            "Все одновременно кладут карту с руки рубашкой вверх или ничего.",
        ],
    ),
    rule(
        "B4",
        ["Showing", "Aufdecken", "Вскрытие"],
        [
            "When all have bid, the bids are shown and discarded. The highest takes the prize.",
            "Wenn alle geboten haben, wird aufgedeckt und abgelegt. Das höchste Gebot nimmt den Preis.",
            "Когда все сделали ставки, их показывают и сбрасывают. Высшая берёт приз.",
        ],
    ),
    rule(
        "B5",
        ["Drawing", "Ziehen", "Добор"],
        [
            "Whoever bid a card draws one, as long as there are any.",
            "Wer eine Karte geboten hat, zieht eine, solange es welche gibt.",
            "Кто поставил карту, берёт новую, пока они есть.",
        ],
    ),
    rule(
        "B6",
        ["The end", "Das Ende", "Конец"],
        [
            "After five prizes the most points win. A tie is shared.",
            "Nach fünf Preisen gewinnen die meisten Punkte. Ein Gleichstand wird geteilt.",
            "После пяти призов побеждает тот, у кого больше очков. При равенстве — ничья.",
        ],
    ),
];
