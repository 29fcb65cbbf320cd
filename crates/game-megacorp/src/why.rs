//! Why an answer is not possible: the smallest reason, with its rule.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Colour};
use crate::event::score_words;
use crate::figures::Eye;
use crate::flow::Frame;
use crate::item::{Aims, NO_SEAT};
use crate::rule;
use crate::state::{Id, Megacorp, NOBODY, Phase, mark};
use crate::text::When;
use deckhand_kernel::{Msg, Refusal, RuleId, Seat, Words};

fn refusal(rule: RuleId, because: Msg) -> Refusal {
    Refusal { rule, because }
}

/// Why a seat that is not asked may not answer.
pub(crate) fn not_asked(game: &Megacorp, seat: Seat) -> Refusal {
    if seat.0 >= game.seats {
        return refusal(rule::M2_1, Msg::new("refuse-no-seat").with("seats", game.seats));
    }
    if !game.alive(seat) {
        return refusal(rule::M17_4, Msg::new("refuse-lost").with("seat", seat));
    }
    let rule = match game.agenda.last() {
        Some(Frame::Ask(_, ask)) => ask.rule(),
        _ => rule::M4_2,
    };
    refusal(rule, Msg::new("refuse-not-asked").with("seat", seat))
}

/// Why this answer is not offered.
pub(crate) fn reason(game: &Megacorp, seat: Seat, ask: Ask, action: Action) -> Refusal {
    let special = match (ask, action) {
        (Ask::Bid, Action::Bid(card)) => Some(not_in_hand(rule::M4_2, card)),
        (Ask::Main | Ask::Respond, Action::Buy(card)) => {
            Some(buy(game, seat, card, ask == Ask::Respond))
        }
        (Ask::Main | Ask::Respond, Action::Use { at, sentence }) => {
            Some(use_sentence(game, seat, at, sentence, ask == Ask::Respond))
        }
        (Ask::Main | Ask::Respond, Action::Move { at, to }) => {
            Some(movement(game, seat, at, to, ask == Ask::Respond))
        }
        (Ask::Main, Action::Attack(at)) => Some(attack(game, seat, at)),
        (_, Action::Invest { .. } | Action::Reinvest(_)) if !matches!(ask, Ask::Pay(_)) => {
            Some(refusal(rule::M6_4, Msg::new("refuse-no-purchase")))
        }
        (Ask::Pay(card), Action::Invest { card: source, kind }) => {
            Some(invest(game, seat, card, source, kind))
        }
        (Ask::Pay(card), Action::Reinvest(at)) => Some(reinvest(game, seat, card, at)),
        (Ask::Pay(card), _) => {
            Some(refusal(rule::M6_11, Msg::new("refuse-pay").with("card", card)))
        }
        (Ask::Aim, Action::Aim { colour, at }) => Some(aim(game, colour, at)),
        (Ask::Aim, Action::AimPlayer { colour, seat: target }) => {
            Some(aim_player(game, colour, target))
        }
        (Ask::Aim, Action::AimNetwork { colour, seat: target }) => {
            Some(aim_network(game, colour, target))
        }
        (Ask::Also(_), Action::Pick(at)) => Some(also(game, at)),
        (Ask::Block, Action::Block(at) | Action::BlockFor { at, .. }) => {
            Some(block(game, seat, at))
        }
        (Ask::Block, Action::Take | Action::TakeFor(_)) => Some(take(game, seat)),
        (Ask::Split(_, most), Action::Number(_)) => {
            Some(refusal(rule::M11_22, Msg::new("refuse-number").with("most", most)))
        }
        (Ask::Host(card) | Ask::Target(card), Action::Pick(at)) => Some(match game.find(at) {
            None => refusal(ask.rule(), Msg::new("refuse-empty-place").with("at", at)),
            Some(id) => refusal(
                ask.rule(),
                Msg::new("refuse-target").with("card", card).with("target", game.card(id)),
            ),
        }),
        (Ask::Discard(_) | Ask::Idle | Ask::Excess(_), Action::Choose(card)) => {
            Some(not_in_hand(ask.rule(), card))
        }
        (Ask::Search(..), Action::Choose(card)) => {
            Some(refusal(ask.rule(), Msg::new("refuse-search").with("card", card)))
        }
        (_, Action::Buy(card)) if game.in_hand(seat, card).is_none() => {
            Some(not_in_hand(rule::M7_2, card))
        }
        (_, Action::Pass | Action::Enough | Action::No) => {
            Some(refusal(ask.rule(), Msg::new("refuse-must")))
        }
        _ => None,
    };
    special.unwrap_or_else(|| {
        refusal(
            ask.rule(),
            Msg::new("refuse-question")
                .with("action", game.named_action(seat, action))
                .with("question", ask.words()),
        )
    })
}

fn not_in_hand(rule: RuleId, card: CardId) -> Refusal {
    refusal(rule, Msg::new("refuse-not-in-hand").with("card", card))
}

fn buy(game: &Megacorp, seat: Seat, card: CardId, response: bool) -> Refusal {
    let named = |id: &'static str| Msg::new(id).with("card", card);
    let print = card.card();
    let Some(id) = game.in_hand(seat, card) else {
        return refusal(rule::M7_2, named("refuse-not-in-hand"));
    };
    if !print.is_event() && (response || seat != game.turn || game.phase != Phase::Implement) {
        return refusal(rule::M5_6, named("refuse-not-now"));
    }
    if print.is_event() {
        if seat != game.turn && !game.choices.events_by_anyone {
            return refusal(rule::M5_9, named("refuse-others-turn"));
        }
        let eye = Eye::of_unplaced(seat, id);
        if let Some(said) = print.says.first() {
            if !said.needs.iter().all(|cond| game.holds(cond, eye, &Aims::default())) {
                return refusal(rule::M20_3, named("refuse-condition"));
            }
            if !game.has_attack_to_act_on(said.ops) {
                return refusal(rule::M20_35, named("refuse-no-attack"));
            }
            if !game.has_target(&said.target, eye, said.aimed()) {
                return refusal(rule::M20_3, named("refuse-no-target"));
            }
        }
    } else if print.bond.is_some() && game.can_buy(seat, id) {
        return refusal(rule::M15_1, named("refuse-no-host"));
    }
    let msg = named("refuse-cannot-pay").with("valuation", crate::title::valuation(print.cost));
    refusal(rule::M7_8, msg)
}

fn use_sentence(game: &Megacorp, seat: Seat, at: At, number: u8, response: bool) -> Refusal {
    let Some(id) = game.find(at) else {
        return refusal(rule::M20_28, Msg::new("refuse-empty-place").with("at", at));
    };
    let card = game.card(id);
    let named = |id: &'static str| Msg::new(id).with("card", card);
    if game.piece(id).seat() != seat {
        return refusal(rule::M20_28, named("refuse-foreign-card"));
    }
    let index = usize::from(number).wrapping_sub(1);
    let Some(said) = card.says().get(index) else {
        return refusal(rule::M20_28, named("refuse-no-sentence").with("number", number));
    };
    let when = if response { When::Respond } else { When::Action };
    if said.when != when {
        return refusal(rule::M20_28, named("refuse-wrong-time"));
    }
    let piece = game.piece(id);
    if said.once && piece.used >> index & 1 == 1 {
        return refusal(rule::M20_29, named("refuse-used"));
    }
    if said.engage && piece.has(mark::ENGAGED) {
        return refusal(rule::M20_5, named("refuse-engaged"));
    }
    if said.engage && piece.has(mark::FRESH) {
        return refusal(rule::M1_10, named("refuse-disoriented"));
    }
    let points: u8 = game.player(seat).pool.iter().sum();
    if points < said.pay {
        return refusal(rule::M20_4, named("refuse-points").with("count", said.pay));
    }
    let eye = game.eye(id);
    if !said.needs.iter().all(|cond| game.holds(cond, eye, &Aims::default())) {
        return refusal(rule::M20_3, named("refuse-condition"));
    }
    if !game.has_attack_to_act_on(said.ops) {
        return refusal(rule::M20_35, named("refuse-no-attack"));
    }
    refusal(rule::M20_3, named("refuse-no-target"))
}

fn movement(game: &Megacorp, seat: Seat, at: At, to: Seat, response: bool) -> Refusal {
    let Some(id) = game.find(at) else {
        return refusal(rule::M13_1, Msg::new("refuse-empty-place").with("at", at));
    };
    let card = game.card(id);
    let named = |id: &'static str| Msg::new(id).with("card", card);
    let piece = game.piece(id);
    if piece.seat() != seat {
        return refusal(rule::M9_1, named("refuse-foreign-card"));
    }
    if piece.host != NOBODY {
        return refusal(rule::M15_2, named("refuse-bonded-move"));
    }
    if !game.keys(id).moves {
        return refusal(rule::M14_15, named("refuse-no-move"));
    }
    if piece.moved >= game.choices.moves {
        return refusal(rule::M13_3, named("refuse-moved"));
    }
    if !game.alive(to) || to.0 == piece.at.network {
        return refusal(rule::M13_1, named("refuse-network").with("seat", to));
    }
    let id = if response { "refuse-not-targeted" } else { "refuse-move-phase" };
    refusal(rule::M13_1, named(id))
}

fn attack(game: &Megacorp, seat: Seat, at: At) -> Refusal {
    let Some(id) = game.find(at) else {
        return refusal(rule::M11_2, Msg::new("refuse-empty-place").with("at", at));
    };
    let named = |message: &'static str| Msg::new(message).with("card", game.card(id));
    let piece = game.piece(id);
    if game.phase != Phase::Combat {
        return refusal(rule::M5_7, named("refuse-attack-phase"));
    }
    if piece.seat() != seat {
        return refusal(rule::M11_2, named("refuse-foreign-card"));
    }
    if !piece.print().is_character() {
        return refusal(rule::M11_2, named("refuse-no-character"));
    }
    if piece.has(mark::FRESH) {
        return refusal(rule::M1_10, named("refuse-disoriented"));
    }
    if piece.has(mark::ATTACKED) {
        return refusal(rule::M11_30, named("refuse-attacked"));
    }
    if piece.has(mark::ENGAGED) {
        return refusal(rule::M11_2, named("refuse-engaged"));
    }
    refusal(rule::M11_4, named("refuse-nothing-to-attack"))
}

fn invest(
    game: &Megacorp,
    seat: Seat,
    card: CardId,
    source: CardId,
    kind: Option<Colour>,
) -> Refusal {
    let named = |id: &'static str| Msg::new(id).with("card", source).with("bought", card);
    if game.in_hand(seat, source).is_none() {
        if source == card {
            return refusal(rule::M6_8, named("refuse-pay-itself"));
        }
        return refusal(rule::M6_2, named("refuse-not-in-hand"));
    }
    let wanted = crate::pay::kind_of(kind);
    if !crate::pay::kinds(source).any(|kind| kind == wanted) {
        let msg = named("refuse-wrong-colour").with("colour", crate::event::points(kind));
        return refusal(rule::M6_2, msg);
    }
    lacking(game, card)
}

fn reinvest(game: &Megacorp, seat: Seat, card: CardId, at: At) -> Refusal {
    let Some(id) = game.find(at) else {
        return refusal(rule::M6_9, Msg::new("refuse-empty-place").with("at", at));
    };
    let named = |message: &'static str| Msg::new(message).with("card", game.card(id));
    let piece = game.piece(id);
    if seat != game.turn {
        return refusal(rule::M6_9, named("refuse-reinvest-turn"));
    }
    if piece.seat() != seat {
        return refusal(rule::M6_9, named("refuse-foreign-card"));
    }
    if piece.has(mark::ENGAGED) {
        return refusal(rule::M6_9, named("refuse-engaged"));
    }
    if piece.has(mark::FRESH) {
        return refusal(rule::M1_10, named("refuse-disoriented"));
    }
    if !game.choices.reinvest_foreign && piece.at.network != seat.0 {
        return refusal(rule::M9_4, named("refuse-foreign-network"));
    }
    lacking(game, card)
}

/// After this source the payment could not be completed, or something would be needless.
fn lacking(game: &Megacorp, card: CardId) -> Refusal {
    let total = game.payment.total();
    let cost = game.payment.cost;
    let colour = (1..5).find(|&kind| total[kind] < cost[kind]);
    match colour {
        Some(kind) => refusal(
            rule::M6_5,
            Msg::new("refuse-colour-lacking")
                .with("card", card)
                .with("colour", crate::event::points(crate::state::colour_of(kind))),
        ),
        None => refusal(rule::M6_7, Msg::new("refuse-needless").with("card", card)),
    }
}

fn aim(game: &Megacorp, colour: Colour, at: At) -> Refusal {
    let attacker = game.attack.attacker;
    let Some(id) = game.find(at) else {
        return refusal(rule::M11_4, Msg::new("refuse-empty-place").with("at", at));
    };
    if let Some(no) = attacker_dash(game, colour) {
        return no;
    }
    let keys = game.keys(attacker);
    let named = |message: &'static str| {
        Msg::new(message).with("card", game.card(id)).with("score", score_words(colour))
    };
    if keys.pattern {
        return refusal(rule::M20_16, named("refuse-pattern-card"));
    }
    target(game, attacker, &keys, colour, id)
        .unwrap_or_else(|| refusal(rule::M11_4, named("refuse-aim")))
}

fn attacker_dash(game: &Megacorp, colour: Colour) -> Option<Refusal> {
    let attacker = game.attack.attacker;
    game.score(attacker, colour).is_none().then(|| {
        let msg = Msg::new("refuse-dash")
            .with("card", game.card(attacker))
            .with("score", score_words(colour));
        refusal(rule::M11_3, msg)
    })
}

fn target(
    game: &Megacorp,
    attacker: Id,
    keys: &crate::figures::Keys,
    colour: Colour,
    id: Id,
) -> Option<Refusal> {
    let named = |message: &'static str| {
        Msg::new(message).with("card", game.card(id)).with("score", score_words(colour))
    };
    let (from, piece) = (game.piece(attacker), game.piece(id));
    if id == attacker {
        Some(refusal(rule::M11_4, named("refuse-itself")))
    } else if piece.host != NOBODY && !keys.penetrator {
        Some(refusal(rule::M11_5, named("refuse-bonded")))
    } else if keys.melee && piece.at.network != from.at.network {
        Some(refusal(rule::M11_6, named("refuse-melee")))
    } else if !game.choices.friendly_fire && piece.holder == from.holder {
        Some(refusal(rule::M11_4, named("refuse-friendly-fire")))
    } else if game.score(id, colour).is_none() {
        Some(refusal(rule::M11_3, named("refuse-dash")))
    } else {
        None
    }
}

fn aim_player(game: &Megacorp, colour: Colour, seat: Seat) -> Refusal {
    if let Some(no) = attacker_dash(game, colour) {
        return no;
    }
    let attacker = game.attack.attacker;
    let named = |message: &'static str| {
        Msg::new(message).with("seat", seat).with("card", game.card(attacker))
    };
    if !game.alive(seat) {
        return refusal(rule::M17_4, named("refuse-lost"));
    }
    if seat == game.turn {
        return refusal(rule::M11_4, named("refuse-yourself"));
    }
    if game.keys(attacker).melee {
        return refusal(rule::M11_6, named("refuse-melee-player"));
    }
    refusal(rule::M14_13, named("refuse-pattern-player"))
}

fn aim_network(game: &Megacorp, colour: Colour, seat: Seat) -> Refusal {
    if let Some(no) = attacker_dash(game, colour) {
        return no;
    }
    let attacker = game.attack.attacker;
    let named = |message: &'static str| {
        Msg::new(message).with("seat", seat).with("card", game.card(attacker))
    };
    if !game.keys(attacker).pattern {
        return refusal(rule::M14_13, named("refuse-no-pattern"));
    }
    refusal(rule::M14_14, named("refuse-hits-nothing"))
}

fn also(game: &Megacorp, at: At) -> Refusal {
    let attacker = game.attack.attacker;
    let Some(id) = game.find(at) else {
        return refusal(rule::M14_9, Msg::new("refuse-empty-place").with("at", at));
    };
    let named = |message: &'static str| Msg::new(message).with("card", game.card(id));
    if game.piece(id).has(mark::AIMED) {
        return refusal(rule::M14_9, named("refuse-twice"));
    }
    if game.piece(id).at.network != game.attack.network {
        return refusal(rule::M14_9, named("refuse-other-network"));
    }
    let keys = game.keys(attacker);
    target(game, attacker, &keys, game.attack_colour(), id)
        .unwrap_or_else(|| refusal(rule::M14_9, named("refuse-aim")))
}

fn block(game: &Megacorp, seat: Seat, at: At) -> Refusal {
    let Some(id) = game.find(at) else {
        return refusal(rule::M11_14, Msg::new("refuse-empty-place").with("at", at));
    };
    let colour = game.attack_colour();
    let named = |message: &'static str| {
        Msg::new(message).with("card", game.card(id)).with("score", score_words(colour))
    };
    let piece = game.piece(id);
    if piece.seat() != seat {
        return refusal(rule::M11_13, named("refuse-foreign-card"));
    }
    if game.attacked_network() != Some(Seat(piece.at.network)) {
        return refusal(rule::M9_2, named("refuse-block-network"));
    }
    if piece.has(mark::AIMED) {
        return refusal(rule::M11_14, named("refuse-block-target"));
    }
    if piece.has(mark::BLOCKED) && !piece.has(mark::GUARD) {
        return refusal(rule::M11_30, named("refuse-blocked"));
    }
    if piece.has(mark::ENGAGED) && !piece.has(mark::GUARD) {
        return refusal(rule::M11_14, named("refuse-engaged"));
    }
    if piece.host != NOBODY && !game.choices.bonded_block {
        return refusal(rule::M15_4, named("refuse-bonded-block"));
    }
    match game.score(id, colour) {
        None => refusal(rule::M11_14, named("refuse-dash")),
        Some(score) if score < 0 => refusal(rule::M11_14, named("refuse-negative")),
        Some(_) => refusal(rule::M11_14, named("refuse-lane")),
    }
}

fn take(game: &Megacorp, seat: Seat) -> Refusal {
    let named = |message: &'static str| Msg::new(message).with("seat", seat);
    if game.attack.player != NO_SEAT {
        return refusal(rule::M11_16, named("refuse-take-player"));
    }
    if game.attack.network != seat.0 {
        return refusal(rule::M11_16, named("refuse-take-network"));
    }
    if game.attack.blocked {
        return refusal(rule::M11_17, named("refuse-take-blocked"));
    }
    let card = game.card(game.attack.attacker);
    if game.may_take(seat) {
        // As a whole or on one of several targets, as the option says.
        return refusal(rule::M14_12, named("refuse-take-way").with("card", card));
    }
    refusal(rule::M20_25, named("refuse-take-card").with("card", card))
}
