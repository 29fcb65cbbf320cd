// The view of Berserk as the server sends it, and how its places are named and laid out.

import type { Card } from "../../lib/protocol";

/** A place as a number; see `place`. */
export type At = number;
/** A card as its place in the list of the game; the number printed for people is one larger. */
export type CardId = number;
export type MarkName = "Hunt" | "Prey" | "Net" | "Bomb" | "Bonfire" | "Dam" | "Gate" | "Choke" | "Tremor";

export type Choices = {
  edition: "relaunch" | "classic";
  deck_min: number;
  supplement: boolean;
  first_player: "choice" | "roll" | { seat: number };
  redeals: number | null;
  steps_use_stack: boolean;
  last_flyers: boolean;
  flyers_defend_ground: boolean;
  defend_other_strikes: boolean;
  quiet_turns: number;
};

export type SideView = {
  seat: number;
  crystals: [gold: number, silver: number] | null;
  hand: CardId[] | null;
  squad: CardId[] | null;
  recruited: boolean;
  list: CardId[];
  aside: CardId[] | null;
  aside_count: number;
  deck: number;
  known: CardId[];
  graveyard: [card: CardId, tokens: number, by_enemy: boolean][];
  exile: CardId[];
};

export type CardView = {
  at: At;
  card: CardId | null;
  seat: number;
  hidden: boolean;
  open: boolean;
  stunned: boolean;
  silenced: boolean;
  lives: [left: number, printed: number] | null;
  /** What a weak, medium and strong simple strike is worth now. */
  strike: [number, number, number] | null;
  wounds: number;
  extra: number;
  counters: number;
  poison: number;
  movement: [left: number, full: number] | null;
  marks: MarkName[];
  armor_used: number;
  laid: [card: CardId, sentence: number][];
};

export type ItemView = {
  seat: number;
  what: "ability" | "step" | "jump" | "strike" | "defend" | "counter" | "ready" | "rule";
  card: CardId | null;
  ability: [card: CardId, number: number] | null;
  from: At;
  target: At;
};

export type Strength = "none" | "weak" | "medium" | "strong" | "plain";

export type FightView = {
  kind: "strike" | "special" | "magic" | "shot" | "throw" | "discharge" | "lunge";
  attacker: At;
  target: At;
  defended: boolean;
  dice: [attacker: number | null, struck: number | null];
  totals: [attacker: number | null, struck: number | null];
  strength: [attacker: Strength, struck: Strength];
};

export type View = {
  choices: Choices;
  first: number | null;
  turn: number;
  turns: number;
  quiet: number;
  sides: [SideView, SideView];
  cards: CardView[];
  marks: [at: At, mark: MarkName][];
  stack: ItemView[];
  fight: FightView | null;
  shown: CardId[];
  asked: number;
  outcome: { Won: number } | { Drawn: number } | "Lost" | null;
};

export const NOWHERE: At = 255;
const CELLS = 30;
const SKIES = 4 * CELLS;
const SKY = 24;
const CARRIED = ["companion", "parasite", "equipment"] as const;

/** The number of a card in the catalogue. */
export const number = (card: CardId): number => card + 1;

/** The cell on which a place lies, 0 to 29 from a1, or null outside of the field. */
export const cellOf = (at: At): number | null => (at < SKIES ? at % CELLS : null);
/** Whether the place is a cell itself, not something carried there. */
export const isCell = (at: At): boolean => at < CELLS;
/** What is carried: companion, parasite or equipment. */
export const carried = (at: At): (typeof CARRIED)[number] | null =>
  at >= CELLS && at < SKIES ? CARRIED[Math.floor(at / CELLS) - 1]! : null;
/** The auxiliary zone of a place: 0 of First, 1 of Second. */
export const skyOf = (at: At): 0 | 1 | null =>
  at >= SKIES && at < SKIES + 2 * SKY ? (at < SKIES + SKY ? 0 : 1) : null;

export const FILES = "abcde";

/** A place as people and offers write it: `c3`, `c3.companion`, `f1`, `s2`. */
export function place(at: At): string {
  const sky = skyOf(at);
  if (sky !== null) return `${sky === 0 ? "f" : "s"}${at - SKIES - sky * SKY + 1}`;
  const cell = cellOf(at);
  if (cell === null) return "";
  const kind = carried(at);
  const name = `${FILES[cell % 5]}${Math.floor(cell / 5) + 1}`;
  return kind ? `${name}.${kind}` : name;
}

/** The ref by which offers mean a place. */
export const slot = (at: At): string => `slot:${place(at)}`;

/** The seat at the lower edge: the reader's, for a spectator the last one, as in the list of seats. */
export const lower = (you: number | null): number => you ?? 1;

/** Whether Second sits at the lower edge: the field is turned then, the names of the cells stay. */
export const turned = (view: View, you: number | null): boolean => view.first !== null && lower(you) !== view.first;

/** The cells from top to bottom and left to right, as the reader sees them. */
export function rows(turn: boolean): number[][] {
  const down = turn ? [0, 1, 2, 3, 4, 5] : [5, 4, 3, 2, 1, 0];
  const across = turn ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4];
  return down.map((line) => across.map((column) => line * 5 + column));
}

/** The level of placement of a cell of the half of First or of Second; only for tinting. */
export function level(cell: number, second: boolean): number {
  const line = Math.floor(cell / 5);
  const row = second ? line - 2 : 3 - line;
  if (cell % 5 >= 1 && cell % 5 <= 3) return 1;
  if (row === 1) return second ? 1 : 3;
  return 2;
}

/** Crystals at the start, to draw the meters against. */
export function crystals(view: View, seat: number): [number, number] {
  const first = view.first === null || view.first === seat;
  if (view.choices.edition === "classic") return first ? [23, 22] : [23, 23];
  return first ? [24, 22] : [25, 23];
}

/** Whether this side still chooses cards from its deal. */
export const recruiting = (side: SideView, view: View): boolean =>
  view.turns === 0 && side.hand !== null && !side.recruited && side.hand.length + (side.squad?.length ?? 0) > 0;

/** Equal cards together, in the order in which they first come. */
export function grouped(cards: readonly CardId[]): [card: CardId, count: number][] {
  const count = new Map<CardId, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count];
}

/** What of a card is drawn rather than written. */
export type Print = {
  cost: string;
  life: number | null;
  movement: number | null;
  strike: string[] | null;
  element: Element;
  elite: boolean;
  unique: boolean;
  flyer: boolean;
  kind: string;
};
export type Element = "steppe" | "mountains" | "forest" | "swamp" | "darkness" | "neutral";

const prints = new WeakMap<Card, Print>();

/** Reads the figures of a card. */
export function print(card: Card): Print {
  const known = prints.get(card);
  if (known) return known;
  const facts = new Map(card.facts);
  const figure = (name: string): number | null => (facts.has(name) ? Number(facts.get(name)) : null);
  const made: Print = {
    cost: facts.get("cost") ?? "?",
    life: figure("life"),
    movement: figure("movement"),
    strike: facts.get("strike")?.split("-") ?? null,
    element: (facts.get("element") as Element | undefined) ?? "neutral",
    elite: facts.get("crystal") === "gold",
    unique: card.rules.some((rule) => rule.id === "B2.9"),
    flyer: card.kind === "flying",
    kind: card.kind,
  };
  prints.set(card, made);
  return made;
}

// Consonants that stay together at the beginning of a syllable.
const ONSETS = new Set(
  ("sch schl schm schn schr schw bl br dr fl fr gl gr kl kn kr pf pl pr ph qu sp spr st str th tr zw ch ck sh sl sm sn sw sc sk tw wh " +
    "бл бр вл вр гл гр дв др зв зн кл кн кр пл пр св ск сл см сн сп ст стр тв тр фл фр хв хр цв шк шл шт щ сх вз").split(" "),
);

/** A name with places at which a narrow face may break it. Only long words get them: short ones fit whole. */
export function soft(name: string): string {
  const vowel = (letter: string | undefined): boolean =>
    letter !== undefined && "aeiouyäöüаеёиоуыэюя".includes(letter.toLowerCase());
  return name.replace(/\p{L}{8,}/gu, (word) => {
    const breaks = new Set<number>();
    let last = -1;
    for (let at = 0; at < word.length; at++) {
      if (!vowel(word[at])) continue;
      // Between two vowels the consonants are shared out: as many as can begin a syllable go with the second.
      if (last >= 0 && at - last > 1) {
        const between = word.slice(last + 1, at).toLowerCase();
        let take = 1;
        for (let many = 2; many <= Math.min(4, between.length); many++) {
          if (ONSETS.has(between.slice(-many))) take = many;
        }
        breaks.add(at - Math.min(take, between.length));
      }
      last = at;
    }
    let out = "";
    for (let at = 0; at < word.length; at++) {
      if (breaks.has(at) && at >= 3 && word.length - at >= 3) out += "\u00ad";
      out += word[at];
    }
    return out;
  });
}
