// The view of the game as the server sends it: names and fields as in crates/game-sectors/src/view.rs.
import type { Card } from "../../lib/protocol";

export type Faction = "Frz" | "Zrd" | "Dmp" | "Bat" | "Ded" | "Hex" | "Sld" | "Bug" | "Swm" | "Mod";
/** A card counted from 0; in the catalogue and in refs it is one more. */
export type CardId = number;
/** A slot: 0 to 8 those of the first seat, 9 to 17 those of the second, each red, yellow, blue. */
export type At = number;

export interface PileView { count: number; known: CardId[] }
export interface SlotView {
  at: At; unit: boolean; card: CardId | null; bot: boolean; value: number;
  ctrl: number; shield: number; disruption: number; data: number; frozen: boolean;
  patch: CardId | null; virus: [CardId, number] | null;
}
export interface SideView {
  factions: Faction[]; unlocked: Faction[]; used: Faction[];
  hand: PileView; memory: PileView; pile: PileView; trash: CardId[]; bin: CardId[];
  coins: number; disks: [number, number, number]; passed: boolean;
  slots: SlotView[]; ctrl: [number, number, number]; control: [number, number, number];
}
export interface View {
  round: number; start: number; turn: number; main: boolean; sides: SideView[];
  market: CardId[]; modules: number; scrap: CardId[]; spent: CardId[]; order: number[];
  installing: [CardId, At] | null; effect: CardId | null; waiting: CardId[];
}

export const FACTIONS: Faction[] = ["Frz", "Zrd", "Dmp", "Bat", "Ded", "Hex", "Sld", "Bug", "Swm", "Mod"];
export const SECTORS = ["red", "yellow", "blue"] as const;
export type Hue = (typeof SECTORS)[number];
/** Programs come first in the catalogue, then modules, then the abilities. */
const PROGRAMS = 60;
const ALL = 83;
/** From so much CTRL on a sector can be hacked: the mark of the meters. */
export const MARK = 6;
/** A memory has so many places. */
export const MEMORY = 3;

export const cardRef = (card: CardId): string => `card:${card + 1}`;
export const slotRef = (at: At): string => `slot:${at < 9 ? 1 : 2}${"ryb"[Math.floor((at % 9) / 3)]}${(at % 3) + 1}`;
export const sectorOf = (at: At): number => Math.floor((at % 9) / 3);
export const seatOf = (at: At): number => (at < 9 ? 0 : 1);
/** The number of the ability of a faction, counted like a card. */
export const abilityOf = (faction: Faction): CardId => ALL + FACTIONS.indexOf(faction);
export const factionRefs = (faction: Faction): string[] => [`opt:${faction.toLowerCase()}`, cardRef(abilityOf(faction))];
/** The six programs of a faction. */
export const programsOf = (faction: Faction): CardId[] => [0, 1, 2, 3, 4, 5].map((at) => FACTIONS.indexOf(faction) * 6 + at);
/** Whose program or ability it is. */
export function factionOf(card: CardId): Faction | undefined {
  if (card < PROGRAMS) return FACTIONS[Math.floor(card / 6)];
  return card >= ALL ? FACTIONS[card - ALL] : undefined;
}

/** A text of a card, parted into the word that says when it works and the rest. */
export interface Sentence { head: string; tail: string }
/** What the catalogue tells of a card, in the parts that the board draws. */
export interface Print {
  name: string; kind: string; kindName: string; faction: Faction | undefined; cost: string; ctrl: string; data: string;
  marks: [boolean, boolean, boolean] | null; says: Sentence[]; about: string[];
}

const HEAD = /^([\p{Lu}\p{Pd}' ]{4,}|\p{L}+ \d+): /u;

export function sentence(text: string): Sentence {
  const found = HEAD.exec(text);
  const head = found?.[1] ?? "";
  return head ? { head, tail: text.slice(head.length + 2) } : { head: "", tail: text };
}

export function print(card: Card): Print {
  const program = card.kind === "program";
  const of = program || card.kind === "ability";
  // A program and an ability begin with their faction; a card that the source names ends with a remark about that.
  const named = !card.ours && card.kind !== "ability" && card.kind !== "yield";
  const texts = card.text.slice(of ? 1 : 0, named ? -1 : undefined);
  const about = [...(of ? card.text.slice(0, 1) : []), ...(named ? card.text.slice(-1) : [])];
  const fact = (...names: string[]): string => card.facts.find(([name]) => names.includes(name))?.[1] ?? "";
  return {
    name: card.name, kind: card.kind, kindName: card.kind_name, faction: factionOf(card.number - 1),
    cost: fact("cost", "price"), ctrl: fact("ctrl"), data: fact("data"),
    marks: program ? [..."RYB"].map((letter) => fact("marks").includes(letter)) as Print["marks"] : null,
    says: texts.map(sentence), about,
  };
}

const known = new WeakMap<Card, Print>();
/** The printed face; `undefined` while the catalogue is still on its way. */
export function face(card: Card | undefined): Print | undefined {
  if (!card) return undefined;
  let found = known.get(card);
  if (!found) known.set(card, (found = print(card)));
  return found;
}

// Browsers do not part capital letters, and names in small labels have to be parted well.
const PARTED: Record<string, string> = {
  speicherabbild: "spei|cher|ab|bild", wiederhersteller: "wieder|her|stel|ler", datenrettung: "daten|ret|tung",
  kälteschock: "kälte|schock", kurzschluss: "kurz|schluss", überspannung: "über|span|nung", starthilfe: "start|hilfe",
  ladestation: "lade|sta|tion", opferprozess: "opfer|pro|zess", wiedergänger: "wieder|gän|ger", zauberlehrling: "zauber|lehr|ling",
  verwünschung: "ver|wün|schung", bannkreis: "bann|kreis", verwandlung: "ver|wand|lung", hexenmeister: "hexen|meis|ter",
  wachposten: "wach|pos|ten", schildwall: "schild|wall", totalausfall: "total|aus|fall", speicherleck: "speicher|leck",
  rückschlag: "rück|schlag", schwarmmutter: "schwarm|mut|ter", drohnenkern: "drohnen|kern", brutkapsel: "brut|kap|sel",
  handelsposten: "handels|pos|ten", mautstelle: "maut|stelle", sensenmann: "sensen|mann", abwracker: "ab|wra|cker",
  rechenkern: "rechen|kern", protokollant: "pro|to|kol|lant", speicherputzer: "speicher|put|zer", lastverteiler: "last|ver|tei|ler",
  elastikkern: "elas|tik|kern", grossrechner: "gross|rech|ner", speicherfrass: "speicher|frass", lastspitze: "last|spitze",
  восстановитель: "вос|ста|но|ви|тель", аккумулятор: "акку|му|ля|тор", перенапряжение: "пере|на|пря|же|ние",
  конденсатор: "кон|ден|са|тор", чернокнижник: "черно|книж|ник", вычислительное: "вы|чис|ли|тель|ное", компилятор: "ком|пи|ля|тор",
  балансировщик: "балан|си|ров|щик", чистильщик: "чис|тиль|щик", вымогатель: "вы|мо|га|тель", регистратор: "ре|гист|ра|тор",
  жертвенный: "жерт|вен|ный", блуждающий: "блуж|даю|щий", сторожевой: "сто|ро|же|вой", эластичное: "элас|тич|ное",
  холодовой: "холо|до|вой", замыкание: "за|мы|ка|ние", охлаждения: "охлаж|де|ния", разведчик: "раз|вед|чик", инкубатор: "ин|ку|ба|тор",
  зарядная: "за|ряд|ная", разборщик: "раз|бор|щик", диверсант: "ди|вер|сант", пожиратель: "по|жи|ра|тель", фрагмент: "фраг|мент",
  шпионское: "шпи|он|ское", мейнфрейм: "мейн|фрейм", королева: "ко|ро|ле|ва", короткое: "ко|рот|кое", афтершок: "аф|тер|шок",
  наладчик: "на|лад|чик", резонатор: "ре|зо|на|тор", полиморф: "по|ли|морф", сосулька: "со|суль|ка", мерзлота: "мерз|ло|та",
  спасение: "спа|се|ние", процесс: "про|цесс", защитный: "за|щит|ный", пусковой: "пус|ко|вой", прошлого: "прош|ло|го",
  постоянно: "посто|янно", переменно: "пере|менно", утилизация: "ути|ли|зация", continuous: "con|tin|uous", rundenende: "runden|ende", dauerhaft: "dauer|haft",
  bereinigung: "be|rei|ni|gung", kondensator: "kon|den|sa|tor", zusammensetzen: "zu|sam|men|set|zen", wiederherstellen: "wieder|her|stel|len", umwandeln: "um|wan|deln", folgefehler: "folge|feh|ler",
  übernahme: "über|nahme", mengenrabatt: "men|gen|ra|batt", холодный: "хо|лод|ный", торговый: "тор|го|вый", платный: "плат|ный", заморозка: "за|мо|роз|ка", восстановление: "вос|ста|нов|ле|ние",
  резервное: "ре|зерв|ное", возвращение: "воз|вра|ще|ние", дополнительный: "до|пол|ни|тель|ный", преобразование: "пре|об|ра|зо|ва|ние", красный: "крас|ный",
  ransomware: "ran|som|ware", malediction: "male|dic|tion", apprentice: "appren|tice", aftershock: "after|shock", permafrost: "perma|frost",
  resonator: "reso|nator", sacrifice: "sacri|fice", mainframe: "main|frame", mercenary: "merce|nary", capacitor: "capac|itor",
  polymorph: "poly|morph", balancer: "balan|cer", panthero: "pan|thero", saboteur: "sabo|teur", compiler: "com|piler", watchdog: "watch|dog",
  backlash: "back|lash", revenant: "reve|nant", fragment: "frag|ment", restorer: "res|torer",
};

/** A name with the places where it may be parted. */
export function parted(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    let left = 0;
    return (PARTED[word.toLowerCase()] ?? word).split("|").map((part) => word.slice(left, (left += part.length))).join("\u00ad");
  });
}

/** Texts that are at work or wait without a card on the board: abilities, the red yield, cards that are gone already. */
export function loose(view: View): CardId[] {
  const there = new Set<CardId>();
  for (const side of view.sides) {
    for (const slot of side.slots) {
      if (slot.unit && slot.card !== null && !slot.bot) there.add(slot.card);
      if (slot.patch !== null) there.add(slot.patch);
      if (slot.virus) there.add(slot.virus[0]);
    }
  }
  const found = [...(view.effect === null ? [] : [view.effect]), ...view.waiting];
  return [...new Set(found)].filter((card) => !there.has(card));
}
