// What is printed on a card, taken from its entry in the catalogue.

import type { Card } from "../../lib/protocol";
import type { Points } from "./view";

export type Print = {
  kind: string;
  /** The valuation by kind of point; null if the catalogue does not tell it in a way that can be read. */
  cost: Points | null;
  total: string;
  /** Printed scores; null for a card without scores, and null for a dash. */
  scores: (number | null)[] | null;
  keywords: string[];
  sentences: string[];
  /** Type, faction and subtypes in words. */
  about: string[];
  /** Where name, numbers and texts come from, if the card says so. */
  source: string | null;
};

const known = new WeakMap<Card, Print>();

export function printOf(card: Card): Print {
  const before = known.get(card);
  if (before) return before;
  const fact = (name: string): string | undefined => card.facts.find(([key]) => key === name)?.[1];
  const figures = ["iq", "eq", "mq", "bq"].flatMap((name) => fact(name) ?? []);
  // The lines are: type and faction, subtypes if any, valuation, a bond, keywords, sentences, provenance.
  const valuation = card.text.findIndex((line, at) => (at === 1 || at === 2) && /\d/.test(line));
  const rest = card.text.slice(valuation < 0 ? 1 : valuation + 1);
  const source = card.ours ? null : (rest.at(-1) ?? null);
  const said = card.ours ? rest : rest.slice(0, -1);
  // A keyword is a word, not a sentence.
  const word = (line: string) => !/[.!?]["”“»]?$/.test(line.trim());
  const print: Print = {
    kind: card.kind,
    cost: (fact("points")?.split("-").map(Number) as Points | undefined) ?? null,
    total: fact("valuation") ?? "",
    scores: figures.length === 4 ? figures.map((value) => (/^-?\d+$/.test(value) ? Number(value) : null)) : null,
    keywords: said.filter(word),
    sentences: said.filter((line) => !word(line)),
    about: card.text.slice(0, valuation < 0 ? 1 : valuation),
    source,
  };
  known.set(card, print);
  return print;
}

/** Whether the back of a card is red: such cards are one to a deck. */
export const isRed = (kind: string): boolean => kind === "founder" || kind === "business";
