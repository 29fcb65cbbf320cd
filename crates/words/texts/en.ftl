# What every game and every tool says. A game may say any of these in its own words by defining the same id.

## Seats. Sentences about a seat stand in the third person; "(you)" marks the reader and fits anywhere in them.

seat-name = Player { $number }
seat-you = { $name } (you)

## Lists

list-empty = none
list-comma = { $before }, { $next }
list-last = { $before } and { $last }

## Small words

yes = yes
no = no

## Slots of a question

verb = action
card = card
cell = cell
turn = turn
seat = player
number = number
option = choice

## Languages

lang-name = English
lang-unknown =
    There is no language “{ $given }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Known are { $known }.
    }

## Setups

setup-unknown-option =
    There is no option “{ $name }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] The list of games names all options.
    }
setup-bad-value = Option “{ $option }” can not be “{ $value }”. Possible values: { $allowed }.
setup-unknown-mode = There is no mode “{ $mode }”. Known modes: { $known }.
setup-bad-seats =
    Mode “{ $mode }” is not for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $max ->
        [1] it is played alone
       *[other] it takes from { $min } to { $max }
    }.

## Records

record-format =
    This record is written in format { $found }, and this version reads format { $known }. Replay it with the version that wrote it.
record-game = This is a record of another game, “{ $game }”.
record-catalogue =
    This record was played with other cards than this version has. Replay it with the version that wrote it.
record-rules =
    This record was played by another version of the rules. Replay it with the version that wrote it.
record-setup = This record can not be dealt. { $why }
record-tape =
    { $step ->
        [0] The numbers dealt at the start are not the ones that the rules ask for. The record was changed or cut off.
       *[other] The numbers dealt at step { $step } are not the ones that the rules ask for. The record was changed or cut off.
    }
record-refused = The answer of step { $step } was not possible: { $why }
record-hash =
    { $step ->
        [0] The first position is not the one that the record describes. The record was changed, or this version has a fault.
       *[other] The position after step { $step } is not the one that the record describes. The record was changed, or this version has a fault.
    }

## Taking back

undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to play again.
undo-others-acted = This can not be taken back: somebody else has acted since.
undo-learned = This can not be taken back: something was drawn, rolled or shown.
