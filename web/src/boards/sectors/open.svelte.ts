// Which list of cards is open over the board. It is opened from the plates of the seats and drawn by the board.
export type List = { seat: number; pile: "trash" | "pile" } | { seat: null; pile: "scrap" };
export const lists = $state<{ open: List | null }>({ open: null });
export function toggle(list: List): void {
  const { open } = lists;
  lists.open = open && open.seat === list.seat && open.pile === list.pile ? null : list;
}
