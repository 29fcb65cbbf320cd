# What the program itself says. Every id begins with "cli-", so that no game can take it by accident.

## Wrong use

cli-unknown-game =
    There is no game “{ $name }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Known games: { $known }.
    }
cli-unknown-mode =
    There is no mode “{ $mode }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Known modes: { $known }.
    }
cli-unknown-seat =
    Nobody called “{ $name }” can take a seat. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Possible are: { $known }.
    }
cli-unknown-bot =
    There is no bot “{ $name }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Known bots: { $known }.
    }
cli-unknown-rule =
    No rule has the number “{ $what }”, and none contains these words. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Without a number, “rules” lists all of them.
    }
cli-bad-number =
    “{ $given }” is not possible for --{ $name }. { GIVEN($max) ->
        [yes] It takes a whole number from { $min } to { $max }.
       *[no] It takes a whole number from { $min } up.
    }
cli-option-form = “{ $given }” is not an option. Options are written as --option NAME=VALUE.
cli-option-fails = Option “{ $option }”: { $why }
cli-bad-view =
    “{ $given }” can not be looked through. Possible for --view: all, public or a seat from 1 to { $seats }.
cli-too-many-names =
    { $names ->
        [one] { $names } name was given
       *[other] { $names } names were given
    } with --name, but { $persons ->
        [0] no person has a seat
        [one] only { $persons } person has a seat
       *[other] only { $persons } persons have a seat
    }.
cli-json-play = With --json only bots can play, because a person has to be talked to. Take “you” out of --seats.
cli-sim-persons = “you” can not play in a simulation. Give names of bots: { $known }.
cli-file-unreadable = { $file } can not be read: { $why }.

## Games

cli-game =
    { $name }: { $title }, for { $min } to { $max ->
        [one] { $max } player
       *[other] { $max } players
    }
cli-modes = Modes (--mode):
cli-mode-seats =
    { $min } to { $max } players, usually { $usual }
cli-mode-seats-fixed =
    { $min ->
        [one] { $min } player
       *[other] { $min } players
    }
cli-options = Options (--option NAME=VALUE):
cli-option =
    { $values }{ GIVEN($default) ->
        [yes] , normally { $default }
       *[no] , normally as the mode says
    }

## Cards and rules

cli-also-found = Also found:
cli-ours-mark = (our reconstruction)
cli-ours-card = This card is our reconstruction, not the publisher’s.
cli-ours-cards = All these cards are our reconstruction, not the publisher’s.
cli-ours-star = * our reconstruction, not the publisher’s
cli-rules = Rules
cli-card-number = Number { $number }, written { $id }
cli-rules-hint = For the text: deckhand rules { $game } { $id }. The beginning of a number or any words will do as well.
cli-source-lines =
    { $count ->
        [one] source line { $lines }
       *[other] source lines { $lines }
    }
cli-source-rulings =
    { $count ->
        [one] ruling { $rulings }
       *[other] rulings { $rulings }
    }
cli-source-ours = at least in part our own ruling
cli-source-all-ours = our own ruling
cli-coverage-code = In code:
cli-coverage-tests = In tests:
cli-coverage-nothing = nowhere
cli-coverage-sum =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $lines ->
        [one] { $lines } source line
       *[other] { $lines } source lines
    }.
cli-coverage-uncited = Not cited by any code: { $list }
cli-coverage-untested = Not cited by any test: { $list }
cli-coverage-uncovered = Source lines that no rule covers: { $list }
cli-coverage-fine = Every rule is cited by code and by a test, and every source line is covered.

## Opening and end of a game

cli-opening = { $game }, { $mode }. Seed { $seed }: with --seed { $seed } the same game is dealt again.
cli-seat-person = { $seat }: a person
cli-seat-bot = { $seat }: bot “{ $bot }”
cli-warning = Note: { $what }
cli-help-hint = Type “help” to see what can be typed, “card” to read the cards that are in question.
cli-sit-down = It is the turn of { $seat }. Only what { $seat } may know is shown now.
cli-decided = Decided by rule { $rule } ({ $title }).
cli-quit =
    You leave the game after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } of yours.
cli-end-of-input =
    The input has ended, so the game stops here, after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } of yours.
cli-interrupted =
    Interrupted.{ GIVEN($file) ->
        [yes] {" "}The record in { $file } is complete up to the last answer.
       *[no] {""}
    }
cli-record-kept = The record is in { $file }.
cli-record-incomplete = The record in { $file } is not complete: its last answers could not be written.
cli-record-stuck = The record can not be written: { $why }. The game goes on; writing is tried again after each answer.
cli-record-again = The record can be written again and is complete.
cli-record-exists = { $file } exists already and is left alone. Choose another name for --record.
cli-thoughts-nowhere = --record-thoughts has nowhere to write to. Give --record FILE as well.
cli-record-impossible = { $file } can not be written: { $why }.

## A turn

cli-group =
    { $pick } … ({ $count ->
        [one] { $count } way
       *[other] { $count } ways
    })
cli-card-at = { $card } ({ $place })
cli-group-hint = A number leads to the choices behind it. “all” lists every answer, “back” goes one step back.
cli-trail =
    { $trail }: { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }. “back” shows the others again.
cli-typed = “{ $text }”
cli-sure = “{ $action }” is grave. Type the same again, or “yes”, to do it; anything else leaves it undone.
cli-not-done = It is not done.
cli-did-you-mean = Did you mean “{ $nearest }”?
cli-no-such-number = There is no number { $given } in the list. It goes from 1 to { $count }.
cli-nothing-back = There is nothing to go back to. “undo” takes back an answer.
cli-why-what = Type “why” and an action, for example: why { $example }
cli-possible = That is possible now: { $action }.
cli-possible-some =
    That is possible now, in { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }.
cli-why-card-not = Nothing can be done with { $card } now: the question is not about it.
cli-card-brief = { $card } – { $text }
cli-card-what = All about one card: type “card” and part of its name.
cli-look-group = { $given } stands for { $count } answers. Type { $given } to see them, then “look” and the number of one.
cli-look-what = Type “look” and the number of one answer of the list, for example: look 1
cli-look = { $action }: this would surely follow.
cli-look-nothing = Nothing that is certain.
cli-look-free = It could be taken back until somebody else acts.
cli-look-bots =
    It could be taken back until somebody else acts, and { $seats } { $count ->
        [one] does
       *[other] do
    } so at once.
cli-look-never = It could not be taken back: something is drawn, rolled or shown by it. “undo” takes back only what is answered after it.
cli-log-what = “{ $given }” is not a number of lines. For example: log 10
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back: { $action }.
cli-redone = Played again: { $action }.
cli-help =
    Answer with a number of the list, or write the answer out as it stands there;
    the beginning is enough if no other answer begins so. Any words make the list
    shorter.
    card          what the cards in question say
    card NAME     all about one card; part of its name in any language is enough
    why CARD      what can be done with a card now, and why not more
    why ACTION    why an action is not possible
    why ACTION    why an action is not possible
    why-bot       what a bot thought last, if --open-bots was given
    look NUMBER   what would surely follow, and whether it could be taken back
    rule NUMBER   a rule, as cited in [ ]; without a number, that of the question
    board         the table
    log NUMBER    the last lines of what has happened
    all, back     while a list is grouped: every answer; one step back
    undo, redo    takes the last answer back; plays it again
    help, quit    this text; leaves the game
    An empty line shows the question again.
cli-bot-closed = What a bot thinks says what it holds. Start the game with --open-bots to be told.
cli-bot-nothing = No bot has had to think yet. Bots from level-1 on think.
cli-bot-head = { $seat } compared these answers, the chosen one first:
cli-bot-alternative =
    { $action }: { $percent } % of a win on average, played on { $visits ->
        [one] once
       *[other] { $visits } times
    }
cli-bot-basis =
    What the bot cannot see was dealt anew { $redeals ->
        [one] once
       *[other] { $redeals } times
    }, to fit all that it has seen. Of { $offered } answers { $left ->
        [0] all are listed.
       *[other] { $left } are not listed.
    }

## Records

cli-replay-head =
    { $game }, { $mode }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
cli-replay-step = { $number }. { $seat }: { $action }
cli-replay-step-hidden = { $number }. { $seat } answers.
cli-replay-undo = { $number } is taken back.
cli-replay-asked = { $seat } is asked:
cli-replay-end =
    End of the record after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }.
cli-replay-verified =
    The record is right: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } played again, every number, answer and hash agrees.
cli-replay-no-thoughts = This record does not say what bots thought; “play --record-thoughts” makes one that does.
cli-replay-unfinished = The game was not finished.
cli-replay-too-far = The record has only { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, so there is no position after { $at }.
cli-record-foreign = { $file } is not a record of Deckhand: its first line is not the head of one.
cli-record-cut = Line { $line } is cut off in the middle. The lines before it are complete.
cli-at-line = Line { $line }: { $why }
cli-not-json = This is not a line of a record ({ $why }). It was changed by hand or damaged.
cli-record-undo-false = “undo” can only be true. The line was changed by hand.
cli-record-after-end = There is more after the end of the game.
cli-record-no-end = The last line is missing: the game is over, but the record does not say so.
cli-record-wrong-end = The game did not end like this.

## Reviews

cli-review-none = { $seat } never had more than one answer to choose from in this record, so there is nothing to review.
cli-review-exists = { $file } exists already and is left alone. Choose another name for --html.
cli-review-page = The page is in { $file }.
cli-review-head =
    { $game }, { $mode }, { $seat }: { $choices ->
        [one] { $choices } answer with a choice
       *[other] { $choices } answers with a choice
    }, compared with { $bot }.
cli-review-how =
    Chance of winning: the share of { $games ->
        [one] one game
       *[other] { $games } games
    } won when { $playout } plays on in all seats, from redeals of what the seat could not see; the bot’s answer is tried on the same redeals with the same chance. A difference that shows is measured anew with { $again } games, and only these count. Brackets are 95 % intervals. Seed { $seed }.
cli-review-interrupted = Interrupted: { $done } of { $planned } answers are judged.
cli-review-answer = { $action } – { $percent } %
cli-review-instead =
    { $bot }: { $action } – { $percent } %; { $verdict ->
        [worse] what was played costs { $points } ({ $low } to { $high })
        [better] what was played brings { $points } more ({ $low } to { $high })
       *[open] not distinguishable: { $points } ({ $low } to { $high })
    }
cli-review-turning = Turning points
cli-review-point =
    { $rank }. Answer { $number }: “{ $played }” { $verdict ->
        [worse] instead of “{ $chosen }” costs { $points } points of winning chance
       *[better] rather than “{ $chosen }” brings { $points } points of winning chance
    } ({ $low } to { $high }).
cli-review-few =
    { $count ->
        [0] There are none: at no answer can the one played be told apart from the bot’s.
        [one] There is only this one: at all other answers the one played is the bot’s or can not be told apart from it.
       *[other] There are only these { $count }: at all other answers the one played is the bot’s or can not be told apart from it.
    }
cli-review-sum =
    Of { $judged ->
        [one] { $judged } answer
       *[other] { $judged } answers
    }, { $same } as { $bot } would have answered, { $open } not distinguishable, { $better } better, { $worse } worse{ $worse ->
        [0] .
       *[other] ; lost in all: { $points } points of a hundred.
    }
cli-review-failure = Answer { $number } could not be judged: { $reason }
cli-review-broken =
    { $count ->
        [one] One redeal does not count, because a game on it did not come to an end.
       *[other] { $count } redeals do not count, because a game on them did not come to an end.
    }
cli-review-title = { $game }: review for { $seat }
cli-review-lead = What { $bot } would have answered in the place of { $seat }, knowing what that seat knew, and what the difference cost.
cli-review-contents = Contents
cli-review-course = The course of the game
cli-review-answers = All answers
cli-review-alternatives = What the bot compared
cli-review-alternatives-about = For each answer the list that { $bot } made, its choice first. Its values are marks out of a hundred from short looks ahead, good for comparing answers with each other, and no chances of winning.
cli-review-method = How it was measured
cli-review-method-about = A turning point is an answer whose difference to the bot’s can be told from nothing: the largest losses first, and gains only if there are fewer than three losses. The chance of winning is that among bots who play on; stronger players may have another. In solo games and games played together, to win is to survive.
cli-review-foot = Made by deckhand { $version } from a record. Numbers of answers are those of “deckhand replay”.
cli-review-fact-mode = Mode
cli-review-fact-answers = Answers of all seats
cli-review-fact-choices = Answers with a choice
cli-review-fact-bot = Compared with
cli-review-fact-end = Result
cli-review-chance = Chance of winning
cli-review-course-about = With the answer that was played: { $first } % at the first choice, { $last } % at the last. The band is the 95 % interval; numbered discs are turning points; the dashed line is an even share; the last dot is how the game ended.
cli-review-axis-number = Answer
cli-review-percent = { $percent } %
cli-review-interval = { $low } to { $high }
cli-review-table = Chance and loss in hundredths, with 95 % intervals. Click a heading to sort.
cli-review-column-number = No.
cli-review-column-played = Played
cli-review-column-bot = { $bot } would have played
cli-review-column-chance = Chance, %
cli-review-column-loss = Loss
cli-review-column-verdict = Verdict
cli-review-column-answer = Answer
cli-review-column-value = Value
cli-review-column-visits = Played on
cli-review-the-same = the same
cli-review-was-played = played
cli-review-verdict =
    { $verdict ->
        [same] the same
        [worse] worse
        [better] better
       *[open] not distinguishable
    }
cli-review-thoughts = { $number }. { $played }
cli-review-compared =
    { $compared ->
        [one] { $compared } answer
       *[other] { $compared } answers
    } compared on { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } redeals
    }{ $left ->
        [0] .
        [one] ; one more was left out at first sight.
       *[other] ; { $left } more were left out at first sight.
    }

## Scenarios

cli-scenario-sum =
    { $passed ->
        [one] { $passed } scenario holds
       *[other] { $passed } scenarios hold
    }, { $failed ->
        [0] no fault
        [one] { $failed } fault
       *[other] { $failed } faults
    }.
cli-scenario-none = { $file } contains no scenario.
cli-scenario-no-files = There are no files ending in .scn below { $folder }.

## Simulations and measurements

cli-sim-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-sim-interrupted = Interrupted: { $done } of { $games } games are known.
cli-sim-wins = Games won, with the 95 % interval:
cli-sim-wins-by-seat = Games won by seat:
cli-sim-entry = { $number }. { $name }: { $wins } of { $games }, { $percent } % ({ $low } % to { $high } %)
cli-sim-seat = Seat { $seat }: { $wins }
cli-sim-draws =
    { $draws ->
        [0] No game was drawn or lost by all.
        [one] { $draws } game was drawn or lost by all.
       *[other] { $draws } games were drawn or lost by all.
    }
cli-sim-length = Answers in a game: { $mean } on average, { $least } to { $most }.
cli-sim-speed =
    { $decisions ->
        [one] { $decisions } answer
       *[other] { $decisions } answers
    } in { $seconds } s, { $speed } a second.
cli-sim-digest = Digest of all final positions: { $digest }
cli-sim-failures =
    { $count ->
        [one] { $count } game broke:
       *[other] { $count } games broke:
    }
cli-sim-failure = seed { $seed }, seats { $seats }, after { $step } answers: { $reason }
cli-arena-two =
    { $given ->
        [one] An arena compares two bots, and one was given.
       *[other] An arena compares two bots, and { $given } were given.
    } Write --bots A,B; the same bot twice is the control.
cli-arena-alone = An arena needs two players at least, so that the bots can meet. Give --players.
cli-arena-head =
    { $game }, { $mode }: { $first } against { $second }, { $players } players, { $rounds ->
        [one] { $rounds } deal
       *[other] { $rounds } deals
    }, seed { $seed }
cli-arena-interrupted = Interrupted: { $done } of { $planned } deals are known.
cli-arena-score = { $first } scores { $percent } % ({ $low } % to { $high } % with 95 % confidence); even would be { $even } %.
cli-arena-survived = { $bot } survives { $percent } % of the games ({ $low } % to { $high } % with 95 % confidence).
cli-arena-score-together = { $first } scores { $percent } % ({ $low } % to { $high } %), where even is { $even } % and surviving every game that the other loses would be 100 %.
cli-arena-elo = That is { $points } Elo points ({ $low } to { $high }).
cli-arena-games = Games: { $more } won, { $equal } shared, { $less } lost.
cli-arena-rounds = Deals: { $more } above even, { $equal } even, { $less } below.
cli-arena-verdict =
    { $verdict ->
        [better] Better by { $margin } points of a hundred rather than even
        [even] Not better by { $margin } points of a hundred
       *[open] Not decided whether even or better by { $margin } points of a hundred
    }, by a sequential test that errs in { $error } % of cases, after { $rounds ->
        [one] { $rounds } deal
       *[other] { $rounds } deals
    }.
cli-arena-foreign = { $file } is not a results file of an arena: its first line is not the head of one. It is left alone.
cli-arena-other =
    { $file } belongs to another comparison: it differs in { $what ->
        [game] the game
        [mode] the mode
        [options] the options
        [players] the number of players
        [bots] the bots
        [seed] the seed
        [catalogue] the cards
        [rules] the rules
       *[version] the version of Deckhand
    }. It is left alone; choose another name for --results.
cli-arena-bad-line = { $file }, line { $line }: this is not a game of an arena. Nothing was changed; take the line out to play its game again.
cli-bench-idle = floor, a game without rules with as many offers: { $speed }
cli-bench-game = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-bench-speed = answers a second: { $speed } ({ $ratio } of the floor)
cli-bench-playouts = whole games a second: { $speed }
cli-bench-ns = time for an answer: { $ns } ns
cli-bench-offers = offers per question: { $offers }
cli-bench-clone = time to copy a position: { $ns } ns
cli-bench-state = size of a position: { $bytes } bytes
cli-bench-cold = The measurements still changed from run to run: other work may be going on.

## Decks

cli-deck-unknown =
    There is no deck “{ $name }”, and no file of this name. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] The decks that come with games: deckhand deck list.
    }
cli-deck-no-game = No game with decks is called “{ $name }”.
cli-deck-no-game-mend =
    { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Games with decks: { $known }.
    }
cli-deck-legal =
    { $deck }: a legal deck for { $game }{ GIVEN($profile) ->
        [yes] , profile { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cli-deck-faults =
    { $count ->
        [one] { $count } fault.
       *[other] { $count } faults.
    }
cli-deck-head =
    { $game }{ GIVEN($profile) ->
        [yes] , profile { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
cli-deck-count = n
cli-deck-card = card
cli-deck-ours-mark = (ours)
cli-deck-unknown-card = { $card } (?)
cli-deck-part = { $what } { $count }
cli-deck-tally = { $title }: { $parts }.
cli-deck-not-legal =
    This deck is not legal yet: { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }. To have every fault named: deckhand deck check { $file }
cli-deck-not-playable = { $game } can not be played yet, because its battle is not there: decks can be written, checked and shown.
cli-deck-list =
    { $game }: { $count ->
        [one] { $count } deck comes
       *[other] { $count } decks come
    } with it
cli-deck-profiles = Profiles (a line “profile NAME” in the file):
cli-deck-ready = Decks:
cli-deck-line =
    { $name }: { $title } ({ GIVEN($profile) ->
        [yes] { $profile },{ " " }
       *[no] { "" }
    }{ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
cli-deck-hint = To see one: deckhand deck show NAME. How a deck file is written: docs/decks.md.

## Laboratory

cli-lab-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rounds ->
        [one] { $rounds } deal
       *[other] { $rounds } deals
    }, each played { $each ->
        [one] once
       *[other] { $each } times
    }, seed { $seed }
cli-lab-known = { $done } of { $games } games are already in { $folder }.
cli-lab-interrupted = Interrupted: { $done } of { $games } games are in { $folder }. The same command goes on from there.
cli-lab-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $folder }{ $broken ->
        [0] .
        [one] ; { $broken } game broke, see summary.json.
       *[other] ; { $broken } games broke, see summary.json.
    }
cli-lab-page = Report: { $file }

## Puzzles

cli-puzzle-unknown =
    There is no file or folder “{ $what }”, and no game of this name. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Games: { $known }.
    }
cli-puzzle-no-number =
    { $count ->
        [0] No puzzles come with { $game }.
       *[other] “{ $given }” is no puzzle of { $game }. There are puzzles from { $game }/1 to { $game }/{ $count }.
    }
cli-puzzle-head =
    { GIVEN($name) ->
        [yes] { $name } · { $title } ({ $game })
       *[no] { $title } ({ $game })
    }
cli-puzzle-task =
    { $within ->
        [0] { $seat } has to reach:
        [one] { $seat } has to reach with { $within } answer:
       *[other] { $seat } has to reach with at most { $within } answers:
    }
cli-puzzle-while = and until then:
cli-puzzle-open-cards = Everything lies open in a puzzle: all hands, and the order of all decks.
cli-puzzle-text = The position as its file says it:
cli-puzzle-solved =
    Proved: this can be forced against every answer and every chance, with at most { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }. { $positions ->
        [one] { $positions } position was worked out.
       *[other] { $positions } positions were worked out.
    }
cli-puzzle-solved-shortest =
    Proved: this can be forced against every answer and every chance, with { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } and no fewer. { $positions ->
        [one] { $positions } position was worked out.
       *[other] { $positions } positions were worked out.
    }
cli-puzzle-unsolved =
    Disproved: this can not be forced. { $positions ->
        [one] { $positions } position was worked out.
       *[other] { $positions } positions were worked out.
    }
cli-puzzle-open =
    Not proved within { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }. That says nothing; --budget allows more.
cli-puzzle-keys =
    First answers that solve it, { $keys } of { $offers }:
cli-puzzle-keys-open = Which first answers solve it was not known within the budget.
cli-puzzle-solutions =
    Solutions: { $count }
cli-puzzle-solutions-many = Solutions: { $count } or more
cli-puzzle-solutions-open = Solutions: not counted within the budget
cli-puzzle-tries =
    The bot “{ $bot }” solves it in { $solved } of { $tries } tries.
cli-puzzle-line = Main line:
cli-puzzle-sum = Solved: { $solved }. Disproved: { $unsolved }. Open: { $open }. Faults: { $faults }.
cli-puzzle-exists = { $file } exists already and is left alone. Choose another name for --out.
cli-puzzle-unwritable = { $file } can not be written: { $why }.
cli-puzzle-no-aims = { $game } does not say what puzzles could ask for.
cli-puzzle-no-aim = No aim holds “{ $aim }”. Known aims: { $known }.
cli-puzzle-mined =
    { $found ->
        [one] { $found } puzzle
       *[other] { $found } puzzles
    } found in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }{ GIVEN($file) ->
        [yes] , written to { $file }
       *[no] {""}
    }.

## serve

cli-serve = The table is open at { $address } (Ctrl-C closes it). Matches are kept in { $folder }.
cli-serve-stopped = The table is closed. Matches go on when it is opened again.
cli-serve-fails = The server can not start: { $why }
cli-serve-folder = The folder { $folder } can not be made: { $why }. Name another one with --data.
cli-serve-store = The database in { $folder } can not be used: { $why }
cli-serve-listen = { $address } can not be listened at: { $why }. Another port may be free: --listen 127.0.0.1:7778.
cli-serve-address = “{ $given }” is no address to listen at. An example: --listen 127.0.0.1:7777.
cli-serve-url = “{ $given }” is no address for links: it begins with http:// or https://.
cli-serve-config = The settings in { $file } can not be read: { $why }

## play --server

cli-far-https = { $given } asks for an encrypted connection, which this program does not speak. Use an address that begins with http://, or play in the browser.
cli-far-address = “{ $given }” is no address of a server. An example: http://127.0.0.1:7777
cli-far-what = Name a game to make a match of, or give --match with the name or the link of one that exists.
cli-far-no-server = On which server? Give --server with its address, or --match with a whole link.
cli-far-no-match = { $what } belongs to a match. Give --match with its name or its link as well.
cli-far-made = With --match the match is there already. Leave out “{ $what }”.
cli-far-not-with = { $what } is for games at this terminal and does not go with a server.
cli-far-bad-key = This is no key to a seat: keys consist of letters and digits.
cli-far-unreachable = { $server } does not answer: { $why }.
cli-far-foreign = What answers at { $server } is not a server of Deckhand.
cli-far-refused = { $server } refuses this (status { $status }).
cli-far-guest = Guest
cli-far-link =
    The match is made. Others come by this link, or from a terminal:
    { $link }
    { $command }
cli-far-key =
    Back to this seat at any time:
    { $command }
cli-far-help-hint = Type “help” to see what can be typed.
cli-far-watching = You are watching. “seats”, “log”, “rule”, “card” and “quit” can be typed.
cli-far-log-part = The last { $count } lines; “log 200” shows more.
cli-far-next = It was followed by a rematch: { $match }.
cli-far-open =
    { $count ->
        [one] One seat is free. The game begins when it is taken.
       *[other] { $count } seats are free. The game begins when all are taken.
    }
cli-far-begun = Everybody is there. The game begins.
cli-far-waiting =
    { $seats } { $count ->
        [one] has
       *[other] have
    } to answer.
cli-far-sat = { $seat } sits down.
cli-far-came = { $seat } is connected.
cli-far-went = { $seat } is not connected any more.
cli-far-phrase = { $seat }: “{ $text }”
cli-far-asks = { $text } “yes” agrees, “no” turns it down.
cli-far-asked = The others are asked.
cli-far-turned-down = That was turned down.
cli-far-no-request = Nobody has proposed anything to you.
cli-far-resign-sure = To resign is grave. Type it again, or “yes”, to do it; anything else leaves it undone.
cli-far-seal-fits = The seal fits: the chance of this game was fixed before you added your part to it.
cli-far-seal-broken = The seal does not fit! The server may have chosen the chance of this game after it knew your part of it.
cli-far-over-hint = “rematch” proposes another game, “quit” leaves.
cli-far-rematch = Another game with the same people: { $match }.
cli-far-lost = The connection is lost. Trying to get it back …
cli-far-again = The connection is back.
cli-far-gone = The connection could not be got back. The match is kept; come back later: { $command }
cli-far-come-back =
    The match is kept. To come back:
    { $command }
cli-far-not-asked = You are not asked anything now.
cli-far-only-watching = You are watching; only seats can answer.
cli-far-say-what = Type “say” and one of these, or its beginning:
cli-far-clock = Time left: { $left }
cli-far-seat-open = { $seat }: free
cli-far-seat-away = { $seat }: a person, not connected
cli-far-seat-stood = { $seat }: a person, for whom a bot plays
cli-far-watched =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } persons watch.
    }
cli-far-why-nothing = There is nothing to say about this now: the question is not about it.
cli-far-not-here = That is only for games at this terminal. “log” shows what has happened.
cli-far-help =
    Answer with a number of the list, or write the answer out as it stands there;
    the beginning is enough if no other answer begins so.
    why CARD      what can be done with a card now, and why not more
    why ACTION    why an action is not possible
    look NUMBER   what would surely follow, and whether it could be taken back
    card NAME     all about one card; part of its name in any language is enough
    rule NUMBER   a rule, as cited in [ ]; without a number, that of the question
    log NUMBER    the last lines of what has happened
    seats         who sits where
    all, back     while a list is grouped: every answer; one step back
    undo          takes the last answer back, or asks the others for it
    yes, no       agrees to what somebody proposes; turns it down
    draw, resign  proposes to end without a winner; gives up
    rematch       when the game is over: proposes another one
    say PHRASE    says one of the fixed phrases; without one, lists them
    help, quit    this text; leaves the table, and the match is kept
    An empty line shows the question again.

## seals

cli-seal-broken = The secret in the record is not the one that was sealed before the deal.
cli-seal-other = The numbers dealt at answer { $step } are not the ones that the sealed secret deals.
cli-seal-from = It goes on from match { $match }: the deal and { $answers ->
    [0] no answer
    [one] one answer
   *[other] { $answers } answers
} were taken from there, and their chance is sealed in the record of that match.
cli-seal-fits = Its chance is the one that was sealed before the deal: { $count ->
    [one] one number was
   *[other] { $count } numbers were
} dealt again.
