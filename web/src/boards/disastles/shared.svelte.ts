// What the parts of the board tell each other: which castle is shown, and what they remember of the shop.
import type { Table } from "../../lib/protocol";
import { type CardId, type View, homeOf } from "./view";

class Shared {
  /** The castle that the reader has opened; null for the usual one. */
  castle: number | null = $state(null);
  /** Whether it was opened because a pick is needed there, and not by the reader. */
  byItself = $state(false);
  /** Whether the discard pile is spread out. */
  spread = $state(false);
}

const byMatch = new Map<string, Shared>();

export const shared = (match: string): Shared => {
  let found = byMatch.get(match);
  if (found === undefined) {
    found = new Shared();
    byMatch.set(match, found);
  }
  return found;
};

/** The castle that is drawn large. */
export const opened = (view: View, you: number | null, match: string): number => {
  const wish = shared(match).castle;
  return wish !== null && wish < view.castles.length ? wish : homeOf(view, you);
};

/** A place of the shop: the card in it, or the card that was there and who took it. */
export interface Place {
  card: CardId;
  gone: boolean;
  by: number | null;
}

const places = new Map<string, { round: number; cards: CardId[] }>();

/** The places of the shop in the order in which they were laid out, so that a card keeps its place when another one is
 * taken. The log names the cards as they were laid out; a page opened later reads the same places from it. */
export const shopPlaces = (table: Table, view: View): Place[] => {
  const known = places.get(table.match);
  let cards: CardId[];
  if (known !== undefined && known.round === view.round && view.shop.some((card) => known.cards.includes(card))) {
    cards = [...known.cards];
  } else {
    cards = fromLog(table, view);
  }
  for (const card of view.shop) if (!cards.includes(card)) cards.push(card);
  if (view.shop.length > 0) places.set(table.match, { round: view.round, cards });
  else if (known !== undefined && known.round === view.round) cards = known.cards;
  return cards.map((card) => {
    const gone = !view.shop.includes(card);
    return { card, gone, by: gone ? taker(table, view, card) : null };
  });
};

const fromLog = (table: Table, view: View): CardId[] => {
  const open = new Set(view.shop);
  const found: CardId[][] = [];
  for (let at = table.log.length - 1; at >= 0 && open.size > 0; at -= 1) {
    const named = table.log[at].cards.map((number) => number - 1);
    if (!named.some((card) => open.has(card))) continue;
    found.unshift(named);
    for (const card of named) open.delete(card);
  }
  return [...new Set(found.flat())];
};

const taker = (table: Table, view: View, card: CardId): number | null => {
  if (view.discard.includes(card)) return null;
  for (let at = table.log.length - 1; at >= 0; at -= 1) {
    const line = table.log[at];
    if (line.by !== null && line.cards.includes(card + 1)) return line.by;
  }
  const castle = view.castles.find((one) => one.rooms.some((room) => room.card === card));
  return castle?.seat ?? null;
};
