
# What is wrong with a position that is set up by hand.

scene-seat = “{ $found }” is no seat: the seats are 1 and 2.
scene-number = “{ $found }” is not a number that fits here.
scene-statement = “{ $found }” says nothing about a position.
scene-value = “{ $found }” is no figure of a position.
scene-word = “{ $found }” says nothing about a card.
scene-wanted = “{ $found }” stands where “{ $wanted }” has to stand.
scene-at = “{ $found }” stands where “at” has to stand: card tsiklop at c3.
scene-place =
    “{ $found }” is no place for a card: places are cells from a1 to e6, cards carried there such as c3.equipment, the
    auxiliary zones f and s, and grave, deck, deck-top, exile, aside, hand and squad.
scene-stage = “{ $found }” is no stage: they are deal, recruit, place and reveal.
scene-too-late = “{ $found }” has to stand above the first card.
scene-whose = Whose “{ $card }” is has to be said here: of 1, or of 2.
scene-edition = “{ $card }” exists only in the classic edition.
scene-not-there = “{ $card }” does not belong there: it is of the type “{ $kind }”.
scene-taken = “{ $card }” cannot lie at { $place }: “{ $other }” lies there.
scene-no-host = “{ $card }” has no host at { $place }: its host has to be named before.
scene-bad-host = “{ $host }” cannot carry “{ $card }”: hosts are revealed ground creatures.
scene-own-host = “{ $host }” cannot carry “{ $card }”: a parasite goes onto an enemy creature.
scene-enemy-host = “{ $host }” cannot carry “{ $card }”: it goes onto an own creature.
scene-full-host = “{ $host }” cannot carry “{ $card }”: it carries “{ $other }” already.
scene-too-many = “{ $card }” is too much: { $seat } can have at most { $most } cards.
scene-unique = { $seat } has “{ $card }” in the game already, and the card is unique.
scene-terrains = { $seat } has terrain in the game already, so there is no room for “{ $card }”.
scene-not-staged = “{ $card }” can be in the hand or the squad of { $seat } only before the battle: see stage.
scene-no-life = “{ $card }” has no lives.
scene-killed = “{ $card }” would be dead: it has { $lives } lives.
scene-counters = “{ $card }” holds at most { $most } counters.
scene-poison = “{ $card }” cannot be poisoned.
scene-nobody = No card lies at “{ $place }”.
scene-mark = “{ $found }” is no marker.
scene-mark-cell = “{ $found }” stands where “at” has to stand: this marker lies on a cell.
scene-mark-card = “{ $found }” stands where “on” has to stand: this marker lies on a card.
scene-marked = This marker occupies { $place }, where “{ $other }” lies.
scene-sentence = Sentence { $number } of “{ $card }” lays nothing on a card.
scene-turns = Turn { $turns } is not one of { $seat }: First has the odd turns, Second the even ones.
scene-no-creature = { $seat } has no creature and would have lost.
scene-unsound = The position is not possible: { $why }.
