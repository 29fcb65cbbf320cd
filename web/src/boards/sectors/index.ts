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
  measures: [0, 1, 2].map((sector) => ({ key: `control-${sector}`, of: (view: View, seat: number) => view.sides[seat]?.control[sector] ?? null })),
  turn: (view: View) => `${view.round}.${view.turn}`,
  drawn: ["marks"],
  plates: "91px",
  texts,
};
