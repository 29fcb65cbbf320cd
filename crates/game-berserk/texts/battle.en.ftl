# What a battle says. Sentences about a seat stand in the third person; “who” is a card with its place.

## Ways to play

mode-relaunch = Relaunch
mode-relaunch-about = The edition begun anew in 2023: 24 or 25 gold crystals and no equipment.
mode-classic = Classic
mode-classic-about = The rulebook of 2014: 23 gold crystals each, and equipment for the creatures.

## Options

option-deck-1 = The deck of the first seat: the name of one that comes with the game, or its cards.
option-deck-2 = The deck of the second seat: the name of one that comes with the game, or its cards.
option-deck-min = The least number of cards in a deck; 20 are enough for decks from a draft.
option-supplement = Whether cards of our own supplement may be used.
option-first-player = Who is First: the player with the higher die chooses, that player is it, or the player of this seat.
option-redeals = How often each player may pay 1 gold for 15 new cards.
option-last-flyers = Whether ground creatures may get ready to strike a flyer when all enemy creatures are flyers; on by itself in the relaunch edition only.
option-steps-use-stack = Whether a step can be answered before it takes effect.
option-flyers-defend-ground = Whether any open flyer may be the defender when a flyer strikes the ground.
option-defend-other-strikes = Whether a defender may be named against special and magic strikes too.
option-quiet-turns = After how many turns in a row without a wound, a death or a change of control the game is a draw.
option-last-turn = After which turn, both players counted, the game is a draw, however it stands.

setup-deck = The deck of { $seat } cannot be played. { $fault } { $mend }

## Cards with their places

who = { $card } ({ $place })
who-card = { $card }
who-hidden = Hidden card ({ $place })
who-unknown = Hidden card

## What happens

attack-strike = simple strike
attack-special = special strike
attack-magic = magic strike
attack-shot = shot
attack-throw = throw
attack-discharge = discharge
attack-lunge = lunge

strength-none = none
strength-weak = weak
strength-medium = medium
strength-strong = strong
strength-plain = a single value

mark-hunt = hunt
mark-prey = prey
mark-net = net
mark-bomb = bomb
mark-bonfire = bonfire
mark-dam = dam
mark-gate = gate
mark-choke = choke
mark-tremor = tremor

event-rolled = { $seat } rolls { $die }.
event-first = { $seat } is First.
event-second = { $seat } is Second.
event-dealt = { $seat } is dealt 15 cards.
event-dealt-cards = { $seat } is dealt: { $cards }.
event-recruited =
    { $count ->
        [0] { $seat } has recruited nobody.
       *[other] { $seat } has recruited: { $cards }.
    }
event-placed = { $seat } places { $card } on { $place }.
event-prepared = { $seat } has recruited and placed a squad.
event-revealed = { $who } is revealed.
event-attached = { $who } is put onto its host: { $host }.
event-turn = Turn { $number } begins: { $seat } is the active player.
event-opened =
    { $count ->
        [0] Nothing opens.
        [1] { $cards } opens.
       *[other] { $cards } open.
    }
event-closed = { $who } closes.
event-stunned = { $who } is stunned.
event-moved = { $who } moves to { $place }.
event-put = { $who } is moved to { $place } by an effect.
event-attacks = { $who } attacks { $target }: { $kind }.
event-uses = { $who } uses: “{ $text }”
event-uses-at = { $who } uses on { $target }: “{ $text }”
event-triggers = { $who } triggers: “{ $text }”
event-defends = { $who } defends { $target }.
event-redirected = The attack is redirected to { $who }.
event-die = { $who } rolls { $die }.
event-die-changed = The die of { $who } now counts as { $die }.
event-rolled-for = { $who } rolls { $die } for its ability.
event-totals = Totals: attacker { $attacker }, struck card { $struck }.
event-strikes = { $who } strikes: { $strength }.
event-weakened = { $who } weakens its strike: { $strength }; the other card deals nothing.
event-counts-as = For { $who } the attack counts as { $strength }.
event-missed = { $who } misses.
event-blocked = The attack of { $who } is blocked.
event-fizzled = { $who }: nothing comes of it.
event-wounded =
    { $who } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }.
event-unharmed = { $who } takes no wounds.
event-relieved =
    { $count ->
        [one] 1 wound is taken off { $who }.
       *[other] { $count } wounds are taken off { $who }.
    }
event-healed = { $who } is healed for { $count }.
event-poisoned = { $who } has poison { $count }.
event-cured = { $who } is cured of poison.
event-counters =
    { $who } now has { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }.
event-extra-lives =
    { $who } now has { $count ->
        [one] { $count } extra life
       *[other] { $count } extra lives
    }.
event-marked = { $who } gets a marker: { $mark }.
event-cell-marked = A marker is put on { $place }: { $mark }.
event-mark-gone = A marker is removed: { $mark }.
event-laid = An effect of { $source } is laid on { $who }.
event-laid-text = An effect of { $source } is laid on { $who }: “{ $text }”
event-silenced = { $who } loses its abilities.
event-speaks = { $who } has its abilities back.
event-controlled = { $seat } now controls { $who }.
event-rises = { $who } goes to the auxiliary zone.
event-lands = { $who } lands on { $place }.
event-died = { $who } is destroyed.
event-exiled = { $who } is exiled.
event-back-into-deck = { $who } goes back into its owner’s deck.
event-shuffled = { $seat } shuffles the deck.
event-shown = { $seat } shows from the deck: { $cards }.
event-looks =
    { $seat } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the deck.
event-looks-at =
    { $seat } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the deck: { $cards }.
event-spied = { $seat } looks at 2 cards dealt to the other player.
event-spied-cards = { $seat } sees among the cards dealt to the other player: { $cards }.
event-milled = { $seat } puts { $card } from the deck into the graveyard.
event-summoned = { $who } is summoned.
event-token =
    { $who } has { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in the graveyard.
event-returned = { $who } comes back from the graveyard.
event-ready = { $who } is ready to strike a flyer.
event-turn-ends = { $seat } ends the turn.
event-quiet =
    { $count ->
        [one] { $count } quiet turn has passed.
       *[other] { $count } quiet turns in a row have passed.
    }
event-last-turn = Turn { $count } was the last one.
event-no-creatures = { $seat } has no creatures left.
event-won = { $seat } wins.
event-drawn = The game is a draw.

## Questions

ask-role = Be First or Second?
ask-deal = Keep these cards, or pay 1 gold for 15 new ones.
ask-recruit = Recruit a card, or be done. { $gold } gold and { $silver } silver are left.
ask-place = Choose where to place a card of the squad, face down.
ask-attach = Put a card kept aside onto a host.
ask-attach-or-wait = Put a card kept aside onto a host, or pass to wait until row 3 is revealed.
ask-main = Your turn: move, attack, use an ability, or end the turn.
ask-respond = Answer with a fast action, or pass.
ask-order =
    { $count ->
        [one] { $count } ability has triggered. Choose it.
       *[other] { $count } abilities have triggered. Choose the one that comes first.
    }
ask-may = Use this ability of { $card }? “{ $text }”
ask-also = { $card }: do the rest of it as well? “{ $text }”
ask-replace = { $card }: do this instead of healing? “{ $text }”
ask-target = { $card }: choose for this ability. “{ $text }”
ask-number = Choose a number from 1 to { $most }.
ask-branch = { $card }: choose one of { $count } parts, counted in the order of the text. “{ $text }”
ask-keep-die = Keep which die: 1 for { $one }, 2 for { $two }.
ask-weaken = Weaken your strike, so that there is no answer?
ask-weaken-answer = Weaken the answer to a weak strike, so that the attacker deals nothing?
ask-land = Choose a free cell to land on.
ask-return = Choose a free cell for the creature that comes back from the graveyard.

## Answers

action-pass = Pass
action-end = End the turn
action-yes = Yes
action-no = No
action-first = Be First
action-second = Be Second
action-keep = Keep the cards
action-redeal = Pay 1 gold for new cards
action-done = Be done
action-recruit = Recruit { $card }
action-put = Place { $card } on { $place }
action-attach = Put { $card } onto the host on { $place }
action-step = Step from { $from } to { $place }
action-jump = Jump from { $from } to { $place }
action-strike = Strike from { $from } at { $place }
action-use = Use ability { $number } of { $from }
action-use-at = Use ability { $number } of { $from } at { $place }
action-charge = Close { $place } for a counter
action-ready = Close { $place } to get ready for a flyer
action-defend = Defend with { $place }
action-pick = Choose { $place }
action-take = Choose { $card }
action-top = Put { $card } on top of the deck
action-under = Put { $card } under the deck
action-link = Recruit { $card } for silver, bound to { card-linnet }
action-spy = Show { card-lazutchitsa }, look at 2 cards dealt to the other player, and recruit her
action-gold = Take 2 more gold (from then on at most three cards with an element)
action-pay = Pay { $number } gold more for { card-volnyy-voitel }
action-number = Number { $number }
action-trigger = { $card }: “{ $text }”
action-trigger-rule = { $card }: what the rules do (regeneration, tokens, poison)
action-choose = Choose number { $number }

verb-pass = pass
verb-end = end the turn
verb-yes = yes
verb-no = no
verb-first = be First
verb-second = be Second
verb-keep = keep the cards
verb-redeal = pay for new cards
verb-done = be done
verb-recruit = recruit
verb-put = place
verb-attach = put onto a host
verb-step = step
verb-jump = jump
verb-strike = strike
verb-use = use an ability
verb-charge = close for a counter
verb-ready = get ready for a flyer
verb-defend = defend
verb-pick = choose
verb-take = choose a card
verb-top = put on top of the deck
verb-under = put under the deck
verb-link = recruit for silver
verb-spy = spy
verb-gold = take gold
verb-pay = pay more
verb-number = number
verb-trigger = next ability
verb-choose = choose by number

from = card that acts
target = target
host = host
ability = number of the ability
choice = number of the choice

## Answers that cannot be read

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
parse-place = “{ $text }” is no place. Places are cells from a1 to e6, cards carried there such as c3.companion, and auxiliary zones such as f1 or s2.

## Why not

refuse-over = The game is over.
refuse-not-asked = { $seat } is not asked now.

## Results

result-won = { $seats } wins.
result-drawn = The game is a draw.
result-squad =
    { $seat }: { $count ->
        [0] no creatures left.
        [one] { $count } creature left.
       *[other] { $count } creatures left.
    }
result-turns =
    { $count ->
        [one] The battle took { $count } turn.
       *[other] The battle took { $count } turns.
    }

## The drawing

picture-before = Before the battle.
picture-turn = Turn { $number }: { $seat }.
picture-roles = First (^): { $first }. Second (v): { $second }.
picture-quiet =
    Quiet for { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }; with { $most } the game is a draw.
picture-legend = ^ a card of First, v of Second, ? face down, in parentheses closed. Below the name: lives left/printed, strike, > movement left, - wounds; then z stunned, x without abilities, * counters, % poison, & carried cards, ! markers and lasting effects.
picture-face-down = face down
picture-cell = { $place }
picture-marked = { $place } { $marks }
picture-marks-on-cells = Markers on cells: { $marks }.
picture-marks-on-cards = Markers on cards: { $marks }.
picture-carried = Carried cards:
picture-zone-first = Auxiliary zone of First:
picture-zone-second = Auxiliary zone of Second:
picture-lives =
    { $printed ->
        [one] { $left } of { $printed } life
       *[other] { $left } of { $printed } lives
    }
picture-life =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
picture-strike = strike { $figures }
picture-closed = closed
picture-stunned = stunned
picture-silenced = without abilities
picture-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
picture-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
picture-extra =
    { $count ->
        [one] { $count } extra life
       *[other] { $count } extra lives
    }
picture-poison = poison { $count }
picture-armor-used = { $count } of its armor used up
picture-laid = effect of { $card }: “{ $text }”
picture-lasting = Lasting on cards:
card-lies = { $who }.
card-stands = { $who }: { $state }.
picture-crystals = Crystals of { $seat }: { $gold } gold, { $silver } silver.
picture-hand =
    { $seat } has been dealt and may recruit { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
picture-rows = Line 3 is the front row of First, line 4 that of Second; lines 1 and 6 are the back rows.
picture-hand-left = { $seat } has not recruited: { $cards }.
picture-list = Open deck list of { $seat }: { $cards }.
picture-copies = { $count } × { $card }
picture-squad =
    { $seat } has recruited { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
picture-squad-left =
    { $seat } has yet to place { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
picture-aside =
    { $seat } keeps aside { $count ->
        [one] { $count } card:
       *[other] { $count } cards:
    }
picture-deck =
    Deck of { $seat }: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
picture-aside-count = Kept aside: { $count }.
picture-known = Known on top of the deck of { $seat }: { $cards }.
picture-graveyard = Graveyard of { $seat }: { $cards }.
picture-with-tokens =
    { $card } ({ $count ->
        [one] { $count } token
       *[other] { $count } tokens
    })
picture-exile = Exiled cards of { $seat }: { $cards }.
picture-shown = Cards of a deck that are shown: { $cards }.
picture-stack = Stack, the next to take effect first:
picture-item-ability = { $who }: “{ $text }”
picture-item-ability-at = { $who } at { $target }: “{ $text }”
picture-item-step = { $who } steps to { $place }.
picture-item-jump = { $who } jumps to { $place }.
picture-item-strike = { $who } strikes at { $target }.
picture-item-defend = { $who } becomes the defender.
picture-item-counter = { $who } closes for a counter.
picture-item-ready = { $who } gets ready for a flyer.
picture-item-rule = { $who }: an effect of the rules or of an ability.
picture-fight = Attack, { $kind }: { $who } at { $target }.
picture-fight-defended = Attack, { $kind }: { $who } at the defender { $target }.
picture-die-attacker = Attacker’s die: { $die }.
picture-die-struck = Struck card’s die: { $die }.
picture-strength-attacker = Attacker’s strength: { $strength }.
picture-strength-struck = Struck card’s strength: { $strength }.

# Answers with the cards they are about.

phrase-step = { $who } steps to { $place }
phrase-jump = { $who } jumps to { $place }
phrase-strike = { $who } strikes { $target }
phrase-use = { $who }: “{ $text }”
phrase-use-at = { $who }: “{ $text }” – at { $target }
phrase-charge = { $who } closes for a counter
phrase-ready = { $who } gets ready for a flyer
phrase-defend = { $who } defends
phrase-attach = { $card } onto { $who }
phrase-pick = { $who }
phrase-recruit =
    Recruit { $card } for { $price }{ $count ->
        [1] {""}
       *[other] , { $count } left
    }
phrase-link = Recruit { $card } for { $price }, bound to { card-linnet }
phrase-gold = { $gold } gold
phrase-silver = { $silver } silver
phrase-gold-silver = { $gold } gold and { $silver } silver
