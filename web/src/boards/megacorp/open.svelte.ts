// Which pile is looked through over the board. It is opened from plates, networks and the tray, and drawn by the board.
import type { Seat } from "./view";

export type Zone = "hand" | "deck" | "market" | "gone";
export const piles = $state<{ open: { seat: Seat; zone: Zone } | null }>({ open: null });

export function browse(seat: Seat, zone: Zone): void {
  const now = piles.open;
  piles.open = now !== null && now.seat === seat && now.zone === zone ? null : { seat, zone };
}
