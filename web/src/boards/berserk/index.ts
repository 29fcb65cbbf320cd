import type { BoardModule, Props } from "../../lib/board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Seats from "./Seats.svelte";
import { texts } from "./texts";
import type { View } from "./view";

/** Which part of the game it is, by what lies on the table. */
function phase(view: View): string {
  if (view.outcome !== null) return "phase-over";
  if (view.first === null) return "phase-roles";
  if (view.turns === 0) {
    const placing = view.sides.some((side) => side.recruited) || view.cards.length > 0;
    if (view.sides.some((side) => side.deck > 0)) return "phase-reveal";
    return placing ? "phase-place" : "phase-recruit";
  }
  if (view.fight !== null) return "phase-fight";
  return view.stack.length > 0 ? "phase-answers" : "phase-main";
}

/** All lives that a side has on the field. */
const lives = (view: View, seat: number): number =>
  view.cards.reduce((sum, card) => sum + (card.seat === seat ? (card.lives?.[0] ?? 0) : 0), 0);

function facts(view: View, t: Props["t"]): string[] {
  const all = view.turns > 0 ? [t("turn", { n: view.turns })] : [];
  all.push(t(phase(view)));
  // A draw by quiet turns should surprise nobody.
  if (view.quiet > 0 && view.quiet * 2 >= view.choices.quiet_turns) {
    all.push(t("quiet", { n: view.quiet, most: view.choices.quiet_turns }));
  }
  return all;
}

export const stock: BoardModule = { game: "berserk", Board, Tray: null, Seats, Face, facts, measures: [{ key: "lives-sum", of: lives }], turn: (view: View) => String(view.turns), drawn: ["element", "crystal"], texts };
