# What Leduc poker says. Sentences about a seat stand in the third person.

game-leduc = Leduc poker
game-leduc-about = Two players, six cards, two rounds of betting: the small poker of research, with known best play.

## Ways to play

mode-limit = Limit
mode-limit-about = One hand with bets of 2 chips in the first round and 4 in the second; whoever wins the pot wins.

## Cards

card-jack-of-spades = jack of spades
card-jack-of-hearts = jack of hearts
card-queen-of-spades = queen of spades
card-queen-of-hearts = queen of hearts
card-king-of-spades = king of spades
card-king-of-hearts = king of hearts
kind-jack = jack
kind-queen = queen
kind-king = king

## What happens

event-ante =
    Each player puts { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    } into the pot.
event-dealt = { $seat } is dealt a card.
event-dealt-card = { $seat } is dealt the { $card }.
event-checked = { $seat } checks.
event-bet = { $seat } bets { $count } chips.
event-called = { $seat } calls with { $count } chips.
event-raised = { $seat } raises and puts { $count } chips in.
event-folded = { $seat } folds.
event-turned-up = The public card is the { $card }.
event-shown = { $seat } shows the { $card }.
event-won = { $seat } wins the pot of { $count } chips.
event-shared = The ranks are equal: both players share the pot of { $count } chips.

## The question

ask-open = Nobody has bet in this round. Check, or bet { $count } chips?
ask-facing = There is a bet of { $count } chips to answer. What do you do?

## Answers

action-check = Check
action-bet = Bet
action-call = Call
action-raise = Raise
action-fold = Fold
phrase-bet = Bet { $count } chips
phrase-call = Call with { $count } chips
phrase-raise = Raise, { $count } chips in all
verb-check = check
verb-bet = bet
verb-call = call
verb-raise = raise
verb-fold = fold
notation-verb = “{ $found }” is no answer. The answers are { $verbs }.

## Why not

refuse-over = The hand is over.
refuse-not-in-turn = It is the turn of another player: { $seat } answers now.
refuse-check = There is a bet of { $count } chips to answer: a check is possible only while nobody has bet in this round.
refuse-bet = There is a bet in this round already: it can be raised, not made again.
refuse-call = Nobody has bet in this round, so there is nothing to call.
refuse-raise = Nobody has bet in this round, so there is nothing to raise.
refuse-raised = The bet was raised already, and a raise is not raised again.
refuse-fold = Nobody has bet in this round: a check costs nothing, so a fold is not possible.

## The end

result-won =
    { $seat } wins { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }.
result-shared = The pot is shared: nobody wins or loses a chip.

## The picture

picture-card = { $seat }: { $card }, { $count } in the pot
picture-hidden = { $seat }: card face down, { $count } in the pot
picture-public = Public card: { $card }
picture-no-public = Public card: not turned up yet
picture-round =
    { $number ->
        [1] First round, { $seat } begins: { $answers }
       *[other] Second round, { $seat } begins: { $answers }
    }
picture-pot =
    Pot: { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }

## What is wrong with a position that is set up by hand

scene-statement = “{ $found }” says nothing about a position.
scene-value = “{ $found }” is no figure of a position.
scene-seat = “{ $found }” is no seat: the seats are 1 and 2.
scene-round = “{ $found }” is no round: the rounds are 1 and 2.
scene-card = “{ $found }” is no card. Cards are written like king-of-spades and jack-of-hearts.
scene-twice = “{ $found }” lies somewhere else already, and the card exists only once.
scene-answer = “{ $found }” is not possible here: either the round is over, or the answer does not fit those before it.
scene-first-round = There is no second round and no public card before the first round has ended.
scene-over = The hand is over with these answers: in a position somebody is still asked.
