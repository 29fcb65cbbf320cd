//! What happens next: the frames on the agenda and the steps they stand for, in rulebook order.
//!
//! The top frame is a step to carry out or a question. `bids` has the bidding, `turns` the phases, `windows` what may be
//! answered, `buying` purchases and what else is announced, `attacks` and `damage` the combat, `run` the steps of
//! effects, `triggers` what is set off, `losses` who loses.

mod attacks;
mod bids;
mod buying;
mod damage;
mod losses;
mod run;
mod triggers;
mod turns;
mod windows;

use crate::ask::Ask;
use crate::state::{Megacorp, World};
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
    /// All bidders choose a card.
    Bidding,
    /// A turn begins.
    Turn,
    /// The hand is filled up.
    Draws,
    /// The sentences of the Refill.
    Refilled,
    /// Implement begins.
    Implement,
    /// The player of the turn does the next thing.
    Main,
    /// The player of the turn has passed, and everybody was asked.
    PhaseOver,
    /// End begins.
    End,
    /// The idle penalty.
    Idle,
    /// Damage and what lasts until the end of the turn go.
    Reset,
    /// A window opens.
    Open,
    /// A window over what was announced above this height; it closes with what opened it, if that was announced.
    Window(u8, bool),
    /// What is being announced: the next choice for it.
    Aim,
    /// The choice for the innermost effect.
    AimEffect,
    /// The payment of what is being announced.
    Pay,
    /// It has been announced: a window opens.
    Announce,
    /// It has been announced in a window.
    Stack,
    /// The attack is being declared: more targets.
    Also,
    /// The attack has been declared.
    Declared,
    /// Attacker and targets are looked at again.
    Recheck,
    /// A seat decides about blocks.
    Blocks(Seat),
    /// A step of the damage.
    Strike,
    /// The attacker's damage in a lane is divided.
    Split,
    /// The damage of the step is dealt.
    Deal,
    /// Players take what they owe.
    Owed,
    /// The step is over.
    Struck,
    /// The attack is over.
    AttackOver,
    /// Triggers above this number come one after the other.
    Triggers(u8),
    /// The innermost effect goes on.
    Run,
    /// A seat discards down to seven.
    HandCap(Seat),
}

impl Megacorp {
    /// Carries out steps until somebody has to answer or the game is over.
    pub(crate) fn advance(&mut self, table: World<'_, '_>) {
        while self.outcome.is_none() {
            if self.losing != 0 {
                self.settle_losses(table);
                continue;
            }
            if self.choices.continuous {
                self.bury_the_weak(table);
            }
            let Some(frame) = self.agenda.pop() else {
                debug_assert!(false, "a game always asks or ends");
                return;
            };
            match frame {
                Frame::Ask(seat, ask) if self.alive(seat) => {
                    self.agenda.push(Frame::Ask(seat, ask));
                    return;
                }
                Frame::Ask(_, ask) => self.unanswered(ask),
                Frame::Bidding => {
                    self.agenda.push(frame);
                    return;
                }
                _ => self.step(frame, table),
            }
        }
    }

    fn step(&mut self, frame: Frame, table: World<'_, '_>) {
        match frame {
            Frame::Nothing | Frame::Ask(..) | Frame::Bidding => {}
            Frame::Turn => self.begin_turn(table),
            Frame::Draws => self.fill_hand(table),
            Frame::Refilled => self.refilled(),
            Frame::Implement => self.begin_implement(table),
            Frame::Main => self.agenda.push(Frame::Ask(self.turn, Ask::Main)),
            Frame::PhaseOver => self.phase_over(table),
            Frame::End => self.begin_end(table),
            Frame::Idle => self.idle_penalty(),
            Frame::Reset => self.reset(table),
            Frame::Open => self.open_window(),
            Frame::Window(base, over) => self.window(base, over, table),
            Frame::Aim => self.aim(),
            Frame::AimEffect => self.aim_effect(table),
            Frame::Pay => self.pay(table),
            Frame::Announce => self.announce(true, table),
            Frame::Stack => self.announce(false, table),
            Frame::Also => self.also(),
            Frame::Declared => self.declared(table),
            Frame::Recheck => self.recheck(table),
            Frame::Blocks(seat) => self.blocks(seat),
            Frame::Strike => self.strike(),
            Frame::Split => self.split(),
            Frame::Deal => self.deal_damage(table),
            Frame::Owed => self.take_owed(table),
            Frame::Struck => self.struck(),
            Frame::AttackOver => self.attack_over(table),
            Frame::Triggers(base) => self.next_trigger(base, table),
            Frame::Run => self.run(table),
            Frame::HandCap(seat) => self.hand_cap(seat),
        }
    }

    /// A question to a player who has lost meanwhile is not put; what it was for goes on without an answer [M17.4].
    fn unanswered(&mut self, ask: Ask) {
        match ask {
            Ask::Search(..)
            | Ask::Discard(_)
            | Ask::Choose(_)
            | Ask::Bottom(..)
            | Ask::Back(_)
            | Ask::MoveTo(_) => self.next_op(),
            _ => {}
        }
    }
}
