//! A position made of the statements about it.

use super::{Draft, Moment};
use crate::cards::CardId;
use crate::flow::Frame;
use crate::item::{Laid, Marker};
use crate::role::Role;
use crate::setup::Setup;
use crate::state::{Berserk, DECK, NONE, Stage, UnitId, World, other, place};
use crate::text::{Amount, Mark, Mod, Op, Until};
use alloc::{vec, vec::Vec};
use deckhand_kernel::{Dealer, Msg, Seat, Table};

/// Chance that always deals 0: a position is set up without any.
struct Zeros;

impl Dealer for Zeros {
    fn draw(&mut self, _below: u32) -> u32 {
        0
    }
}

/// The step of a sentence that lays something on cards, and until when.
pub(super) fn laying_step(card: CardId, sentence: u8) -> Option<(u8, Mod, Until)> {
    let sentence = card.says().get(usize::from(sentence).checked_sub(1)?)?;
    sentence.ops.iter().enumerate().find_map(|(step, op)| match op {
        Op::Lay(_, change, until) | Op::LayOnce(_, change, until) => {
            Some((step as u8, *change, *until))
        }
        _ => None,
    })
}

/// Until when a card's marker of this kind lasts: to the end of the battle where the card has no
/// such text.
fn lasting(card: CardId, kind: Mark) -> Until {
    let mut ops = card.says().iter().flat_map(|sentence| sentence.ops);
    let found = ops.find_map(|op| match op {
        Op::Mark(_, mark, until) | Op::MarkCells(_, mark, until) if *mark == kind => Some(*until),
        _ => None,
    });
    found.unwrap_or(Until::Battle)
}

pub(super) fn assemble(draft: &Draft) -> Result<Berserk, Msg> {
    let setup = Setup { choices: draft.setup.choices, decks: [Vec::new(), Vec::new()] };
    let mut state = Berserk::empty(&setup);
    state.first = draft.first;
    state.quiet = draft.quiet;
    for seat in [Seat(0), Seat(1)] {
        let (gold, silver) = state.choices.crystals(state.role(seat) == Role::First);
        let at = seat.index();
        state.gold[at] = draft.gold[at].unwrap_or(gold);
        state.silver[at] = draft.silver[at].unwrap_or(silver);
    }
    let units = put_cards(&mut state, draft);
    begin(&mut state, draft)?;
    for sign in &draft.signs {
        let (source, seat) = (units[sign.by], draft.pieces[sign.by].owner);
        let kind = sign.kind;
        let on_cell = Marker { kind, ..Marker::default() }.on_cell();
        let at = if on_cell { sign.at as u8 } else { units[sign.at] };
        let until = lasting(draft.pieces[sign.by].unit.card, kind);
        let left = sign.left.unwrap_or_else(|| state.term(until, seat, 0));
        if state.markers.room() > 0 {
            state.markers.push(Marker { kind, at, source, seat, until, left });
        }
    }
    for layer in &draft.layers {
        let (source, seat) = (units[layer.by], draft.pieces[layer.by].owner);
        let card = draft.pieces[layer.by].unit.card;
        let Some((step, change, until)) = laying_step(card, layer.sentence) else { continue };
        let printed = match change {
            Mod::Plus(_, Amount::N(more)) | Mod::PlusAtMost(_, Amount::N(more), _) => more,
            _ => 0,
        };
        let x = layer.x.unwrap_or(printed);
        let (on, sentence) = (units[layer.on], layer.sentence - 1);
        let left = state.term(until, seat, x);
        if state.laid.room() > 0 {
            let it = on;
            let laid = Laid { on, source, seat, card, sentence, step, x, it, until, left };
            state.laid.push(laid);
        }
    }
    let mut zeros = Zeros;
    run(&mut state, draft, &mut Table::silent(&mut zeros))?;
    state.soundness().map_err(|why| Msg::new("scene-unsound").with("why", why))?;
    Ok(state)
}

/// Gives every card its slot, sorted as in a dealt game; the slots in the order of the statements.
fn put_cards(state: &mut Berserk, draft: &Draft) -> Vec<UnitId> {
    let mut units = vec![NONE; draft.pieces.len()];
    for seat in [Seat(0), Seat(1)] {
        let mut mine: Vec<usize> =
            (0..draft.pieces.len()).filter(|&at| draft.pieces[at].owner == seat).collect();
        mine.sort_by_key(|&at| draft.pieces[at].unit.card);
        for (slot, at) in mine.into_iter().enumerate() {
            units[at] = (seat.index() * DECK + slot) as UnitId;
        }
    }
    for (piece, &unit) in draft.pieces.iter().zip(&units) {
        let host = piece.on.map_or(NONE, |host| units[host]);
        let mut it = piece.unit;
        it.side = piece.owner.0;
        it.host = host;
        it.from = it.cell().unwrap_or(NONE);
        *state.unit_mut(unit) = it;
        match it.place {
            cell if cell < place::SKY && host == NONE => state.set_cell(unit, cell),
            cell if cell < place::SKY => state.enter(unit),
            place::SKY => {
                state.enter(unit);
                state.skies[piece.owner.index()].push(unit);
            }
            _ => {}
        }
    }
    for (deck, pile) in draft.decks.iter().zip(&mut state.decks) {
        for &at in deck.iter().rev() {
            pile.push(units[at]);
        }
    }
    units
}

/// Sets the turn and what the game waits for.
fn begin(state: &mut Berserk, draft: &Draft) -> Result<(), Msg> {
    let (seat, before) = match draft.moment() {
        Moment::Turn(seat) => (seat, 0),
        Moment::Start(seat) => (seat, 1),
        Moment::Deal => return wait(state, Stage::Deal, Frame::Both),
        Moment::Recruit => return wait(state, Stage::Recruit, Frame::Both),
        Moment::Place => return wait(state, Stage::Place, Frame::Both),
        Moment::Reveal => return wait(state, Stage::Done, Frame::Reveal),
    };
    // First has the odd turns.
    let usual = if seat == draft.first { 1 } else { 2 };
    let turns = draft.turns.unwrap_or(usual);
    if turns == 0 || turns % 2 != usual % 2 {
        let msg = Msg::new("scene-turns").with("turns", i64::from(turns)).with("seat", seat);
        return Err(msg);
    }
    state.begun = true;
    state.stage = [Stage::Done; 2];
    state.turns = turns - before;
    state.turn = if before == 1 && state.turns > 0 { other(seat) } else { seat };
    state.agenda.push(if before == 1 { Frame::NextTurn } else { Frame::Main });
    Ok(())
}

/// Both seats are at this stage before the battle, and this comes next.
fn wait(state: &mut Berserk, stage: Stage, next: Frame) -> Result<(), Msg> {
    state.turn = state.first;
    state.stage = [stage; 2];
    state.agenda.push(next);
    Ok(())
}

/// Settles the position and goes on to its first question.
fn run(state: &mut Berserk, draft: &Draft, table: World<'_, '_>) -> Result<(), Msg> {
    if draft.moment().is_battle() {
        for seat in [Seat(0), Seat(1)] {
            let creature = |unit: UnitId| state.unit(unit).print().is_creature();
            if !state.squad(seat).any(creature) {
                return Err(Msg::new("scene-no-creature").with("seat", seat));
            }
        }
        state.settle(table);
        if !state.pending.is_empty() {
            state.agenda.push(Frame::Priority(0, 0, state.turn));
        }
    }
    if draft.moment() == Moment::Place {
        for seat in [Seat(0), Seat(1)] {
            state.begin_placing(seat, table);
        }
    }
    state.advance(table);
    Ok(())
}
