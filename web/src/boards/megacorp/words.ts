// Words for things on the board, for people who look and for those who listen.
import type { Props } from "../../lib/board";
import { printOf } from "./print";
import { COLOURS, find, placeOf, QUOTIENTS, type At, type CardId, type CardView, type Keyword, type Seat, type View } from "./view";

type T = Props["t"];

export const faceOf = (props: Pick<Props, "cards">, card: CardId) => props.cards(card + 1);

export const nameOf = (props: Pick<Props, "cards" | "t">, card: CardId | null): string =>
  card === null ? props.t("unknown") : (faceOf(props, card)?.name ?? `${card + 1}`);

export const seatName = (props: Pick<Props, "table" | "you" | "t">, seat: Seat): string => {
  const name = props.table.seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
  return seat === props.you ? props.t("you-name", { name }) : name;
};

export const isBot = (props: Pick<Props, "table">, seat: Seat): boolean =>
  String(props.table.seats.find((one) => one.seat === seat)?.kind).toLowerCase() === "bot";

export function keyword(t: T, key: Keyword): string {
  if (typeof key === "string") return t(`kw-${key}`);
  if ("Cashflow" in key) return t("kw-Cashflow", { n: key.Cashflow });
  return t("kw-Area", { n: key.Area[0], m: key.Area[1] });
}

/** The scores in words: a dash is no number, and is not called 0. */
export const scoreWords = (t: T, scores: (number | null)[]): string =>
  scores.map((score, at) => t("scores", { q: QUOTIENTS[at] ?? "", n: score ?? t("none") })).join(", ");

export const costWords = (t: T, cost: number[]): string =>
  cost.flatMap((count, kind) => (count > 0 ? [`${count} ${kind === 0 ? t("any") : QUOTIENTS[kind - 1]}`] : [])).join(" + ");

/** A printed card: its name first. */
export function printWords(props: Pick<Props, "cards" | "t">, card: CardId): string {
  const face = faceOf(props, card);
  if (!face) return nameOf(props, card);
  const print = printOf(face);
  return [
    face.name, props.t(`kind-${face.kind}`), ...(print.cost ? [props.t("cost", { cost: costWords(props.t, print.cost) })] : []),
    ...print.keywords, ...(print.scores ? [scoreWords(props.t, print.scores)] : []),
  ].join(", ");
}

/** A card in play with all that is true of it now. */
export function cardWords(props: Props<View>, card: CardView): string {
  const { t, view } = props;
  const attack = view.attack;
  const host = find(view, card.host);
  const marks: [boolean, string][] = [
    [card.disoriented, "disoriented"], [isAttacker(view, card), "attacker"], [card.aimed, "target"], [card.blocks, "blocks"],
    [card.guards, "guards"], [card.pattern, "pattern"], [card.attacked, "attacked"], [card.blocked && !card.blocks, "blocked"],
    [card.retaliated, "retaliated"], [card.moved > 0, "moved"], [card.used > 0, "used"],
  ];
  return [
    nameOf(props, card.card), t(`kind-${faceOf(props, card.card)?.kind ?? "character"}`),
    t("place-n", { at: placeOf(card.at) }), t(card.engaged ? "engaged" : "ready"),
    ...marks.filter(([is]) => is).map(([, word]) => t(word)),
    ...(attack !== null && card.blocks && card.share >= 0 ? [t("share", { n: card.share })] : []),
    ...card.keywords.map((key) => keyword(t, key)),
    scoreWords(t, card.scores),
    ...card.damage.flatMap((n, at) => (n > 0 ? [t("damaged", { q: QUOTIENTS[at] ?? "", n })] : [])),
    ...(host ? [t("bonded-to", { card: nameOf(props, host.card) })] : []),
    ...(card.controller === card.at.network ? [] : [t("control-by", { who: seatName(props, card.controller) })]),
    ...(card.owner === card.controller ? [] : [t("owned-by", { who: seatName(props, card.owner) })]),
  ].join(", ");
}

export const isAttacker = (view: View, card: CardView): boolean => isAt(view.attack?.attacker ?? null, card.at);
const isAt = (a: At | null, b: At): boolean => a !== null && a.network === b.network && a.place === b.place;

export const quotient = (view: View): string =>
  view.attack === null ? "" : (QUOTIENTS[COLOURS.indexOf(view.attack.colour)] ?? "");

const VOWEL = /[aeiouyäöüаеёиоуыэюя]/i;
const PAIR = /^(ch|ck|ph|th|sh|sp|st)$/i;
const NEVER = /[ьъй]/i;

/** A name with places where a long word may be broken, for browsers that know no hyphenation: before a consonant that a
 * vowel follows, at least three letters from both ends. */
export function soft(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => {
    // Latin letters are drawn narrower here than Cyrillic ones, so that longer words fit.
    if (word.length < 11 && /[a-z]/i.test(word)) return word;
    let out = "";
    for (let at = 0; at < word.length; at++) {
      const pair = PAIR.test(word.slice(at, at + 2)) ? 2 : 1;
      const inside = at >= 3 && at + pair <= word.length - 3;
      const starts = !VOWEL.test(word[at]!) && !NEVER.test(word[at]!) && VOWEL.test(word[at + pair] ?? "");
      const split = !PAIR.test(word.slice(at - 1, at + 1)) && VOWEL.test(word.slice(0, at));
      if (inside && starts && split) out += "\u00ad";
      out += word[at];
    }
    return out;
  });
}
