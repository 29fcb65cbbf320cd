// Sentences for screen readers about cards of this game.
import type { Card } from "../../lib/protocol";
import type { Props } from "../../lib/board";
import { type Room, type Side, type Sum, damageOf, isDanger, SYMBOLS, signed } from "./view";

type T = Props["t"];

const DIRECTIONS = ["up", "right", "down", "left"] as const;

/** The doors one after another: which symbol, whether golden, where, and how it is joined. */
export const doors = (sides: Side[], t: T): string => {
  const parts = sides.flatMap((side, at) => {
    if (side.symbol === "wall") return [];
    const words = [t(`symbol-${side.symbol}`)];
    if (side.golden) words.push(t("golden"));
    words.push(t(DIRECTIONS[at]));
    if (side.completed) words.push(t("matched"));
    else if (side.connected) words.push(t("joined"));
    return [words.join(" ")];
  });
  return parts.length === 0 ? t("no-doors") : t("doors", { list: parts.join(", ") });
};

export const damageWords = (card: Card | undefined, t: T, numbers?: number[]): string =>
  SYMBOLS.map((symbol, at) => `${t(`symbol-${symbol}`)} ${numbers?.[at] ?? damageOf(card)[at]}`).join(", ");

/** What the running Disaster does to a castle, and what is left of it. */
export const tollWords = (sum: Sum, t: T): string => {
  const parts = SYMBOLS.map((symbol, at) => `${t(`symbol-${symbol}`)} ${t("dealt-blocked", { n: sum.dealt[at], blocked: sum.blocked[at] })}`);
  if (sum.less > 0) parts.push(t("reduced", { n: sum.less }));
  parts.push(t("due", { n: sum.due, lost: sum.lost }));
  if (sum.left + sum.sacrifice > 0) parts.push(t("to-lose", { n: sum.left + sum.sacrifice }));
  return `${parts.join(", ")}.`;
};

/** A card that lies in no castle. */
export const cardWords = (card: Card | undefined, sides: Side[], t: T): string => {
  const head = `${card?.name ?? ""}, ${card?.kind_name ?? ""}`;
  return isDanger(card) ? `${head}. ${damageWords(card, t)}` : `${head}. ${doors(sides, t)}`;
};

/** A room of a castle. */
export const roomWords = (card: Card | undefined, room: Room, t: T, notes: string[]): string => {
  const parts = [card?.name ?? "", card?.kind_name ?? ""];
  if (card?.kind !== "plain" && card?.kind !== "throne") parts.push(t(room.active ? "active" : "inactive"));
  if (card?.kind === "throne" && room.text_up) parts.push(t("text-up"));
  if (room.spent) parts.push(t("spent"));
  if (room.outer) parts.push(t("outer"));
  parts.push(...notes, t("at", { x: signed(room.x), y: signed(room.y) }));
  return `${parts.filter((part) => part !== "").join(", ")}. ${doors(room.sides, t)}`;
};
