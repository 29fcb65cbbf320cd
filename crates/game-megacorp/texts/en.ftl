# What Megacorp says; words, names and sentences of the cards stand in a file of their own.
# Sentences about a seat stand in the third person. Ids that begin with “part-” are parts of other sentences. A place in
# a network stands behind its card in brackets, such as “Factory (1.3)”: network and number.

game-megacorp = Megacorp
game-megacorp-about = Two to nine players build networks of characters, companies and places. The stacked deck is money and life at once: whoever has to draw or mill from an empty deck has lost, and the last player left wins.

## Ways to play

mode-invest = INVEST
mode-invest-about = Cards are paid for by putting others back on top of the deck, from the hand for one point, from play for their whole valuation.

## Options

option-noncharacters-disoriented = Whether cards of every type are disoriented when they enter play; if not, only characters are.
option-deck-1 = The deck of the first seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-2 = The deck of the second seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-3 = The deck of the third seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-4 = The deck of the fourth seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-5 = The deck of the fifth seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-6 = The deck of the sixth seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-7 = The deck of the seventh seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-8 = The deck of the eighth seat: the name of one that comes with the game, or its cards from top to bottom.
option-deck-9 = The deck of the ninth seat: the name of one that comes with the game, or its cards from top to bottom.
option-hand-cap = What becomes of a draw by an effect with seven cards in hand: it is not made, or it is made and the hand discarded down to seven.
option-first-player = Who begins: the player with the highest bid, the lot decides, or the player of this seat.
option-events-by-anyone = Whether all players can buy events in windows; if not, only the player whose turn it is.
option-strict-payment = Whether a payment may contain no card that is not needed; if not, the payer may go on after the cost is covered.
option-reinvest-foreign-network = Whether cards in foreign networks can be reinvested; if not, only those in the own network.
option-friendly-fire = Whether cards of one’s own can be attacked; if not, attack patterns pass over them too.
option-block-after-player-block = Whether cards may block for a player who has taken an attack.
option-retaliation-optional = Whether players decide for each of their cards if it retaliates; if not, each does so at the first chance.
option-engaged-retaliates = Whether engaged cards retaliate.
option-damage-lowers-output = Whether damage lowers a score for every purpose; if not, it counts for destruction only.
option-damage-check-continuous = Whether a damaged card is also destroyed when its score falls to 0 or below in another way.
option-move-per-turn = How often a card can use Move in a turn.
option-area-player-block = Whether a player who takes an attack on several cards takes the whole attack, or stands in for one of them.
option-pattern-may-attack-player = Whether a character with an attack pattern may attack a player; if not, it can only name a network.
option-bonded-can-block = Whether bonded cards can block.
option-idle-rule = Whether a player who has neither invested, reinvested nor attacked in the own turn discards a hand card in the End.
option-max-turns = The last turn there can be; after it the player with the most cards in hand and deck together wins.

note-ours = The whole card set is our reconstruction: nineteen names are those of published cards, all numbers and texts are ours.

## A card

kind-founder = { type-founder }
kind-business = { type-business }
kind-character = { type-character }
kind-location = { type-location }
kind-equipment = { type-equipment }
kind-mutation = { type-mutation }
kind-event = { type-event }
face-kind = { $type }, { $faction }.
face-subtypes = Subtypes: { $subtypes }.
valuation = Valuation: { $points }.
part-points-any = { $count } colourless
part-points-blue = { $count } blue
part-points-red = { $count } red
part-points-white = { $count } white
part-points-green = { $count } green
part-cost-any = { $count } any
part-cost = { $points }
fact-valuation = total valuation
fact-points = points (any, blue, red, white, green)
fact-iq = IQ
fact-eq = EQ
fact-mq = MQ
fact-bq = BQ

## Decks

setup-deck = The deck of { $seat } can not be played. { $fault } { $mend }
fault-cards =
    { $cards ->
        [0] The deck has no cards
        [one] The deck has { $cards } card
       *[other] The deck has { $cards } cards
    }; it must have exactly 35.
mend-few =
    { $cards ->
        [one] Add { $cards } card.
       *[other] Add { $cards } cards.
    }
mend-many =
    { $cards ->
        [one] Take out { $cards } card.
       *[other] Take out { $cards } cards.
    }
fault-one = { $cards } cards of the type “{ $type }” are in the deck; of this type at most one may be.
mend-one = Keep one card of the type “{ $type }” and take out the others.
fault-copies = { $cards } copies of “{ $card }” are in the deck; of one card at most seven may be.
mend-copies =
    { $cards ->
        [one] Take out { $cards } of them.
       *[other] Take out { $cards } of them.
    }
tally-type = Types
tally-valuation = Total valuations
tally-faction = Factions
tally-valuation-part = { $number }
column-valuation = valuation
column-type = type

## What happens

phase-bid = bidding
phase-refill = Refill
phase-implement = Implement
phase-combat = Combat
phase-end = End

event-bid = { $seat } bids { $card }, total valuation { $total }.
event-begins = { $seat } begins.
event-turn = Turn { $turn } begins: it is the turn of { $seat }.
event-phase = Phase: { $phase }.
event-phases = Phases: { $phases }.
event-drew =
    { GIVEN($card) ->
        [yes] { $seat } draws { $card }.
       *[no] { $seat } draws a card.
    }
event-drew-many =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ GIVEN($cards) ->
        [yes] : { $cards }{ $hidden ->
            [0] { "" }
           *[other] ; { $hidden } more
        }
       *[no] { "" }
    }.
event-hand-full = { $seat } has seven cards in hand and draws no more.
event-cashflow = { $seat } has Cashflow { $count } from { $card }.
event-cashflow-gained =
    { $seat } gains { $count ->
        [one] { $count } colourless point
       *[other] { $count } colourless points
    } by Cashflow ({ $cards }), now { $now }.
event-gained =
    { $seat } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $colour }), now { $now }.
event-spent =
    { $seat } spends { $count ->
        [one] { $count } point
       *[other] { $count } points
    } of the pool ({ $colour }).
event-change = { $seat } keeps in the pool what the payment leaves over: { $points }.
event-pool-empties = { $seat } loses all points of the pool.
event-announced = { $seat } announces the purchase of { $card }.
event-invested = { $seat } invests { $card } for 1 point ({ $colour }).
event-invested-many = { $seat } invests for 1 point each: { $cards }.
part-invested = { $card } ({ $colour })
event-reinvested = { $seat } reinvests { $card } ({ $at }) for { $points }.
event-reinvested-many = { $seat } reinvests { $cards }.
part-reinvested = { $card } ({ $at }) for { $points }
event-entered = { $seat } brings { $card } into play at { $at }, network of { $network }.
event-bonded = { $seat } bonds { $card } ({ $at }) to { $host } ({ $on }).
event-no-host = { $seat } finds no host for { $card } any more: the card goes to the open market.
event-uses = { $seat } uses { $card } ({ $at }): “{ $text }”
event-moves = { $seat } announces a Move of { $card } ({ $at }) to the network of { $network }.
event-effect = { $seat } carries out { $card }: “{ $text }”
event-effect-announced = { $seat } carries out the announced sentence of { $card }.
event-nothing = { $seat } gets nothing out of { $card }: its condition is not met any more.
event-no-target = { $seat } has no target for { $card }.
event-done = { $card } is carried out and goes to the open market.
event-attacks = { $seat } attacks with { $card } ({ $at }) in { $score }.
event-attacks-at =
    { $seat } attacks { $targets } with { $card } ({ $at }) in { $score }{ $engages ->
        [0] { "" }
       *[other] ; the attacker engages
    }.
event-aimed-at = Target: { $card } ({ $at }).
event-aimed-at-player = Target: { $seat }.
event-aimed-at-network = Target: the network of { $seat }.
event-attack-ends = The attack comes to nothing.
event-blocks =
    { GIVEN($target) ->
        [yes] { $seat } blocks with { $card } ({ $at }) in the place of { $target }.
       *[no] { $seat } blocks with { $card } ({ $at }).
    }
event-takes = { $seat } takes the attack in person.
event-retaliates = { $card } ({ $at }) retaliates.
event-hurt = { $card } ({ $at }) takes { $count } { $score } damage: { $score } is now { $now }.
event-player-hurt = { $seat } takes { $count } damage.
event-destroyed = { $card } ({ $at }) is destroyed.
event-destroyed-many = Destroyed: { $cards }.
event-dropped = { $card } ({ $at }) has lost its host and goes to the open market.
event-milled = { $seat } mills { $card }.
event-milled-many =
    { $seat } mills { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
event-home = { $card } goes to the open market of { $seat }.
event-discarded = { $seat } discards { $card }.
event-discarded-many =
    { $seat } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
event-moved = { $card } moves from { $at } to { $to }, network of { $network }.
event-engaged = { $card } ({ $at }) engages.
event-engaged-many = Engaged: { $cards }.
event-disengaged = { $card } ({ $at }) disengages.
event-disengaged-many = Disengaged: { $cards }.
event-taken-over = { $seat } gains control of { $card } ({ $at }).
event-boosted = { $card } ({ $at }): { $score } changes by { $by } until end of turn and is now { $now }.
event-boosted-many = { $card } ({ $at }) until end of turn: { $changes }.
event-boosted-each = { $score } changes by { $by } until end of turn: { $cards }.
part-boosted-card = { $card } ({ $at }), now { $now }
part-boosted = { $score } changes by { $by } to { $now }
event-pattern = { $card } ({ $at }) has an attack pattern until end of turn.
event-prevented = The attack deals { $count } less damage.
event-called-off = The attack is called off.
event-redirected = The attack is redirected to { $card } ({ $at }).
event-guards = { $card } ({ $at }) may block this attack even if engaged or if it has blocked already.
event-returned = { $seat } gets { $card } ({ $at }) back on top of the deck.
event-annihilated =
    { GIVEN($at) ->
        [yes] { $card } ({ $at }) is annihilated and out of the game.
       *[no] { $card } is annihilated and out of the game.
    }
event-searches = { $seat } searches the deck of { $whose }.
event-found = { $seat } finds { $card } and shows it.
event-to-hand = { $seat } puts { $card } into the hand.
event-to-top = { $seat } puts { $card } on top of the deck.
event-to-bottom = { $seat } puts { $card } under the deck.
event-looked-at-hand =
    { GIVEN($cards) ->
        [yes] { $seat } looks at the hand of { $whose }: { $cards }.
       *[no] { $seat } looks at the hand of { $whose }.
    }
event-looked-at-deck =
    { GIVEN($cards) ->
        [yes] { $seat } looks at the top of the deck of { $whose }: { $cards }.
       *[no] { $seat } looks at the top of the deck of { $whose }.
    }
event-arranged =
    { $count ->
        [0] { $seat } puts the cards back on top of the deck of { $whose }.
        [one] { $seat } puts { $count } card under the deck of { $whose } and the others back on top.
       *[other] { $seat } puts { $count } cards under the deck of { $whose } and the others back on top.
    }
event-worn-off = Damage and whatever lasted until end of turn are gone.
event-fails = { $seat } would have to draw or mill, but the deck is empty.
event-leaves = { $seat } has lost and leaves the game.
event-together = All who were left have lost at the same moment.
event-won = { $seat } is the last player left and wins.
event-circles = Ten rounds have changed nothing: this is a swap loop.
event-stops = The game stops after turn { $turns }: now the cards in hand and deck together count.

## Questions

ask-bid = Which hand card do you bid?
ask-main = Your turn: what do you do?
ask-main-in = Your turn, { $phase }: what do you do?
ask-respond = Do you respond?
ask-respond-to = { $what } – do you respond?
ask-where = Which network does { $card } enter?
ask-host = Which card do you bond { $card } to?
ask-target = Which card? ({ $card })
ask-target-for = Which card? { $card }: “{ $text }”
ask-player = Which player? ({ $card })
ask-player-for = Which player? { $card }: “{ $text }”
ask-network = Which network? ({ $card })
ask-network-for = Which network? { $card }: “{ $text }”
ask-pay = What do you pay with? ({ $card })
ask-pay-owed =
    What do you pay for { $card } with? { GIVEN($points) ->
        [yes] Still owed: { $points }.
       *[no] The cost is covered; more may be given.
    }{ $wild ->
        [0] { "" }
       *[other] { " " }One colourless point may pay a coloured one.
    }
ask-points =
    { $count ->
        [one] Which point of your pool do you spend? (the last one)
       *[other] Which point of your pool do you spend? ({ $count } to go)
    }
ask-points-for =
    { $count ->
        [one] Which point of your pool do you spend for { $card }? (the last one)
       *[other] Which point of your pool do you spend for { $card }? ({ $count } to go)
    }
ask-aim = What do you attack, and with which score?
ask-aim-of = What does { $card } ({ $at }) attack, and with which score?
ask-also = Which card is a target too? ({ $count } more at most)
ask-block = Who blocks?
ask-block-of = { $what }. Who blocks?
ask-split = How much damage does the card at { $at } take? ({ $most } at most)
ask-split-card = How much of { $most } damage does { $card } ({ $at }) take, with { $score } { $left }? The rest is for { $others }.
ask-retaliate = Does the card at { $at } retaliate?
ask-retaliate-card = Does { $card } ({ $at }) retaliate, for { $count } damage?
ask-discard =
    { $count ->
        [one] Which hand card do you discard? (the last one)
       *[other] Which hand card do you discard? ({ $count } to go)
    }
ask-choose = Which card is discarded? ({ $card })
ask-search = Which card do you take? ({ $card }, { $count } more at most)
ask-bottom = Which card goes under the deck? ({ $card }, { $count } more at most)
ask-back = Which card goes back on the deck next? The last one lies on top. ({ $card })
ask-move-to = Which network does the card move to? ({ $card })
ask-move-to-of = Which network does { $target } ({ $at }) move to? ({ $card })
ask-order = Which sentence comes next? ({ $count } cards wait)
ask-idle = You were idle: which hand card do you discard?
ask-excess =
    { $count ->
        [one] Your hand has { $count } card too many. Which one do you discard?
       *[other] Your hand has { $count } cards too many. Which one do you discard?
    }

## Answers

action-pass = Pass
action-pass-phase = Pass, to end { $phase }
action-enough = Nothing more
action-block-none = Block nothing
action-block-no-more = Block no more
action-yes = Yes
action-no = No
action-bid = Bid { $card }
action-buy = Buy { $card }
action-buy-for = Buy { $card } for { $valuation }
action-use = Use sentence { $number } of the card at { $at }
action-use-card = Use { $card } ({ $at }): “{ $text }”
action-move = Move the card at { $at } to the network of { $seat }
action-move-card = Move { $card } ({ $at }) to the network of { $seat }
action-attack = Attack with the card at { $at }
action-attack-card = Attack with { $card } ({ $at })
action-attack-figures = Attack with { $card } ({ $at }), { $scores }
action-aim = Attack the card at { $at } in { $score }
action-aim-card = Attack { $card } ({ $at }) in { $score }
action-aim-figures =
    Attack { $card } ({ $at }) in { $score }: { $count } against { $left }{ $back ->
        [0] { "" }
       *[other] , { $back } back
    }
action-aim-player = Attack { $seat } in { $score }
action-aim-player-figures = Attack { $seat } in { $score }: { $count } damage
action-aim-network = Attack the network of { $seat } in { $score }
action-aim-network-figures =
    Attack the network of { $seat } in { $score }: { $count } damage to each of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
action-pick = Choose the card at { $at }
action-pick-card = Choose { $card } ({ $at })
action-also-figures =
    Attack { $card } ({ $at }) too: { $count } against { $left }{ $back ->
        [0] { "" }
       *[other] , { $back } back
    }
action-pick-figures = Choose { $card } ({ $at }), { $scores }
action-player = Choose { $seat }
action-network = Choose the network of { $seat }
action-spend = Spend a point of the pool ({ $colour })
action-invest = Invest { $card } for 1 point ({ $colour })
action-reinvest = Reinvest the card at { $at }
action-reinvest-card = Reinvest { $card } ({ $at })
action-reinvest-figures = Reinvest { $card } ({ $at }) for { $points }
action-block = Block with the card at { $at }
action-block-card = Block with { $card } ({ $at })
action-block-figures =
    Block with { $card } ({ $at }): { $score } { $left } against { $count }{ $back ->
        [0] { "" }
       *[other] , { $back } back
    }
action-block-for = Block with the card at { $at } in the place of { $target }
action-block-for-card = Block with { $card } ({ $at }) in the place of { $instead } ({ $target })
action-block-for-figures =
    Block with { $card } ({ $at }) in the place of { $instead } ({ $target }): { $score } { $left } against { $count }{ $back ->
        [0] { "" }
       *[other] , { $back } back
    }
action-take = Take the attack in person
action-take-figures = Take the attack in person: { $count } damage
action-take-for = Take the attack in the place of the card at { $at }
action-take-for-card = Take the attack in the place of { $card } ({ $at })
action-take-for-figures = Take the attack in the place of { $card } ({ $at }): { $count } damage
action-number = { $number } damage
action-choose = Choose { $card }
action-under = Put { $card } under the deck
action-speak = { $card } comes next
action-take-card = Take { $card }
action-back = Put { $card } back on the deck
action-discard = Discard { $card }

verb-pass = pass
verb-enough = nothing more
verb-yes = yes
verb-no = no
verb-bid = bid a card
verb-buy = buy a card
verb-use = use a sentence
verb-move = move a card
verb-attack = attack
verb-aim = attack a card
verb-aim-player = attack a player
verb-aim-network = attack a network
verb-pick = choose a card in play
verb-player = choose a player
verb-network = choose a network
verb-spend = spend a point of the pool
verb-invest = invest a hand card
verb-reinvest = reinvest a card in play
verb-block = block
verb-block-for = block in the place of a card
verb-take = take the attack
verb-take-for = take the attack in the place of a card
verb-number = choose a number
verb-choose = choose a card
verb-under = put a card under the deck

place = place
target = target
colour = colour

## Answers that can not be read

notation-verb =
    { GIVEN($found) ->
        [yes] “{ $found }” is not the beginning of an answer.
       *[no] There is no answer.
    } Answers begin with { $verbs }.
notation-incomplete = Something is missing. It is written: { $form }
notation-unexpected = “{ $found }” does not belong there. It is written: { $form }
notation-card =
    There is no card “{ $found }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] The catalogue lists all cards.
    }
notation-place = “{ $found }” is not a place. Places are written as network and number: 2.3 is the third place in the network of player 2.

## Why not

refuse-over = The game is over.
refuse-no-seat =
    { $seats ->
        [one] There is no such seat: the game has { $seats } player.
       *[other] There is no such seat: the game has { $seats } players.
    }
refuse-lost = { $seat } has lost and is out of the game.
refuse-not-asked = { $seat } is not asked now.
refuse-question = { $action } – that does not answer the question: { $question }
refuse-must = This cannot be declined.
refuse-number = That number cannot be chosen: it has to be between 0 and { $most }.
refuse-empty-place = There is no card at { $at }.
refuse-foreign-card = { $card } is not under your control: choose a card that you control.
refuse-engaged = { $card } is engaged: only a disengaged card can do that.
refuse-disoriented = { $card } is disoriented until your next Refill: until then it cannot attack, engage for its text or be reinvested.

# Buying and paying

refuse-not-in-hand = { $card } is not in your hand.
refuse-not-now = { $card } is not an event: it can be bought in your own Implement only, while nothing is pending.
refuse-others-turn = { $card } cannot be bought now: in this game events are bought in one’s own turn only.
refuse-condition = { $card } cannot be used now: the condition in its text is not met.
refuse-no-attack = { $card } cannot be used now: its text acts on an attack, and none is pending.
refuse-no-target = { $card } cannot be used now: there is nothing that its text could be aimed at.
refuse-no-host = { $card } cannot be bought now: there is no card that it could be bonded to.
refuse-cannot-pay = { $card } ({ $valuation }) cannot be paid for: your pool, your other hand cards and the cards that you can reinvest are not enough.
refuse-no-purchase = Nothing is being paid for: cards are invested and reinvested only to pay for a purchase.
refuse-pay = The question is how { $card } is paid for: with a point of the pool that helps, with a hand card, or in your own turn with a card in play.
refuse-pay-itself = { $card } is what is being bought and cannot pay for itself.
refuse-wrong-colour = { $card } does not give this point ({ $colour }): a hand card gives a point of one of its own colours, and a colourless one only if it has no colour.
refuse-reinvest-turn = { $card } cannot be reinvested now: that is possible in your own turn only.
refuse-foreign-network = { $card } lies in a foreign network: in this game only cards in your own network can be reinvested.
refuse-colour-lacking = With this, { $card } could not be paid for in full: a point would be lacking ({ $colour }).
refuse-needless = With this, the payment for { $card } would contain a card that is not needed.

# Sentences and targets

refuse-no-sentence = { $card } has no sentence with the number { $number }.
refuse-wrong-time = This sentence of { $card } cannot be used now: an action belongs in your own Implement or Combat while nothing is pending, a response in a response window, and other sentences work by themselves.
refuse-used = This sentence of { $card } has been used already: it works once per turn.
refuse-points =
    { $count ->
        [one] { $card } takes { $count } point of your pool, and the pool is empty.
       *[other] { $card } takes { $count } points of your pool, and there are fewer in it.
    }
refuse-target = { $target } does not fit the text of { $card }.
refuse-search = { $card } cannot be taken: it does not lie there, or the text looks for other cards.

# Moving

refuse-bonded-move = { $card } is bonded and moves only with its host.
refuse-no-move = { $card } cannot move: it does not have Move.
refuse-moved = { $card } has moved already, as often as it may in one turn.
refuse-network = { $card } cannot move to the network of { $seat }: a card moves to another network than that in which it lies, of a player who is in the game.
refuse-not-targeted = { $card } cannot move now: in a window only a card moves that was targeted or attacked.
refuse-move-phase = { $card } cannot move now: that is possible in your own Implement or Combat, or after the card was targeted or attacked.

# Attacking

refuse-attack-phase = { $card } cannot attack now: attacks are for your own Combat.
refuse-no-character = { $card } cannot attack: only characters can.
refuse-attacked = { $card } has attacked in this turn already.
refuse-nothing-to-attack = { $card } cannot attack: there is nothing that it could be aimed at.
refuse-dash = { $card } has a dash in { $score } and takes no part in it: only cards with a number do.
refuse-pattern-card = { $card } cannot be picked: an attack pattern is aimed at a player or names a whole network.
refuse-aim = { $card } cannot be a target of this attack.
refuse-itself = { $card } cannot attack itself.
refuse-bonded = { $card } is bonded: only a character with Penetrator can attack it.
refuse-melee = { $card } lies in another network: an attacker with Melee reaches only the network in which it lies itself.
refuse-friendly-fire = { $card } is a card of your own: in this game those cannot be attacked.
refuse-yourself = { $card } cannot attack { $seat }: its controller is not a target.
refuse-melee-player = { $card } has Melee and cannot attack { $seat }: it attacks only the player in whose network it lies.
refuse-pattern-player = { $card } cannot attack { $seat }: in this game an attack pattern can only name a network.
refuse-no-pattern = { $card } has no attack pattern and cannot attack the whole network of { $seat }: choose a player or a card.
refuse-hits-nothing = { $card } cannot attack the network of { $seat }: it would hit no card there.
refuse-twice = { $card } is a target already.
refuse-other-network = { $card } lies in another network: all targets of an attack lie in the same one.

# Blocking

refuse-block-network = { $card } does not lie in the attacked network: a card blocks only for the network in which it lies.
refuse-block-target = { $card } is a target of this attack and cannot block it.
refuse-blocked = { $card } has blocked in this turn already.
refuse-bonded-block = { $card } is bonded: in this game bonded cards cannot block.
refuse-negative = { $card } cannot block: its { $score } is below 0.
refuse-lane = { $card } cannot block in this way: an attack on one target is simply blocked, and of several targets the one in whose place the card blocks is named.
refuse-take-player = { $seat } cannot take the attack: it is aimed at a player already.
refuse-take-network = { $seat } cannot take the attack: only the owner of the attacked network can.
refuse-take-blocked = { $seat } cannot take the attack: cards are blocking it.
refuse-take-card = { $seat } cannot take the attack: the text of { $card } forbids it.
refuse-take-way = { $seat } cannot take the attack of { $card } in this way: it is taken either as a whole or for one of its targets, as the options of this game say.

## Results

result-won = { $seats } wins.
result-drawn = The game is a draw: { $seats }.
result-cards = { $seat }: cards in hand { $hand }, in the deck { $deck }.
result-turns =
    { $count ->
        [one] The game took { $count } turn.
       *[other] The game took { $count } turns.
    }

## The board

picture-turn =
    { $turn ->
        [0] Before the first turn: { $phase }
       *[other] Turn { $turn } of { $seat }, { $phase }
    }. Scores in the order IQ/EQ/MQ/BQ.
picture-player =
    { $seat }: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck, { $hand } in hand
picture-lost = { $seat }: has lost
picture-empty = { "  " }No cards in the network
picture-card =
    { "  " }{ $at } { $card }, { $type }, { $scores }{ GIVEN($notes) ->
        [yes] { " " }({ $notes })
       *[no] { "" }
    }
picture-hand = { "  " }Hand: { $cards }
picture-hand-known = { "  " }Known hand cards: { $cards }
picture-deck =
    { "  " }Deck: { $back } on top{ GIVEN($cards) ->
        [yes] , known from the top: { $cards }
       *[no] { "" }
    }
picture-market =
    { "  " }Open market, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
picture-gone = { "  " }Out of the game: { $cards }
# A pile of cards, of which some may lie there more than once; names of cards contain commas.
picture-copies = { $count } × { $card }
picture-pile = { $before }; { $next }
picture-pool = { "  " }Pool: { $points }
picture-waits = Announced: { $what }
picture-attacker = { $card } ({ $at }) is about to attack
picture-attack =
    { $what }{ $prevented ->
        [0] { "" }
       *[other] { " " }({ $prevented } prevented)
    }
part-seat = { $seat }
part-network = the network of { $seat }
part-card = { $card } ({ $at })
part-buys =
    { $seat } buys { $card }{ GIVEN($targets) ->
        [yes] , choosing { $targets }
       *[no] { "" }
    }
part-buys-event =
    { $seat } buys { $card }{ GIVEN($targets) ->
        [yes] , choosing { $targets }
       *[no] { "" }
    }: “{ $text }”
part-uses =
    { $seat } uses { $card }{ GIVEN($targets) ->
        [yes] , choosing { $targets }
       *[no] { "" }
    }: “{ $text }”
part-moves = { $seat } moves { $card } to the network of { $network }
part-attack =
    { $seat } attacks { $targets } with { $card } ({ $at }) in { $score } for { $count } damage{ GIVEN($blockers) ->
        [yes] ; blocked by { $blockers }
       *[no] { "" }
    }
part-attack-off = The attack of { $card } ({ $at }) is called off
part-ends-phase = { $seat } ends the phase { $phase }
part-ends-turn = { $seat } ends the turn
note-engaged = engaged
note-disoriented = disoriented
note-aimed = target
note-blocks = blocks
note-blocked = has blocked
note-retaliated = has retaliated
note-guards = may block once more
note-controller = controlled by { $seat }
note-owner = belongs to { $seat }
note-host = bonded to { $at }
note-damage = { $count } { $score } damage

# Puzzles

puzzle-first-the-ability-then-the-attack = First the ability, then the attack
puzzle-one-attack-empties-the-network = One attack empties the network
puzzle-reinvest-and-reinvest-again = Reinvest and reinvest again
puzzle-five-cards-in-two-attacks = Five cards in two attacks
puzzle-white-finds-a-way = White finds a way
puzzle-two-attacks-to-win = Two attacks to win
puzzle-the-last-attack = The last attack
puzzle-in-red-at-the-player = In red at the player
puzzle-paid-with-what-stood-in-the-way = Paid with what stood in the way
puzzle-first-end-implement = First end Implement
