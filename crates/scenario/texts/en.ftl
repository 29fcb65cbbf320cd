# What is wrong with a scenario file. Every id begins with "scn-", so that no game can take it by accident.
# Words in backticks are written in the file as they stand and are the same in every language.

scn-said = { $sentence }
scn-here = here
scn-after-this = after this
scn-near = did you mean `{ $name }`?
scn-expected = expected: { $what }
scn-found = found:    { $what }
scn-known = known: { $names }
scn-example = example: { $example }
scn-for-example = for example: { $example }
scn-unreadable = this scenario file can not be read: { $fault }
scn-unreadable-faults = this scenario file can not be read: { $count } faults

# Reading
scn-none = there is no scenario in this file
scn-begins = a scenario begins with a line `scenario TITLE`
scn-no-title = a scenario needs a title
scn-no-title-mend = write for example `scenario Bunker takes two off`
scn-no-game = this scenario names no game
scn-no-game-mend = write a line such as `game disastles`, here or above the first scenario
scn-idle-numbers = no action uses these numbers
scn-idle-numbers-mend = `chance` stands before the action that draws or rolls
scn-expects-nothing = this scenario expects nothing
scn-expects-nothing-mend = add at least one line that begins with `expect`
scn-missing =
    { $what ->
        [game] the name of a game is missing
        [mode] the name of a mode is missing
        [option] an option is missing
        [rule] a rule is missing
        [rule-number] the number of a rule is missing
        [action] an action is missing
        [expectation] what is expected is missing
        [event] the name of an event is missing
        [question] the name of a question is missing
        [how-often] how often is missing
        [how-many] how many offers is missing
        [start] `start` is missing
        [seat] a seat is missing
        [seat-or-public] a seat or `public` is missing
        [sign] `=` is missing
        [sign-value] `=` and a value is missing
        [value] a value is missing
        [reason] a reason is missing
       *[number] a number is missing
    }
scn-one-word = only one word belongs here
scn-outside = play and expectations belong to a scenario
scn-too-late = `{ $word }` can not stand after the first action or expectation
scn-too-late-mend = from there on: actions such as `1: pass`, `chance`, `expect`
scn-seats = `{ $word }` is not a number of seats
scn-option = `{ $word }` is not an option with a value
scn-option-mend = write options as name=value
scn-after-any = nothing can follow `any`
scn-chance = `{ $word }` is not a number that can be dealt
scn-chance-mend = numbers from 0 up, and at the end perhaps `any`
scn-does-not-go = `{ $before }` does not go with `{ $kind }`
scn-write = write `{ $text }`
scn-kind = nothing can be expected by the name of `{ $word }`
scn-no-times = `no` already says how often
scn-since = only `since start` is known
scn-value-name = the name of a value belongs before this
scn-seat = `{ $word }` is not a seat
scn-seat-mend = seats are numbered from 1
scn-seat-colon = `{ $word }` is not a seat with a colon
scn-seat-colon-mend = write for example `1: pass`
scn-complete = the statement is complete before this
scn-number = `{ $word }` is not a number
scn-sign = `{ $word }` does not compare anything
scn-sign-mend = known: =, !=, <, >, with blanks around them
scn-parameter = `{ $word }` is not a parameter
scn-parameter-mend = write parameters as name=value

# Setting up
scn-setup = this can not be set up: { $why }
scn-deal-or-describe = a game is dealt, or its position is described; not both
scn-position = there is no such position: { $why }
scn-no-mode = { $game } has no mode `{ $word }`
scn-no-option = { $game } has no option `{ $word }`
scn-no-statement = no statement begins with `{ $word }`
scn-statements = about a position: { $names }
scn-keywords = in every scenario: { $names }
scn-unsound-start = the game set up an unsound position: { $why }

# Dealing
scn-can-not-deal = { $number } can not be dealt here
scn-below = a number below { $below }
scn-none-left = this uses chance, and no number is left for it
scn-none-left-drawn = a number below { $below } was drawn after { $used } others
scn-none-left-mend = write the numbers in a line `chance …` above, or end it with `any`
scn-unused = { $number } was not used by this step
scn-drawn = { $count } numbers drawn

# Judging
scn-other-game = `{ $word }` is another game than { $game }
scn-no-rule = there is no rule `{ $rule }` in the rulebook of { $game }
scn-possible = this position is possible
scn-possible-mend = `expect impossible` is the only line after the position
scn-impossible-other = this is impossible for another reason
scn-no-seat = there is no seat { $seat } at a table of { $seats }
scn-no-action = this is no action: { $why }
scn-not-offered = seat { $seat } is not offered this action
scn-is-offered = seat { $seat } is offered this action
scn-an-offered-action = an offered action
scn-an-offer = an offer
scn-no-such-offer = no such offer
scn-it-is-offered = it is offered
scn-broke-down = the rules broke down at this action
scn-unsound = the position after this action is unsound: { $why }
scn-number-of-offers = seat { $seat } has another number of offers
scn-offers =
    { GIVEN($list) ->
        [yes] offers:{ $list }
       *[no] offers: nothing
    }
scn-happened =
    { GIVEN($list) ->
        [yes] what happened:{ $list }
       *[no] what happened: nothing
    }
scn-goes-on = the game goes on
scn-is-over = the game is over
scn-the-end = the end of the game
scn-a-question = a question to somebody
scn-not-at-rest = the game is not at rest here
scn-free-question =
    { GIVEN($seat) ->
        [yes] the free question of a turn, to seat { $seat }
       *[no] the free question of a turn, to a seat
    }
scn-nothing-learned = nothing was drawn, rolled or shown by the last action
scn-learned = something was drawn, rolled or shown by the last action
scn-contradicts = the game contradicts itself: this is offered and refused
scn-contradicts-neither = the game contradicts itself: this is neither offered nor refused
scn-another-rule = this is refused by another rule
scn-another-reason = this is refused for another reason
scn-must-not-happen = this must not happen, and did
scn-happened-times = this happened { $found } times, not { $times }
scn-nothing-yet = nothing has happened yet
scn-not-after = this did not happen after the event found before
scn-not-happened = this did not happen
scn-no-event = { $game } knows no event `{ $word }`
scn-no-question = { $game } knows no question `{ $word }`
scn-no-parameter = `{ $event }` has no parameter `{ $word }`
scn-no-value = { $game } has no value `{ $word }`
scn-other-value = `{ $value }` is another one
scn-not-asked = seat { $seat } is not asked this
scn-is-asked = seat { $seat } is asked this
scn-ended-otherwise = the game ended in another way
scn-asks = seat { $seat } is asked: { $question }
scn-waits = seat { $seat } is waited for
scn-and = { $first }; { $second }

# Puzzles
scn-no-goal = this puzzle has no goal
scn-no-goal-mend = add at least one line such as `goal winner 1` or `goal value treasure 1 > 4`
scn-no-puzzle = `{ $word }` belongs to a puzzle
scn-no-puzzle-mend = a puzzle begins with a line `puzzle TITLE`
scn-is-puzzle = this is a puzzle and no scenario
scn-is-puzzle-mend = `deckhand puzzle check` solves it
scn-is-scenario = this is a scenario and no puzzle
scn-is-scenario-mend = `deckhand scenario` runs it
scn-no-condition = `{ $word }` needs something that is true of a position by itself
scn-within = `{ $word }` is not a number of answers from 1 to 1000
scn-puzzle-over = there is nothing to solve: the game is over at the start
scn-solver-waits = seat { $seat } is to solve this, and is not asked at the start
scn-goal-reached = there is nothing to solve: the goal is reached at the start
scn-no-solution = this does not solve the puzzle
scn-keys =
    { GIVEN($list) ->
        [yes] first answers that solve it:{ $list }
       *[no] first answers that solve it: none
    }
scn-other-solution = `{ $action }` solves the puzzle too
