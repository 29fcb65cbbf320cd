# What is wrong with a position that is set up by hand.

scene-seat = “{ $found }” is no seat: the seats are 1 and 2.
scene-number = “{ $found }” is not a number that fits here.
scene-statement = “{ $found }” says nothing about a position.
scene-value = “{ $found }” is no figure of a position.
scene-phase = “{ $found }” is no phase: they are draft, round, main, end, ends and scoring.
scene-draft = “{ $found }” does not go with “phase draft”: before the draft only “start” can be stated.
scene-rest = “{ $found }” stands where “pile” or “trash” has to stand.
scene-sector = “{ $found }” is no sector: they are red, yellow and blue.
scene-faction = “{ $found }” is no faction: they are frz, zrd, dmp, bat, ded, hex, sld, bug, swm and mod.
scene-faction-taken = { $faction } can not be used here: { $seat } has this faction.
scene-fourth-faction = { $faction } would be a fourth faction: each player drafts three.
scene-kind =
    “{ $card }” does not fit here: { $kind ->
        [program] a program
        [daemon] a daemon
        [patch] a patch
        [virus] a virus
        [module] a module
       *[unit] a program or a daemon
    } has to stand there.
scene-marker = “{ $found }” is no marker: they are ctrl, shield, disruption, data, frozen and, for a BOT, seen.
scene-count = “{ $found }” is no marker that is counted: they are ctrl, shield, disruption, data and, for a virus, runs.
scene-taken = A second card can not lie on { $slot }: “{ $card }” lies there.
scene-virus = A virus uses up its slot: { $slot } can not hold a virus and another card.
scene-second-patch = { $slot } holds a patch already, and a slot takes only one.
scene-unfreezable = “{ $card }” can not be frozen.
scene-memory = The memory of { $seat } would hold more than three cards.
scene-market = The module market would hold more than three cards.
scene-twice = “{ $card }” is named twice, and it exists only once.
scene-passed = { $seat } has passed and has no turn in the main phase.
scene-dying = A unit has less than 0 CTRL: it would have been deleted before the turn.
scene-unsound = The position is not possible: { $why }.
