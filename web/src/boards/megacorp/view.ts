// What the server sends as the view of Megacorp: the types of crates/game-megacorp/src/view.rs as JSON.

/** Number of a seat, from 0. */
export type Seat = number;
/** Number of a card in the catalogue, from 0; references and the catalogue of the page count from 1. */
export type CardId = number;
export type Colour = "Blue" | "Red" | "White" | "Green";
export type Back = "Red" | "Green" | "Blue";
export type Phase = "Bid" | "Refill" | "Implement" | "Combat" | "End";
export type Deed = "Buy" | "Use" | "Move";
/** Points: colourless, then blue, red, white, green. */
export type Points = [number, number, number, number, number];
/** A place: network from 0, number from 1. */
export type At = { network: number; place: number };
export type Keyword =
  | "Initiative" | "Disruptor" | "Penetrator" | "Melee" | "Pattern" | "Move"
  | { Cashflow: number } | { Area: [number, number] };

export type PileView = { count: number; cards: (CardId | null)[]; back: Back | null };

export type CardView = {
  at: At; card: CardId; owner: Seat; controller: Seat;
  engaged: boolean; disoriented: boolean; attacked: boolean; blocked: boolean; retaliated: boolean; guards: boolean;
  aimed: boolean; blocks: boolean; lane: At | null; pattern: boolean; moved: number; used: number;
  scores: (number | null)[]; damage: number[]; keywords: Keyword[]; host: At | null;
  /** The share of the damage that was named for it; -1 while it is open. */
  share: number;
};

export type SideView = {
  plays: boolean; hand: PileView; deck: PileView; market: PileView; gone: CardId[]; pool: Points; busy: boolean;
  bids: boolean; bid: CardId | null; owed: number; cards: CardView[];
};

export type ItemView = {
  seat: Seat; deed: Deed; card: CardId; at: At | null; sentence: number; cards: At[]; player: Seat | null;
  network: Seat | null; host: At | null; reinvested: number;
};

export type AttackView = {
  attacker: At | null; colour: Colour; player: Seat | null; network: Seat | null; pattern: boolean; strength: number;
  prevented: number; taken: number; off: boolean; second: boolean; blocked: boolean; declared: boolean;
};

export type View = {
  turns: number; turn: Seat; phase: Phase; bidders: Seat[]; sides: SideView[]; stack: ItemView[]; draft: ItemView | null;
  given: Points; attack: AttackView | null; passes: number; acted: boolean; aside: (CardId | null)[]; still: number;
};

export const COLOURS: readonly Colour[] = ["Blue", "Red", "White", "Green"];
/** The quotients in the order of the colours; the same words in all languages. */
export const QUOTIENTS = ["IQ", "EQ", "MQ", "BQ"] as const;
/** Their letters, which stand on the colours of a valuation. */
export const LETTERS = ["I", "E", "M", "B"] as const;
/** The hues of the style sheet. */
export const HUES = ["blue", "red", "white", "green"] as const;
/** What references call the kinds of points, in the order of `Points`. */
export const KINDS = ["any", "blue", "red", "white", "green"] as const;
export const PHASES: readonly Phase[] = ["Refill", "Implement", "Combat", "End"];

export const placeOf = (at: At): string => `${at.network + 1}.${at.place}`;
export const slotRef = (at: At): string => `slot:${placeOf(at)}`;
export const cardRef = (card: CardId): string => `card:${card + 1}`;
export const same = (a: At | null, b: At | null): boolean =>
  a !== null && b !== null && a.network === b.network && a.place === b.place;

export function find(view: View, at: At | null): CardView | undefined {
  return at === null ? undefined : view.sides[at.network]?.cards.find((card) => same(card.at, at));
}

/** A card that stands by itself, with all that is bonded to it, to the last link. */
export type Stand = { card: CardView; bonds: CardView[] };

export function stands(cards: CardView[]): Stand[] {
  const here = (at: At | null) => cards.find((card) => same(card.at, at));
  const root = (card: CardView): CardView => {
    let top = card;
    // A chain is never longer than the network; the bound keeps a broken view from hanging the page.
    for (let step = 0; step < cards.length; step++) {
      const host = here(top.host);
      if (!host) break;
      top = host;
    }
    return top;
  };
  const all = cards.filter((card) => root(card) === card).map((card): Stand => ({ card, bonds: [] }));
  for (const card of cards) {
    const top = root(card);
    if (top !== card) all.find((stand) => stand.card === top)?.bonds.push(card);
  }
  return all;
}

/** Equal cards together, in the order of their first. */
export function groups(cards: (CardId | null)[]): { card: CardId | null; count: number }[] {
  const found: { card: CardId | null; count: number }[] = [];
  for (const card of cards) {
    const known = found.find((group) => group.card === card);
    if (known) known.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}
