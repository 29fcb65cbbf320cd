# What the laboratory has to say. Every id begins with "lab-", so that no game can take it by accident.

## Manifests

lab-not-toml = This can not be read as TOML.
lab-not-toml-mend = { $why }
lab-missing = The manifest does not say “{ $key }”.
lab-missing-mend =
    { $key ->
        [game] Add a line such as: game = "sectors"
        [games] Add a line such as: games = 1000
       *[bots] Add a line such as: bots = ["greedy", "random"]
    }
lab-unknown-key = The manifest has no key “{ $key }”.
lab-unknown-record = “{ $key }” can not be recorded.
lab-known-mend =
    { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Known: { $known }.
    }
lab-wrong-kind = The value of “{ $key }” is of the wrong kind.
lab-wrong-kind-mend =
    { $kind ->
        [word] Write a text in quotation marks.
        [truth] Write true or false.
        [table] Write a table, such as [{ "" }options].
        [lineups] Write names in a list, one for each seat or one for all; or several such lists.
       *[option] Write a text, a whole number, true or false; or several of them in a list.
    }
lab-bad-number = “{ $key }” can not have this value.
lab-bad-number-mend = Write a whole number from { $min } to { $max }.
lab-unknown-game = There is no game “{ $name }”.
lab-unknown-mode = There is no mode “{ $name }”.
lab-unknown-bot = There is no bot “{ $name }”.
lab-unknown-option = The game has no option “{ $name }”.
lab-bad-players =
    Mode “{ $mode }” is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
lab-bad-players-mend = It takes from { $min } to { $max } players.
lab-bad-players-exact =
    { $count ->
        [1] It is played alone.
       *[other] It takes { $count } players.
    }
lab-bad-lineup =
    { $count ->
        [one] { $count } name
       *[other] { $count } names
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }.
lab-bad-lineup-mend = Write { $players } names, or one for all seats.
lab-lineup-twice = The same line-up stands here twice.
lab-lineup-twice-mend = Take one of the two away; more games come from “games”.
lab-no-decks = Nobody brings a deck to { $game }.
lab-no-decks-mend = Take “decks” away.
lab-bad-deck = The deck “{ $deck }” can not be used.
lab-bad-deck-mend = { $why }
lab-deck-twice = “{ $option }” gives a seat its deck, and “decks” does the same.
lab-deck-twice-mend = Take one of the two away.
lab-here = here

## Results folders

lab-unreadable = { $file } can not be read: { $why }.
lab-unwritable = { $file } can not be written: { $why }. What was played before is kept; the same command goes on from there.
lab-foreign = { $file } holds something else than results of the laboratory. It is left alone.
lab-other =
    { $file } holds results of another experiment: it differs in { $what ->
        [version] the version of Deckhand
        [game] the game
        [mode] the mode
        [players] the number of players
        [options] the options
        [bots] the line-ups
        [decks] the cards of a deck
        [seed] the seed
        [games] the number of games
        [record] what is recorded
        [catalogue] the cards
        [rules] the rules
       *[manifest] the manifest
    }. It is left alone; name another folder.
lab-bad-line = { $file }, line { $line }: this is no game of the experiment. Nothing was changed; take the line out to play its game again.
lab-busy = { $file } is being written by another process.
lab-unfinished = { $file }: { $done } of { $games } games are there. Run the experiment to its end first.
lab-bad-table = { $file } is not the table that the summary speaks of.
