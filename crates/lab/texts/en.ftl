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
lab-bad-deck-check = To have every fault named: deckhand deck check { $deck }
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

## Numbers

lab-percent = { $number } %
lab-range = ({ $low } to { $high })

## Pages

lab-page-above = Deckhand · laboratory
lab-page-title = { $game }, { $mode }: an experiment
lab-page-lead =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } of { $rounds ->
        [one] { $rounds } deal
       *[other] { $rounds } deals
    }{ $each ->
        [one] .
       *[other] , each played { $each } times with the line-ups in other seats or with other options.
    }
lab-page-contents = Contents
lab-page-foot = Made by Deckhand { $version }. The page holds everything it shows and asks nothing of any network.
lab-fact-bots = Line-ups
lab-fact-players = Players
lab-fact-seed = Seed
lab-fact-decisions = Decisions
lab-fact-version = Version
lab-fact-catalogue = Fingerprint of the cards
lab-fact-rules = Fingerprint of the rules
lab-fact-digest = Digest of all final positions
lab-fact-broken = Games that broke
lab-sec-scores = Who wins
lab-scores-about = A score is 1 for a game won, a fair share for a game shared, 0 for a game lost. Seats are counted, so what sits in two seats of a game counts twice in it.
lab-ends = Games: { $won } won, { $shared } shared, { $lost } lost to the table.
lab-fair = Bars begin at the mean of all seats, { $share }. Green and red bars are those whose interval does not hold it.
lab-by-seat = Score by seat
lab-by-bot = Score by bot
lab-by-deck = Score by deck
lab-by-faction = Score by faction
lab-by-variant = Score by options and seat
lab-col-seat = Seat
lab-col-bot = Bot
lab-col-deck = Deck
lab-col-faction = Faction
lab-col-variant = Options and seat
lab-all-seats = All players
lab-col-counted = Counted
lab-col-games = Games
lab-col-deals = Deals
lab-col-score = Score
lab-col-interval = Interval
lab-col-name = What
lab-sec-cards = Cards
lab-cards-about = These numbers show what goes together, not what causes what. A card may be played more often by who is winning anyway, and a card of a good deck has the score of its deck. Of many cards, one in twenty falls outside of its interval by chance alone.
lab-cards-figure =
    { $count ->
        [one] The card
       *[other] The { $count } cards
    } farthest from the mean of all seats, { $share }, even at the near end of the interval.
lab-card-drawn = Score of seats that drew the card
lab-card-played = Score of seats that played the card
lab-card-at-end = Score of seats that had the card in play at the end
lab-cards-table = Score by card: with it, and how many points more than without it
lab-col-card = Card
lab-col-drawn = Drawn
lab-col-played = Played
lab-col-at-end = In play at the end
lab-col-against = Against without
lab-sec-lengths = How games go
lab-length-decisions = Decisions in a game
lab-length-turns = Turns or rounds in a game
lab-length-leads = Changes of the lead
lab-leads-about = A seat leads while it stands best by the measure with which the game values a position for its bots, looked at whenever a turn is at rest.
lab-histogram = Mean { $mean }, median { $median }, from { $least } to { $most }.
lab-bin =
    { $from } to { $to }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
lab-sec-questions = Decisions by kind of question
lab-questions-about = Questions are called as in the tables of results. Those put to a seat that could only pass are counted too.
lab-questions-table = How often each kind of question is answered
lab-counts-figure = How often in a game, with the interval of that mean; the most frequent ones.
lab-col-question = Question
lab-col-count = Times
lab-col-in-games = In games
lab-col-per-game = Per game
lab-sec-rules = Rules that made something happen
lab-rules-about = A rule is counted whenever an event names it as its cause. What never came up in these { $games } games is not listed.
lab-rules-table = How often each rule made something happen
lab-col-rule = Rule
lab-col-title = Title
lab-sec-measured = What was measured, and how to read it
lab-intervals-about = Every interval is one of 95 % confidence. Games of one deal belong together, so they are not counted as if they were independent: shares have Wilson’s interval for as many games as tell the same as these, and never more than there were; means are resampled by deals; frequencies have the usual interval of a mean over deals.
lab-manifest-about = The manifest of the experiment:

## Comparisons

lab-unpaired =
    { $before } and { $after } can not be compared game by game: { $what ->
        [game] they are about different games
        [players] they have different numbers of players
        [seed] they have different seeds, so their deals are not the same
        [variants] they have different numbers of combinations of options
        [lineups] they have different numbers of line-ups
       *[nothing] no game was finished in both
    }.
lab-diff-title = { $experiment }, before and after a change
lab-sec-effects = What the change does
lab-diff-before = Before
lab-diff-after = After
lab-diff-paired =
    { $games ->
        [one] { $games } pair of games
       *[other] { $games } pairs of games
    } with the same deal and chance, of { $rounds ->
        [one] { $rounds } deal
       *[other] { $rounds } deals
    }; { $alike ->
        [0] no two
       *[other] { $alike }
    } went alike, with the same scores after as many decisions.
lab-diff-changed = Changed: { $what }.
lab-diff-nothing-changed = Nothing was changed: both experiments are the same.
lab-changed-version = the version of Deckhand
lab-changed-game = the game
lab-changed-mode = the mode
lab-changed-players = the number of players
lab-changed-options = options
lab-changed-bots = line-ups
lab-changed-decks = cards of a deck
lab-changed-seed = the seed
lab-changed-games = the number of games
lab-changed-record = what is recorded
lab-changed-catalogue = cards of the game
lab-changed-rules = rules of the game
lab-diff-renamed = { $before } → { $after }
lab-diff-line = { $name }: { $before } → { $after }, { $difference }
lab-diff-same = No difference at all: equal in every deal.
lab-diff-not-shown = No difference that this many games could show (smallest that would have shown: ±{ $smallest }).
lab-diff-not-shown-points = No difference that this many games could show (smallest that would have shown: ±{ $smallest } points).
lab-diff-shown = A difference, of { $size } standard deviations of a deal.
lab-diff-about = Differences are after less before, taken within pairs, and their intervals of 95 % come from resampling deals. Of twenty things that did not change, one seems to by chance alone.
lab-diff-figure = After less before, with its interval.
lab-diff-figure-points = After less before in points of a hundred, with its interval. Green and red bars are those whose interval does not hold zero.
lab-col-difference = Difference
lab-diff-verdict = { $name }: { $verdict }
