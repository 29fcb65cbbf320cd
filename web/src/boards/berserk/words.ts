// What a reader hears about a card or a place: the same facts as the drawing, in the order in which they matter.

import type { Props } from "../../lib/board";
import type { Card } from "../../lib/protocol";
import type { At, CardId, CardView, View } from "./view";
import { NOWHERE, number, place, print } from "./view";

/** A seat as the table calls it. */
export const seatName = (p: Props<View>, seat: number): string =>
  p.table.seats.find((one) => one.seat === seat)?.name ?? p.t("seat", { n: seat + 1 });

/** A card by the name that the reader knows it by. */
export const cardName = (p: Props<View>, card: CardId | null): string =>
  (card === null ? undefined : p.cards(number(card))?.name) ?? p.t("face-down");

/** A place with the card that lies there. */
export function who(p: Props<View>, at: At, card: CardId | null = null): string {
  const lying = p.view.cards.find((one) => one.at === at);
  if (at === NOWHERE) return cardName(p, card);
  if (!lying) return card === null ? place(at) : `${cardName(p, card)} ${place(at)}`;
  return `${cardName(p, lying.card)} ${place(at)}`;
}

/** A card in words. */
export function told(
  p: Props<View>,
  card: Card | undefined,
  seen: CardView | null,
  count: number,
  note: string,
): string {
  const { t, view } = p;
  const face = card ? print(card) : null;
  const parts: string[] = [card?.name ?? t("face-down")];
  if (count > 1) parts.push(`×${count}`);
  if (note) parts.push(note);
  if (seen) {
    parts.push(p.you === null ? seatName(p, seen.seat) : t(seen.seat === p.you ? "own" : "enemy"));
    parts.push(place(seen.at));
    if (seen.hidden && card) parts.push(t("lies-hidden"));
    parts.push(t(seen.open ? "open" : "closed"));
    if (seen.lives) parts.push(t("lives-of", { left: seen.lives[0], printed: seen.lives[1] }));
    if (seen.extra) parts.push(t("extra-n", { n: seen.extra }));
    if (seen.counters) parts.push(t("counters-n", { n: seen.counters }));
    if (seen.poison) parts.push(t("poison-n", { n: seen.poison }));
    if (seen.stunned) parts.push(t("stunned"));
    if (seen.silenced) parts.push(t("silenced"));
    for (const mark of seen.marks) parts.push(t(`mark-${mark}`));
    if (seen.armor_used) parts.push(t("armor-n", { n: seen.armor_used }));
    for (const [by] of seen.laid) parts.push(t("laid-by", { card: cardName(p, by) }));
    if (seen.movement) parts.push(t("moves-of", { left: seen.movement[0], full: seen.movement[1] }));
    if (view.fight?.attacker === seen.at) parts.push(t("is-attacker"));
    if (view.fight?.target === seen.at) parts.push(t("is-target"));
  } else if (face) {
    parts.push(t(face.elite ? "costs-gold" : "costs-silver", { n: face.cost }));
    parts.push(t(`element-${face.element}`));
    if (face.life !== null) parts.push(t("lives-n", { n: face.life }));
    if (face.movement !== null) parts.push(t("moves-n", { n: face.movement }));
  }
  if (face?.flyer) parts.push(t("flyer"));
  if (face?.strike) {
    const printed = face.strike.join("-");
    const now = seen?.strike?.join("-") ?? printed;
    parts.push(t("strike-of", { values: now }));
    if (now !== printed) parts.push(t("strike-printed", { values: printed }));
  }
  return parts.join(", ");
}
