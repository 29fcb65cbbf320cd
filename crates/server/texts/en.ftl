# What the server says. Names of seats stand as in the log.

server-match-over = This match is over.
server-no-seat = No seat is free at this table.
server-not-kept = This could not be kept just now, so nothing has happened. Try again in a moment.
server-no-game = There is no such game.
server-only-watching = You are watching. Only seats can act.
server-stale = The table had moved on. Nothing was lost; here is the present question.
server-no-offer = This answer is not offered.
server-not-begun = The game has not begun: not everybody is here.
server-no-phrase = There is no such phrase.
server-no-proposal = This can not be proposed now.
server-you-resigned = You have given up this seat.
server-undo-consent = The others have to agree to this. Ask for it.
server-undo-nothing = There is nothing to take back.
server-no-abort = Somebody has answered already, so the match can not be called off. You can resign.
server-too-much = This is more than the server takes.
server-no-bot = There is no bot “{ $name }”. Known are { $known }.
server-one-maker = One seat at most is for who makes the match; others are open or for bots.
server-no-time = A clock without time would be over before it begins.
server-no-name = A name is missing.
server-full = The server has as many matches as it takes. Try again later.
server-no-match = There is no match of this name.
server-no-key = This key opens no seat of this match.
server-not-watched = This match may not be watched.
server-too-many = Too many are looking at this match.
server-too-fast = Too many messages; the connection was closed. Reload the page to come back.
server-too-slow = The connection was too slow and was closed. Reload the page to come back.
server-bad-request = The request can not be read: { $why }.
server-not-found = There is nothing here.
server-stopping = The server stops. Your match is kept and goes on when it is back.
server-name-taken = This name is taken.
server-bad-name = A name has 2 to 24 letters, digits, blanks, dots or dashes.
server-bad-password = A password has at least 8 signs and at most 200.
server-wrong-login = Name or password is wrong.
server-not-signed-in = You are not signed in.
server-no-stream = Open the stream of this match first; answers come over it.
server-replay-later = The match can be looked through when it is over.
server-from-later = A match can be played on from one of its positions when it is over.
server-from-nothing = This match was never dealt, so there is nothing to play on from.
server-from-step = There is no position after answer { $at }: { $answers ->
    [0] nothing was answered in this match
    [one] this match has one answer
   *[other] this match has { $answers } answers
}.
server-from-over = The game is over in this position. Take an earlier one.
server-from-other = A match that is played on keeps its game, mode and options: leave out the last two.
server-from-seats = This match is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, and so is the one that goes on from it.
server-diverges = This match was played with other rules or cards than those of today and can not be played again.
server-many-seats = { $asked } seats are more than any table has.
server-no-seal = This seal was not given out by this server, was used already, or is older than ten minutes. Ask for a new one and make the match again.
server-other-site = This request comes from another site.
server-other-host = The server is not known by this name. Its owner can add it: “hosts” or “public_url” in the settings.
server-too-often = That is asked for too often from your address. Try again in { $seconds } s.
server-too-long = The request is too long: 64 KiB at most.
server-slow-body = The rest of the request did not come in time.
server-broken-body = The request broke off in the middle.
server-encoded = The request is compressed; send it as it is.
server-no-method = That can not be done with this address.
server-bad-message = This message can not be read: { $why }.
server-binary = Messages are text; binary ones are not read. The connection was closed.
server-bad-id = The id of a command has 1 to 64 bytes.
server-used-id = Another command had this id already. Nothing has happened; give this one an id of its own.
server-long-why = What is asked about is too long: 200 bytes at most.
server-no-lang = This language is not spoken here. Known are en, de and ru.
server-long-entropy = What is added to the chance is too long: 128 bytes at most.

server-ended-resigned = { $seat } gives up.
server-ended-time = The time of { $seat } is up.
server-ended-agreed = Both sides agree to a draw.
server-ended-left = { $seat } has left.
server-ended-aborted = { $seat } calls the match off.
server-winners = Winner: { $seats }.

server-asks-undo = { $seat } asks to take back the last answer.
server-asks-draw = { $seat } offers a draw.
server-asks-rematch = { $seat } wants to play again.
server-taken-back = { $seat } has taken back { $count ->
    [one] one answer
   *[other] { $count } answers
}.
server-taken-back-agreed = With everybody’s consent, { $seat } has gone back { $count ->
    [one] one answer
   *[other] { $count } answers
}; chance is drawn anew.
server-stands = { $seat } is away; { $bot } stands in.
server-stands-no-more = { $seat } is back and plays on.
server-stands-resigned = { $seat } has given up; { $bot } plays on.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thinking = Let me think.
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-again = Again?
phrase-bye = Goodbye!

bot-name-random = Random
bot-name-greedy = Greedy
bot-name-level-1 = Beginner
bot-name-level-2 = Easy
bot-name-level-3 = Steady
bot-name-level-4 = Strong
bot-name-level-5 = Expert
