// What the server sends as the view of a table of Disastles, in serde's JSON form of crates/game-disastles/src/view.rs,
// and the small readings of it that several drawings share. Cards are counted from 0 here and from 1 in the catalogue.
import type { Card, Offer } from "../../lib/protocol";

export type CardId = number;
export type Kind = "action" | "passive" | "link" | "plain" | "vault" | "throne" | "disaster" | "catastrophe";
export type SymbolName = "diamond" | "cross" | "moon" | "any" | "wall";

export interface Side {
  symbol: SymbolName;
  golden: boolean;
  connected: boolean;
  completed: boolean;
}

export interface Room {
  card: CardId;
  x: number;
  y: number;
  turn: number;
  sides: Side[];
  active: boolean;
  outer: boolean;
  spent: boolean;
  text_up: boolean;
}

export interface Castle {
  seat: number;
  stands: boolean;
  rooms: Room[];
  blocks: [number, number, number];
  less: number;
  treasure: number;
  room_count: number;
  connections: number;
}

/** What the running Disaster does to a castle, as it was fixed before the first room was lost. */
export interface Sum {
  seat: number;
  dealt: [number, number, number];
  blocked: [number, number, number];
  less: number;
  due: number;
  lost: number;
  left: number;
  sacrifice: number;
}

export interface Running {
  card: CardId;
  x: number;
  sums: Sum[];
}

export interface Choices {
  way: "normal" | "hands" | "no-disasters" | "coop" | "solo";
  special_thrones: boolean;
  [option: string]: unknown;
}

export interface View {
  choices: Choices;
  seats: number;
  round: number;
  turn: number;
  first: number;
  had: number;
  backwards: boolean;
  castles: Castle[];
  shop: CardId[];
  closed: boolean;
  larger: number;
  deck: number;
  safe: number;
  known: CardId[];
  discard: CardId[];
  ruin: CardId[];
  left: number;
  seen: CardId[];
  row: CardId[];
  running: Running | null;
  hand_sizes: number[];
  hands: [number, CardId[]][];
  looked: CardId[];
  looking: number;
  held: CardId | null;
  aside: CardId[];
  lifted: CardId[];
  picked: [number, CardId][];
  gifts: [number, CardId][];
  turns: [CardId, number][];
  ready: CardId[];
  chain: number;
  asked: number;
  outcome: unknown;
  score_halves: number | null;
}

export interface Cell {
  castle: number;
  x: number;
  y: number;
}

/** The ref that fills a slot of an offer. */
export const refIn = (offer: Offer, slot: string): string | undefined => offer.picks.find((pick) => pick.slot === slot)?.ref;

/** Up, right, down, left. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const SYMBOLS = ["diamond", "cross", "moon"] as const;

export const numberOf = (card: CardId): number => card + 1;
export const cardRef = (card: CardId): string => `card:${card + 1}`;
/** Refs count seats as people do, from 1. */
export const cellRef = (cell: Cell): string => `cell:${cell.castle + 1}:${cell.x},${cell.y}`;

export const readCell = (ref: string): Cell | undefined => {
  const parts = /^cell:(\d+):(-?\d+),(-?\d+)$/.exec(ref);
  return parts === null ? undefined : { castle: Number(parts[1]) - 1, x: Number(parts[2]), y: Number(parts[3]) };
};

export const readCard = (ref: string): CardId | undefined => {
  const parts = /^card:(\d+)$/.exec(ref);
  return parts === null ? undefined : Number(parts[1]) - 1;
};

export const together = (view: View): boolean => view.choices.way === "coop" || view.choices.way === "solo";

/** The castle that somebody looks at first: their own, or the first one for those who only watch. */
export const homeOf = (view: View, you: number | null): number =>
  you === null || together(view) || you >= view.castles.length ? 0 : you;

export const castleWith = (view: View, card: CardId): number =>
  view.castles.findIndex((castle) => castle.rooms.some((room) => room.card === card));

/** How a card lies, in quarters: in a castle, or while it is put down anew. */
export const turnOf = (view: View, card: CardId): number => {
  for (const castle of view.castles) {
    const room = castle.rooms.find((one) => one.card === card);
    if (room !== undefined) return room.turn;
  }
  return view.turns.find(([other]) => other === card)?.[1] ?? 0;
};

/** What the running Disaster does to this castle. */
export const sumOf = (view: View, castle: number): Sum | undefined =>
  view.running?.sums.find((sum) => together(view) || sum.seat === castle);

const fact = (card: Card | undefined, name: string): string | undefined => card?.facts.find(([key]) => key === name)?.[1];

const LETTERS: Record<string, SymbolName> = { d: "diamond", c: "cross", m: "moon", w: "any" };

/** The printed sides, turned by so many quarters; nothing is joined. */
export const printed = (card: Card | undefined, turn = 0): Side[] => {
  const walls = fact(card, "walls") ?? "nnnn";
  return STEPS.map((_, side) => {
    const letter = walls[(side + 4 - (turn % 4)) % 4] ?? "n";
    const symbol = LETTERS[letter.toLowerCase()] ?? "wall";
    return { symbol, golden: letter !== letter.toLowerCase(), connected: false, completed: false };
  });
};

/** The printed worth of a vault; `?` where it depends on the castle. */
export const worthOf = (card: Card | undefined): string => {
  const worth = fact(card, "treasure");
  return worth === undefined || worth === "0" ? "?" : worth;
};

/** The three damages as they are printed: `2`, `X`, `1+X`, `2X`. */
export const damageOf = (card: Card | undefined): string[] => SYMBOLS.map((symbol) => fact(card, symbol) ?? "0");

/** A printed damage with X filled in. */
export const filled = (damage: string, x: number): number =>
  damage.split("+").reduce((sum, part) => {
    if (!part.endsWith("X")) return sum + Number(part);
    return sum + (part === "X" ? 1 : Number(part.slice(0, -1))) * x;
  }, 0);

export const isDanger = (card: Card | undefined): boolean => card?.kind === "disaster" || card?.kind === "catastrophe";

/** The name as it is printed: without the number that tells equal cards apart. */
export const plainName = (card: Card | undefined): string => (card?.name ?? "").replace(/ \d+$/, "");

const VOWELS = "аеёиоуыэюя";
const CYRILLIC = /[а-яё]/i;

/** Places where a long Russian word may be broken, which browsers do not know: between syllables, with three letters on
 * either side. */
const softened = (word: string): string => {
  if (word.length < 8 || !CYRILLIC.test(word)) return word;
  const small = word.toLowerCase();
  const vowel = (at: number): boolean => VOWELS.includes(small[at] ?? "");
  const hard = (at: number): boolean => CYRILLIC.test(small[at] ?? "") && !vowel(at) && !"ьъй".includes(small[at]);
  let text = "";
  for (let at = 0; at < word.length; at += 1) {
    const open = vowel(at - 1) && hard(at) && vowel(at + 1);
    const shut = !vowel(at - 1) && vowel(at - 2) && hard(at) && vowel(at + 1);
    if (at >= 3 && word.length - at >= 3 && (open || shut)) text += "\u00ad";
    text += word[at];
  }
  return text;
};

/** A name as it is fitted into a narrow box: where it may be broken, and how many letters wide its longest word is. */
export const fitted = (name: string): { text: string; letters: number } => {
  const words = name.split(/[\s-]/);
  const longest = words.reduce((most, word) => Math.max(most, word.length), 1);
  return { text: name.split(" ").map(softened).join(" "), letters: CYRILLIC.test(name) ? longest * 1.2 : longest };
};

/** Whether two doors that face each other show the same; a door of the Throne Room shows whatever faces it. */
export const same = (a: Side, b: Side): boolean => a.symbol === b.symbol || a.symbol === "any" || b.symbol === "any";

/** The symbol that a joined pair of doors shows. */
export const shown = (a: Side, b: Side): SymbolName => (a.symbol === "any" ? b.symbol : a.symbol);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number of halves as it is written. */
export const halves = (n: number): string => `${Math.floor(n / 2)}${n % 2 === 1 ? "½" : ""}`;
