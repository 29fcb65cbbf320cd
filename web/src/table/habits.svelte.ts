// Answers that a player wants given for them: the same answer to the same question, until the turn or the game ends.
// Each waits for the same time, so that its pace tells nobody whether there was anything to think about.
import type { Ask, Offer, RuleRef } from "../lib/protocol";

export interface Habit {
  id: number;
  rule: RuleRef;
  /** The question in words, and the answer by notation and in words: all of them have to be the same again. */
  asks: string;
  text: string;
  what: string;
  /** The turn it is for; null for the whole game. */
  turn: string | null;
  /** How often it has answered. */
  count: number;
}

const WAIT = 900;
/** So many in a row without an answer of the player's own look like a circle. */
const MOST = 30;
let ids = 0;

/** The one offer that a habit means; null where the question is another one, or what it means is not plain. */
export const meant = (habit: Pick<Habit, "rule" | "asks" | "text">, ask: Ask): Offer | null => {
  if (ask.rule.id !== habit.rule.id || ask.says !== habit.asks) return null;
  const same = ask.offers.filter((offer) => offer.text === habit.text);
  return same.length === 1 && same[0].weight === "plain" ? same[0] : null;
};

export class Habits {
  list: Habit[] = $state.raw([]);
  /** The player's last own answer that could become a habit. */
  last: Pick<Habit, "rule" | "asks" | "text" | "what"> | null = $state.raw(null);
  /** What is about to be answered. */
  due: Habit | null = $state.raw(null);

  #ask: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;
  #held = false;
  #now: () => string | null;
  #give: (ask: number, offer: Offer) => void;

  /** `now` names the present turn; `give` sends an answer, if nothing was picked meanwhile. */
  constructor(now: () => string | null, give: (ask: number, offer: Offer) => void) {
    this.#now = now;
    this.#give = give;
  }

  /** A new state of the table, with the question to this seat, if there is one. */
  heed(ask: Ask | null): void {
    const turn = this.#now();
    if (this.list.some((habit) => habit.turn !== null && habit.turn !== turn)) this.list = this.list.filter((habit) => habit.turn === null || habit.turn === turn);
    if (ask !== null && ask.id === this.#ask) return;
    this.hold();
    this.#ask = ask?.id ?? null;
    if (ask === null || this.#held || this.#run >= MOST) return;
    const habit = this.list.find((one) => meant(one, ask) !== null);
    if (habit === undefined) return;
    const offer = meant(habit, ask)!;
    this.due = habit;
    this.#timer = setTimeout(() => {
      if (this.due !== habit) return;
      this.due = null;
      this.#run += 1;
      this.list = this.list.map((one) => (one.id === habit.id ? { ...one, count: one.count + 1 } : one));
      this.#give(ask.id, offer);
    }, WAIT);
  }

  /** Not this time. */
  hold(): boolean {
    clearTimeout(this.#timer);
    const was = this.due !== null;
    this.due = null;
    return was;
  }

  /** Something is being taken back: nothing is answered until the player has answered again. */
  pause(): void {
    this.hold();
    this.#held = true;
  }

  /** The player has answered. */
  answered(ask: Ask, offer: Offer): void {
    this.hold();
    this.#held = false;
    this.#run = 0;
    const one = { rule: ask.rule, asks: ask.says, text: offer.text, what: offer.says };
    this.last = meant(one, ask) === null ? null : one;
  }

  /** The last answer from now on, for this turn or the whole game. */
  keep(turn: boolean): void {
    const { last } = this;
    if (last === null) return;
    const others = this.list.filter((one) => one.rule.id !== last.rule.id || one.asks !== last.asks);
    this.list = [...others, { ...last, id: ++ids, turn: turn ? this.#now() : null, count: 0 }];
    this.last = null;
  }

  drop(id: number): void {
    if (this.due?.id === id) this.hold();
    this.list = this.list.filter((one) => one.id !== id);
  }

  /** The server did not take what was answered here. */
  failed(text: string): void {
    this.list = this.list.filter((one) => one.text !== text || one.count === 0);
  }
}
