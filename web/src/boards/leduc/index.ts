import type { BoardModule } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import { texts } from "./texts";
import type { View } from "./view";

export const stock: BoardModule = {
  game: "leduc",
  Board,
  Tray: null,
  Seats,
  Face,
  facts: (view: View, t) => [view.turn === null ? t("over") : t("round", { n: view.public === null ? 1 : 2 }), t("pot", { n: view.pot })],
  texts,
};
