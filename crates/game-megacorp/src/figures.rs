//! What is worked out from a position: scores and keywords, whom a filter finds, whether a condition holds, what an attack
//! may be aimed at, who may block. Nothing here changes anything.

use crate::at::At;
use crate::cards::{CHARACTER, CardId, Colour};
use crate::item::{Aims, NO_SEAT};
use crate::state::{Id, Megacorp, NOBODY, Place, mark};
use crate::text::{
    Aim, Amount, Cond, Filter, Keyword, Op, Range, Side, Target, To, When, Where, Whose, Zone,
};
use deckhand_kernel::Seat;

/// From where a sentence looks [M20.27].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// Whose sentence it is.
    pub(crate) seat: Seat,
    /// The card of the sentence.
    pub(crate) piece: Id,
    /// Where it lies.
    pub(crate) at: At,
    /// The player who was just damaged.
    pub(crate) victim: u8,
}

impl Eye {
    /// A sentence of a card that has no place of its own yet and that answers
    /// no damage: one that is being played, or that might be.
    pub(crate) fn of_unplaced(seat: Seat, piece: Id) -> Self {
        Self { seat, piece, at: At::default(), victim: NO_SEAT }
    }
}

/// The keywords that a card has, printed and granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Keys {
    pub(crate) cashflow: u8,
    pub(crate) initiative: bool,
    pub(crate) disruptor: bool,
    pub(crate) penetrator: bool,
    pub(crate) melee: bool,
    /// Most cards of an Area Attack; 0 without one.
    pub(crate) area: u8,
    /// That Area Attack as it is printed.
    pub(crate) area_printed: (u8, u8),
    pub(crate) pattern: bool,
    pub(crate) moves: bool,
}

impl Keys {
    fn add(&mut self, keyword: Keyword) {
        match keyword {
            // Cashflow adds up, of several Area Attacks the largest counts [M20.21].
            Keyword::Cashflow(count) => self.cashflow += count,
            Keyword::Initiative => self.initiative = true,
            Keyword::Disruptor => self.disruptor = true,
            Keyword::Penetrator => self.penetrator = true,
            Keyword::Melee => self.melee = true,
            Keyword::Area(rows, columns) => {
                if rows.max(columns) > self.area {
                    self.area = rows.max(columns);
                    self.area_printed = (rows, columns);
                }
            }
            Keyword::Pattern => self.pattern = true,
            Keyword::Move => self.moves = true,
        }
    }
}

impl Megacorp {
    /// The eye of a card in play.
    pub(crate) fn eye(&self, id: Id) -> Eye {
        let piece = self.piece(id);
        Eye { seat: piece.seat(), piece: id, at: piece.at, victim: NO_SEAT }
    }

    /// Steps of sentences that are in force now and are about this card.
    fn lasting(&self, id: Id, mut each: impl FnMut(Op)) {
        for source in self.all() {
            for sentence in self.card(source).says() {
                if sentence.when != When::Always {
                    continue;
                }
                let eye = self.eye(source);
                if !sentence.needs.iter().all(|cond| self.holds(cond, eye, &Aims::default())) {
                    continue;
                }
                for &op in sentence.ops {
                    let (Op::Boost { to, .. } | Op::Grant { to, .. }) = op else { continue };
                    let meant = match to {
                        To::This => source == id,
                        To::Host => self.piece(source).host == id,
                        To::Each(filter) => self.matches(&filter, eye, id),
                        _ => false,
                    };
                    if meant {
                        each(op);
                    }
                }
            }
        }
    }

    /// The score without damage; `None` for a dash [M12.5].
    pub(crate) fn whole_score(&self, id: Id, colour: Colour) -> Option<i8> {
        let piece = self.piece(id);
        let mut score = piece.print().scores[colour as usize]?;
        score += piece.boost[colour as usize];
        self.lasting(id, |op| {
            if let Op::Boost { colours, by, .. } = op
                && colours >> colour as u8 & 1 == 1
            {
                score += by;
            }
        });
        Some(score)
    }

    /// The present score; `None` for a dash [M11.25] [M12.5].
    pub(crate) fn score(&self, id: Id, colour: Colour) -> Option<i8> {
        let damage = self.piece(id).damage[colour as usize];
        self.whole_score(id, colour).map(|score| score.saturating_sub(damage))
    }

    /// What the card deals in combat in this colour.
    pub(crate) fn output(&self, id: Id, colour: Colour) -> i8 {
        let score = if self.choices.damage_lowers {
            self.score(id, colour)
        } else {
            self.whole_score(id, colour)
        };
        score.unwrap_or_default().max(0)
    }

    /// The keywords of a card in play.
    pub(crate) fn keys(&self, id: Id) -> Keys {
        let mut keys = Keys::default();
        self.piece(id).print().keywords.iter().for_each(|&keyword| keys.add(keyword));
        if self.piece(id).has(mark::PATTERN) {
            keys.pattern = true;
        }
        self.lasting(id, |op| {
            if let Op::Grant { keyword, .. } = op {
                keys.add(keyword);
            }
        });
        keys
    }

    /// Whether the printed card matches what a filter says of cards anywhere.
    pub(crate) fn prints(filter: &Filter, card: CardId) -> bool {
        let print = card.card();
        (filter.types == 0 || filter.types & print.kind.bit() != 0)
            && filter.subtype.is_none_or(|subtype| print.subtypes.contains(&subtype))
            && filter.name.is_none_or(|name| name == card)
            && print.total() <= filter.total_max
    }

    /// Whether a filter finds this card in play [M20.32].
    pub(crate) fn matches(&self, filter: &Filter, eye: Eye, id: Id) -> bool {
        let piece = self.piece(id);
        Self::prints(filter, piece.card)
            && match filter.side {
                Side::Any => true,
                Side::Own => piece.seat() == eye.seat,
                Side::Enemy => piece.seat() != eye.seat,
            }
            && match filter.place {
                Where::Any => true,
                Where::Here => piece.at.network == eye.at.network,
                Where::Foreign => piece.at.network != piece.holder,
            }
            && !(filter.disengaged && piece.has(mark::ENGAGED))
            && !(filter.other && id == eye.piece)
            && filter.score_max.is_none_or(|(colour, most)| {
                self.score(id, colour).is_some_and(|score| score <= most)
            })
    }

    /// Whether a condition holds [M20.3].
    pub(crate) fn holds(&self, cond: &Cond, eye: Eye, aims: &Aims) -> bool {
        match cond {
            Cond::Control(filter) => self.all().any(|id| self.matches(filter, eye, id)),
            Cond::Attack(aim) => self.attack.on && self.is_aimed(*aim, eye),
            Cond::Zone(zone, whose, range) => {
                let seat = match whose {
                    Whose::You => eye.seat.0,
                    Whose::Target => aims.player,
                    Whose::Victim => eye.victim,
                };
                if seat >= self.seats {
                    return false;
                }
                let player = &self.players[usize::from(seat)];
                let size = match zone {
                    Zone::Deck => player.deck.size,
                    Zone::Hand => player.hand.len() as u16,
                    Zone::Market => player.market.size,
                };
                match range {
                    Range::Min(least) => size >= u16::from(*least),
                    Range::Max(most) => size <= u16::from(*most),
                }
            }
            Cond::This(filter) => self.in_play(eye.piece) && self.matches(filter, eye, eye.piece),
            Cond::Host(filter) => {
                let host = self.piece(eye.piece).host;
                self.in_play(host) && self.matches(filter, eye, host)
            }
            // [M20.17]
            Cond::Outnumbered => {
                let own = self.player(eye.seat).board;
                self.living().any(|seat| self.player(seat).board > own)
            }
        }
    }

    /// Whether the pending attack is aimed as a text says [M20.35].
    fn is_aimed(&self, aim: Aim, eye: Eye) -> bool {
        let aimed = |cards: &dyn Fn(Id) -> bool| {
            self.all().any(|id| self.piece(id).has(mark::AIMED) && cards(id))
        };
        match aim {
            Aim::Any => true,
            Aim::Yours => {
                self.attack.player == eye.seat.0 || aimed(&|id| self.piece(id).seat() == eye.seat)
            }
            Aim::Here => {
                self.attack.player == eye.at.network
                    || aimed(&|id| self.piece(id).at.network == eye.at.network)
            }
        }
    }

    /// A number that counts cards [M20.31].
    pub(crate) fn amount(&self, amount: Amount, eye: Eye) -> u8 {
        match amount {
            Amount::N(count) => count,
            Amount::Per(filter, most) => {
                let found = self.all().filter(|&id| self.matches(&filter, eye, id)).count();
                most.min(found as u8)
            }
        }
    }

    /// Whether the card may attack now [M11.2].
    pub(crate) fn may_attack(&self, id: Id, seat: Seat) -> bool {
        let piece = self.piece(id);
        piece.place == Place::Play
            && piece.seat() == seat
            && piece.print().kind.bit() & CHARACTER != 0
            && !piece.has(mark::ENGAGED | mark::FRESH | mark::ATTACKED)
    }

    /// Whether the card may be aimed at by an attacker, in this colour and alone [M11.3] to [M11.6] [M15.3].
    pub(crate) fn may_be_hit(&self, attacker: Id, keys: &Keys, colour: Colour, id: Id) -> bool {
        let (from, target) = (self.piece(attacker), self.piece(id));
        id != attacker
            && (target.host == NOBODY || keys.penetrator)
            && (!keys.melee || target.at.network == from.at.network)
            && (self.choices.friendly_fire || target.holder != from.holder)
            && self.score(id, colour).is_some()
    }

    /// Whether an attack pattern hits the card where it names its network [M14.14].
    pub(crate) fn is_in_pattern(&self, attacker: Id, keys: &Keys, colour: Colour, id: Id) -> bool {
        let (from, target) = (self.piece(attacker), self.piece(id));
        id != attacker
            && (target.host == NOBODY || keys.penetrator)
            && (self.choices.friendly_fire || target.holder != from.holder)
            && self.score(id, colour).is_some()
    }

    /// Whether the player may be aimed at [M11.4] [M11.6] [M14.13].
    pub(crate) fn player_may_be_hit(&self, attacker: Id, keys: &Keys, seat: Seat) -> bool {
        let from = self.piece(attacker);
        self.alive(seat)
            && seat.0 != from.holder
            && (!keys.melee || seat.0 == from.at.network)
            && (!keys.pattern || self.choices.pattern_players)
    }

    /// Whether an attack pattern may name the network [M14.14].
    pub(crate) fn network_may_be_hit(
        &self,
        attacker: Id,
        keys: &Keys,
        colour: Colour,
        seat: Seat,
    ) -> bool {
        self.alive(seat)
            && (!keys.melee || seat.0 == self.piece(attacker).at.network)
            && self.network(seat).any(|id| self.is_in_pattern(attacker, keys, colour, id))
    }

    /// Whether an attacker can aim at anything at all in this colour.
    pub(crate) fn can_aim(&self, attacker: Id, keys: &Keys, colour: Colour) -> bool {
        self.score(attacker, colour).is_some()
            && (self.living().any(|seat| self.player_may_be_hit(attacker, keys, seat))
                || if keys.pattern {
                    self.living().any(|seat| self.network_may_be_hit(attacker, keys, colour, seat))
                } else {
                    self.all().any(|id| self.may_be_hit(attacker, keys, colour, id))
                })
    }

    /// The colour of the pending attack.
    pub(crate) fn attack_colour(&self) -> Colour {
        Colour::ALL[usize::from(self.attack.colour) & 3]
    }

    /// The network whose cards may block the pending attack [M11.12].
    pub(crate) fn attacked_network(&self) -> Option<Seat> {
        let attack = &self.attack;
        if attack.player != NO_SEAT {
            Some(Seat(attack.player))
        } else if attack.network == NO_SEAT {
            None
        } else {
            Some(Seat(attack.network))
        }
    }

    /// Whether the card may block the pending attack [M11.14].
    pub(crate) fn may_block(&self, id: Id, seat: Seat) -> bool {
        let piece = self.piece(id);
        let free = piece.has(mark::GUARD) || !piece.has(mark::ENGAGED | mark::BLOCKED);
        piece.seat() == seat
            && seat != self.turn
            && Some(Seat(piece.at.network)) == self.attacked_network()
            && free
            && !piece.has(mark::AIMED | mark::BLOCKS)
            && id != self.attack.attacker
            && (piece.host == NOBODY || self.choices.bonded_block)
            && self.score(id, self.attack_colour()).is_some_and(|score| score >= 0)
    }

    /// Whether a sentence finds something to choose [M20.3].
    pub(crate) fn has_target(&self, target: &Target, eye: Eye, op: Option<&Op>) -> bool {
        match target {
            Target::None => true,
            Target::Cards { filter, .. } => {
                self.all().any(|id| self.may_choose(filter, eye, op, id))
            }
            Target::Opponent => self.living().any(|seat| seat != eye.seat),
            Target::Player | Target::Network => true,
        }
    }

    /// Whether a card can be chosen for a sentence whose first step is this one.
    pub(crate) fn may_choose(&self, filter: &Filter, eye: Eye, op: Option<&Op>, id: Id) -> bool {
        self.matches(filter, eye, id)
            && match op {
                // Damage can be aimed only at a number [M20.6].
                Some(Op::Damage(To::Target, colour, _)) => self.score(id, *colour).is_some(),
                // Only at what could have been attacked, and is not yet [M20.13].
                Some(Op::Redirect(To::Target)) => self.may_be_redirected_to(id),
                // A bonded card moves only with its host [M20.9].
                Some(Op::Move(To::Target)) => {
                    self.piece(id).host == NOBODY && self.living().count() > 1
                }
                _ => true,
            }
    }

    /// Whether the pending attack may be redirected to the card [M20.13].
    pub(crate) fn may_be_redirected_to(&self, id: Id) -> bool {
        let attack = &self.attack;
        if !attack.on || attack.pattern || !self.in_play(attack.attacker) {
            return false;
        }
        let targets = self.all().filter(|&id| self.piece(id).has(mark::AIMED)).count();
        if targets > 1 || self.piece(id).has(mark::AIMED) {
            return false;
        }
        let keys = self.keys(attack.attacker);
        self.may_be_hit(attack.attacker, &keys, self.attack_colour(), id)
    }
}
