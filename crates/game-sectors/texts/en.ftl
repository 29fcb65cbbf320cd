# What Sectors says; names and texts of the cards stand in a file of their own.
# Sentences about a seat stand in the third person. Ids that begin with “part-” are parts of other sentences and get their
# values from there.

game-sectors = Sectors
game-sectors-about = Two players fight for the three sectors of a network, install programs, hide BOTs and win disks by hacking the sectors.

## Ways to play

mode-duel = Duel
mode-duel-about = Two players draft three factions each; whoever has a winning set of disks after a scoring wins.

## Options

option-first-player = Who is the start player of the first round; with “random” the lot decides.
option-memory-window = Whether cards can be taken from the memory within a payment too, or only before the main action.
option-bot-is-installed = Whether playing a BOT is an installation, so that patches and texts about installed cards see it.
option-free-slot = Whether a slot with nothing but a patch is free; if not, it takes programs only.
option-reshuffle-on-take = Whether an empty draw pile is rebuilt from the trash for loading and creating BOTs too, not only for drawing.
option-second-sector = Whether the second sector is chosen after the first has been scored, or at once.
option-max-rounds = The last round there can be; after it the player with more disks wins.
option-frozen-shields-hold-control = Whether shields of a frozen unit still count as control while { card-bulwark } works.
option-virus-occupies-slot = Whether a virus uses up its slot; if not, anything but a second virus can be put there.
option-module-discard = Whether modules that leave the network go to one discard for both players or to the trash of their owner.
option-tytano = Whether { card-tytano } gives CTRL markers to ZRD cards when they are installed, or 1 CTRL to all of them as long as it lies face-up.
option-restorer = Whether { card-restorer } receives 1 CTRL marker when cards leave the trash together, or one for each of these cards.
option-hex-on-scoring-yield = Whether { ability-hex } works on the blue yield of the scoring too.
option-backlash = Whether { card-backlash } reacts to effects of the opponent only, or also to those of its own player.

note-ours = The cards are our reconstruction: names and rulings of some come from the source, while all numbers, the other cards and the modules are ours.

## A card

face-named = The source names this card; its numbers and the wording of its text are ours.
face-marks = { $faction }. Sectors: { $sectors }.
face-ability = { $faction }.
fact-cost = cost
fact-price = price
fact-ctrl = CTRL
fact-marks = sectors (R red, Y yellow, B blue)
fact-data = data markers at the start
brief-cost = cost { $value }
brief-price = price { $value }
brief-ctrl = CTRL { $value }
brief-data = data markers { $value }

ability-red-yield = Red yield
ability-red-yield-text = Put 1 CTRL marker on any unit in the network.

unit-bot = BOT
unit-bot-known = BOT ({ $card })

## What happens

part-cost =
    { $cost ->
        [0] free of charge
        [one] for { $cost } card
       *[other] for { $cost } cards
    }

event-starts = { $seat } gets the start-player marker.
event-drafted = { $seat } drafts { $faction }.
event-shuffled = { $seat } shuffles a new draw pile.
event-drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-drew-cards =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
event-drew-more =
    { $seat } draws { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    } by { $ability }{ GIVEN($cards) ->
        [no] { "" }
       *[other] : { $cards }
    }.
event-offered = New in the market: { $card }.
event-round = Round { $round } begins.
event-thawed = All freeze markers are removed.
event-passed = { $seat } passes.
event-took =
    { GIVEN($card) ->
        [yes] { $seat } takes { $card } from the memory into the hand.
       *[no] { $seat } takes a card from the memory into the hand.
    }
event-declared =
    { $from ->
        [trash] { $seat } uses { $ability } and declares the installation of { $card } from the trash on { $slot } { part-cost }.
       *[hand] { $seat } declares the installation of { $card } on { $slot } { part-cost }.
    }
event-paid = { $seat } discards { $card } as payment.
event-reserved = { $seat } unloads { $card } in place of the normal cost.
event-installed = { $seat } installs { $card } on { $slot }.
event-bot =
    { GIVEN($card) ->
        [yes] { $seat } plays a BOT on { $slot }: { $card }.
       *[no] { $seat } plays a BOT on { $slot }.
    }
event-replaced = { $card } on { $slot } is replaced and leaves the network.
event-bought =
    { $seat } buys { $card } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and puts it on { $slot }.
event-effect = { $seat } carries out { $card }: “{ $text }”
event-used = { $seat } uses { $ability } ({ $faction }).
event-put =
    { $kind ->
        [ctrl]
            { $unit } on { $slot } receives { $count ->
                [one] { $count } CTRL marker
               *[other] { $count } CTRL markers
            } (now { $now }).
        [shield]
            { $unit } on { $slot } gets { $count ->
                [one] { $count } shield
               *[other] { $count } shields
            } (now { $now }).
        [disruption] { $unit } on { $slot } gets { $count } disruption (now { $now }).
        [data]
            { $unit } on { $slot } gets { $count ->
                [one] { $count } data marker
               *[other] { $count } data markers
            } (now { $now }).
       *[frozen] { $unit } on { $slot } is frozen.
    }
event-off =
    { $kind ->
        [ctrl]
            { $unit } on { $slot } loses { $count ->
                [one] { $count } CTRL marker
               *[other] { $count } CTRL markers
            } (now { $now }).
        [shield]
            { $unit } on { $slot } loses { $count ->
                [one] { $count } shield
               *[other] { $count } shields
            } (now { $now }).
        [disruption] { $unit } on { $slot } loses { $count } disruption (now { $now }).
        [data]
            { $unit } on { $slot } loses { $count ->
                [one] { $count } data marker
               *[other] { $count } data markers
            } (now { $now }).
       *[frozen] { $unit } on { $slot } is no longer frozen.
    }
event-transferred =
    { $count ->
        [one] { $count } CTRL marker is transferred from { $giver } on { $from } to { $unit } on { $slot }.
       *[other] { $count } CTRL markers are transferred from { $giver } on { $from } to { $unit } on { $slot }.
    }
event-deleted =
    { $bot ->
        [yes] The BOT on { $slot } is deleted: { $card }.
       *[no] { $card } on { $slot } is deleted.
    }
event-destroyed = The BOT on { $slot } is destroyed: { $card }.
event-scrapped = The module { $card } on { $slot } is deleted.
event-returned = { $card } on { $slot } is not deleted: { $seat } takes it into the hand.
event-held = { $unit } on { $slot } is not deleted: it loses a shield instead.
event-uploaded =
    { GIVEN($card) ->
        [yes] { $seat } takes the uploaded unit from { $slot } into the hand: { $card }.
       *[no] { $seat } takes the uploaded unit from { $slot } into the hand.
    }
event-hidden = { $card } on { $slot } is flipped to its BOT side.
event-turned = The BOT on { $slot } is flipped to its program side: { $card }.
event-moved = The BOT on { $from } is moved to { $slot }.
event-created =
    { GIVEN($card) ->
        [yes] { $seat } creates a BOT on { $slot }: { $card }.
       *[no] { $seat } creates a BOT on { $slot }.
    }
event-loaded =
    { GIVEN($card) ->
        [yes] { $seat } loads { $card } into the memory.
       *[no] { $seat } loads a card into the memory.
    }
event-unloaded = { $seat } unloads { $card } from the memory into the trash.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } from the trash into the hand.
event-sunk = { $seat } puts { $card } from the trash under the draw pile.
event-coins =
    { $seat } gets { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } (now { $now }).
event-spent =
    { $seat } pays { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } (left: { $now }).
event-activated = { $seat } activates the { $sector } sector.
event-looked =
    { GIVEN($cards) ->
        [no] { $seat } looks at the enemy BOTs in the { $sector } sector.
       *[other] { $seat } looks at the enemy BOTs in the { $sector } sector: { $cards }.
    }
event-nothing = { $seat }: { $card } has no effect now.
event-unpaid = { $card }: { $seat } does not pay the cost, so the rest does not happen.
event-chose =
    { $place ->
        [1] { $seat } chooses the first sector: { $sector }.
       *[other] { $seat } chooses the second sector: { $sector }.
    }
event-scored = The { $sector } sector is scored: side 1 has control { $one }, side 2 has control { $two }.
event-tied = Nobody has more control in the { $sector } sector, so nobody gets anything from it.
event-yields = { $seat } gets the yield of the { $sector } sector.
event-hacked = { $seat } HACKs the { $sector } sector and takes a disk (now { $now } of this colour).
event-removed = The HACK removes { $card } from { $slot }.
event-unlocked = { $seat } unlocks { $ability } ({ $faction }).
event-assembled = { $seat } has all six ZRD cards face-up.
event-won = { $seat } wins. Disks: { $own } against { $others }.
event-drawn = The last round is over, and nobody has more disks: the game is a draw.

## Questions

ask-draft = Which faction do you draft?
ask-main = Your turn: which main action? Free actions come before it.
ask-pay =
    { $count ->
        [one] Which card pays? (the last one)
       *[other] Which card pays? ({ $count } to go)
    }
ask-order =
    { $count ->
        [one] Which text comes next? ({ $count } waits)
       *[other] Which text comes next? ({ $count } wait)
    }
ask-end = Which ROUND END text comes next?
ask-target =
    { $count ->
        [1] Which unit do you choose for { $card }?
       *[other] Which unit do you choose for { $card }? ({ $count } to go)
    }
ask-slot = Which slot does the BOT go to? ({ $card })
ask-hand = Which hand card do you discard? ({ $card })
ask-trash =
    { $count ->
        [0] Which card of your trash do you take into your hand? ({ $card })
        [one] Which card of your trash goes under your draw pile to pay for { $card }? (the last one)
       *[other] Which card of your trash goes under your draw pile to pay for { $card }? ({ $count } to go)
    }
ask-memory = Which card of your memory do you unload? ({ $card })
ask-overflow = Your memory holds three cards at most. Which of the four goes to the trash?
ask-number = How many, { $most } at most? ({ $card })
ask-may = Do you pay the cost of { $card }?
ask-module = Which module does { $card } delete?
ask-install = Which card do you install free of charge, and where? ({ $card })
ask-store = Which hand card goes into your memory? The others are discarded.
ask-sector = Which sector is scored next?
ask-unlock = Which ability do you unlock?
ask-bin = Which card goes to the trash next? The last one lies on top.
ask-replace = The unit on { $slot } would be deleted. What happens instead?
ask-save = Which program goes to your hand instead of being deleted?

## Answers

action-pass = Pass
action-yes = Yes
action-no = Do without it
action-draft = Draft { $faction }
action-take = Take { $card } from the memory into the hand
action-install = Install { $card } on { $slot }
action-install-for = Install { $card } on { $slot } { part-cost }
action-upgrade = Install { $card } as an upgrade of { $unit } on { $slot } { part-cost }
action-bot = Play { $card } as a BOT on { $slot }
action-restore = Restore { $card } from the trash to { $slot }
action-restore-for = Restore { $card } from the trash to { $slot } { part-cost }
action-restore-upgrade = Restore { $card } from the trash as an upgrade of { $unit } on { $slot } { part-cost }
action-buy = Buy { $card } (price { $price }) and put it on { $slot }
action-freeze = Freeze the unit on { $slot }, then an enemy one opposite
action-freeze-unit = Freeze { $unit } on { $slot }, then an enemy unit opposite
action-convert =
    { $count ->
        [one] Turn { $count } shield on { $slot } into a CTRL marker
       *[other] Turn { $count } shields on { $slot } into CTRL markers
    }
action-reserve = Unload { $card } in place of the normal cost
action-choose = Choose { $card }
action-text = { $card } comes next
action-pay = Discard { $card } as payment
action-pay-memory = Discard { $card } from the memory as payment
action-store = Put { $card } into the memory
action-bin = Put { $card } into the trash
action-pick = Choose { $slot }
action-pick-unit = Choose { $unit } on { $slot }
action-number = Number { $number }
action-sector = Choose the { $sector } sector
action-unlock = Unlock { $ability } ({ $faction })
action-return = Take the card into the hand
action-hold = Remove a shield from the unit

verb-pass = pass
verb-yes = yes
verb-no = do without
verb-draft = draft a faction
verb-take = take from the memory
verb-install = install a program
verb-bot = play a BOT
verb-restore = restore from the trash
verb-buy = buy a module
verb-freeze = freeze a pair
verb-convert = turn shields into CTRL
verb-reserve = unload in place of the cost
verb-choose = choose a card
verb-pick = choose a slot
verb-number = choose a number
verb-sector = choose a sector
verb-unlock = unlock an ability
verb-return = take into the hand
verb-hold = remove a shield

slot = slot
choice = choice
choice-frz = { faction-frz }
choice-zrd = { faction-zrd }
choice-dmp = { faction-dmp }
choice-bat = { faction-bat }
choice-ded = { faction-ded }
choice-hex = { faction-hex }
choice-sld = { faction-sld }
choice-bug = { faction-bug }
choice-swm = { faction-swm }
choice-mod = { faction-mod }
choice-red = { sector-red }
choice-yellow = { sector-yellow }
choice-blue = { sector-blue }

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
notation-slot = “{ $found }” is not a slot. Slots are written from 1r1 to 2b3: seat, first letter of the colour (r, y or b), number.

## Why not

refuse-over = The game is over.
refuse-not-asked = { $seat } is not asked now.
refuse-passed = { $seat } has passed and has no turn in this main phase any more.
refuse-question = { $answer } – that does not answer the question: { $question }
refuse-card = { $card } cannot be chosen. The question is: { $question }
refuse-must = This cannot be declined.
refuse-drafted = { $faction } has been drafted already.
refuse-target = { $slot } cannot be chosen for { $card }: no unit that fits its text lies there.
refuse-save = { $slot } cannot be chosen: no program of yours that would be deleted lies there.
refuse-scored = The { $sector } sector has been chosen already.
refuse-number =
    { $number } cannot be chosen for { $card }: { $most ->
        [1] only 1 is possible
       *[other] 1 to { $most } are possible
    }.
refuse-not-in-memory = { $card } is not in your memory.
refuse-in-memory = { $card } is in your memory: take it into your hand first.
refuse-not-in-hand = { $card } is not in your hand.
refuse-not-in-trash = { $card } is not in your trash.
refuse-too-dear = { $card } cannot be installed in this way: it takes a program with a printed cost of 0, 1 or 2.
refuse-module = { $card } is a module: modules are bought, not installed.
refuse-own-unit = { $slot } cannot be chosen: it has to be a unit in your own system.
refuse-frozen = The unit on { $slot } is frozen already.
refuse-unfreezable = The unit on { $slot } cannot be frozen: its text forbids it.
refuse-convert =
    { $shields ->
        [0] The unit on { $slot } carries no shields, so { $count } cannot be turned into CTRL.
        [1] The unit on { $slot } carries only 1 shield: 1 can be turned into CTRL, not { $count }.
       *[other] The unit on { $slot } carries { $shields } shields: 1 or 2 can be turned into CTRL, not { $count }.
    }
refuse-ability-foreign = { $ability } belongs to a faction that you did not draft.
refuse-ability-locked = { $ability } is locked: a HACK can unlock it.
refuse-ability-used = { $ability } has been used in this round already.
refuse-unlocked = { $ability } is unlocked already.
refuse-foreign-slot = { $slot } is not in your own system.
refuse-mark = { $card } has no mark for the { $sector } sector.
refuse-ptero = { $card } needs one of your ZRD cards face-up in the { $sector } sector already.
refuse-power-surge = { $card } cannot be installed in the { $sector } sector or any other: at least one card has to lie in your memory.
refuse-condition = { $card } cannot be installed in the { $sector } sector: its CONDITION is not met there.
refuse-funnel = A virus allows only upgrades in your { $sector } sector: choose a slot with a unit.
refuse-cost =
    { $card } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } there, and you have { $hand } in your hand and { $memory } in your memory to pay with.
refuse-virus = { $slot } is not free: the virus { $card } lies there.
refuse-double = { $slot } is like { $other }: free slots of a sector are used from the first on.
refuse-slot-taken = { $slot } is not free: a unit lies there.
refuse-slot = { $slot } is not among the slots that are possible now.
refuse-bots-banned = In your { $sector } sector you cannot play BOTs from the hand: a text of your opponent forbids it.
refuse-bot-upgrade = A unit lies on { $slot }: a BOT needs a free slot.
refuse-not-on-offer = { $card } is not in the market.
refuse-price = { $card } cannot be bought at the price { $price }: the printed price counts, and for X a number from 1 on.
refuse-coins =
    { $card } costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; you have { $coins }.
refuse-virus-here = { $slot } is in your own system: the virus { $card } goes into that of your opponent.
refuse-module-there = { $slot } is in the system of your opponent: { $card } goes into your own.
refuse-second-patch = { $card } cannot be put on { $slot }: a patch lies there already.
refuse-pay-itself = { $card } is what is being installed and cannot pay for itself.
refuse-memory-window = { $card } is in your memory, and in this game that is taken from only before the main action.
refuse-pay-short = { $card } cannot pay now: hand cards alone are not enough, so a card of the memory has to stand for the normal cost first.
refuse-reserve = No card of the memory can stand for the cost now: that takes a normal cost of at least 1 with nothing paid yet, and enough other cards for whatever comes on top.

## Results

result-won = { $seats } wins.
result-drawn = The game is a draw.
result-disks =
    { $seat }: { $count ->
        [one] { $count } disk
       *[other] { $count } disks
    } (red { $red }, yellow { $yellow }, blue { $blue }).
result-rounds =
    { $count ->
        [one] The game took { $count } round.
       *[other] The game took { $count } rounds.
    }

## The board

picture-round =
    { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }{ $phase ->
        [main] , main phase
       *[other] { "" }
    }. Start player: { $seat }.
picture-sector =
    { $name ->
        [red] Red sector
        [yellow] Yellow sector
        [blue] Blue sector
       *[other] { $sector }
    }
picture-side = { "  " }{ $seat }: control { $control }, CTRL { $ctrl }
picture-slot =
    { "    " }{ $slot } { $unit }{ $unit-there ->
        [yes] , CTRL { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $notes })
    }
picture-empty = empty
picture-marker =
    { $kind ->
        [ctrl]
            { $count ->
                [one] { $count } CTRL marker
               *[other] { $count } CTRL markers
            }
        [shield]
            { $count ->
                [one] { $count } shield
               *[other] { $count } shields
            }
        [disruption] { $count } disruption
        [data]
            { $count ->
                [one] { $count } data marker
               *[other] { $count } data markers
            }
       *[other] { $marker } ({ $count })
    }
picture-frozen = frozen
picture-patch = patch: { $card }
picture-virus =
    virus: { $card } with { $count ->
        [one] { $count } data marker
       *[other] { $count } data markers
    }
picture-market = Market, price in coins: { $modules }. In the module deck: { $count }.
picture-module = { $card } ({ $price })
picture-player =
    { $seat }: disks red { $red }, yellow { $yellow }, blue { $blue }; { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $passed ->
        [yes] ; has passed
       *[no] { "" }
    }
picture-draft = To be drafted:
picture-draft-faction = { "  " }{ $faction }: { $about }
picture-drafted = { $seat } has drafted { $factions }.
picture-factions =
    { "  " }{ $state ->
        [locked] Ability locked
        [open] Ability unlocked
       *[used] Ability used this round
    }: { $factions }
picture-hand =
    { "  " }Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , known: { $cards }
    }
picture-memory =
    { "  " }Memory: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , known: { $cards }
    }
picture-piles =
    { "  " }Draw pile: { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }. Trash: { $trash ->
        [0] { $trash } cards
        [one] { $trash } card: { $cards }
       *[other] { $trash } cards, from the top: { $cards }
    }
picture-bottom =
    { "  " }{ $count ->
        [one] At the bottom of the draw pile: { $cards }
       *[other] At the bottom of the draw pile, the last one lowest: { $cards }
    }
picture-installing = Being installed: { $card } on { $slot }.
picture-effect = Being carried out: { $card }.

# Puzzles

puzzle-red-at-any-price = Red at any price
puzzle-two-bots-hold-the-line = Two BOTs hold the line
puzzle-out-of-the-memory = Out of the memory
puzzle-a-single-bot = A single BOT
puzzle-all-force-into-red = All force into red
puzzle-nothing-left-in-yellow = Nothing left in yellow
puzzle-yellow-freezes-over = Yellow freezes over
puzzle-no-disk-for-the-other = No disk for the other
puzzle-patience = Patience
puzzle-a-pass-in-time = A pass in time
