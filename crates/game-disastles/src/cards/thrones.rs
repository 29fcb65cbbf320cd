//! The ten Throne Rooms. Their text counts only on the side with text, see D11.1.

use super::{Card, throne};
use crate::rule;
use crate::text::{Op::*, Passive::*, Text::*, Whose};

#[rustfmt::skip] // one card, one line
pub(super) const THRONES: [Card; 10] = [
    throne(101, "blue-throne", &[Action(Turns { rooms: 1, whose: Whose::Own })], rule::D11_4),
    throne(102, "white-throne", &[Passive(BoostVaults)], rule::D11_5),
    throne(103, "green-throne", &[Flip(Turns { rooms: 2, whose: Whose::Own })], rule::D11_6),
    throne(104, "cyan-throne", &[Flip(AvoidDamage(2))], rule::D11_7),
    throne(105, "red-throne", &[Passive(ProtectConnected)], rule::D11_8),
    throne(106, "orange-throne", &[Flip(NewShop(5))], rule::D11_9),
    throne(107, "black-throne", &[Flip(ThrowFromDeck(10))], rule::D11_10),
    throne(108, "pink-throne", &[Flip(EverybodySwaps)], rule::D11_11),
    throne(109, "purple-throne", &[Flip(BonusAction)], rule::D11_12),
    throne(110, "yellow-throne", &[Passive(TurnMoves)], rule::D11_13),
];
