var e=`# The page's own words, English.
you = You
seat-number = Seat { $n }
seat-bot = bot, { $level }
seat-open = anyone
seat-free = free
seat-here = here
seat-away = away
seat-stood-in = a bot stands in
table = Table
table-loading = Setting the table
table-gone = There is no such table, or this seat is not yours.
board-broken = This part of the table can not be drawn. You can go on from the bar below.
to-decision = To the decision
to-home = To the lobby
broken = Something broke. Your games are safe.
not-found = There is nothing here.
not-found-about = The address may be old, or a table has ended.
mark-offered = offered
mark-soft = also possible
mark-picked = picked
mark-refused = refused
region-seats = Seats
region-board = Board
region-decision = Decision
region-tray = Tray
region-rail = Inspector, log and commands
region-tabs = Parts of the table
region-inspector = Inspector
region-spoken = Announcements
region-facts = Phase
live = Live
not-live = Offline
watchers = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
}
watchers-word = watching
undo = Undo
undo-ask = Ask for undo
undo-never = This can not be undone: something was shown or drawn, or somebody has acted.
theme-to-day = Day theme
theme-to-night = Night theme
tab-board = Board
tab-log = Log
tab-card = Card
tab-command = Command
tab-more = More
tab-chat = Chat
tab-table = Table
close = Close
why = Why not?
ours-short = our own set
ours-set = The cards of this game are our own set.
ruling = our ruling
rulebook = rulebook
rules-used = Rules
inspector-empty = Point at a card, or move the focus to it, to see it here.
unpin = Let go of the card
pinned = Pinned.
unpinned = No longer pinned.
wait-seats = { $n ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $n } more players
}
wait-for = Waiting for { $seats }
wait-none = One moment
over = The game is over
stale = The table had moved on. Please choose again.
sent = Sent
back = Back
back-to = Back to before this pick
confirm = Confirm: { $what }
agree = Agree
refuse = Decline
request-waits = { $text } Waiting for the others.
rematch = Rematch
replay = Replay
report = Report
then = Then:
none-of-it = Leave it at that
filter = Filter
less = One less
more = One more
choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
offers-count = { $n ->
    [one] { $n } offer.
   *[other] { $n } offers.
}
slot-open = { $slot }, { $n } legal
slot-offer = answer
slot-verb = action
slot-card = card
slot-with = with
slot-cell = cell
slot-turn = turn
slot-seat = player
slot-number = number
slot-slot = place
slot-place = place
slot-from = from
slot-to = to
slot-at = place
slot-target = target
slot-choice = choice
slot-ability = ability
slot-colour = colour
slot-trait = trait
slot-into = into
net-lost = Connection lost. Trying again in { $n } s. The server keeps the time.
net-lost-short = Connection lost.
net-closed = This table can not be reached.
net-back = Back. Nothing was lost.
net-retry = Try now
follow = Side
follow-none = of nobody
chart-table = Table
you-watch = You are watching.
watch-no-acts = You are watching. Only seats can act.
time-days = { $n } d
time-hours = { $n } h
spoken-hours = { $n } hours
spoken-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
spoken-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
clock-low = You have { $n } seconds.
clock-none = Nobody has a clock.
clock-periods = { $n ->
    [one] { $n } period
   *[other] { $n } periods
}
again = again: { $line }
spoken-rule = Rule { $rule }.
and-more = and { $n } more
log-filter = Which lines
log-all = All
log-decisions = Decisions
log-mine = Mine
log-ours = With our rulings
log-older = { $n } older lines
log-new = { $n } new
log-empty = Nothing has happened yet.
copy = Copy
copied = Copied
command = Command line
command-hint = type a move, or ?
command-idle = why, rule, log, look …
cmd-not-asked = You are not asked anything now.
cmd-no-rule = There is no rule { $id }.
cmd-no-card = Nothing here is called { $name }.
cmd-concede = Type “concede !” to give up the game.
cmd-help = Type a move as the list shows it, a pip’s number, or: ?, why …, rule …, look …, log 5, clocks, summary, undo, concede.
chat-empty = Nobody has said anything.
say-hello = Hello
say-luck = Good luck
say-thinking = Let me think
say-moment = One moment
say-sorry = Sorry
say-nice = Well played
say-thanks = Thank you
say-oops = Oops
say-again = Again?
say-bye = Goodbye
table-mode = Mode
table-rules = Rules
table-watch = Spectators
version = version { $n }
seal = Seal
seal-about = The order of the cards was sealed before the game. When it ends the seal is opened, and anybody can check it.
passing = Pass for me when I can do nothing else
passing-never = never
passing-alone = when passing is all I can do
passing-always = always, out of my turn
auto = Answered for me
auto-none = Nothing. Give an answer, and it can be kept here.
auto-last = Your last answer: { $asks }
auto-keep-turn = Always so, this turn
auto-keep-game = Always so, this game
auto-turn = this turn
auto-game = this game
auto-count = { $n ->
    [one] { $n } time
   *[other] { $n } times
}
auto-drop = No longer answer by itself: { $what }
auto-soon = Answering for you: { $what }
auto-hold = Not this time
offer-draw = Offer a draw
resign = Resign
resign-sure = Really resign?
abort = Break off
abort-sure = Really break off?
language = Language
lang-en = English
lang-de = Deutsch
lang-ru = Русский
settings = Settings
keys-title = Keys
keys-off = Single keys can be switched off in the settings.
key-pip = pick the thing with that number
key-pass = pass, none or end
key-pick = pick, or press the button
key-back = take the last pick back, close
key-walk = next or last offered thing
key-arrows = move inside a region
key-command = command line
key-regions = next region
key-decision = read the decision
key-clocks = read the clocks
key-log = read the log backwards
key-summary = read the position
key-why = why not?
key-rule = rule of this line or card
key-pin = pin the inspector
key-undo = undo, or ask for it
key-places = hand, board, opponents
key-zoom = zoom in, out, fit
key-help = these keys
rule-missing = The text of this rule is not at hand.
open-reader = Open in the reader
waiting-title = The table is set
waiting-about = The game begins as soon as every seat is taken and here. Your seat stays yours: this browser remembers it.
share-link = Send this address to the other players
empty = empty

## Pages
to-content = To the content
nav = Deckhand
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-decks = Decks
nav-rules = Rules
nav-bots = Bots
server-silent = The server does not answer.
guest = Guest
home-title = What will you play?
about-disastles = Build a castle room by room. Survive what comes out of the deck.
about-berserk = Two squads, a field of 5 by 6, dice and a stack.
about-sectors = Install programs, control three sectors, win disks.
about-megacorp = Your stacked deck is your money and your life.
about-leduc = The smallest poker: two players, six cards, two rounds.
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $a } to { $b } players
level-of = Level of the bot, { $game }
level-less = Weaker
level-more = Stronger
level-1 = beginner
level-2 = easy
level-3 = steady
level-4 = strong
level-5 = expert
bot = Bot
play-bot = Play a bot
starting = Starting …
find-players = Find players
small-games = Small games
new-table = New table
open-tables = Open tables
lobby-all = All games
lobby-free = Seats free
lobby-casual = No clock
lobby-days = A turn a day
no-open = No open tables. Open one, or play a bot meanwhile.
col-game = Game
col-players = Players
col-clock = Clock
col-seats = Seats
col-rule = Rule
col-title = Title
join = Join
your-games = Your games
your-turn = Your decision
others-turn = Others decide
play = Play
pause = Pause
open = Open
forget = Forget { $title }
no-yours = You have no games here yet.
live-now = Live now
watch = Watch
no-live = Nobody plays in public right now.
bots-title = What the bots are
bots-short = A bot thinks for a fixed number of tries per decision, so it plays the same on a slow server. It sees only what its seat may see.
bots-more = How strong are they?
bots-levels = Levels
bots-level = Level
bots-word = Name
bots-tries = Tries per decision
bots-measured = Measured strength
bots-unmeasured = not measured yet
bots-sees = What a bot sees
bots-sees-about = A bot gets the same view as a person in its seat. What is hidden from the seat it has to guess, and each try guesses anew.
number = { NUMBER($n) }
clock-min = { $n } min
clock-sec = { $n } s
clock-per-decision = { $time } per decision
clock-hourglass = hourglass, { $time }
clock-days = { $n ->
    [one] { $n } day per decision
   *[other] { $n } days per decision
}
clock-kind-none = No clock
clock-kind-chess = Time plus increment
clock-kind-decision = Time per decision
clock-kind-byoyomi = Time, then periods
clock-kind-hourglass = Hourglass
clock-kind-days = Days per decision
clock-main = Minutes for the game
clock-plus = Seconds added per decision
clock-step = Seconds per decision
clock-count = Periods
new-game = Game
new-rules = Rules
new-options = { $n ->
    [one] { $n } option of the rules
   *[other] { $n } options of the rules
}
usual = usual
your-name = Your name
new-count = How many play
seat-anyone = Anyone
new-list-it = Show this table in the lobby
new-away = When somebody stays away
away-wait = the table waits
away-bot = a bot plays for them
away-forfeit = they lose
new-watch = Who may watch
watch-none = nobody watches
watch-delayed = anybody, { $n } decisions behind
watch-later = anybody, some decisions behind
watch-live = anybody, at once
new-delay = How many decisions behind
new-listed = open to anybody
new-invite = by invitation
new-bots-only = against bots
your-table = Your table
create-table = Create table
rules-tree = Rules by chapter
rules-search = Search the rules
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
rules-none = No rule says that.
rules-about = About this rule
rules-from = You came from
rules-applies = Cards that use { $id }
rules-no-card = No card names it.
rules-source = Source
rules-version = Version of the rules
rules-signs = Signs
rules-sign-book = is printed in the game’s own rules.
rules-sign-ours = is ours, where the printed rules are silent.
cards = Cards
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
replay-at-start = Decision { $at } of { $of }
replay-at = Decision { $at } of { $of }, { $name }
replay-first = To the beginning
replay-back = One decision back
replay-next = One decision on
replay-last = To the end
replay-scrub = Position in the game
replay-as = Seen as
replay-public = spectator
replay-all = all hands open
replay-speed = Speed
copy-link = Copy link
replay-more = More
replay-offers = { $n ->
    [one] one answer was possible
   *[other] { $n } answers were possible
}
replay-took = after { $time }
replay-passed = passed without asking
replay-stood-in = a bot stood in
replay-exact = exact
replay-exact-about = Played again from its record: every hash agrees.
replay-from = Played on from another match, after answer { $answers }
replay-to = to decision { $at }
play-on = Play from here
play-on-about = A new private match begins after decision { $at }. Chance is new from there. Everybody who looks at this replay can see all hands, so it never counts for ratings.
play-on-go = Begin
play-on-over = The game is over here. Go back some decisions.
times = Thinking time
times-total = In all
times-count = Decisions
times-mean = On average
times-longest = Longest
times-passed = Not asked
times-unknown = { $n ->
    [one] One decision was
   *[other] { $n } decisions were
} taken over from another match; how long it took is not known.
bug = Report a bug
bug-about = Nothing is sent. Copy the text below into a message to whoever runs this server, or into a report to those who make Deckhand. It has no names of people and no key to your seat.
bug-wrong = What is wrong, and what should have happened
bug-preview = This is what you copy
bug-copy = Copy the report
bug-record = Save the record
replays-about = Every finished game can be played back, decision by decision, to anybody who has its address.
replays-id = Address or name of a match
decided-by = Decided by
report-length = Length
report-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
report-lines = { $n ->
    [one] { $n } line in the log
   *[other] { $n } lines in the log
}
report-by-turn = Decisions by turn
report-turn = Turn
report-by-kind = What was decided, by rule
report-clocks = Time left at the end
report-by-seat = Decisions by seat
report-count = How often
report-share = Share
report-by-rule = Rules that made things happen
seal-fits = The seal fits: the chance of this game was fixed before this browser added its part to it.
seal-broken = The seal does not fit! The server may have chosen the chance of this game after it knew your part of it.
seal-before = Given out before the game
seal-opened = Opened after it
seal-added = Added by seat { $n }
set-how = How it looks and behaves
set-theme = Theme
set-theme-system = as the system
set-theme-light = day
set-theme-dark = night
set-size = Text and card size
set-size-100 = 100 %
set-size-120 = 120 %
set-size-140 = 140 %
set-motion = Motion
set-motion-system = as the system
set-motion-normal = normal
set-motion-off = off
set-hatch = Hatchings
set-hatch-normal = normal
set-hatch-strong = strong
set-confirm = Ask once more
set-confirm-never = never
set-confirm-heavy = for grave answers
set-confirm-always = always
set-passing = Pass for me
set-passing-never = never
set-passing-alone = when I can do nothing else
set-passing-always = always, out of my turn
set-verbosity = Spoken log
set-verbosity-short = short
set-verbosity-normal = normal
set-verbosity-full = full
set-sound = Sounds
set-sound-off = off
set-sound-soft = soft
set-sound-normal = normal
set-keys = Single keys pick things on the table
set-preview = Show what would surely follow
set-kept = Kept in this browser.
set-sample = Sample
set-sample-text = You build Lonely Vault at 4, 0. It is active: 3 treasure.
account = Account
account-about = You can play without one. With an account your games are found on every device.
account-is = Signed in as { $name }.
account-name = Name
account-password = Password
sign-in = Sign in
sign-up = Create account
sign-out = Sign out
sign-out-all = Sign out everywhere
signed-in = You are signed in.
signed-out = You are signed out.
decks-ready = Ready decks
decks-none = There are none for this game.
decks-take = Take it as a start
decks-own = Your deck
decks-text = One line a card: how many and its name
decks-check = Check
decks-legal = This deck is legal.
decks-illegal = This deck is not legal yet.
decks-hand = Test hand
decks-hand-again = Another test hand
decks-hand-top = The first seven cards, from the top.
decks-hand-random = Seven cards of the shuffled deck.
decks-curve = Cards by cost
decks-cost = Cost
decks-order = Order
decks-up = { $card } up
decks-down = { $card } down
decks-add = Add { $card }
new-deck = Deck of seat { $n }
new-deck-usual = usual deck
your-turn-time = Your turn. { $time }.
to-rematch = To the rematch
`;export{e as default};