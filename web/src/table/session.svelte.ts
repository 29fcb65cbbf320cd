// One open table: what the server said about it, and what was said back.
import { OfferBoard, type Looked } from "../lib/offers.svelte";
import type {
  Ask, Card, Clock, Line, Now, Offer, Request, RequestKind, Rule, RuleRef, Said, Table, ToPage, ToServer, Undo,
} from "../lib/protocol";
import type { BoardModule } from "../lib/board";
import { loadBoard } from "../lib/boards";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { boardWords, text, tr } from "../lib/text.svelte";
import { api, type Ears, type Link, type LinkState } from "../lib/wire";
import { Habits } from "./habits.svelte";
import { spokenTime } from "./time";

export type Channel = "decision" | "log" | "answer" | "alarm";
/** A line of the command panel: what was typed, or what came of it. */
export interface Console {
  id: number;
  kind: "typed" | "said" | "refused";
  text: string;
  rules: RuleRef[];
}
export interface Spoken {
  id: number;
  text: string;
}
export type Shown =
  | { what: "card"; card: Card; label: string }
  | { what: "thing"; label: string }
  | { what: "why"; lines: Said[] }
  | null;

const KEEP = 30;
const uncounted = (says: string): string => says.replace(/\d+/g, "#");
let ids = 0;

export class TableSession {
  table: Table | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  link: LinkState = $state.raw({ at: "connecting" });
  /** The connection came back a moment ago. */
  back = $state(false);
  closing: string | null = $state(null);
  board: BoardModule | null = $state.raw(null);
  catalogue: Map<number, Card> = $state.raw(new Map());
  rules: Map<string, Rule> = $state.raw(new Map());
  offers = new OfferBoard();
  /** What is answered for the player. */
  habits = new Habits(() => this.turn, (ask, offer) => this.#habit(ask, offer));
  /** Why the last try came to nothing; until the next pick. */
  refusal: Said | null = $state.raw(null);
  /** What the bar says besides: the table had moved on, the connection is back. */
  note: string | null = $state(null);
  shown: Shown = $state.raw(null);
  pinned = $state(false);
  peeked: { ref: RuleRef; from: string | null } | null = $state.raw(null);
  preview: { offer: number; lines: Line[]; undo: Undo } | null = $state.raw(null);
  console: Console[] = $state.raw([]);
  spoken: Record<Channel, Spoken[]> = $state.raw({ decision: [], log: [], answer: [], alarm: [] });
  /** When the clocks arrived, by the page's own clock. */
  clocksAt = $state(0);
  /** The page's clock, for the clocks that run. */
  tick = $state(0);
  /** Lines that came since the log was last looked at. */
  unread = $state(0);
  /** Whether pips and cards of this table may be asked for: not by those who watch. */
  watching: boolean;
  /** The seat whose side a spectator looks from. */
  follow: number | null = $state(null);
  /** Whether the reader wants a rematch: then the page goes there when there is one. */
  again = $state(false);

  #link: Link | null = null;
  #pending = new Map<string, ToServer>();
  #typed = new Map<string, string>();
  #looks = new Map<string, number>();
  #lastSpoken: Record<Channel, string> = { decision: "", log: "", answer: "", alarm: "" };
  #warned = new Set<string>();
  #tried: string | null = null;
  /** The questions that this seat has answered, the last one at the end. */
  #answered: Ask[] = [];
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(open: (ears: Ears) => Link, watching = false) {
    this.watching = watching;
    this.offers.onsend = (ask, offer) => this.#answer(ask, offer);
    this.offers.onlook = (what, pin) => this.look(what, pin);
    this.offers.ontry = (what) => this.#try(what);
    this.#link = open({ message: (message) => this.hear(message), state: (state) => this.#linked(state) });
  }

  close(): void {
    this.habits.hold();
    this.#link?.close();
    this.#link = null;
  }

  retry(): void {
    this.#link?.retry();
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** The seat whose side of the table lies before the reader. */
  get side(): number | null {
    return this.you ?? this.follow;
  }

  get asked(): number[] {
    return this.now?.asked ?? [];
  }

  get yours(): boolean {
    return this.now?.ask !== null && this.now !== null;
  }

  /** The name of the present turn, where the game has turns. */
  get turn(): string | null {
    return this.now === null ? null : (this.board?.turn?.(this.now.view) ?? null);
  }

  get t(): (key: string, args?: Record<string, string | number>) => string {
    return boardWords(this.board?.texts, text.lang);
  }

  card = (number: number): Card | undefined => this.catalogue.get(number);

  /** The name of a seat, as the log says it. */
  seatName(seat: number): string {
    if (seat === this.you) return tr("you");
    return this.table?.seats.find((one) => one.seat === seat)?.name || tr("seat-number", { n: seat + 1 });
  }

  /** Loads what the table is drawn with, in the present language. */
  async dress(): Promise<void> {
    const game = this.table?.game;
    if (game === undefined) return;
    if (this.board?.game !== game) {
      this.board = await loadBoard(game);
      this.offers.renumber();
    }
    const [cards, rules] = await Promise.allSettled([api.cards(game), api.rules(game)]);
    if (cards.status === "fulfilled") this.catalogue = new Map(cards.value.map((card) => [card.number, card]));
    if (rules.status === "fulfilled") this.rules = new Map(rules.value.rules.map((rule) => [rule.id, rule]));
  }

  /** The page speaks another language now. */
  relang(): void {
    this.#send({ t: "lang", lang: text.lang });
    void this.dress();
  }

  hear(message: ToPage): void {
    switch (message.t) {
      case "table": {
        const { t: _, ...table } = message;
        const first = this.table === null;
        this.table = table;
        this.log = table.log;
        this.closing = null;
        if (table.now === null) this.now = null;
        else this.#now(table.now, !first);
        if (table.now === null) this.say("decision", this.sentence());
        if (first || this.board === null) void this.dress();
        for (const pending of this.#pending.values()) this.#send(pending);
        return;
      }
      case "moved": {
        const { t: _, lines, by, ...now } = message;
        void by;
        this.log = [...this.log, ...lines];
        this.unread += lines.length;
        this.#tell(lines);
        this.#now(now, true);
        return;
      }
      case "seats":
        if (this.table !== null) {
          this.table = { ...this.table, seats: message.seats, watching: message.watching, begun: message.begun };
        }
        return;
      case "requests":
        if (this.now !== null) this.now = { ...this.now, requests: message.requests };
        for (const request of message.requests) if (request.by !== this.you) this.say("decision", request.text);
        return;
      case "chat":
        if (this.table !== null) this.table = { ...this.table, chat: [...this.table.chat, { by: message.by, text: message.text }] };
        this.say("log", `${this.seatName(message.by)}: ${message.text}`);
        return;
      case "done":
        this.#pending.delete(message.cmd);
        this.#typed.delete(message.cmd);
        return;
      case "refused":
        this.#refused(message.cmd, message.say, message.stale);
        return;
      case "look": {
        const offer = this.#looks.get(message.cmd);
        this.#looks.delete(message.cmd);
        if (offer !== undefined) this.preview = { offer, lines: message.lines, undo: message.undo };
        return;
      }
      case "why":
        this.#pending.delete(message.cmd);
        this.#why(message.cmd, message.lines);
        return;
      case "closing":
        this.closing = message.text;
        this.say("alarm", message.text);
        return;
    }
  }

  #now(now: Now, speak: boolean): void {
    const before = this.now?.ask?.id ?? null;
    const wasOver = this.now?.over !== null && this.now !== null;
    this.now = now;
    this.#clocks(now.clocks);
    this.offers.live = this.link.at === "open" && !this.watching;
    this.offers.confirm = settings.confirm;
    this.offers.update(now.over === null ? now.ask : null);
    this.habits.heed(now.over === null && !this.watching ? now.ask : null);
    if (this.habits.due !== null) this.say("answer", tr("auto-soon", { what: this.habits.due.what }));
    if ((now.ask?.id ?? null) !== before) {
      this.refusal = null;
      this.preview = null;
      this.#warned.clear();
    }
    if (now.over !== null && !wasOver && speak) this.say("alarm", now.over.lines.join(" "));
    else if (speak || now.ask !== null) {
      const fresh = now.ask !== null && now.ask.id !== before;
      if (fresh && before === null && speak) sound("turn");
      if (fresh && this.you !== null && this.left(this.you) !== null) this.say("alarm", tr("your-turn-time", { time: spokenTime(this.left(this.you) ?? 0) }));
      const sentence = this.sentence();
      if (fresh) this.say("decision", `${sentence} ${tr("offers-count", { n: now.ask?.offers.length ?? 0 })}`);
      // That others still decide is no news.
      else if (this.#lastSpoken.decision !== sentence) this.say("decision", sentence);
    }
  }

  /** The one sentence of the bar. */
  sentence(): string {
    const { now, table } = this;
    if (table === null) return tr("table-loading");
    if (!table.begun) {
      const open = table.seats.filter((seat) => seat.kind === "open").length;
      const away = table.seats.filter((seat) => seat.kind === "person" && !seat.here).length;
      return tr("wait-seats", { n: Math.max(1, open + away) });
    }
    if (now === null) return tr("table-loading");
    if (now.over !== null) return now.over.lines[0] ?? tr("over");
    if (now.ask !== null) return now.ask.says;
    return now.asked.length === 0 ? tr("wait-none") : tr("wait-for", { seats: this.names(now.asked) });
  }

  names(seats: number[]): string {
    const names = seats.map((seat) => this.seatName(seat));
    return new Intl.ListFormat(text.lang, { type: "conjunction" }).format(names);
  }

  // ---- answers and commands

  /** Nothing more is said about the last try. */
  quiet(): void {
    this.refusal = null;
    this.note = null;
  }

  #answer(ask: Ask, offer: Offer): void {
    this.quiet();
    if (!this.#byHabit) this.habits.answered(ask, offer);
    this.#answered = [...this.#answered, ask].slice(-KEEP);
    this.#command({ t: "answer", cmd: this.#id(), ask: ask.id, offer: offer.n });
  }

  #byHabit = false;
  /** An answer that the player has asked for once and for all, unless something was picked meanwhile. */
  #habit(ask: number, offer: Offer): void {
    const { offers } = this;
    if (offers.ask?.id !== ask || !offers.live || offers.picks.length > 0 || offers.sent !== null || offers.confirming !== null) return;
    this.#byHabit = true;
    offers.choose(offer.n);
    this.#byHabit = false;
  }

  /** A typed line: a question of the page itself, or for the server. */
  type(line: string): void {
    const ask = this.now?.ask;
    this.print("typed", line);
    if (this.watching) {
      this.answer(tr("watch-no-acts"));
      return;
    }
    if (ask === null || ask === undefined) {
      this.answer(tr("cmd-not-asked"));
      return;
    }
    const cmd = this.#id();
    this.#typed.set(cmd, line);
    this.#answered = [...this.#answered, ask].slice(-KEEP);
    this.#command({ t: "type", cmd, ask: ask.id, text: line });
  }

  /** Asks the server why something is not on offer. */
  why(what: string): void {
    const cmd = this.#id();
    this.#command({ t: "why", cmd, text: what });
  }

  #try(what: Looked): void {
    if (!this.yours || this.watching || this.offers.sent !== null) return;
    const name = what.card === null ? (what.refs[0] ?? what.label) : (this.card(what.card)?.name ?? what.label);
    this.#tried = what.refs[0] ?? null;
    this.why(name);
  }

  /** Takes back at once where that is free, and asks the others where it is not. */
  undo(): void {
    const undo = this.now?.undo ?? "never";
    if (undo === "never") this.answer(tr("undo-never"));
    else if (undo === "consent") this.propose("undo");
    else {
      this.habits.pause();
      this.#answered = this.#answered.slice(0, -1);
      this.#command({ t: "undo", cmd: this.#id() });
    }
  }
  /** One step back in a row of questions, as from the second of three rooms to the first: they are the same but for
   * what they count, and the last answer can be taken back by its seat alone. Says whether it was so. */
  backInRow(): boolean {
    const ask = this.now?.ask ?? null;
    const last = this.#answered.at(-1);
    if (ask === null || last === undefined || this.now?.undo !== "free" || this.offers.sent !== null) return false;
    if (last.rule.id !== ask.rule.id || last.says === ask.says || uncounted(last.says) !== uncounted(ask.says)) return false;
    this.undo();
    return true;
  }
  propose(kind: RequestKind): void {
    if (kind === "rematch") this.again = true;
    if (kind === "undo") this.habits.pause();
    this.#command({ t: "propose", cmd: this.#id(), kind });
  }
  agree(request: Request, yes: boolean): void {
    if (request.kind === "rematch") this.again = yes;
    this.#command({ t: "agree", cmd: this.#id(), id: request.id, yes });
  }
  resign(): void {
    this.#command({ t: "resign", cmd: this.#id() });
  }
  abort(): void {
    this.#command({ t: "abort", cmd: this.#id() });
  }
  chat(phrase: string): void {
    this.#command({ t: "say", cmd: this.#id(), phrase });
  }
  passing(how: "never" | "alone" | "always"): void {
    this.#send({ t: "passing", how });
  }
  /** Asks what would surely follow an offer. */
  foresee(offer: Offer): void {
    const ask = this.now?.ask;
    // The question may have changed since the thing was pointed at.
    if (!ask?.offers.includes(offer) || this.preview?.offer === offer.n) return;
    const cmd = this.#id();
    this.#looks.set(cmd, offer.n);
    this.#send({ t: "look", cmd, ask: ask.id, offer: offer.n });
  }

  #id(): string {
    return crypto.randomUUID();
  }

  /** Kept until the server has answered, and sent again over a new connection: it knows the id of what it has done. */
  #command(message: ToServer & { cmd: string }): void {
    this.#pending.set(message.cmd, message);
    this.#send(message);
  }

  #send(message: ToServer): void {
    if (this.link.at === "open") this.#link?.send(message);
  }

  #linked(state: LinkState): void {
    const was = this.link.at;
    this.link = state;
    this.offers.live = state.at === "open" && !this.watching;
    if (state.at === "open" && !this.watching && settings.passing !== "never") this.passing(settings.passing);
    if (state.at === "lost" && was === "open") this.say("alarm", tr("net-lost-short"));
    if (state.at === "open" && state.again) {
      this.offers.reset();
      this.back = true;
      this.say("alarm", tr("net-back"));
      setTimeout(() => (this.back = false), 3000);
    }
  }

  #refused(cmd: string, say: Said, stale: boolean): void {
    // What was only foreseen is forgotten in silence: the player has asked for nothing.
    if (this.#looks.delete(cmd)) return;
    const was = this.#pending.get(cmd);
    this.#pending.delete(cmd);
    const typed = this.#typed.get(cmd);
    this.#typed.delete(cmd);
    if (was?.t === "answer") {
      const text = this.offers.sent?.text;
      if (text !== undefined && !stale) this.habits.failed(text);
      if (stale) this.offers.reset();
      else this.offers.refuse();
    }
    if (stale) this.note = tr("stale");
    else this.refusal = say;
    if (typed !== undefined) this.print("refused", stale ? tr("stale") : say.text, say.rules);
    this.say("answer", stale ? tr("stale") : say.text);
  }

  #why(cmd: string, lines: Said[]): void {
    this.#typed.delete(cmd);
    if (lines.length === 0) return;
    this.refusal = lines[0];
    this.offers.flash(this.#tried);
    this.#tried = null;
    if (lines.length > 1) this.shown = { what: "why", lines };
    for (const line of lines) this.print("said", line.text, line.rules);
    this.say("answer", lines.map((line) => line.text).join(" "));
  }

  // ---- looking

  look(what: Looked, pin: boolean): void {
    this.#ahead(what);
    if (this.pinned && !pin) return;
    const card = what.card === null ? undefined : this.card(what.card);
    if (card !== undefined) this.shown = { what: "card", card, label: what.label };
    else if (what.card === null && !pin) return;
    else this.shown = { what: "thing", label: what.label };
    this.pinned = pin && card !== undefined;
  }

  /** What would follow is asked for when the thing that is looked at stands for one answer. */
  #ahead(what: Looked): void {
    clearTimeout(this.#waits);
    const ref = what.refs.find((one) => this.offers.pip(one) !== undefined);
    const meant = ref === undefined ? [] : this.offers.possible.filter((offer) => offer.picks.some((pick) => pick.ref === ref));
    if (meant.length !== 1 || !settings.preview) {
      this.preview = null;
      return;
    }
    this.#waits = setTimeout(() => this.foresee(meant[0]), 200);
  }

  lookCard(number: number): void {
    const card = this.card(number);
    if (card !== undefined) this.shown = { what: "card", card, label: card.name };
  }

  /** Opens a rule; `from` is the sentence it was opened from. */
  peek(ref: RuleRef, from: string | null): void {
    this.peeked = { ref, from };
  }

  // ---- clocks

  #clocks(clocks: Clock[]): void {
    if (this.now !== null && this.now.clocks !== clocks) this.now = { ...this.now, clocks };
    this.clocksAt = performance.now();
    this.tick = this.clocksAt;
  }

  /** What a clock shows at this moment, in milliseconds; null for a seat without one. */
  left(seat: number): number | null {
    const clock = this.now?.clocks.find((one) => one.seat === seat);
    if (clock === undefined) return null;
    const gone = clock.running && this.link.at === "open" ? Math.max(0, this.tick - this.clocksAt) : 0;
    return Math.max(0, clock.left_ms - gone);
  }

  running(seat: number): boolean {
    return this.now?.clocks.some((one) => one.seat === seat && one.running) ?? false;
  }

  /** Moves the page's clock on, and warns of little time. */
  beat(): void {
    this.tick = performance.now();
    if (this.you === null || this.now?.over !== null) return;
    const left = this.left(this.you);
    if (left === null || !this.running(this.you)) return;
    for (const at of [60, 20]) {
      const key = `${this.now.ask?.id}:${at}`;
      if (left <= at * 1000 && left > (at - 5) * 1000 && !this.#warned.has(key)) {
        this.#warned.add(key);
        sound("low");
        this.say("alarm", tr("clock-low", { n: Math.round(left / 1000) }));
      }
    }
  }

  /** All clocks in words, for `Shift+C` and the command `clocks`. */
  clocksInWords(): string {
    const told = this.now?.clocks ?? [];
    if (told.length === 0) return tr("clock-none");
    return told.map((clock) => `${this.seatName(clock.seat)}: ${spokenTime(this.left(clock.seat) ?? 0)}.`).join(" ");
  }

  // ---- what readers hear

  /** Adds a line to a channel. Two equal lines in a row would not be heard, so the second says that it is one. */
  say(channel: Channel, line: string): void {
    if (line === "") return;
    const again = this.#lastSpoken[channel] === line;
    const spoken = { id: ++ids, text: again ? tr("again", { line }) : line };
    this.#lastSpoken[channel] = spoken.text;
    this.spoken = { ...this.spoken, [channel]: [...this.spoken[channel], spoken].slice(-KEEP) };
  }

  /** An answer to a key or a command: printed and spoken. */
  answer(line: string, rules: RuleRef[] = []): void {
    this.print("said", line, rules);
    this.say("answer", line);
  }

  print(kind: Console["kind"], line: string, rules: RuleRef[] = []): void {
    this.console = [...this.console, { id: ++ids, kind, text: line, rules }].slice(-60);
  }

  #tell(lines: Line[]): void {
    const shortly = settings.verbosity === "short";
    const told = shortly ? lines.filter((line) => line.depth === 0) : lines;
    const limit = settings.verbosity === "full" ? told.length : 4;
    for (const line of told.slice(0, limit)) {
      const rule = shortly || line.rules.length === 0 ? "" : ` ${tr("spoken-rule", { rule: line.rules[0].id })}`;
      this.say("log", line.text + rule);
    }
    if (told.length > limit) this.say("log", tr("and-more", { n: told.length - limit }));
  }
}
