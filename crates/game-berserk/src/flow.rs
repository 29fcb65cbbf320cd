//! What happens next: the frames on the agenda and the steps they stand for, in rulebook order.
//!
//! The top frame is a step to carry out or a question. [`Berserk::advance`] carries out steps until somebody has a
//! choice or the game is over. `prep` is everything before the battle, `turns` the parts of a turn, `priority` the
//! stack, `fights` an attack from the declaration to its end, `run` the steps of a sentence with `effects` and `moves`
//! for what they do, `choices` what is picked for them, `hooks` what no words say.

mod choices;
mod effects;
mod fights;
mod hooks;
mod moves;
mod prep;
mod priority;
mod run;
mod turns;

pub(crate) use choices::{Slot, fill_item};
pub(crate) use hooks::card;

use crate::ask::Ask;
use crate::state::{Berserk, UnitId, World};
use deckhand_kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing that is still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    Nothing,
    /// A question.
    Ask(Seat, Ask),
    /// The roll for the roles.
    Roles,
    /// Cards are dealt.
    Deal,
    /// Both players choose at the same time, each at the own stage.
    Both,
    /// A seat places anew what it has lifted.
    Rearrange(Seat),
    /// The opening reveal.
    Reveal,
    /// Cards kept aside are put onto hosts: 0 to 3 for the order of the rule, 4 for what Second has kept back.
    Attach(u8),
    /// The battle begins.
    Begin,
    /// The next player's turn.
    NextTurn,
    /// Abilities that work before the turn.
    Before,
    /// Cards of the passive player that open now.
    FoeOpens,
    /// Cards open, movement and armor come back.
    Opening,
    /// Triggers of the passive player, after poison.
    StartOfFoe(Seat),
    /// Triggers of the start of the turn, of this seat.
    StartOf(Seat),
    /// The choice subphase.
    Main,
    /// Triggers of the end of the turn, of this seat.
    EndOf(Seat),
    /// Effects that end with the turn.
    TurnOver,
    /// The next trigger of the start or the end of the turn is declared.
    Queue(Seat),
    /// The trigger that comes first is declared, without a question.
    Again,
    /// Both may act on what is pending: how deep the stack is below it, how many have passed, whose chance it is.
    Priority(u8, u8, Seat),
    /// Triggered abilities are declared.
    Triggers,
    /// The item being declared is completed.
    Declare,
    /// The top of the stack takes effect.
    Resolve,
    /// The item being carried out goes on.
    Run,
    /// A card of a graveyard comes back if it has the tokens for it.
    Rise(UnitId),
    /// A strike that an effect lets a card make: attacker, target, whose effect.
    Granted(UnitId, UnitId, Seat),
    /// The pending attack: who takes it, and whether it is still in reach.
    FightTarget(u8),
    /// The dice are rolled.
    FightDice(u8),
    /// Totals are compared.
    FightTable(u8),
    /// Strikes and wounds are dealt.
    FightDeal(u8),
    /// The attack is over.
    FightEnd,
    /// A card would be healed of so much; how many abilities have been asked for already.
    Heal(UnitId, u8, u8),
}

impl Berserk {
    /// Carries out steps until somebody has to answer or the game is over.
    pub(crate) fn advance(&mut self, table: World<'_, '_>) {
        while self.outcome.is_none() {
            let Some(frame) = self.agenda.pop() else {
                debug_assert!(false, "a game always asks or ends");
                return;
            };
            match frame {
                Frame::Ask(seat, ask) => {
                    if self.is_open_question(seat, ask) {
                        self.agenda.push(frame);
                        return;
                    }
                    self.unanswered(seat, ask, table);
                }
                Frame::Both => {
                    if !self.both_ready() {
                        self.agenda.push(frame);
                        return;
                    }
                    self.next_stage(table);
                }
                frame => self.step(frame, table),
            }
        }
    }

    fn step(&mut self, frame: Frame, table: World<'_, '_>) {
        match frame {
            Frame::Nothing | Frame::Ask(..) | Frame::Both => {}
            Frame::Roles => self.roll_for_roles(table),
            Frame::Deal => self.deal_cards(table),
            Frame::Rearrange(seat) => self.rearrange(seat),
            Frame::Reveal => self.opening_reveal(table),
            Frame::Attach(step) => self.attach_next(step, table),
            Frame::Begin => self.begin_battle(table),
            Frame::NextTurn => self.next_turn(table),
            Frame::Before => self.before_turn(),
            Frame::FoeOpens => self.foe_opens(),
            Frame::StartOfFoe(seat) => self.start_of_foe(seat),
            Frame::Opening => self.opening(table),
            Frame::StartOf(seat) => self.start_of(seat),
            Frame::Main => self.agenda.push(Frame::Ask(self.turn, Ask::Main)),
            Frame::EndOf(seat) => self.end_of(seat),
            Frame::TurnOver => self.turn_over(table),
            Frame::Queue(seat) => self.next_in_queue(seat, table),
            Frame::Again => self.again(table),
            Frame::Priority(base, passed, seat) => self.priority(base, passed, seat),
            Frame::Triggers => self.declare_triggers(table),
            Frame::Declare => self.declare(table),
            Frame::Resolve => self.resolve(table),
            Frame::Run => self.run(table),
            Frame::Rise(unit) => self.rise_again(unit, table),
            Frame::Granted(attacker, target, seat) => {
                self.open_granted(attacker, target, seat, table);
            }
            Frame::FightTarget(base) => self.fight_target(base, table),
            Frame::FightDice(base) => self.fight_dice(base, table),
            Frame::FightTable(base) => self.fight_table(base, table),
            Frame::FightDeal(base) => self.fight_deal(base, table),
            Frame::FightEnd => self.fight_end(table),
            Frame::Heal(unit, amount, asked) => self.heal_step(unit, amount, asked, table),
        }
    }
}
