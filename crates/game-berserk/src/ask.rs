//! The questions of the game: what may be answered, and what an answer does.
//!
//! Every question is a variant of [`Ask`]. [`Berserk::options`] lists its answers, [`Berserk::answer`] carries one out.
//! `main` holds the free questions of a turn and of answering, `picks` everything that is picked for an ability.

mod main;
mod picks;

use crate::action::Action;
use crate::board::{At, each};
use crate::cards::CardId;
use crate::flow::Frame;
use crate::rule;
use crate::state::{Berserk, NONE, Stage, UnitId, World, other, place};
use alloc::vec::Vec;
use deckhand_kernel::{Msg, RuleId, Seat, Words};
use serde::{Deserialize, Serialize};

/// A question to one seat. A card and a number name the sentence that asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which role to take.
    Role,
    /// Whether to keep the cards dealt.
    Deal,
    /// Which cards to recruit: the gold and the silver that are left.
    Recruit(u8, u8),
    /// Where to place the squad.
    Place,
    /// Which card kept aside goes onto which host: the step, and whether it may wait.
    Attach(u8, bool),
    /// What to do in the choice subphase.
    Main,
    /// What to answer.
    Respond,
    /// Which trigger of the start or the end of the turn comes first: how many wait.
    Order(u8),
    /// Which of the abilities triggered at once comes first: how many wait.
    Trigger(u8),
    /// Whether to use an ability that has triggered.
    May(CardId, u8),
    /// Whether to do the rest of it.
    Also(CardId, u8),
    /// Whether to replace a heal.
    Replace(CardId, u8),
    /// What an ability works on.
    Target(CardId, u8),
    /// A number up to this.
    Number(u8),
    /// One of so many branches.
    Branch(CardId, u8, u8),
    /// Which of two dice to keep: 0 for the attacker's, 1 for the struck card's, and the two dice.
    KeepDie(u8, u8, u8),
    /// Whether to weaken a strike: the attacker's or the struck card's.
    Weaken(bool),
    /// Where a creature lands.
    Land(UnitId),
    /// Where a creature comes back.
    Return(UnitId),
}

impl Ask {
    /// The rule that puts the question.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Role => rule::B3_1,
            Self::Deal => rule::B3_4,
            Self::Recruit(..) => rule::B3_6,
            Self::Place => rule::B3_12,
            Self::Attach(..) => rule::B3_18,
            Self::Main => rule::B4_7,
            Self::Respond => rule::B5_3,
            Self::Order(_) => rule::B4_6,
            Self::Trigger(_) => rule::B5_15,
            Self::May(..) | Self::Also(..) => rule::B5_14,
            Self::Replace(..) => rule::B12_11,
            Self::Target(..) | Self::Number(_) => rule::B5_5,
            Self::Branch(..) => rule::B5_17,
            Self::KeepDie(..) => rule::B9_3,
            Self::Weaken(_) => rule::B9_20,
            Self::Land(_) => rule::B8_10,
            Self::Return(_) => rule::B11_21,
        }
    }

    /// The card that asks, and the number of its sentence.
    pub(crate) fn sentence(self) -> Option<(CardId, u8)> {
        match self {
            Self::May(card, at)
            | Self::Also(card, at)
            | Self::Replace(card, at)
            | Self::Target(card, at)
            | Self::Branch(card, at, _) => Some((card, at)),
            _ => None,
        }
    }
}

impl Words for Ask {
    fn words(&self) -> Msg {
        let id = match self {
            Self::Role => "ask-role",
            Self::Deal => "ask-deal",
            Self::Recruit(..) => "ask-recruit",
            Self::Place => "ask-place",
            Self::Attach(_, false) => "ask-attach",
            Self::Attach(_, true) => "ask-attach-or-wait",
            Self::Main => "ask-main",
            Self::Respond => "ask-respond",
            Self::Order(_) | Self::Trigger(_) => "ask-order",
            Self::May(..) => "ask-may",
            Self::Also(..) => "ask-also",
            Self::Replace(..) => "ask-replace",
            Self::Target(..) => "ask-target",
            Self::Number(_) => "ask-number",
            Self::Branch(..) => "ask-branch",
            Self::KeepDie(..) => "ask-keep-die",
            Self::Weaken(true) => "ask-weaken",
            Self::Weaken(false) => "ask-weaken-answer",
            Self::Land(_) => "ask-land",
            Self::Return(_) => "ask-return",
        };
        let mut msg = Msg::new(id);
        if let Some((card, at)) = self.sentence() {
            msg = msg.with("card", card).with("text", crate::face::sentence(card, at));
        }
        match self {
            Self::KeepDie(_, one, two) => msg.with("one", *one).with("two", *two),
            Self::Number(most) => msg.with("most", *most),
            Self::Recruit(gold, silver) => msg.with("gold", *gold).with("silver", *silver),
            Self::Branch(_, _, count) | Self::Order(count) | Self::Trigger(count) => {
                msg.with("count", *count)
            }
            _ => msg,
        }
    }
}

impl Berserk {
    /// The question before a seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<Ask> {
        if self.outcome.is_some() || seat.0 > 1 {
            return None;
        }
        match self.agenda.last()? {
            Frame::Ask(asked, ask) if *asked == seat => Some(*ask),
            Frame::Both => match self.stage[seat.index()] {
                Stage::Deal => Some(Ask::Deal),
                Stage::Recruit => {
                    Some(Ask::Recruit(self.gold[seat.index()], self.silver[seat.index()]))
                }
                Stage::Place => Some(Ask::Place),
                Stage::Roles | Stage::Kept | Stage::Done => None,
            },
            _ => None,
        }
    }

    /// Whether a question is put: somebody has a choice, or must not be seen to have none [B14.7].
    pub(crate) fn is_open_question(&self, seat: Seat, ask: Ask) -> bool {
        match ask {
            Ask::Respond => {
                // Who has hidden cards is asked whatever they are, so that nothing is given away.
                self.has_hidden(seat) || self.can_respond(seat)
            }
            Ask::Target(..) => {
                let mut options = Vec::new();
                self.options(seat, ask, &mut options);
                !options.is_empty()
            }
            _ => true,
        }
    }

    /// A question that is not put leaves this to be done.
    pub(crate) fn unanswered(&mut self, _seat: Seat, ask: Ask, _table: World<'_, '_>) {
        if let Ask::Target(..) = ask {
            self.fill_open(NONE);
        }
    }

    /// Appends what may be answered, in ascending order.
    pub(crate) fn options(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        let start = out.len();
        match ask {
            Ask::Role => out.extend([Action::First, Action::Second]),
            Ask::Deal => {
                out.push(Action::Keep);
                if self.may_redeal(seat) {
                    out.push(Action::Redeal);
                }
            }
            Ask::Recruit(..) => {
                out.push(Action::Done);
                let mut cards = self.cards_at(seat, place::HAND);
                cards.dedup();
                let payable = |card: &CardId| self.price(seat, *card).is_ok();
                out.extend(cards.iter().copied().filter(payable).map(Action::Recruit));
                let bound = |card: &CardId| self.bound_price(seat, *card).is_ok();
                out.extend(cards.into_iter().filter(bound).map(Action::Link));
                if self.may_spy(seat) {
                    out.push(Action::Spy);
                }
                if self.may_take_gold(seat) {
                    out.push(Action::Gold);
                }
                out.extend((1..=self.body_for_sale(seat)).map(Action::Pay));
            }
            Ask::Place => {
                let mut cards = self.cards_at(seat, place::SQUAD);
                cards.dedup();
                let cells = self.open_level(seat);
                for card in cards {
                    out.extend(each(cells).map(|cell| Action::Put { card, at: At::cell(cell) }));
                }
            }
            Ask::Attach(step, may_wait) => {
                if may_wait {
                    out.push(Action::Pass);
                }
                let mut cards = self.cards_at(seat, place::ASIDE);
                cards.dedup();
                for card in cards {
                    if Self::attaches_in(step, card.card().kind) {
                        let hosts = self.hosts_for(seat, card);
                        out.extend(
                            each(hosts).map(|cell| Action::Attach { card, host: At::cell(cell) }),
                        );
                    }
                }
            }
            Ask::Main => self.main_options(seat, out),
            Ask::Respond => {
                out.push(Action::Pass);
                self.reply_options(seat, out);
            }
            Ask::Order(_) => {
                out.extend(self.queue.iter().map(|trigger| trigger.as_action()));
            }
            Ask::Trigger(_) => {
                let own = self.pending.iter().filter(|trigger| trigger.seat == seat);
                out.extend(own.map(|trigger| trigger.as_action()));
            }
            Ask::May(..) | Ask::Also(..) | Ask::Replace(..) | Ask::Weaken(_) => {
                out.extend([Action::Yes, Action::No]);
            }
            Ask::Target(..) => self.target_options(out),
            Ask::KeepDie(..) => out.extend([Action::Choose(1), Action::Choose(2)]),
            Ask::Number(most) => out.extend((1..=most).map(Action::Number)),
            Ask::Branch(_, _, count) => {
                if let Some(item) = self.running.last() {
                    out.extend(
                        (0..count)
                            .filter(|&branch| self.branch_open(item, branch))
                            .map(|branch| Action::Choose(branch + 1)),
                    );
                }
            }
            Ask::Land(unit) => {
                out.extend(each(self.landing_cells(unit)).map(|cell| Action::Pick(At::cell(cell))));
            }
            Ask::Return(unit) => {
                let home = crate::board::half_cells(self.role(Self::owner(unit)));
                let cells = self.free_cells() & home;
                out.extend(each(cells).map(|cell| Action::Pick(At::cell(cell))));
            }
        }
        out[start..].sort_unstable();
        if matches!(ask, Ask::Order(_) | Ask::Trigger(_)) {
            // Copies of one card trigger alike: one answer for all of them.
            let mut rest = out.split_off(start);
            rest.dedup();
            out.append(&mut rest);
        }
        debug_assert!(out[start..].is_sorted_by(|a, b| a < b), "twice the same answer to {ask:?}");
    }

    /// Carries out an answer. The question has been taken off the agenda, unless both seats are asked at once.
    pub(crate) fn answer(&mut self, seat: Seat, ask: Ask, action: Action, table: World<'_, '_>) {
        match (ask, action) {
            (Ask::Role, Action::First) => self.take_roles(seat, table),
            (Ask::Role, _) => self.take_roles(other(seat), table),
            (Ask::Deal, Action::Redeal) => {
                self.gold[seat.index()] -= 1;
                self.redeals[seat.index()] += 1;
                self.deal_to(seat, table);
                self.look_at_deal(seat);
            }
            (Ask::Deal, _) => self.stage[seat.index()] = Stage::Kept,
            (Ask::Recruit(..), Action::Recruit(card)) => self.recruit(seat, card),
            (Ask::Recruit(..), Action::Link(card)) => self.recruit_bound(seat, card),
            (Ask::Recruit(..), Action::Spy) => self.spy(seat, table),
            (Ask::Recruit(..), Action::Gold) => self.take_gold(seat),
            (Ask::Recruit(..), Action::Pay(count)) => self.buy_body(seat, count),
            (Ask::Recruit(..), _) => self.begin_placing(seat, table),
            (Ask::Place, Action::Put { card, at }) => self.put(seat, card, at.0, table),
            (Ask::Attach(..), Action::Attach { card, host }) => {
                if let Some(host) = self.found(host) {
                    self.attach(seat, card, host, table);
                }
            }
            // Everything that may wait does.
            (Ask::Attach(step, _), _) if self.agenda.last() == Some(&Frame::Attach(step)) => {
                self.agenda.pop();
            }
            (Ask::Main | Ask::Respond, action) => self.act(seat, ask, action, table),
            (Ask::Order(_), action) => {
                let at = self.queue.iter().position(|trigger| trigger.as_action() == action);
                self.take_from_queue(at.unwrap_or_default(), table);
            }
            (Ask::Trigger(_), action) => {
                let mut own = self.pending.iter().filter(|trigger| trigger.seat == seat);
                let at = own.position(|trigger| trigger.as_action() == action);
                self.take_trigger(seat, at.unwrap_or_default());
            }
            (Ask::May(..), Action::No) => {
                self.forming.pop();
            }
            (Ask::Also(..), Action::No) => {
                if let Some(item) = self.current() {
                    item.at = u8::MAX;
                }
            }
            (Ask::Replace(..), action) => {
                if let Some(item) = self.forming.pop()
                    && action == Action::Yes
                {
                    self.replace_heal(item, table);
                }
            }
            (Ask::Target(..), action) => self.target_picked(seat, action),
            (Ask::Number(_), Action::Number(number)) => {
                if let Some(item) = self.forming.as_mut_slice().last_mut() {
                    item.x = number as i8;
                }
            }
            (Ask::KeepDie(side, one, two), Action::Choose(number)) => {
                let die = if number == 1 { one } else { two };
                if let Some(fight) = self.fights.as_mut_slice().last_mut() {
                    fight.dice[usize::from(side)] = die;
                }
            }
            (Ask::Branch(..), Action::Choose(number)) => self.take_branch(number - 1),
            (Ask::Weaken(by_attacker), Action::Yes) => self.weaken(by_attacker, table),
            (Ask::Land(unit), Action::Pick(at)) => {
                self.land(unit, at.0, table);
                self.settle(table);
            }
            (Ask::Return(unit), Action::Pick(at)) => self.come_back(unit, at.0, table),
            _ => {}
        }
    }
}
