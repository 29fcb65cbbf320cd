import type { BoardModule, Props } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import { texts } from "./texts";
import Tray from "./Tray.svelte";
import type { View } from "./view";

/** Cards in hand and deck: whoever has none left is out. */
const life = (view: View, seat: number): number | null => {
  const side = view.sides[seat];
  return side === undefined || !side.plays ? null : side.hand.count + side.deck.count;
};

const facts = (view: View, t: Props["t"]): string[] => [
  view.turns === 0 ? t("before") : t("turn", { n: view.turns }),
  t(`phase-${view.phase}`),
];

export const stock: BoardModule = { game: "megacorp", Board, Tray, Seats, Face, facts, plates: "79px", measures: [{ key: "life-line", of: life }], turn: (view: View) => String(view.turns), drawn: ["points"], texts };
