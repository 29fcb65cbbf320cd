// The grammar of answering, without any drawing: which things the open question lights up, what a pick narrows,
// and when an answer is complete. It knows offers only, never a rule.
import { getContext, setContext, tick } from "svelte";
import type { Mark } from "./board";
import type { Ask, Offer, Pick } from "./protocol";

/** One step of the trail: a pick of the player, or one that followed by itself. */
export interface Step {
  pick: Pick;
  /** Which pick of the player it is; null where it followed. */
  at: number | null;
}

/** What is looked at: a card of the catalogue, or any thing with a name. */
export interface Looked {
  card: number | null;
  label: string;
  refs: string[];
}

interface Drawn {
  refs: string[];
  element: HTMLElement;
}

const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";
const PASSES = ["pass", "end", "done", "no", "none", "skip", "stop", "keep", "decline", "leave"];
/** The page may draw for so long after a question before the numbers of its things stand. */
const SETTLE = 800;
const NONE = "none:";
const WHOLE = "offer:";

const valueOf = (offer: Offer, slot: string): string | undefined => offer.picks.find((pick) => pick.slot === slot)?.ref;

const agrees = (offer: Offer, pick: Pick): boolean =>
  pick.ref.startsWith(NONE)
    ? valueOf(offer, pick.slot) === undefined
    : pick.ref.startsWith(WHOLE)
      ? `${WHOLE}${offer.n}` === pick.ref
      : offer.picks.some((own) => own.slot === pick.slot && own.ref === pick.ref);

const narrow = (offers: Offer[], picks: Pick[]): Offer[] =>
  picks.length === 0 ? offers : offers.filter((offer) => picks.every((pick) => agrees(offer, pick)));

/** The slots of these offers, each after the one that comes before it in an offer. */
const slotsOf = (offers: Offer[]): string[] => {
  const order: string[] = [];
  for (const offer of offers) {
    let after = -1;
    for (const { slot } of offer.picks) {
      const at = order.indexOf(slot);
      if (at >= 0) after = Math.max(after, at);
      else order.splice(++after, 0, slot);
    }
  }
  return order;
};

/** The different picks of a slot, in the order of the offers, with the "none of it" of offers that leave it out. */
const choicesOf = (offers: Offer[], slot: string): Pick[] => {
  const seen = new Map<string, Pick>();
  let left = false;
  for (const offer of offers) {
    const pick = offer.picks.find((own) => own.slot === slot);
    if (pick === undefined) left = true;
    else if (!seen.has(pick.ref)) seen.set(pick.ref, pick);
  }
  const picks = [...seen.values()];
  if (left) picks.push({ slot, ref: `${NONE}${slot}`, says: "" });
  return picks;
};

/** Offers that name the last pick in another slot, and what they have in its place: of two rooms that trade places
 * either one may be picked first. */
const turnedRound = (offers: Offer[], picks: Pick[]): { offer: Offer; ref: string; slot: string }[] => {
  const last = picks.at(-1);
  if (last === undefined) return [];
  const kind = last.ref.split(":")[0];
  return narrow(offers, picks.slice(0, -1)).flatMap((offer) => {
    const ref = valueOf(offer, last.slot);
    const other = offer.picks.find((pick) => pick.ref === last.ref && pick.slot !== last.slot);
    return ref !== undefined && other !== undefined && ref.split(":")[0] === kind ? [{ offer, ref, slot: other.slot }] : [];
  });
};

interface Stage {
  slot: string | null;
  trail: Step[];
  choices: Pick[];
}

const stageOf = (possible: Offer[], picks: Pick[]): Stage => {
  const trail: Step[] = [];
  for (const slot of slotsOf(possible)) {
    const at = picks.findIndex((pick) => pick.slot === slot);
    if (at >= 0) {
      if (!picks[at].ref.startsWith(NONE)) trail.push({ pick: picks[at], at });
      continue;
    }
    const choices = choicesOf(possible, slot);
    if (choices.length === 1) trail.push({ pick: choices[0], at: null });
    else {
      // What was picked ahead of the open slot is on the trail, too, so that it can be taken back there.
      picks.forEach((pick, at) => {
        if (!pick.ref.startsWith(NONE) && !trail.some((step) => step.at === at)) trail.push({ pick, at });
      });
      return { slot, trail, choices };
    }
  }
  // Offers that differ in nothing a pick can name are told apart as a whole.
  const whole = possible.map((offer) => ({ slot: "offer", ref: `${WHOLE}${offer.n}`, says: offer.says }));
  return { slot: null, trail, choices: whole };
};

export class OfferBoard {
  /** The open question, or null while others decide. */
  ask: Ask | null = $state.raw(null);
  /** False without a connection: nothing glows then, and nothing can be picked. */
  live = $state(true);
  /** The picks of the player, in the order they were made. */
  picks: Pick[] = $state.raw([]);
  /** The offer that was sent and not yet answered for. */
  sent: Offer | null = $state.raw(null);
  /** The offer that waits for the player to say so once more. */
  confirming: Offer | null = $state.raw(null);
  /** The thing that was just refused, for a moment. */
  refused: string | null = $state(null);
  /** When to ask once more: grave answers only, all that can not be undone, or all. */
  confirm: "heavy" | "always" | "never" = $state("heavy");

  /** Sends a complete answer. */
  onsend: (ask: Ask, offer: Offer) => void = () => {};
  /** Shows a thing in the inspector; `pin` keeps it there. */
  onlook: (what: Looked, pin: boolean) => void = () => {};
  /** Was asked for a thing that is not on offer. */
  ontry: (what: Looked) => void = () => {};

  /** The offers of the question. */
  offers: Offer[] = $derived(this.ask !== null && this.live ? this.ask.offers : []);
  /** The offers that agree with the picks so far. */
  possible: Offer[] = $derived(narrow(this.offers, this.picks));
  #stage: Stage = $derived(stageOf(this.possible, this.picks));
  /** The picks of the open slot. */
  choices: Pick[] = $derived(this.#stage.choices);
  /** The name of the open slot. */
  slot: string | null = $derived(this.#stage.slot);
  trail: Step[] = $derived(this.#stage.trail);

  #round: ReturnType<typeof turnedRound> = $derived(this.sent === null ? turnedRound(this.offers, this.picks) : []);
  /** Refs on the table that can be picked now, with whether they are rarely meant. While the verb is open, the things
   * it could be about can be picked at once: the verb then follows from the thing, or is asked for after it. */
  #lit: Map<string, Mark> = $derived.by(() => {
    const lit = new Map<string, Mark>();
    const light = (ref: string, mark: Mark): void => {
      if (lit.get(ref) !== "offered") lit.set(ref, mark);
    };
    for (const { ref } of this.choices) if (ref.startsWith(WHOLE) || ref.startsWith(NONE)) light(ref, "offered");
    const first = this.slot;
    const filled = new Set(this.picks.map((pick) => pick.slot));
    const single = this.offers.length === 1 && this.picks.length === 0;
    for (const offer of this.possible) {
      const mark: Mark = offer.weight === "soft" ? "soft" : "offered";
      if (single) for (const pick of offer.picks) light(pick.ref, mark);
      if (first === null) continue;
      const at = offer.picks.findIndex((pick) => pick.slot === first);
      if (at < 0) continue;
      light(offer.picks[at].ref, mark);
      if (first === "verb") {
        const next = offer.picks.find((pick, place) => place > at && !filled.has(pick.slot));
        if (next !== undefined) light(next.ref, mark);
      }
    }
    for (const { offer, ref } of this.#round) light(ref, offer.weight === "soft" ? "soft" : "offered");
    if (this.#round.length > 0 && this.possible.length === 1) {
      for (const { ref } of this.possible[0].picks) if (!this.picks.some((pick) => pick.ref === ref)) light(ref, "offered");
    }
    // What is rarely meant stands back behind what is meant; where there is nothing else, it is what the question is about.
    if (![...lit.values()].includes("offered")) for (const ref of lit.keys()) lit.set(ref, "offered");
    return lit;
  });
  #picked: Set<string> = $derived(new Set(this.picks.map((pick) => pick.ref)));
  /** What could be picked instead of an earlier pick. */
  #instead: Set<string> = $derived.by(() => {
    const refs = new Set<string>();
    this.picks.forEach((pick, at) => {
      if (pick.slot === "verb" || this.sent !== null) return;
      for (const other of choicesOf(narrow(this.offers, this.picks.slice(0, at)), pick.slot)) refs.add(other.ref);
    });
    return refs;
  });
  /** The refs of the open slot. */
  open: string[] = $derived([...this.#lit.keys()]);

  /** The refs that something on the page draws, and where. */
  #drawn: Drawn[] = [];
  /** Refs of the open slot with a visible drawing; the decision bar lists the others. */
  shown: Set<string> = $state.raw(new Set());
  #pips: Map<string, string> = $state.raw(new Map());
  #due = false;
  #stageKey = "";
  #settled = 0;

  /** A new state of the table: the same question keeps its picks. */
  update(ask: Ask | null): void {
    const same = ask !== null && this.ask !== null && ask.id === this.ask.id;
    this.ask = ask;
    if (!same) this.reset();
    this.measure();
  }

  /** Drops the picks and whatever was on its way. */
  reset(): void {
    this.picks = [];
    this.sent = null;
    this.confirming = null;
    this.measure();
  }

  mark(ref: string): Mark {
    if (this.refused === ref) return "refused";
    const lit = this.#lit.get(ref);
    if (this.sent === null && lit !== undefined && this.confirming === null) return lit;
    if (this.#picked.has(ref)) return "picked";
    if (this.sent === null && this.#instead.has(ref)) return "soft";
    return "idle";
  }

  /** The digit or letter that picks it by key. */
  pip(ref: string): string | undefined {
    const mark = this.mark(ref);
    return mark === "offered" || mark === "soft" ? this.#pips.get(ref) : undefined;
  }

  /** The ref that a digit or letter stands for. */
  byPip(key: string): string | undefined {
    for (const [ref, pip] of this.#pips) if (pip === key && this.pip(ref) === key) return ref;
    return undefined;
  }

  /** Refs in reading order, as they are numbered. */
  get reading(): string[] {
    return [...this.#pips.keys()].filter((ref) => this.pip(ref) !== undefined);
  }

  /** Whether a pick of this ref would mean anything now. */
  can(ref: string): boolean {
    const mark = this.mark(ref);
    return mark === "offered" || mark === "soft" || mark === "picked";
  }

  /** Whether this ref can be picked although it does not glow yet: some of the possible answers name it later. */
  welcome(ref: string): boolean {
    return this.mark(ref) === "idle" && this.live && this.sent === null && this.confirming === null && this.#find(this.possible, ref, this.picks) !== undefined;
  }

  /** Whether a pick of this ref leaves something to pick after it, so that it sends nothing. */
  leads(ref: string): boolean {
    if (!this.can(ref) || this.sent !== null || this.confirming !== null || this.offers.length < 2) return false;
    const free = this.#find(this.possible, ref, this.picks);
    return free !== undefined && narrow(this.offers, [...this.picks, free]).length > 1;
  }

  /** What can be picked at this point of the window, besides one thing and what is inside it. */
  under(x: number, y: number, but: HTMLElement): { ref: string; element: HTMLElement } | undefined {
    for (const element of document.elementsFromPoint(x, y)) {
      if (but.contains(element)) return undefined;
      const drawn = this.#drawn.find((one) => one.element === element);
      const ref = drawn?.refs.find((one) => this.mark(one) === "offered" || this.mark(one) === "soft");
      if (ref !== undefined && drawn !== undefined) return { ref, element: drawn.element };
    }
    return undefined;
  }

  /** Picks a thing: for the open slot, for a later one, instead of an earlier pick, or takes its pick back.
   * Says whether anything came of it. */
  pick(ref: string): boolean {
    if (this.ask === null || !this.live || this.sent !== null) return false;
    this.refused = null;
    this.confirming = null;
    if (ref.startsWith(WHOLE) || ref.startsWith(NONE)) {
      const found = this.choices.find((pick) => pick.ref === ref);
      if (found !== undefined) return this.#take([...this.picks, found]);
    }
    const single = this.offers.length === 1 && this.picks.length === 0;
    if (single && (ref === `${WHOLE}${this.offers[0].n}` || this.offers[0].picks.some((pick) => pick.ref === ref))) {
      return this.#take(this.offers[0].picks);
    }
    const early = this.welcome(ref);
    const free = this.#find(this.possible, ref, this.picks);
    if (free !== undefined) return this.#take([...this.picks, free], early);
    const again = this.picks.findIndex((pick) => pick.ref === ref);
    if (again >= 0) {
      this.#to(again);
      return true;
    }
    const [only] = this.possible;
    if (this.possible.length === 1 && this.#round.length > 0 && !this.#picked.has(ref) && only.picks.some((pick) => pick.ref === ref)) {
      this.#finish(only, only.picks);
      return true;
    }
    const round = this.#round.find((one) => one.ref === ref);
    const last = this.picks.at(-1);
    if (round !== undefined && last !== undefined) {
      const both = round.offer.picks.filter(({ slot }) => slot === last.slot || slot === round.slot);
      return this.#take([...this.picks.slice(0, -1), ...both]);
    }
    for (let keep = this.picks.length - 1; keep >= 0; keep -= 1) {
      const before = this.picks.slice(0, keep);
      const other = this.#find(narrow(this.offers, before), ref, before);
      if (other !== undefined) return this.#take([...before, other]);
    }
    return false;
  }

  /** Sends one of the possible offers as it stands: the list and the command line know it by its number. */
  choose(n: number): boolean {
    const offer = this.offers.find((one) => one.n === n);
    if (offer === undefined || this.sent !== null) return false;
    this.#finish(offer, offer.picks);
    return true;
  }

  /** The last pick back; says whether there was one. */
  back(): boolean {
    if (this.sent !== null) return false;
    if (this.confirming !== null && this.picks.length === 0) {
      this.confirming = null;
      return true;
    }
    if (this.picks.length === 0) return false;
    this.#to(this.picks.length - 1);
    return true;
  }

  /** Back to before this pick of the player. */
  backTo(at: number): void {
    if (this.sent === null) this.#to(at);
  }

  /** Says it once more. */
  sure(): void {
    const offer = this.confirming;
    if (offer === null || this.ask === null || this.sent !== null) return;
    this.confirming = null;
    this.sent = offer;
    this.onsend(this.ask, offer);
  }

  /** The server did not take it: the picks stay, the thing is marked for a moment. */
  refuse(): void {
    const last = this.picks.at(-1)?.ref ?? null;
    this.sent = null;
    this.confirming = null;
    this.picks = this.picks.slice(0, -1);
    this.flash(last);
    this.measure();
  }

  /** Marks a thing as refused for a moment. */
  flash(ref: string | null): void {
    this.refused = ref;
    if (ref !== null) {
      setTimeout(() => {
        if (this.refused === ref) this.refused = null;
      }, 1200);
    }
  }

  /** The ref that `0` stands for: the answer that lets things be. */
  get pass(): string | undefined {
    const choices = this.choices.map((pick) => pick.ref);
    const lets = (ref: string): boolean => PASSES.some((word) => ref === `opt:${word}` || ref.startsWith(`opt:${word}-`));
    if (this.offers.length === 1 && this.offers[0].picks.length === 1 && lets(this.offers[0].picks[0].ref)) return `${WHOLE}${this.offers[0].n}`;
    for (const word of PASSES) {
      const found = choices.find((ref) => ref === `opt:${word}` || ref.startsWith(`opt:${word}-`));
      if (found !== undefined) return found;
    }
    return choices.find((ref) => ref.startsWith(NONE));
  }

  /** A drawn thing says which refs it stands for; the answer takes it off the list again. */
  draw(refs: string[], element: HTMLElement): () => void {
    const drawn = { refs, element };
    this.#drawn.push(drawn);
    this.measure();
    return () => {
      this.#drawn.splice(this.#drawn.indexOf(drawn), 1);
      this.measure();
    };
  }

  /** The element that draws a ref. */
  elementOf(ref: string): HTMLElement | undefined {
    return this.#drawn.find((drawn) => drawn.refs.includes(ref) && visible(drawn.element))?.element;
  }

  /** Numbers the things of the open slot in reading order, once the page has drawn them. */
  measure(): void {
    if (this.#due) return;
    this.#due = true;
    void tick().then(() => {
      this.#due = false;
      this.#number();
    });
  }

  /** Numbers anew: the page draws other things than before. */
  renumber(): void {
    this.#stageKey = "";
    this.measure();
  }

  #number(): void {
    const wanted = new Set(this.open);
    for (const ref of this.#instead) if (!this.#picked.has(ref)) wanted.add(ref);
    const places = new Map<string, number[]>();
    for (const { refs, element } of this.#drawn) {
      const ref = refs.find((one) => wanted.has(one));
      if (ref === undefined || places.has(ref) || !visible(element)) continue;
      const box = element.getBoundingClientRect();
      const region = element.closest<HTMLElement>("[data-region]")?.dataset.region;
      const rank = region === "tray" ? 1 : region === "bar" ? 2 : 0;
      places.set(ref, [rank, Math.round((box.top + box.height / 2) / 24), box.left]);
    }
    const shown = new Set(places.keys());
    const order = [...places]
      .sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      .map(([ref]) => ref);
    // What the bar lists comes last, in the order of the offers.
    const pass = this.pass;
    const listed = this.choices.map((pick) => pick.ref).filter((ref) => !shown.has(ref) && ref !== pass);
    // Open things first: what could be picked instead is numbered after them.
    const refs = [
      ...order.filter((ref) => this.#lit.has(ref)),
      ...listed,
      ...order.filter((ref) => !this.#lit.has(ref)),
    ];
    if (!sameSet(shown, this.shown)) this.shown = shown;
    // A number stays with its thing as long as the same question is at the same step.
    const key = `${this.ask?.id} ${this.picks.map((pick) => pick.slot + pick.ref).join(" ")}`;
    if (key !== this.#stageKey) this.#settled = performance.now() + SETTLE;
    this.#stageKey = key;
    const kept = performance.now() > this.#settled ? this.#pips : new Map<string, string>();
    const used = new Set(refs.map((ref) => kept.get(ref)).filter((pip) => pip !== undefined));
    const free = [...KEYS].filter((pip) => !used.has(pip));
    const pips = new Map<string, string>();
    // A number is picked by itself, as far as it has one digit.
    const digits = refs.length > 0 && refs.every((ref) => ref.startsWith("num:"));
    for (const ref of refs) {
      const pip = digits ? [...KEYS].find((one) => `num:${one}` === ref) : (kept.get(ref) ?? free.shift());
      if (pip !== undefined) pips.set(ref, pip);
    }
    if (!sameMap(pips, this.#pips)) this.#pips = pips;
  }

  /** The pick that this ref makes among these offers: of the first open slot that knows it. */
  #find(offers: Offer[], ref: string, picks: Pick[]): Pick | undefined {
    const filled = new Set(picks.map((pick) => pick.slot));
    for (const slot of slotsOf(offers)) {
      if (filled.has(slot)) continue;
      const choices = choicesOf(offers, slot);
      const found = choices.find((pick) => pick.ref === ref);
      if (found !== undefined && (choices.length > 1 || picks.length === 0)) return found;
    }
    return undefined;
  }

  /** `early`: what did not glow may have been clicked to look at it, so that it sends nothing by itself. */
  #take(picks: Pick[], early = false): boolean {
    const left = narrow(this.offers, picks);
    if (left.length === 1 && turnedRound(this.offers, picks).length === 0) this.#finish(left[0], picks, early);
    else if (left.length > 0) {
      this.picks = picks;
      this.measure();
    }
    return left.length > 0;
  }

  #finish(offer: Offer, picks: Pick[], ask = false): void {
    if (this.ask === null) return;
    this.picks = picks;
    const twice = ask || (offer.weight === "heavy" ? this.confirm !== "never" : this.confirm === "always");
    if (twice) this.confirming = offer;
    else {
      this.sent = offer;
      this.onsend(this.ask, offer);
    }
    this.measure();
  }

  #to(at: number): void {
    this.picks = this.picks.slice(0, at);
    this.confirming = null;
    this.measure();
  }
}

const visible = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== "hidden";
};

const sameSet = (a: Set<string>, b: Set<string>): boolean => a.size === b.size && [...a].every((one) => b.has(one));

const sameMap = (a: Map<string, string>, b: Map<string, string>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

const KEY = Symbol("offers");

/** Gives the components below their offers. */
export const provideOffers = (board: OfferBoard): OfferBoard => setContext(KEY, board);

/** The offers of this table; on pages without a table, a board on which nothing is offered. */
export const useOffers = (): OfferBoard => getContext<OfferBoard | undefined>(KEY) ?? new OfferBoard();
