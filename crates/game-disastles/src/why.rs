//! Why not? The rule that forbids an answer, and the smallest reason in words.
//!
//! Whether an answer is possible is decided by the offers alone; here only the reason is looked for, from the general
//! to the particular. Every road ends in a refusal, so an answer that is not offered always has one.

use crate::action::{Action, Cell, Into};
use crate::ask::{Ask, From, Kind, freedom};
use crate::cards::{CardId, PLACEABLE, PRINTS, group};
use crate::plan::Plan;
use crate::rule;
use crate::setup::Way;
use crate::state::{Castle, Disastles};
use crate::text::Whose;
use alloc::format;
use deckhand_kernel::{Msg, Refusal, RuleId, Seat, Words};
use deckhand_parts::CardSet;

fn refusal(rule: RuleId, because: Msg) -> Refusal {
    Refusal { rule, because }
}

fn about(id: &'static str, card: CardId) -> Msg {
    Msg::new(id).with("card", card)
}

/// The reason why a seat that is asked `ask` can not answer `action`, given that it is not offered.
pub(crate) fn reason(state: &Disastles, seat: Seat, ask: Ask, action: Action) -> Refusal {
    let found = match action {
        Action::Build { card, into, at, turn } => {
            why_not_build(state, seat, ask, card, into, at, turn)
        }
        Action::Warp { card, room, .. } => why_not_warp(state, seat, ask, card, room),
        Action::Move { card, to, turn } => why_not_move(state, seat, ask, card, to, turn),
        Action::Swap { a, b, .. } => why_not_swap(state, seat, ask, a, b),
        Action::Turn { card, by } => why_not_turn(state, seat, ask, card, by),
        Action::Use(card) => why_not_use(state, seat, ask, card),
        Action::Take(card) => why_not_take(state, ask, card),
        Action::Discard(card) => why_not_discard(state, seat, ask, card),
        Action::Flip => Some(why_not_flip(state, seat, ask)),
        Action::Pass if ask != Ask::Main => Some(refusal(rule::D3_8, Msg::new("refuse-pass"))),
        Action::Skip if ask == Ask::Link(true) => {
            Some(refusal(rule::D5_16, Msg::new("refuse-duty")))
        }
        Action::Skip => Some(refusal(ask.rule(), Msg::new("refuse-skip"))),
        _ => None,
    };
    found.unwrap_or_else(|| other_question(ask, action))
}

/// The answer belongs to another question than the one that is asked.
fn other_question(ask: Ask, action: Action) -> Refusal {
    refusal(
        ask.rule(),
        Msg::new("refuse-question").with("answer", action.words()).with("question", ask.words()),
    )
}

/// The cards that this question lets be built, if it is about building.
fn may_be_built(state: &Disastles, seat: Seat, ask: Ask, card: CardId) -> Result<(), Refusal> {
    match ask {
        Ask::Main if state.choices.way == Way::Hands => {
            Err(refusal(rule::D12_2, about("refuse-take-first", card)))
        }
        Ask::Main if state.closed => Err(refusal(rule::D9_4, Msg::new("refuse-shop-closed"))),
        Ask::Main if state.shop.contains(&card) => Ok(()),
        Ask::Main => Err(refusal(rule::D3_7, about("refuse-not-in-shop", card))),
        Ask::Hand if state.hands[seat.index()].has(card.0) => Ok(()),
        Ask::Hand => Err(refusal(rule::D12_2, about("refuse-not-in-hand", card))),
        Ask::Bonus(_) => Err(refusal(rule::D3_9, Msg::new("refuse-build-no-action"))),
        Ask::Place(_, held) if held == card => Ok(()),
        Ask::Place(..) => Err(refusal(ask.rule(), about("refuse-not-held", card))),
        _ => Err(refusal(ask.rule(), Msg::new("refuse-build-now"))),
    }
}

fn why_not_build(
    state: &Disastles,
    seat: Seat,
    ask: Ask,
    card: CardId,
    into: Into,
    at: Cell,
    turn: u8,
) -> Option<Refusal> {
    if let Ask::Arrange(next) = ask {
        let msg = if card == next {
            about("refuse-arrange", card)
        } else {
            about("refuse-arrange-first", next)
        };
        return Some(refusal(rule::D10_35, msg));
    }
    if let Err(refusal) = may_be_built(state, seat, ask, card) {
        return Some(refusal);
    }
    let free = freedom(state, seat, card);
    let castle = match into {
        Into::Own => state.castle_of(seat),
        Into::Castle(other)
            if !free.anywhere || matches!(ask, Ask::Place(From::Gift | From::Warp, _)) =>
        {
            return Some(refusal(rule::D3_7, about("refuse-own-castle", card).with("seat", other)));
        }
        Into::Castle(other) if other == seat => {
            return Some(refusal(rule::D3_7, about("refuse-name-own", card)));
        }
        Into::Castle(other) if !state.stands(other.0) => {
            return Some(refusal(rule::D7_12, Msg::new("refuse-no-castle").with("seat", other)));
        }
        Into::Castle(other) => other.0,
    };
    if turn != 0 && (!free.turn || matches!(ask, Ask::Place(From::Gift, _))) {
        return Some(refusal(rule::D2_6, about("refuse-upright", card)));
    }
    let print = usize::from(state.spots[card.index()].turn + turn) % 4;
    Some(why_not_there(&state.plan(castle), None, PRINTS[card.index()][print].points, card, at))
}

/// Why a card with these points can not lie on a cell. `moving` is the card's own place, which does not count.
fn why_not_there(
    plan: &Plan,
    moving: Option<usize>,
    points: u8,
    card: CardId,
    at: Cell,
) -> Refusal {
    let cell = |id| about(id, card).with("cell", format!("{at}"));
    let Some(position) = plan.position_of(at).filter(|_| plan.len > 0) else {
        return refusal(rule::D2_5, cell("refuse-far"));
    };
    if let Some(place) = plan.at(position) {
        return refusal(rule::D2_1, cell("refuse-occupied").with("room", plan.card(place)));
    }
    // On the rim of the grid there is nothing beside a cell.
    let (left, right) = (Cell { x: at.x - 1, ..at }, Cell { x: at.x + 1, ..at });
    let (up, down) = (Cell { y: at.y - 1, ..at }, Cell { y: at.y + 1, ..at });
    let mut met = false;
    for (direction, beside) in [up, right, down, left].into_iter().enumerate() {
        let neighbour = plan.position_of(beside).and_then(|position| plan.at(position));
        let Some(other) = neighbour.filter(|&other| Some(other) != moving) else { continue };
        let own = points >> direction & 1 == 1;
        let theirs = plan.print(other).points >> ((direction + 2) % 4) & 1 == 1;
        if own != theirs {
            let id = if own { "refuse-point-wall" } else { "refuse-wall-point" };
            return refusal(rule::D2_2, cell(id).with("room", plan.card(other)));
        }
        met |= own;
    }
    debug_assert!(!met, "a card that fits is offered");
    refusal(rule::D2_5, cell("refuse-unconnected"))
}

fn why_not_warp(
    state: &Disastles,
    seat: Seat,
    ask: Ask,
    card: CardId,
    room: CardId,
) -> Option<Refusal> {
    if let Err(refusal) = may_be_built(state, seat, ask, card) {
        return Some(refusal);
    }
    if !card.is_in(group::TAKES_A_CELL) {
        return Some(refusal(rule::D10_21, about("refuse-no-warp", card)));
    }
    let castle = state.castle_of(seat);
    if state.castle_with(room) != Some(castle) {
        return Some(refusal(rule::D10_21, about("refuse-not-yours", room)));
    }
    if let Some(refusal) = held_fast(state, seat, castle, room, false) {
        return Some(refusal);
    }
    Some(refusal(rule::D10_21, about("refuse-warp", card).with("room", room)))
}

/// Why a room may not be moved, swapped (or turned) by this seat.
fn held_fast(
    state: &Disastles,
    seat: Seat,
    castle: Castle,
    card: CardId,
    turning: bool,
) -> Option<Refusal> {
    let plan = state.plan(castle);
    let owner = state.castle_of(seat) == castle;
    let protection = crate::activity::protection(&plan, state.active_in(castle));
    if card.is_throne() && !turning && !state.choices.throne_may_be_moved {
        return Some(refusal(rule::D4_5, Msg::new("refuse-throne")));
    }
    let by = |group| holder(state, castle, &plan, group, card);
    if owner && protection.bound.has(card.0) {
        return Some(refusal(
            rule::D10_41,
            about("refuse-bound", card).with("room", by(group::BINDERS)),
        ));
    }
    if protection.unturnable.has(card.0) {
        return Some(refusal(
            rule::D5_23,
            about("refuse-protected", card).with("room", by(group::PROTECTORS)),
        ));
    }
    let held = !turning && protection.held.has(card.0);
    held.then(|| {
        refusal(rule::D10_15, about("refuse-anchored", card).with("room", by(group::ANCHORS)))
    })
}

/// The active card of a group that holds this one fast: connected to it for protectors, around it for the others.
fn holder(state: &Disastles, castle: Castle, plan: &Plan, group: CardSet, card: CardId) -> CardId {
    let holders = (state.active_in(castle) & group).into_iter().map(CardId);
    let mut near = holders.filter(|holder| {
        let reach = plan.place_of(*holder).map(|place| {
            if holder.is_in(group::PROTECTORS) {
                plan.cards_connected(place)
            } else {
                plan.cards_around(plan.position_at(place))
            }
        });
        *holder == card || reach.is_some_and(|reach| reach.has(card.0))
    });
    near.next().unwrap_or(card)
}

/// Whether a castle is one in which the question lets this seat act.
fn in_scope(state: &Disastles, seat: Seat, whose: Whose, castle: Castle) -> bool {
    let own = state.castle_of(seat) == castle;
    match whose {
        Whose::Own => own,
        Whose::Any => true,
        Whose::Opponents => !own,
        Whose::LeftNeighbours => state.neighbour(seat, true) == Some(Seat(castle)),
    }
}

fn why_not_move(
    state: &Disastles,
    seat: Seat,
    ask: Ask,
    card: CardId,
    to: Cell,
    turn: u8,
) -> Option<Refusal> {
    let (whose, turning, only) = match ask {
        Ask::Main => (Whose::Own, false, None),
        Ask::Bonus(Kind::Move) => return Some(refusal(rule::D10_27, Msg::new("refuse-same-kind"))),
        Ask::Bonus(_) => (Whose::Own, false, None),
        Ask::Moves(_, whose, turning, only) => (whose, turning, only),
        _ => return None,
    };
    if let Some(only) = only.filter(|&only| only != card) {
        return Some(refusal(rule::D10_19, about("refuse-other-room", card).with("room", only)));
    }
    let Some(castle) =
        state.castle_with(card).filter(|&castle| in_scope(state, seat, whose, castle))
    else {
        return Some(refusal(
            rule::D4_2,
            about("refuse-not-there", card).with("whose", whose.words()),
        ));
    };
    let plan = state.plan(castle);
    let place = plan.place_of(card)?;
    if let Some(refusal) = held_fast(state, seat, castle, card, false) {
        return Some(refusal);
    }
    if !plan.is_outer(place) {
        let sides = plan.connected(place).count_ones() as i64;
        return Some(refusal(rule::D4_2, about("refuse-not-outer", card).with("count", sides)));
    }
    let owner = state.castle_of(seat) == castle;
    let may_turn = turning
        || (card.is_in(group::TURNS_ITSELF) && state.active.has(card.0))
        || (owner && state.has_active(castle, group::TURN_MOVES));
    if turn != 0 && !may_turn {
        return Some(refusal(rule::D4_2, about("refuse-keeps-turn", card)));
    }
    if state.spots[card.index()].at == to {
        return Some(refusal(rule::D4_2, about("refuse-same-cell", card)));
    }
    Some(why_not_there(&plan, Some(place), plan.turned(place, turn).points, card, to))
}

fn why_not_swap(state: &Disastles, seat: Seat, ask: Ask, a: CardId, b: CardId) -> Option<Refusal> {
    use crate::ask::Scope;
    let scope = match ask {
        Ask::Bonus(Kind::Swap) => return Some(refusal(rule::D10_27, Msg::new("refuse-same-kind"))),
        Ask::Main | Ask::Bonus(_) | Ask::SwapTurning => Scope::In(Whose::Own),
        Ask::Swaps(_, scope, _) => scope,
        _ => return None,
    };
    if a == b {
        return Some(refusal(rule::D4_4, about("refuse-swap-itself", a)));
    }
    let (castle_a, castle_b) = (state.castle_with(a), state.castle_with(b));
    for (card, castle) in [(a, castle_a), (b, castle_b)] {
        let Some(castle) = castle else {
            return Some(refusal(rule::D4_4, about("refuse-in-no-castle", card)));
        };
        if let Scope::In(whose) = scope
            && !in_scope(state, seat, whose, castle)
        {
            return Some(refusal(
                rule::D4_4,
                about("refuse-not-there", card).with("whose", whose.words()),
            ));
        }
        if let Some(refusal) = held_fast(state, seat, castle, card, false) {
            return Some(refusal);
        }
    }
    let pair = |id| about(id, a).with("room", b);
    match scope {
        Scope::Between => Some(refusal(rule::D10_3, pair("refuse-swap-between"))),
        Scope::In(_) if castle_a != castle_b => {
            Some(refusal(rule::D4_4, pair("refuse-two-castles")))
        }
        Scope::In(_) => Some(refusal(rule::D2_2, pair("refuse-swap-fit"))),
    }
}

fn why_not_turn(state: &Disastles, seat: Seat, ask: Ask, card: CardId, by: u8) -> Option<Refusal> {
    let (whose, last) = match ask {
        Ask::Turns(_, whose, last) => (whose, last),
        Ask::Disco(next) => {
            let msg = if card == next {
                about("refuse-disco", card)
            } else {
                about("refuse-arrange-first", next)
            };
            return Some(refusal(rule::D10_37, msg));
        }
        Ask::Main | Ask::Bonus(_) => {
            return Some(refusal(rule::D4_8, Msg::new("refuse-turn-no-text")));
        }
        _ => return None,
    };
    let Some(castle) =
        state.castle_with(card).filter(|&castle| in_scope(state, seat, whose, castle))
    else {
        return Some(refusal(
            rule::D4_7,
            about("refuse-not-there", card).with("whose", whose.words()),
        ));
    };
    if last == Some(card) {
        return Some(refusal(rule::D11_6, about("refuse-two-rooms", card)));
    }
    if let Some(refusal) = held_fast(state, seat, castle, card, true) {
        return Some(refusal);
    }
    if by == 0 {
        return Some(refusal(rule::D4_7, Msg::new("refuse-turn-nothing")));
    }
    Some(refusal(rule::D2_2, about("refuse-turn-fit", card)))
}

fn why_not_use(state: &Disastles, seat: Seat, ask: Ask, card: CardId) -> Option<Refusal> {
    if !matches!(
        ask,
        Ask::Main | Ask::Start | Ask::Late | Ask::Bonus(_) | Ask::Link(_) | Ask::Echo(_)
    ) {
        return None;
    }
    if card.index() >= PLACEABLE || state.castle_with(card) != Some(state.castle_of(seat)) {
        return Some(refusal(rule::D4_9, about("refuse-not-yours", card)));
    }
    if card.card().text.is_empty() {
        return Some(refusal(rule::D5_7, about("refuse-no-text", card)));
    }
    if card.is_throne() && !state.texts.has(card.0) {
        return Some(refusal(rule::D11_1, about("refuse-plain-side", card)));
    }
    if !state.active.has(card.0) {
        let silenced = is_silenced(state, state.castle_of(seat), card);
        let id = if silenced { "refuse-silenced" } else { "refuse-inactive" };
        return Some(refusal(if silenced { rule::D5_10 } else { rule::D5_5 }, about(id, card)));
    }
    if card.is_in(group::LINKS) && !matches!(ask, Ask::Echo(_)) {
        return Some(refusal(rule::D5_17, about("refuse-link-spent", card)));
    }
    if card.is_in(group::WALKERS) {
        let used = state.walked >= state.choices.legs_moves;
        let id = if used { "refuse-walked" } else { "refuse-cannot-walk" };
        return Some(refusal(rule::D10_19, about(id, card)));
    }
    if card.is_in(group::EXTRAS) && state.choices.way == Way::Coop && state.extras.has(card.0) {
        return Some(refusal(rule::D12_10, about("refuse-extra-round", card)));
    }
    if card.is_in(group::EXTRAS) {
        return Some(refusal(rule::D3_10, about("refuse-extra", card)));
    }
    if !card.is_in(group::ACTIONS) {
        return Some(refusal(rule::D5_8, about("refuse-not-an-action", card)));
    }
    match ask {
        Ask::Bonus(Kind::Room(other)) if other == card => {
            Some(refusal(rule::D10_27, Msg::new("refuse-same-kind")))
        }
        Ask::Main | Ask::Bonus(_) => Some(refusal(rule::D4_10, about("refuse-no-effect", card))),
        _ => None,
    }
}

/// Whether all golden points of an inactive card are completed, so that a negative vault must have switched it off.
fn is_silenced(state: &Disastles, castle: Castle, card: CardId) -> bool {
    let plan = state.plan(castle);
    plan.place_of(card).is_some_and(|place| {
        let gold = plan.print(place).gold;
        plan.completed(place) & gold == gold && (!card.is_throne() || state.texts.has(card.0))
    })
}

fn why_not_take(state: &Disastles, ask: Ask, card: CardId) -> Option<Refusal> {
    if state.choices.way != Way::Hands {
        return Some(refusal(rule::D3_1, Msg::new("refuse-no-hands")));
    }
    match ask {
        Ask::Main if state.closed => Some(refusal(rule::D9_4, Msg::new("refuse-shop-closed"))),
        Ask::Main => Some(refusal(rule::D12_2, about("refuse-not-in-shop", card))),
        Ask::Bonus(_) => Some(refusal(rule::D3_9, Msg::new("refuse-build-no-action"))),
        _ => None,
    }
}

fn why_not_discard(state: &Disastles, seat: Seat, ask: Ask, card: CardId) -> Option<Refusal> {
    let Ask::Lose(..) = ask else { return None };
    let castle = state.castle_of(seat);
    if state.castle_with(card) != Some(castle) {
        return Some(refusal(rule::D7_9, about("refuse-not-yours", card)));
    }
    if card.is_throne() {
        return Some(refusal(rule::D7_9, Msg::new("refuse-throne-last")));
    }
    let plan = state.plan(castle);
    let sides = plan.place_of(card).map_or(0, |place| plan.connected(place).count_ones());
    let outer = (0..plan.len).any(|place| plan.is_outer(place) && !plan.card(place).is_throne());
    let (by, id) =
        if outer { (rule::D7_9, "refuse-not-outer") } else { (rule::D7_11, "refuse-not-fewest") };
    Some(refusal(by, about(id, card).with("count", i64::from(sides))))
}

fn why_not_flip(state: &Disastles, seat: Seat, ask: Ask) -> Refusal {
    let castle = state.castle_of(seat);
    let Some(throne) = state.throne(castle) else { return other_question(ask, Action::Flip) };
    if !state.texts.has(throne.0) {
        return refusal(rule::D11_3, about("refuse-plain-side", throne));
    }
    if !throne.is_in(group::FLIPS) {
        return refusal(rule::D11_3, about("refuse-no-flip", throne));
    }
    if !state.active.has(throne.0) {
        return refusal(rule::D11_2, about("refuse-silenced", throne));
    }
    if throne.is_in(group::SHIELDS) && matches!(ask, Ask::Lose(_, false)) && state.stubborn {
        return refusal(rule::D9_7, about("refuse-stubborn", throne));
    }
    if throne.is_in(group::SHIELDS) {
        return refusal(rule::D11_7, about("refuse-no-damage", throne));
    }
    refusal(rule::D11_3, Msg::new("refuse-flip-late"))
}
