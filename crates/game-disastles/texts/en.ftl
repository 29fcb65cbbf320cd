# What Disastles says. Sentences about a seat stand in the third person with the seat as their subject.
# Ids that begin with "part-" are pieces of other messages and get their parameters from them.

game-disastles = Disastles
game-disastles-about = Build a castle room by room, connect its symbols and be the richest one left when the last Disaster is over.

## Ways to play

mode-normal = Normal game
mode-normal-about = Everybody builds a castle from a common shop; after the last Disaster the largest treasure wins.
mode-hands = With hands
mode-hands-about = Cards of the shop are taken into the hand first, and any card of the hand may then be built.
mode-no-disasters = Without Disasters
mode-no-disasters-about = Nothing threatens the castles; when the deck is empty the largest treasure wins.
mode-co-op = Co-op
mode-co-op-about = All build one castle together against the deck, and all win if it outlives every Disaster.
mode-solo = Solo
mode-solo-about = One player and one castle against the deck, playing for a high score.

## Options

option-disasters = How many Disasters are shuffled into the deck; six make a normal game.
option-catastrophes = How many Catastrophes, Disasters with a text, are shuffled in besides.
option-seal = Whether The 13th Seal, the hardest of all, is one of the Catastrophes.
option-safe-cards = How many rooms lie on top of the deck before the first Disaster can come.
option-first-player = The player who has the first turn, or “random” for a lot.
option-thrones = With “special” all Throne Rooms start with their text up, with “plain” none does.
option-throne-may-be-moved = Whether the Throne Room can be moved and swapped like other rooms.
option-legs-moves = How often Room with Legs may be moved without an action in one turn.
option-negative-rearms-links = Whether a link is re-armed when a negative vault switches its room off and lets go of it again.
option-soothsayer-covers = Whether Soothsayer helps against all Disasters until the next own turn or against the first one only.
option-no-outer-room = What happens to a castle without an outer room that has to lose one: a room with the fewest connections goes, or its owner is out.
option-discard-order = Who orders Disasters discarded from the deck: the player who discards them, or nobody, so that the order of the deck holds.
option-discarded-like-drawn = Whether only the first of several Disasters discarded together is played and the others are shuffled back, as if they had been drawn.
option-returned-order = Whether cards that were looked at go back on the deck in their old order or in any order.
option-voidweavers-blocked-by-connections-only = Whether Voidweavers punish only those whose connections alone blocked all damage.
option-koala = What does not help against Cosmic Koala: only effects that reduce damage, or everything, connections included.
option-awakening-counts = Whose active vaults raise the damage of Ancient Awakening: those of the own castle or those of all castles.
option-double-before-adding = Whether Market doubles a vault before Treasury adds to it, and not after.
option-tavern-obligatory = Whether the owner of an active Tavern has to replace a card of the shop.
option-finish-round = Whether the last round of a game without Disasters is played to its end.
option-throne-counts-as-room-in-score = Whether the Throne Room counts as a room in the score of co-op and solo.

## Setups that can not be, and warnings

setup-catastrophes =
    There can not be { $asked ->
        [one] { $asked } Catastrophe
       *[other] { $asked } Catastrophes
    } here: with these options at most { $most } can be in the deck.
setup-seal = The 13th Seal is itself a Catastrophe, so at least one Catastrophe has to be in the deck.
setup-no-disasters = A game without Disasters can not have any Disasters or Catastrophes.
setup-needs-disasters = At least one Disaster or Catastrophe is needed, or the game would never end.
setup-safe-cards = There are not that many rooms: at most { $most } can be set aside as safe cards.
warning-many-disasters =
    { $count ->
        [one] { $count } Disaster is
       *[other] { $count } Disasters are
    } more than is advised; eight are hard already.
warning-few-disasters = Fewer than five Disasters make a short and gentle game: { $count } are in the deck.
warning-hard-for-five = Eight Disasters are meant for experienced groups of at most four.
warning-seal = The 13th Seal is for very experienced players only.
warning-many-catastrophes =
    { $count ->
        [one] { $count } Catastrophe is
       *[other] { $count } Catastrophes are
    } a lot; two are a good beginning.
warning-special-thrones = With special thrones at least seven Disasters or a few Catastrophes are advised.
warning-few-safe-cards =
    With { $count ->
        [one] only { $count } safe card
       *[other] only { $count } safe cards
    } a Disaster may come before the castles can bear it.

## What happens

part-of-diamond = { $count } diamond
part-of-cross = { $count } cross
part-of-moon = { $count } moon
part-turned =
    { $turn ->
        [0] { "" }
       *[other] , turned by { $turn } degrees
    }
part-seats-win =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }

event-starts = { $seat } starts.
event-round = Round { $number } begins.
event-turn = It is the turn of { $seat }.
event-laid = New in the shop: { $cards }.
event-cleared =
    { $count ->
        [one] { $cards } is left in the shop and is discarded.
       *[other] { $cards } are left in the shop and are discarded.
    }
event-took = { $seat } takes { $card } into the hand.
event-built = { $seat } builds { $card } at { $cell }{ part-turned }.
event-built-in = { $seat } builds { $card } in the castle of { $castle } at { $cell }{ part-turned }.
event-warped = { $seat } builds { $card } in the cell of { $room }{ part-turned }; { $room } has to find a new one.
event-moved = { $seat } moves { $card } to { $cell }{ part-turned }.
event-moved-in = { $seat } moves { $card } in the castle of { $castle } to { $cell }{ part-turned }.
event-swapped = { $seat } swaps { $card } and { $room }.
event-swapped-in = { $seat } swaps { $card } and { $room } in the castle of { $castle }.
event-swapped-between = { $seat } swaps { $card } and { $room } between two castles.
event-turned =
    { $turn ->
        [0] { $seat } leaves { $card } as it lies.
       *[other] { $seat } turns { $card } by { $turn } degrees.
    }
event-turned-in =
    { $turn ->
        [0] { $seat } leaves { $card } in the castle of { $castle } as it lies.
       *[other] { $seat } turns { $card } in the castle of { $castle } by { $turn } degrees.
    }
event-passed = { $seat } passes.
event-used = { $seat } uses { $card }.
event-flipped = { $seat } flips { $card }.
event-activated =
    { $count ->
        [one] { $cards } of { $seat } becomes active.
       *[other] { $cards } of { $seat } become active.
    }
event-deactivated =
    { $count ->
        [one] { $cards } of { $seat } is no longer active.
       *[other] { $cards } of { $seat } are no longer active.
    }
event-linked = The link of { $card } triggers for { $seat }.
event-links-lost =
    { $count ->
        [one] The link of { $cards } goes unused.
       *[other] The links of { $cards } go unused.
    }
event-chain-full = The chain holds five links, so no further one has an effect.
event-turned-up = { $card } is turned up from the deck.
event-discarded = { $card } is discarded.
event-thrown =
    { $count ->
        [one] The top card of the deck is discarded: { $cards }.
       *[other] The top { $count } cards of the deck are discarded: { $cards }.
    }
event-shuffled-back =
    { $count ->
        [one] { $cards } is shuffled back into the deck.
       *[other] { $cards } are shuffled back into the deck.
    }
event-disaster = { $card } is played. X = { $x }: diamond { $diamond }, cross { $cross }, moon { $moon }.
event-damage = { $seat } takes { $amount } damage: { $through } not blocked.
event-damage-reduced = { $seat } takes { $amount } damage: { $through } not blocked, less what effects take away.
event-no-damage =
    { $unblocked ->
        [0] { $seat } takes no damage: connections block all of it.
       *[other] { $seat } takes no damage: connections let { $unblocked } through, and effects take away the rest.
    }
event-avoided = { $seat } avoids { $amount } damage.
event-lost = { $seat } loses { $card }.
event-sacrificed = { $seat } sacrifices { $card }.
event-cut-off =
    { $count ->
        [one] { $cards } of { $seat } is cut off from the Throne Room and discarded.
       *[other] { $cards } of { $seat } are cut off from the Throne Room and discarded.
    }
event-eliminated = { $seat } loses the Throne Room and is out of the game.
event-looks =
    { $count ->
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
event-looks-at =
    { $count ->
        [one] { $seat } looks at the top card of the deck: { $cards }.
       *[other] { $seat } looks at the top { $count } cards of the deck: { $cards }.
    }
event-put-back =
    { $count ->
        [one] { $seat } puts { $count } card back on the deck.
       *[other] { $seat } puts { $count } cards back on the deck.
    }
event-sheltered = { $seat } takes { $amount } less damage from Disasters until the next own turn.
event-shop-closed = Nobody can take cards from the shop this round.
event-shop-grows =
    { $count ->
        [one] The next shop holds { $count } card more.
       *[other] The next shop holds { $count } cards more.
    }
event-disaster-added = One more Disaster is shuffled into the deck.
event-direction-turned = From now on turns go around the table the other way.
event-handed-over = { $seat } hands { $card } over to { $to }.
event-lifted = { $seat } lifts { $cards } to put them down anew.
event-first-player = { $seat } gets the first-player card.
event-ends = The game is over.
event-won = { part-seats-win }.
event-tied =
    { $count ->
        [one] The game ends in a tie for { $seats }.
       *[other] The game ends in a tie between { $seats }.
    }
event-beaten = The castle has fallen, and the game is lost.

## Questions

ask-main = Your turn: take a card, take an action, or pass.
ask-hand = Build a card from your hand, or skip.
ask-start = Before your turn: use what your rooms grant you, or skip.
ask-late = Your turn is spent: use what is still free, or skip.
ask-bonus = Take a bonus action, or skip.
ask-second = Take a second action of another kind, or skip.
ask-refresh = Choose the card of the shop to be replaced.
ask-move-only = Move { $card }, or skip.
ask-moves-turning = Move an outer room { $whose } and turn it if you like, or skip.
ask-moves =
    { $count ->
        [one] Move an outer room { $whose }.
       *[other] Move an outer room { $whose }; { $count } Moves are left.
    }
ask-swap-between = Swap a room of your castle with an outer room of an opponent.
ask-swaps =
    { $count ->
        [one] Swap two rooms { $whose }.
       *[other] Swap two rooms { $whose }; { $count } Swaps are left.
    }
ask-swap-turning = Swap two rooms in your own castle and turn them as you like.
ask-turns =
    { $count ->
        [one] Turn a room { $whose }.
       *[other] Turn a room { $whose }; { $count } rooms are left to be turned.
    }
ask-place = Choose where to build { $card }.
ask-divine = Choose which of the cards to play.
ask-return = Choose the card that goes back on the deck next; the last one lies on top.
ask-sift = Discard one of the cards, or skip to put the rest back.
ask-link = Use a link that has triggered, or skip.
ask-duty = Use a link that has triggered; one of them has to be used.
ask-echo = Use { $card } a second time, or skip.
ask-lose =
    { $count ->
        [one] Discard a room to pay for damage; it is the last one.
       *[other] Discard a room to pay for damage; { $count } are to go.
    }
ask-sacrifice =
    { $count ->
        [one] Sacrifice a room.
       *[other] Sacrifice a room; { $count } are to go.
    }
ask-top = Choose the card that ends on top of the discard pile.
ask-order = Choose the Disaster that is played next.
ask-give = Choose an outer room to hand to your right neighbour.
ask-may-throw =
    { $count ->
        [one] Discard the top card of the deck, or skip.
       *[other] Discard the top { $count } cards of the deck, or skip.
    }
ask-arrange = Put { $card } down in one of the cells around.
ask-disco = Turn { $card }, or leave it as it lies.

## Answers

action-pass = Pass
action-skip = Skip
action-yes = Yes
action-flip = Flip the Throne Room
action-use = Use { $card }
action-take = Take { $card } into the hand
action-build = Build { $card } at { $cell }{ part-turned }
action-build-in = Build { $card } in the castle of { $seat } at { $cell }{ part-turned }
action-warp = Build { $card } in the cell of { $room }{ part-turned }
action-move = Move { $card } to { $cell }{ part-turned }
action-swap = Swap { $card } and { $room }
action-swap-turning = Swap { $card }, turned by { $turn } degrees, and { $room }, turned by { $other } degrees
action-turn =
    { $turn ->
        [0] Leave { $card } as it lies
       *[other] Turn { $card } by { $turn } degrees
    }
action-discard = Discard { $card }
action-play = Play { $card }
action-give = Hand over { $card }
action-top = Put { $card } on top of the discard pile
action-put = Put { $card } back on the deck

verb-pass = pass
verb-skip = skip
verb-yes = yes
verb-flip = flip the Throne Room
verb-use = use
verb-take = take
verb-build = build
verb-warp = build in the cell of a room
verb-move = move
verb-swap = swap
verb-turn = turn
verb-discard = discard
verb-play = play
verb-give = hand over
verb-top = put on top
verb-put = put back

room = room
turn-room = turn of the other room

## Answers that can not be read

notation-verb =
    { GIVEN($found) ->
        [yes] “{ $found }” is not the beginning of an answer.
       *[no] There is no answer.
    } Answers begin with { $verbs }.
notation-incomplete = Something is missing. It is written: { $form }
notation-unexpected = “{ $found }” does not belong there. It is written: { $form }
notation-turn = “{ $found }” is not a turn. A turn is 0, 90, 180 or 270 degrees.
notation-cell = “{ $found }” is not a cell. A cell is two numbers, such as 1,-2: to the right and down from where the Throne Room started.
notation-seat = “{ $found }” is not a seat. Seats are numbers from 1 to 5.
notation-card-number = There are several cards “{ $card }”. Say which one: { $cards }.
notation-no-card =
    There is no card “{ $card }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] The catalogue lists all cards.
    }

## Why not

part-sides =
    { $count ->
        [0] on no side
        [one] on { $count } side
       *[other] on { $count } sides
    }

refuse-over = The game is over.
refuse-not-asked = { $seat } is not asked now.
refuse-question = { $answer } – that does not answer the question: { $question }
refuse-pass = Only a turn can be passed. What is optional is left with “skip”.
refuse-skip = This can not be skipped.
refuse-duty = An obligatory link is waiting, and it has to be used.
refuse-take-first = { $card } can not be built straight from the shop: take it into your hand first.
refuse-shop-closed = The shop is closed for this round: take an action or pass.
refuse-not-in-shop = { $card } does not lie in the shop.
refuse-not-in-hand = { $card } is not in your hand.
refuse-build-no-action = Building is not an action: only a Move, a Swap or a room’s action can be taken here.
refuse-not-held = { $card } is not the card that is to be built now.
refuse-build-now = Nothing can be built now.
refuse-arrange = { $card } can not be put down there: it has to lie in one of the cells around, connected to something, and the rooms still lifted have to fit after it.
refuse-arrange-first = { $card } comes first.
refuse-own-castle = { $card } can be built only in your own castle, not in that of { $seat }.
refuse-name-own = { $card } is built in your own castle if no other is named: leave out “in”.
refuse-no-castle = { $seat } has no castle.
refuse-upright = { $card } is built upright: no text lets you turn it.
refuse-far = { $card } can not lie at { $cell }: nothing to connect to is next to it.
refuse-occupied = { $card } can not lie at { $cell }: { $room } lies there.
refuse-point-wall = { $card } does not fit at { $cell }: its connection point faces a wall of { $room } without one.
refuse-wall-point = { $card } does not fit at { $cell }: its wall without a connection point faces a point of { $room }.
refuse-unconnected = { $card } has no connection at { $cell }: a point of it has to meet a point of another card.
refuse-no-warp = { $card } can not take the cell of another room.
refuse-not-yours = { $card } does not lie in your own castle.
refuse-warp = { $card } can not take the cell of { $room } like that: it has to fit there, and { $room } has to fit somewhere else.
refuse-throne = The Throne Room can not be moved or swapped in this game.
refuse-bound = { $card } is bound: { $room } forbids its owner to move, swap or turn it.
refuse-protected = { $card } can not be manipulated: { $room } protects it.
refuse-anchored = { $card } can not be moved or swapped: { $room } holds it.
refuse-same-kind = The second action has to be of another kind than the first.
refuse-other-room = { $card } is not the room that may be moved now: that is { $room }.
refuse-not-there = { $card } will not do: it has to be a room { $whose }.
refuse-not-outer = { $card } is not an outer room: it is connected { part-sides }, an outer room on exactly one.
refuse-keeps-turn = { $card } keeps its turn when it is moved: no text lets you turn it.
refuse-same-cell = { $card } lies in that cell already: name another one.
refuse-swap-itself = { $card } can not be swapped with itself.
refuse-in-no-castle = { $card } does not lie in a castle.
refuse-swap-between = { $card } and { $room } can not be swapped: one has to be a room of your castle, the other an outer room of an opponent, and both have to fit. Throne Rooms stay.
refuse-two-castles = { $card } and { $room } lie in different castles: both have to lie in the same one.
refuse-swap-fit = { $card } and { $room } can not be swapped: after that a point would face a wall without one.
refuse-disco = { $card } can not be turned like that: the rooms that are still to be turned could not be made to fit.
refuse-turn-no-text = Turning is not an action by itself: a text has to allow it.
refuse-two-rooms = { $card } has been turned already: choose a different room.
refuse-turn-nothing = Turning by 0 degrees changes nothing: turn by 90, 180 or 270.
refuse-turn-fit = { $card } can not be turned like that: a point would face a wall without one.
refuse-no-text = { $card } has no text that could be used.
refuse-silenced = { $card } is switched off by a negative vault.
refuse-inactive = { $card } is not active: not all of its golden points are part of a completed connection.
refuse-link-spent = { $card } is a link: it can be used only at the moment when it triggers.
refuse-walked = { $card } has made all its free Moves of this turn.
refuse-cannot-walk = { $card } can not be moved for free now: it has to be an outer room with a legal cell to go to, and nothing may hold it.
refuse-extra-round = { $card } has been used in this round already.
refuse-extra = { $card } can be used only when it is offered at the start of a turn, and once.
refuse-not-an-action = { $card } has no text that is used as an action.
refuse-no-effect = { $card } can not be used: there is no legal way to carry out its text.
refuse-no-hands = There are no hands in this game: cards of the shop are built straight away.
refuse-throne-last = The Throne Room can not be chosen while another room is left.
refuse-not-fewest = { $card } can not be chosen: it is connected { part-sides }, and another room on fewer.
refuse-plain-side = { $card } lies with its plain side up, which has no text.
refuse-no-flip = { $card } has no text that is used by flipping.
refuse-stubborn = { $card } can not help: this damage can not be reduced.
refuse-no-damage = { $card } can be flipped only while you have to pay for damage.
refuse-flip-late = The Throne Room can be flipped only on your own turn, before anything was built and any action taken.

## Results

part-rooms =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }
part-connections =
    { $connections ->
        [one] { $connections } completed connection
       *[other] { $connections } completed connections
    }

result-won = { part-seats-win }.
result-tied =
    { $count ->
        [one] A tie for { $seats }.
       *[other] A tie between { $seats }.
    }
result-survived = The castle has survived all Disasters. Winning: { $seats }.
result-lost = The castle has fallen. The game is lost.
result-castle = { $seat }: treasure { $treasure }, { part-rooms }, { part-connections }.
result-castle-common = The castle: treasure { $treasure }, { part-rooms }, { part-connections }.
result-fallen = { $seat } is out of the game.
result-score = Score: { $score }.
result-score-half = Score: { $score }.5.

## Card texts

text-action = Action: { $what }
text-link = Link: { $what }
text-duty = Link, obligatory: { $what }
text-passive = { $what }
text-start = At the start of your turn: { $what }
text-flip = Flip: { $what }
text-woe = Effect: { $what }
text-treasure = Worth { $count } treasure.

whose-own = in your own castle
whose-any = in any castle
whose-opponents = in the castle of one opponent
whose-left = in the castle of your left neighbour

part-top-cards =
    { $count ->
        [one] the top card of the deck
       *[other] the top { $count } cards of the deck
    }

op-build-from-discard = Build the top card of the discard pile in your castle.
op-play-one-of-top = Look at { part-top-cards } alone. Play one of them if you can; before that the others go back on top.
op-swap-with-opponent = Swap a room of your castle with an outer room of an opponent. Throne Rooms take no part.
op-swaps =
    { $count ->
        [one] Swap two rooms { $whose }.
       *[other] Make up to { $count } Swaps { $whose }, one after another.
    }
op-throw-from-deck = Discard { part-top-cards }. Every Disaster among them is played.
op-turns =
    { $count ->
        [one] Turn one room { $whose }.
       *[other] Turn { $count } different rooms { $whose }.
    }
op-build-drawn = Draw the top card of the deck and build it in your castle; if it fits nowhere, discard it.
op-build-revealed = Reveal the top card of the deck. Build it in your castle if it fits, or else discard it; a Disaster is played.
op-foresee = Until your next turn begins you take { $count } less damage from each Disaster.
op-moves =
    { $count ->
        [one] Move one outer room { $whose }.
       *[other] Make up to { $count } Moves { $whose }, one after another.
    }
op-moves-turning =
    { $count ->
        [one] Move one outer room { $whose } within that castle and turn it as you like.
       *[other] Make up to { $count } Moves { $whose }, one after another, and turn the moved rooms as you like.
    }
op-bonus-action = Take one bonus action at once.
op-swap-turning = Swap two rooms in your own castle and turn each of them as you like.
op-sift = Look at { part-top-cards } alone. Discard as many of them as you like and put the others back on top; Disasters discarded like this are played.
op-rearrange-around = Lift all surrounding rooms and put them down anew in the eight cells around this card, without turning them.
op-everybody-swaps = Everybody in turn, beginning with the player on turn, has to make one Swap in the own castle.
op-turn-around = Turn the surrounding rooms, each as you like.
op-add-to-shop =
    { $count ->
        [one] Draw the top card of the deck and add it to the shop.
       *[other] Draw the top { $count } cards of the deck and add them to the shop.
    }
op-sacrifice =
    { $count ->
        [one] Sacrifice one of your rooms.
       *[other] Sacrifice { $count } of your rooms.
    }
op-avoid-damage = Take { $count } less damage from one Disaster. This may be done at any time, even when the damage is known.
op-new-shop =
    { $count ->
        [one] Discard all cards of the shop and draw one new card into it.
       *[other] Discard all cards of the shop and draw { $count } new ones into it.
    }

passive-vaults-worth-more = Each of your active vaults is worth { $count } treasure more.
passive-vaults-around-double = Each active vault among the surrounding rooms is worth double.
passive-boost-connected = Every room connected to this card is active, even if its golden points are not all completed.
passive-boost-vaults = Every vault connected to the Throne Room is active, even if its golden points are not all completed.
passive-turn-builds = Whenever you build a room you may turn it.
passive-turn-moves = Whenever you make a Move you may turn the moved room as well.
passive-double-connections = Each completed connection of this card counts as two.
passive-anchor-around = Nobody can move or swap the surrounding rooms; they can still be turned.
passive-echo-links = A link that triggers while its room is connected to this card may be used twice.
passive-less-damage = You take { $count } less damage from every Disaster.
passive-moves-freely = During your turn you may move this room without an action if it is an outer room.
passive-turns-itself = Whoever builds or moves this card may turn it.
passive-takes-a-cell = When you build this card it may take the cell of a room of your castle that could be moved; that room is then built at another legal spot, in the turn it had.
passive-built-anywhere = This card may be built in the castle of any player.
passive-protect-connected = Rooms connected to this card can not be moved, swapped or turned by anybody.
passive-second-action = When you spend your turn on an action you may take a second one of another kind.
passive-silence-connected = Every room connected to this card loses its text and its treasure.
passive-silence-around = All surrounding rooms lose their text and their treasure.
passive-worth-occupied-around = Worth 1 treasure for each surrounding room, the Throne Room included.
passive-worth-distance = Worth 1 treasure for each room between this card and the Throne Room on the shortest way along connections.
passive-bind-owner-around = You can not move, swap or turn this card and the surrounding rooms; your opponents can.

start-refresh-shop = Discard one card of the shop and draw a new one in its place.
start-extra-action = You may take one extra action.
start-extra-swap = You may make one Swap without an action.
start-extra-move = You may make one Move without an action.

woe-sacrifice-if-unhurt =
    { $count ->
        [one] Everybody who took no damage from this card sacrifices one room.
       *[other] Everybody who took no damage from this card sacrifices { $count } rooms.
    }
woe-close-shop = For the rest of the round nobody may take a card from the shop.
woe-throw-from-deck = Discard { part-top-cards } in their order. Every Disaster among them is played.
woe-hand-over = In turn order everybody picks one outer room other than the Throne Room. All of these are handed to the right neighbours at once and built there.
woe-no-reductions = Effects that let you take less damage do not work against this card.
woe-larger-shop =
    { $count ->
        [one] The shop of the next round holds { $count } card more.
       *[other] The shop of the next round holds { $count } cards more.
    }
woe-vaults-hurt = For each active vault in your castle this card deals 1 more cross damage to you, before blocking.
woe-one-more-disaster = One random Disaster that is not in the game yet is shuffled into the deck.
woe-each-may-throw = In turn order everybody may discard { part-top-cards }. Disasters among them are played.
woe-turn-back = From now on turns and the first-player card go around the table in the opposite direction.
woe-turn-left-neighbour = In turn order everybody may turn one room in the castle of the left neighbour.
woe-each-sacrifices =
    { $count ->
        [one] In turn order everybody sacrifices one room.
       *[other] In turn order everybody sacrifices { $count } rooms.
    }

## Kinds of cards and facts about them

kind-action = action room
kind-passive = passive room
kind-link = link room
kind-plain = plain room
kind-vault = vault
kind-throne = Throne Room
kind-disaster = Disaster
kind-catastrophe = Catastrophe

symbol-diamond = diamond
symbol-cross = cross
symbol-moon = moon
symbol-any = any symbol
symbol-wall = wall without a point

fact-walls = Walls (top, right, bottom, left: n none, d diamond, c cross, m moon, w any; capital letters golden)
fact-treasure = Treasure
fact-diamond = Diamond damage
fact-cross = Cross damage
fact-moon = Moon damage

## The drawing

part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

short-action = Action
short-passive = passive
short-link = Link
short-plain = plain
short-vault = vault
short-throne = Throne Room
short-disaster = Disaster
short-catastrophe = Catastrophe
picture-seen = Seen going back into the deck: { $cards }.
picture-shop = Shop:
picture-drawn = Drawn for this turn:
picture-hand = Hand of { $seat }:
picture-hand-size = In hand: { part-cards }.
picture-deck =
    Deck: { part-cards }, { $left ->
        [0] no Disaster still to come
        [one] { $left } Disaster still to come
       *[other] { $left } Disasters still to come
    }.
picture-discard = Discard pile: { part-cards }, on top { $card }.
picture-discard-empty = Discard pile: empty.
picture-next-x = X of the next Disaster: { $x }.
picture-castle = Castle of { $seat }:
picture-castle-common = The castle:
picture-fallen = { $seat } is out of the game.
picture-figures =
    Treasure { $treasure }, { part-rooms }; blocks diamond { $diamond }, cross { $cross }, moon { $moon }{ $less ->
        [0] { "" }
       *[other] ; takes { $less } less damage
    }.
picture-first = { $seat } has the first-player card.
part-treasure = { $seat } has { $treasure }
picture-round = Round { $number }.
picture-treasures = Treasure: { $castles }.
picture-legend = On the sides: d diamond, c cross, m moon, * any symbol; capital letters are golden. =, ‖ and brackets mark completed connections, ! an active room, ~ a spent link.
picture-cells = At the foot of a room: its cell (to the right and down from where the Throne Room started) and, where several cards share a name, its number.
picture-looked = Cards looked at:
picture-known = Known cards on top of the deck:
picture-held = To be built:
picture-aside = Cards being discarded:
picture-closed = Nothing can be taken from the shop.
picture-text-up = { $card } lies with its text up.

## Cards

card-numbered = { $card } { $number }

card-black-market = Black Market
card-divination-chamber = Divination Chamber
card-merchants-guild = Merchants Guild
card-wormhole-generator = Wormhole Generator
card-doomsayer = Doomsayer
card-antigravity-cannon = Antigravity Cannon
card-time-machine = Time Machine
card-soothsayer = Soothsayer
card-architect = Architect
card-interior-decorator = Interior Decorator
card-treasury = Treasury
card-market = Market
card-energy-core = Energy Core
card-gravity-generator = Gravity Generator
card-reinforced-walls = Reinforced Walls
card-gravitational-anchor = Gravitational Anchor
card-tavern = Tavern
card-echo-chamber = Echo Chamber
card-armorer = Armorer
card-generator = Generator
card-safe-room = Safe Room
card-bunker = Bunker
card-room-with-legs = Room with Legs
card-spinning-chamber = Spinning Chamber
card-warping-chamber = Warping Chamber
card-imposter = Imposter
card-commanders-chamber = Commander's Chamber
card-engineers-workshop = Engineers Workshop
card-pilots-quarters = Pilot's Quarters
card-swimming-pool = Swimming Pool
card-candy-shop = Candy Shop
card-petting-zoo = Petting Zoo
card-movie-theatre = Movie Theatre
card-nuclear-reactor = Nuclear Reactor
card-mercenary = Mercenary
card-giant-fan = Giant Fan
card-construction-crew = Construction Crew
card-rocket-engineer = Rocket Engineer
card-shuttle = Shuttle
card-warp-cannon = Warp Cannon
card-hydraulic-arm = Hydraulic Arm
card-watch-tower = Watch Tower
card-homeowners-association = Homeowners Association
card-unhappy-neighbour = Unhappy Neighbour
card-disco = Disco
card-corridor = Corridor
card-hallway = Hallway
card-staircase = Staircase
card-big-vault = Big Vault
card-large-vault = Large Vault
card-medium-vault = Medium Vault
card-small-vault = Small Vault
card-bribers-vault = Briber's Vault
card-cold-vault = Cold Vault
card-dynamic-vault = Dynamic Vault
card-entropic-vault = Entropic Vault
card-candy-vault = Candy Vault
card-lonely-vault = Lonely Vault
card-nuclear-vault = Nuclear Vault
card-blue-throne = Blue Throne Room
card-white-throne = White Throne Room
card-green-throne = Green Throne Room
card-cyan-throne = Cyan Throne Room
card-red-throne = Red Throne Room
card-orange-throne = Orange Throne Room
card-black-throne = Black Throne Room
card-pink-throne = Pink Throne Room
card-purple-throne = Purple Throne Room
card-yellow-throne = Yellow Throne Room
card-nuclear-meltdown = Nuclear Meltdown
card-nebula-drake = Nebula Drake
card-gas-explosion = Gas Explosion
card-meteor = Meteor
card-magmaquake = Magmaquake
card-entropy-demon = Entropy Demon
card-verdant-chaos = Verdant Chaos
card-aurora-whale = Aurora Whale
card-space-bees = Space Bees
card-aurora-veil = Aurora Veil
card-warp-storm = Warp Storm
card-ionic-tornado = Ionic Tornado
card-voidweavers = Voidweavers
card-economic-crash = Economic Crash
card-doom = Doom
card-the-starchild = The Starchild
card-cosmic-koala = Cosmic Koala
card-golden-meteor = Golden Meteor
card-ancient-awakening = Ancient Awakening
card-extradimensional-rift = Extradimensional Rift
card-cult-of-doom = Cult of Doom
card-time-anomaly = Time Anomaly
card-celestial-goddess = Celestial Goddess
card-the-singularity = The Singularity
card-the-13th-seal = The 13th Seal

## Positions set up by hand

scene-seat = “{ $found }” is no seat here: seats are numbered from 1 to { $seats }.
scene-number = “{ $found }” is not a number that fits here.
scene-no-room = { $card } can not lie there: only rooms can.
scene-no-disaster = { $card } is not a Disaster.
scene-far = The cell { $cell } is too far out: no castle of 100 rooms reaches further than 100 cells.
scene-statement = “{ $found }” says nothing about a position.
scene-twice = { $card } is named twice: there is only one such card.
scene-cell-taken = { $card } can not lie at { $cell }: { $room } lies there.
scene-thrones = The castle of { $seat } has to have one Throne Room.
scene-does-not-fit = The castle of { $seat } is not possible: a connection point faces a wall without one.
scene-loose = { $card } is not connected to the Throne Room, so it could not lie there.
scene-left = { $left } Disasters are said to be left, but { $named } are named in the deck.
scene-too-many-left = At most { $most } Disasters can be left.
scene-out = { $seat } is out and can not have a turn.
scene-unsound = The position is not possible: { $why }.
scene-symbol = “{ $found }” is no symbol: they are diamond, cross and moon.
scene-value = “{ $found }” is no figure of a position.

# Puzzles

puzzle-survive-two-disasters = Survive two Disasters
puzzle-doomsayer-has-the-last-word = Doomsayer has the last word
puzzle-six-steps-to-victory = Six steps to victory
puzzle-divination-chamber-sees-the-end = Divination Chamber sees the end
puzzle-the-throne-moves-house = The throne moves house
puzzle-candy-for-construction-crew = Candy for Construction Crew
puzzle-twice-through-time-machine = Twice through Time Machine
puzzle-rocket-engineer-makes-room = Rocket Engineer makes room
puzzle-soothsayer-at-work = Soothsayer at work
puzzle-not-a-room-lost = Not a room lost
