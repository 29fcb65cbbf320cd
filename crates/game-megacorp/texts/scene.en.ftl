# What is wrong with a position that is set up by hand.

scene-seat = “{ $found }” is no seat: the seats are 1 to { $seats }.
scene-number = “{ $found }” is not a number that fits here.
scene-network = { $at } is in the network of a seat that nobody has: the seats are 1 to { $seats }.
scene-colour = “{ $found }” is no colour: they are blue, red, white and green.
scene-statement = “{ $found }” says nothing about a position.
scene-value = “{ $found }” is no figure of a position.
scene-zone = “{ $found }” is no zone whose cards can be listed: they are hand, deck, market and gone.
scene-keyword = “{ $found }” is no keyword: they are cashflow, initiative, disruptor, penetrator, melee, area, pattern and move.
scene-phase = “{ $found }” is no phase: they are bid, refill, implement, combat and end.
scene-mark = “{ $found }” says nothing about a card: the words are of, by, host, engaged, disoriented, attacked, blocked, retaliated, pattern, moved, used, damage and boost.
scene-out = { $seat } has lost: no cards are left to this player.
scene-turn = { $seat } has lost and has no turn.
scene-alone = Fewer than two players are left: the game would be over.
scene-bid = { $seat } has no hand card to bid.
scene-too-many = The deck of { $seat } would have more than 35 cards.
scene-copies = The deck of { $seat } would have too many copies of “{ $card }”.
scene-second =
    “{ $card }” would be a second { $type ->
        [founder] founder
       *[business] business
    } in the deck of { $seat }.
scene-hand = The hand of { $seat } would have more than seven cards.
scene-rest = { $seat } has only { $count } cards that are not named.
scene-known = { $seat } has no hidden card “{ $card }” that was named before.
scene-event = “{ $card }” is an event and is never in play.
scene-taken = A second card can not lie at { $at }: “{ $card }” lies there.
scene-empty = No card lies at { $at }.
scene-sentence = “{ $card }” has no sentence number { $found }.
scene-dash =
    “{ $card }” has a dash in { $colour ->
        [blue] IQ
        [red] EQ
        [white] MQ
       *[green] BQ
    } and takes neither damage nor a change there.
scene-disoriented = “{ $card }” is no character and can not be disoriented.
scene-bond = “{ $card }” is bonded to a host: say which with “host” and a place.
scene-no-bond = “{ $card }” is not bonded to anything.
scene-host = “{ $card }” can not be bonded to { $at }: the host has to be named before, lie in the same network and fit the card.
scene-unsound = The position is not possible: { $why }.
