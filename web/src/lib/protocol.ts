// What server and page say to each other. Made from crates/protocol by `cargo xtask protocol`; do not edit.

/**
 * A rule that can be opened in the reader.
 */
export type RuleRef = { 
/**
 * Its number.
 */
id: string, 
/**
 * Whether it is our own ruling rather than the rulebook's.
 */
ours: boolean, 
/**
 * What it is called.
 */
title: string, };

/**
 * A sentence and the rules behind it.
 */
export type Said = { 
/**
 * The sentence.
 */
text: string, 
/**
 * The rules.
 */
rules: Array<RuleRef>, };

/**
 * A line of the log.
 */
export type Line = { 
/**
 * The sentence.
 */
text: string, 
/**
 * The rules that made it happen.
 */
rules: Array<RuleRef>, 
/**
 * The numbers of the cards that it names, as in the catalogue.
 */
cards: Array<number>, 
/**
 * How far it is indented: 0 for what an answer did, 1 for what followed.
 */
depth: number, 
/**
 * Lines of the same number follow from the same answer. Counted for this reader alone.
 */
step: number, 
/**
 * Who gave that answer.
 */
by: number | null, };

/**
 * One part of an offer.
 */
export type Pick = { 
/**
 * The slot of the question that it fills.
 */
slot: string, 
/**
 * The thing that fills it; seats in it count from 1, as in the notation: `card:41`, `cell:1:2,-1`, `slot:1.2`, `turn:90`, `seat:1`, `num:3`, `opt:pass`.
 */
ref: string, 
/**
 * The thing in words.
 */
says: string, };

/**
 * How carefully an offer should be taken.
 */
export type Weight = "plain" | "soft" | "heavy";

/**
 * Whether an answer can be taken back.
 */
export type Undo = "free" | "consent" | "never";

/**
 * One legal answer.
 */
export type Offer = { 
/**
 * Its place in the list of offers.
 */
n: number, 
/**
 * Its parts.
 */
picks: Array<Pick>, 
/**
 * Its notation.
 */
text: string, 
/**
 * Its words.
 */
says: string, 
/**
 * How grave it is.
 */
weight: Weight, };

/**
 * A question to the reader.
 */
export type Ask = { 
/**
 * Goes back with the answer.
 */
id: number, 
/**
 * The question.
 */
says: string, 
/**
 * The rule that puts it.
 */
rule: RuleRef, 
/**
 * Whether it only lets the reader answer what is going on.
 */
reply: boolean, 
/**
 * Everything that may be answered.
 */
offers: Array<Offer>, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "person" | "bot" | "open";

/**
 * A seat at the table.
 */
export type SeatInfo = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * The name of who sits there.
 */
name: string, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The level of a bot.
 */
level: string | null, 
/**
 * Whether they are connected; bots always are.
 */
here: boolean, 
/**
 * Whether a bot plays in the place of a person who is away.
 */
stood_in: boolean, };

/**
 * The clock of a seat.
 */
export type Clock = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Milliseconds left.
 */
left_ms: number, 
/**
 * Byo-yomi periods left.
 */
periods: number, 
/**
 * Whether it runs now.
 */
running: boolean, };

/**
 * How a game ended.
 */
export type Over = { 
/**
 * Who won.
 */
winners: Array<number>, 
/**
 * Whether nobody won and nobody lost.
 */
drawn: boolean, 
/**
 * The result in words.
 */
lines: Array<string>, 
/**
 * The rule that decided it.
 */
decided: RuleRef | null, 
/**
 * `rules`, `resigned`, `time`, `agreed`, `left` or `aborted`.
 */
how: string, };

/**
 * How the table stands for the reader.
 */
export type Now = { 
/**
 * Counts what this connection has been sent about the game.
 */
seq: number, 
/**
 * The view of the game.
 */
view: unknown, 
/**
 * Who is asked something.
 */
asked: Array<number>, 
/**
 * The question to the reader.
 */
ask: Ask | null, 
/**
 * How it ended, when it has.
 */
over: Over | null, 
/**
 * All clocks; empty where there are none.
 */
clocks: Array<Clock>, 
/**
 * Whether the reader's last answer can be taken back.
 */
undo: Undo, 
/**
 * What somebody has proposed.
 */
requests: Array<Request>, };

/**
 * What can be proposed to the others.
 */
export type RequestKind = "undo" | "draw" | "rematch";

/**
 * Something proposed that waits for consent.
 */
export type Request = { 
/**
 * Its number.
 */
id: number, 
/**
 * What is proposed.
 */
kind: RequestKind, 
/**
 * By whom.
 */
by: number, 
/**
 * In words.
 */
text: string, 
/**
 * Who has agreed.
 */
agreed: Array<number>, };

/**
 * The seal on the chance of a game: made before the deal, opened at the end.
 */
export type Seal = { 
/**
 * BLAKE3 of the sealed seed, in hexadecimal digits.
 */
commit: string, 
/**
 * The sealed seed, when the game is over.
 */
opened: string | null, 
/**
 * What the players added, one for each seat.
 */
added: Array<string>, };

/**
 * Something said by a person.
 */
export type ChatLine = { 
/**
 * By which seat.
 */
by: number, 
/**
 * What.
 */
text: string, };

/**
 * Everything about a table.
 */
export type Table = { 
/**
 * The name of the match.
 */
match: string, 
/**
 * The game.
 */
game: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * Game and mode in words.
 */
title: string, 
/**
 * Options that were given; decks only when the game is over.
 */
options: Array<[string, string]>, 
/**
 * The seat of the reader.
 */
you: number | null, 
/**
 * The language in which everything is said.
 */
lang: string, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * Whether all seats are taken and the game has begun.
 */
begun: boolean, 
/**
 * Whether cards of the game are our reconstruction.
 */
ours: boolean, 
/**
 * The last lines of the log.
 */
log: Array<Line>, 
/**
 * How it stands; nothing before it has begun.
 */
now: Now | null, 
/**
 * How it ended, if it was called off before it began.
 */
called_off: Over | null, 
/**
 * The seal on its chance.
 */
seal: Seal, 
/**
 * The version of the rules.
 */
rules_version: number, 
/**
 * Whether it may be watched: `none`, `delayed` or `live`.
 */
watch: string, 
/**
 * What was said last.
 */
chat: Array<ChatLine>, 
/**
 * The match to which a rematch leads.
 */
next: string | null, 
/**
 * The match from one of whose positions this one is played.
 */
from: TakenFrom | null, };

/**
 * The deal, or an answer and what it led to.
 */
export type ReplayStep = { 
/**
 * What happened.
 */
lines: Array<Line>, 
/**
 * The view of the game after it.
 */
view: unknown, 
/**
 * Who answered; nobody at the deal.
 */
by: number | null, 
/**
 * The answer in words.
 */
says: string | null, 
/**
 * The question that was answered, and the rule that puts it.
 */
asked: Said | null, 
/**
 * How many answers were offered.
 */
offers: number | null, 
/**
 * How long the seat had the question, in milliseconds; not known of what was taken over from another match.
 */
took_ms: number | null, 
/**
 * Whether the server passed it for a seat that did not want to be asked.
 */
passed: boolean, 
/**
 * The bot that answered, in its own seat or in place of a person.
 */
bot: string | null, };

/**
 * A match that is over, step by step.
 */
export type Replay = { 
/**
 * The table as it is now.
 */
table: Table, 
/**
 * The deal and the answers that stand.
 */
steps: Array<ReplayStep>, };

/**
 * A card as the catalogue shows it.
 */
export type Card = { 
/**
 * Its number, as used by picks.
 */
number: number, 
/**
 * Its name in the notation.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its text, sentence by sentence.
 */
text: Array<string>, 
/**
 * Its kind.
 */
kind: string, 
/**
 * Its kind in words.
 */
kind_name: string, 
/**
 * Further printed facts: name and value.
 */
facts: Array<[string, string]>, 
/**
 * The names of the facts in words, in the same order.
 */
labels: Array<string>, 
/**
 * The rules that govern it.
 */
rules: Array<RuleRef>, 
/**
 * Whether it is our reconstruction.
 */
ours: boolean, };

/**
 * A way to play a game.
 */
export type ModeInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What it is about.
 */
about: string, 
/**
 * Fewest seats.
 */
min: number, 
/**
 * Most seats.
 */
max: number, 
/**
 * The usual number of seats.
 */
usual: number, 
/**
 * Whether all win or lose as one.
 */
together: boolean, };

/**
 * Something that can be chosen before a game.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is about.
 */
about: string, 
/**
 * The value when nothing is said.
 */
default: string, 
/**
 * The values that may be chosen; a single entry such as `0-12` for numbers; empty for free text.
 */
values: Array<string>, 
/**
 * The number of the rule that explains it.
 */
rule: string, };

/**
 * A game.
 */
export type GameInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Whether cards of it are our reconstruction.
 */
ours: boolean, 
/**
 * Whether players bring decks.
 */
has_decks: boolean, 
/**
 * Ways to play, the usual one first.
 */
modes: Array<ModeInfo>, 
/**
 * What can be chosen.
 */
options: Array<OptionInfo>, 
/**
 * Names and titles of the decks that come with it.
 */
decks: Array<[string, string]>, };

/**
 * A rule.
 */
export type Rule = { 
/**
 * Its number.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its text.
 */
text: string, 
/**
 * Where it comes from.
 */
sources: string, 
/**
 * Whether it is our own ruling.
 */
ours: boolean, 
/**
 * The chapter in which it stands: what its numbers have in common, and the title.
 */
chapter: string, };

/**
 * The rules of a game.
 */
export type Rules = { 
/**
 * Their version.
 */
version: number, 
/**
 * All of them in order.
 */
rules: Array<Rule>, };

/**
 * When time runs.
 */
export type ClockPlan = { "kind": "none" } | { "kind": "decision", 
/**
 * Seconds.
 */
step_s: number, } | { "kind": "chess", 
/**
 * Seconds in the stock.
 */
main_s: number, 
/**
 * Seconds more with each decision.
 */
step_s: number, } | { "kind": "byoyomi", 
/**
 * Seconds in the stock.
 */
main_s: number, 
/**
 * Seconds of a period.
 */
step_s: number, 
/**
 * Periods.
 */
periods: number, } | { "kind": "hourglass", 
/**
 * Seconds at the beginning.
 */
main_s: number, } | { "kind": "days", 
/**
 * Days.
 */
days: number, };

/**
 * What happens with a seat whose owner is away when it has to decide.
 */
export type Away = "wait" | "bot" | "forfeit";

/**
 * Who may watch.
 */
export type Watch = "none" | "delayed" | "live";

/**
 * A seat of a new match.
 */
export type NewSeat = { 
/**
 * `person` for who makes the match, `bot` or `open`.
 */
kind: SeatKind, 
/**
 * The level of a bot.
 */
level: string | null, };

/**
 * A position of a match that is over, from which another is played.
 */
export type TakenFrom = { 
/**
 * The match.
 */
match: string, 
/**
 * How many of its answers stand.
 */
answers: number, };

/**
 * A match to be made.
 */
export type NewMatch = { 
/**
 * The game.
 */
game: string, 
/**
 * The mode; the usual one if nothing is said.
 */
mode: string | null, 
/**
 * Options by name.
 */
options: Array<[string, string]>, 
/**
 * The seats.
 */
seats: Array<NewSeat>, 
/**
 * When time runs.
 */
clock: ClockPlan, 
/**
 * Whether everybody sees it in the lobby.
 */
listed: boolean, 
/**
 * What happens with a seat whose owner is away.
 */
away: Away, 
/**
 * Who may watch.
 */
watch: Watch, 
/**
 * How many decisions those who watch are behind.
 */
delay: number, 
/**
 * The name of who makes it.
 */
name: string, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * What the maker adds to the chance.
 */
entropy: string | null, 
/**
 * The seal that the maker was given before; a fresh one if nothing is said.
 */
commit?: string, 
/**
 * The match that is played on from one of its positions; a new deal if nothing is said.
 */
from?: TakenFrom, };

/**
 * A seal on the chance of a match that is not made yet.
 */
export type Sealed = { 
/**
 * BLAKE3 of the sealed secret, in hexadecimal digits.
 */
commit: string, };

/**
 * A match was made.
 */
export type Created = { 
/**
 * The match.
 */
match: string, 
/**
 * The key to the maker's seat; none if all seats are for others.
 */
seat: string | null, 
/**
 * The link for the others.
 */
link: string, };

/**
 * Somebody sits down.
 */
export type Join = { 
/**
 * Their name.
 */
name: string, 
/**
 * What they add to the chance.
 */
entropy: string | null, };

/**
 * Somebody sat down.
 */
export type Joined = { 
/**
 * The match.
 */
match: string, 
/**
 * The key to the seat.
 */
seat: string, };

/**
 * A match in a list.
 */
export type MatchCard = { 
/**
 * The match.
 */
match: string, 
/**
 * The game.
 */
game: string, 
/**
 * Game and mode in words.
 */
title: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * When time runs.
 */
clock: ClockPlan, 
/**
 * Whether the reader is asked something.
 */
your_turn: boolean, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The seal on its chance, to be noted before sitting down: BLAKE3 of the sealed secret.
 */
commit: string, };

/**
 * What goes on.
 */
export type Lobby = { 
/**
 * Matches with a free seat.
 */
open: Array<MatchCard>, 
/**
 * Matches of the reader.
 */
yours: Array<MatchCard>, 
/**
 * Matches that can be watched.
 */
live: Array<MatchCard>, };

/**
 * Why something was refused.
 */
export type Refusal = { 
/**
 * The sentence.
 */
text: string, 
/**
 * The number of the rule, where one applies.
 */
rule: string | null, };

/**
 * The body of every answer that refuses.
 */
export type Error = { 
/**
 * Why.
 */
error: Refusal, };

/**
 * When questions that only let a seat answer are passed without asking.
 */
export type Passing = "never" | "alone" | "always";

/**
 * From the server to a page.
 */
export type ToPage = { "t": "table" } & Table | { "t": "moved", 
/**
 * What is told.
 */
lines: Array<Line>, 
/**
 * Who answered.
 */
by: number | null, 
/**
 * Counts what this connection has been sent about the game.
 */
seq: number, 
/**
 * The view of the game.
 */
view: unknown, 
/**
 * Who is asked something.
 */
asked: Array<number>, 
/**
 * The question to the reader.
 */
ask: Ask | null, 
/**
 * How it ended, when it has.
 */
over: Over | null, 
/**
 * All clocks; empty where there are none.
 */
clocks: Array<Clock>, 
/**
 * Whether the reader's last answer can be taken back.
 */
undo: Undo, 
/**
 * What somebody has proposed.
 */
requests: Array<Request>, } | { "t": "seats", 
/**
 * All seats.
 */
seats: Array<SeatInfo>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * Whether the game has begun.
 */
begun: boolean, } | { "t": "requests", 
/**
 * All that wait.
 */
requests: Array<Request>, } | { "t": "chat" } & ChatLine | { "t": "done", 
/**
 * The command.
 */
cmd: string, } | { "t": "refused", 
/**
 * The command.
 */
cmd: string, 
/**
 * Why.
 */
say: Said, 
/**
 * Whether the question had changed meanwhile.
 */
stale: boolean, } | { "t": "look", 
/**
 * The command.
 */
cmd: string, 
/**
 * What would be told.
 */
lines: Array<Line>, 
/**
 * Whether it could be taken back.
 */
undo: Undo, } | { "t": "why", 
/**
 * The command.
 */
cmd: string, 
/**
 * The reasons.
 */
lines: Array<Said>, } | { "t": "ping" } | { "t": "closing", 
/**
 * Why.
 */
text: string, };

/**
 * From a page to the server. `cmd` is made up by the page; the same one twice is carried out once.
 */
export type ToServer = { "t": "answer", 
/**
 * The command.
 */
cmd: string, 
/**
 * The question.
 */
ask: number, 
/**
 * The place of the offer.
 */
offer: number, } | { "t": "type", 
/**
 * The command.
 */
cmd: string, 
/**
 * The question.
 */
ask: number, 
/**
 * What was typed.
 */
text: string, } | { "t": "look", 
/**
 * The command.
 */
cmd: string, 
/**
 * The question.
 */
ask: number, 
/**
 * The place of the offer.
 */
offer: number, } | { "t": "why", 
/**
 * The command.
 */
cmd: string, 
/**
 * What it is about.
 */
text: string, } | { "t": "undo", 
/**
 * The command.
 */
cmd: string, } | { "t": "propose", 
/**
 * The command.
 */
cmd: string, 
/**
 * What.
 */
kind: RequestKind, } | { "t": "agree", 
/**
 * The command.
 */
cmd: string, 
/**
 * Which.
 */
id: number, 
/**
 * Whether it is agreed to.
 */
yes: boolean, } | { "t": "resign", 
/**
 * The command.
 */
cmd: string, } | { "t": "abort", 
/**
 * The command.
 */
cmd: string, } | { "t": "say", 
/**
 * The command.
 */
cmd: string, 
/**
 * Its name.
 */
phrase: string, } | { "t": "passing", 
/**
 * How.
 */
how: Passing, } | { "t": "lang", 
/**
 * The language.
 */
lang: string, };
