// Disastles on the page: castles drawn as floor plans.
import type { BoardModule, Props } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import Tray from "./Tray.svelte";
import { texts } from "./texts";
import type { View } from "./view";

/** The last one is what goes on now. X stands in the ledger. */
const facts = (view: View, t: Props["t"]): string[] => [
  ...(view.backwards ? [t("fact-backwards")] : []),
  ...(view.closed ? [t("shop-closed")] : []),
  t("round", { n: view.round }),
];

export const stock: BoardModule = { game: "disastles", Board, Tray, Seats, Face, facts, measures: [
    { key: "treasure", of: (view: View, seat) => view.castles[seat]?.treasure ?? null },
    { key: "rooms-built", of: (view: View, seat) => view.castles[seat]?.room_count ?? null },
  ], turn: (view: View) => `${view.round}.${view.turn}`, drawn: ["walls"], seats: "side", texts };
