// For a game that has no drawn board: everything its view holds, as a readable list.
import type { BoardModule } from "../lib/board";
import PlainBoard from "./PlainBoard.svelte";
import PlainFace from "./PlainFace.svelte";
import PlainSeat from "./PlainSeat.svelte";

export const plain = (game: string): BoardModule => ({
  game,
  Board: PlainBoard,
  Tray: null,
  Seats: PlainSeat,
  Face: PlainFace,
  facts: () => [],
  texts: { en: {}, de: {}, ru: {} },
});
