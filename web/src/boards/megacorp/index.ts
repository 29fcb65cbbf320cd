import type { BoardModule, Props } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import { texts } from "./texts";
import Tray from "./Tray.svelte";
import type { View } from "./view";

const facts = (view: View, t: Props["t"]): string[] => [
  view.turns === 0 ? t("before") : t("turn", { n: view.turns }),
  t(`phase-${view.phase}`),
];

export const stock: BoardModule = { game: "megacorp", Board, Tray, Seats, Face, facts, turn: (view: View) => String(view.turns), texts };
