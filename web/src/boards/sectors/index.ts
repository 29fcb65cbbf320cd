import type { BoardModule } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import Tray from "./Tray.svelte";
import { texts } from "./texts";
import type { View } from "./view";

export const stock: BoardModule = {
  game: "sectors",
  Board,
  Tray,
  Seats,
  Face,
  facts(view: View, t) {
    if (view.round === 0) return [t("phase-draft")];
    const phase = view.main ? "main" : view.order.length > 0 ? "scoring" : "end";
    return [t("round", { n: view.round }), t(`phase-${phase}`)];
  },
  turn: (view: View) => `${view.round}.${view.turn}`,
  texts,
};
