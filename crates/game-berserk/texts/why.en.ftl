# Why something is not possible. A reason begins with the thing it is about.

why-card = { $card } ({ $place })
why-hidden = The face-down card ({ $place })
refuse-question = { $answer } – that does not answer the question: { $question }
refuse-no-card = There is no such card.
refuse-no-place = There is no such place.
refuse-nothing-there = There is no card at { $place }.
refuse-not-yours = { $who } is not yours.
refuse-not-a-cell = { $place } is no cell of the battlefield.
refuse-occupied = { $place } is not free: a card or a marker occupies the cell.
refuse-closed = { $who } is closed.
refuse-net = { $who } is caught in a net.
refuse-barred = { $who } cannot do that now: a text or a marker forbids it.

## Before the battle

refuse-redeals =
    { $count ->
        [0] In this game the cards are not dealt anew.
        [one] The cards have been dealt anew { $count } time, as often as this game allows.
       *[other] The cards have been dealt anew { $count } times, as often as this game allows.
    }
refuse-no-gold = A redeal costs 1 gold, and no gold is left.
refuse-not-dealt = { $card } is not among the cards dealt to you.
refuse-recruited = { $card } has been recruited already, and no further copy was dealt to you.
refuse-unique = { $card } is unique, and one is in the squad already.
refuse-terrain = { $card } would be a second terrain; a squad is recruited with at most one.
refuse-flyers = { $card } costs { $cost }, and the flyers of the squad would then cost more than 15 together.
refuse-element = { $card } would bring a further element, which costs 1 gold more than is left: { $gold } gold.
refuse-gold-only = { $card } costs { $cost }; an elite card is paid in gold only, and { $gold } gold is left.
refuse-cost = { $card } costs { $cost }; left are { $gold } gold and { $silver } silver.
refuse-neutral = { $card } has an element, and after the gold you took at most three such cards may be in the squad.
refuse-no-link = { $card } cannot be bound: that takes { $other } in the squad, with nobody bound to it yet.
refuse-link-kind = { $card } cannot be bound: only an elite creature can.
refuse-link-cost = { $card } costs { $cost }; a bound creature costs at most 7, and all of it is paid in silver: { $silver } left.
refuse-not-in-squad = { $card } is not in the squad.
refuse-gold-taken = { $card } has brought its gold already.
refuse-elements = { $card } brings gold only while at most three cards of the squad have an element.
refuse-body-bought = { $card } has been paid for already.
refuse-body-gold = { $card } can be strengthened for gold only, and no gold is left.
refuse-not-recruited = { $card } was not recruited.
refuse-no-cell = { $card } is not placed on a cell: terrain goes to the auxiliary zone, symbionts and equipment are kept aside.
refuse-placed = { $card } has been placed already.
refuse-other-half = { $place } lies outside of your half.
refuse-level = { $place } belongs to a later level of placement: the one before has to be full first.
refuse-attach-wait = This cannot wait: a card kept aside has to be attached while there is a host.
refuse-not-aside = { $card } is not among your cards kept aside.
refuse-attach-order = { $card } is not attached now: companions and equipment come first, then parasites.
refuse-no-host = { $card } finds no host at { $place }: no card is there.
refuse-host-hidden = { $card } cannot be put onto { $place }: a face-down card carries nothing.
refuse-host-enemy = { $card } cannot be put onto { $place }: a parasite needs an enemy host.
refuse-host-own = { $card } cannot be put onto { $place }: it needs a host of your own side.
refuse-host-full = { $card } cannot be put onto { $place }: the host carries one of this kind already.
refuse-host-kind = { $card } cannot be put onto { $place }: only a ground creature can be a host.

## The turn

refuse-pass = Nothing is pending that could be passed on: act, or end the turn.
refuse-end-pending = The turn cannot be ended now: that is done in the choice subphase of the own turn with nothing pending.
refuse-slow = { $answer } – that is a slow action: it is declared in the choice subphase of the own turn with nothing pending.
refuse-must-strike = { $who } has to strike before the turn can end.
refuse-must-act = A card has to strike before the turn can end.
refuse-no-mover = { $who } does not move: only creatures do.
refuse-flyer-moves = { $who } does not move: it is in the auxiliary zone.
refuse-carried-moves = { $who } does not move by itself: its host carries it.
refuse-movers = { $who } cannot move: as many creatures as may move in this turn have moved.
refuse-acted = { $who } has acted, which ends its movement.
refuse-jumped = { $who } has used up its movement by a jump or a teleport.
refuse-no-movement = { $who } has no movement.
refuse-movement-spent = { $who } has spent its movement: { $count }.
refuse-same-cell = { $place } is the cell on which it stands already.
refuse-far = { $who } cannot step to { $place }: a step leads to a neighbouring cell of the same row or column.
refuse-no-jump = { $who } can neither jump nor teleport.
refuse-not-fresh = { $who } has moved already: a jump or a teleport needs the full, unspent movement.
refuse-jump-far = { $who } cannot jump to { $place }: that is farther than { $most }.
refuse-no-counters = { $who } has no ability that costs counters.
refuse-full = { $who } holds as many counters as it can: { $most }.
refuse-no-last-flyers = In this game there is no getting ready for the last flyers.
refuse-other-creatures = Getting ready is possible only when all enemy creatures are flyers.
refuse-not-ground = { $who } is no ground creature on the battlefield.
refuse-ready = { $who } is ready already.

## Attacks

refuse-no-strike = { $who } has no simple strike.
refuse-struck = { $who } has made its simple strike of this turn.
refuse-next-strike = { $who } cannot strike { $place } again: each further strike needs another target.
refuse-owed-strike = { $who } cannot strike { $place }: as long as it can strike a closed enemy creature, its strike goes at one.
refuse-empty = { $place } is empty: an attack needs a card.
refuse-itself = { $who } cannot attack itself.
refuse-not-adjacent = { $who } cannot strike { $place }: the target is not adjacent.
refuse-adjacent = { $who } cannot aim a ranged attack at { $place }: the target is adjacent.
refuse-range = { $who } does not reach { $place }: the distance is { $distance }, the range { $most }.
refuse-no-creature = { $who } cannot attack { $place }: terrain and equipment are neither creature nor artifact.
refuse-sky = { $who } cannot strike { $place }: from the battlefield no melee reaches an auxiliary zone.
refuse-opposite = { $who } cannot strike { $place }: it may strike only what stands opposite.
refuse-duty = { $who } cannot aim at { $place }: a text demands that such attacks go at another card.
refuse-lunge-flyer = { $who } cannot lunge at { $place }: that is not done from an auxiliary zone.
refuse-lunge-line = { $who } cannot lunge at { $place }: a lunge goes along the own row or column.
refuse-lunge-near = { $who } cannot lunge at { $place }: at least one cell has to lie between.
refuse-lunge-far =
    { $most ->
        [one] { $who } cannot lunge at { $place }: exactly { $most } cell may lie between.
       *[other] { $who } cannot lunge at { $place }: at most { $most } cells may lie between.
    }
refuse-lunge-blocked = { $who } cannot lunge at { $place }: { $by } is in the way, neither empty nor yours.

## Abilities

refuse-silenced = { $who } has lost its abilities.
refuse-no-ability = { $who } has no ability with the number { $number } that could be used.
refuse-slow-ability = { $who } cannot use ability { $number } now: it is no instant, and so a slow action.
refuse-counters = { $who } has too few counters: { $count } of { $need }.
refuse-no-lives = { $who } has no extra lives to spend.
refuse-limit-turn =
    { $most ->
        [one] { $who } has used ability { $number } as often as a turn allows: { $most } time.
       *[other] { $who } has used ability { $number } as often as a turn allows: { $most } times.
    }
refuse-limit-battle =
    { $most ->
        [one] { $who } has used ability { $number } as often as a battle allows: { $most } time.
       *[other] { $who } has used ability { $number } as often as a battle allows: { $most } times.
    }
refuse-formation = { $who } does not stand in formation, which ability { $number } needs.
refuse-condition = { $who } cannot use ability { $number } now: what its text demands is not given.
refuse-moment = { $who } cannot use ability { $number } now: it changes a pending attack, and only at a moment of its own.
refuse-takes-part = { $who } takes part in the pending attack and cannot use an instant.
refuse-on-stack = { $who } has an instant on the stack and cannot use another one.
refuse-no-choice = { $who } cannot use ability { $number } now: its main part has no legal choice.
refuse-name-target = { $who } uses ability { $number } at a target: name it as well.
refuse-names-none = { $who } uses ability { $number } without naming a target at once: leave out “at”.

## Targets

refuse-taken = { $who } has been picked already.
refuse-redirect = { $who } takes part in this attack already.
refuse-meant-own = { $who } cannot be picked: the text asks for a card of the own side.
refuse-meant-enemy = { $who } cannot be picked: the text asks for a card of the other side.
refuse-meant-hidden = { $who } cannot be picked: the text asks for something that a face-down card does not show, or that is elsewhere.
refuse-not-meant = { $who } cannot be picked: it is not what the text asks for.
refuse-last-reach = { $place } is out of reach of the place at which the attacker stood last.
refuse-compulsory = This cannot be left out: the text does not say “may”.
refuse-cell = { $place } is not among the cells that the text means.
refuse-not-lying = { $card } cannot be picked: it does not lie there, or the text asks for another card.
refuse-not-looked = { $card } cannot be put back like that: it is not among the cards looked at, or the text names another place.
refuse-choice = That cannot be chosen now.
refuse-number = The number has to be from 1 to { $most }.
refuse-choose = One of the possibilities from 1 to { $most } has to be chosen.
refuse-branch = Part { $number } cannot be chosen: it has no legal choice now.
refuse-land = { $card } cannot land there: first come the free cells of the half of its own side.
refuse-return = { $card } cannot come back there: it returns to the half of its owner.

## Defenders

refuse-nothing-pending = No strike is pending against which a defender could be named.
refuse-other-attack = A defender can be named only against a simple strike.
refuse-has-defender = This strike has its defender already.
refuse-defender-named = A defender has been named already.
refuse-too-late = It is too late for a defender: one is named between the declaration of the strike and the dice.
refuse-target-gone = The struck card is not there any more.
refuse-own-strike = No defender is named against an own strike.
refuse-not-struck = Only whoever controls the struck card names a defender.
refuse-direct = This strike is direct: no defender can be named against it.
refuse-is-target = { $who } is the struck card itself.
refuse-no-defender = { $who } is no creature and defends nobody.
refuse-defended = { $who } has been the defender in this turn already.
refuse-defend-flyer = { $who } cannot defend a flyer: only another flyer can.
refuse-defend-ground = { $who } is a flyer and defends nobody on the ground.
refuse-not-beside-target = { $who } is not adjacent to the struck card.
refuse-not-beside-attacker = { $who } is not adjacent to the attacker.
refuse-spy = There is nobody to spy: { card-lazutchitsa } has to be among the cards dealt, before anybody is recruited.
refuse-trigger = { $card } has no ability that waits to come next.
