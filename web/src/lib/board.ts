import type { Component } from "svelte";
import type { Card, Table } from "./protocol";

/** What the open question means for a thing on the table. */
export type Mark = "idle" | "offered" | "soft" | "picked" | "spent" | "refused";

/** What a game's own components are given. */
export interface Props<V = any> {
  /** `now.view`, as the server sent it. */
  view: V;
  /** The seat of the reader, null for spectators. */
  you: number | null;
  /** The seat whose side of the table lies before the reader: the own, or the one that a spectator follows. */
  side: number | null;
  table: Table;
  /** The catalogue by number, as in `card:NUMBER`. */
  cards: (number: number) => Card | undefined;
  /** The board's own words in the reader's language. */
  t: (key: string, args?: Record<string, string | number>) => string;
  lang: string;
}

/** A game's part of the page. */
export interface BoardModule {
  game: string;
  /** The playing area; fills its box and scrolls or zooms inside if it must. */
  Board: Component<Props>;
  /** Own hand, shop and the like. */
  Tray: Component<Props> | null;
  /** The facts of one seat, one or two lines inside its plate. */
  Seats: Component<Props & { seat: number }>;
  /** The full face for the inspector, 300 px wide or less. */
  Face: Component<{ card: Card; t: Props["t"] }>;
  /** Facts of the catalogue that the face draws and words would only spell: they are not listed beside it. */
  drawn?: string[];
  /** Short facts for the table bar: round, turn, phase. */
  facts: (view: any, t: Props["t"]) => string[];
  /** Figures of a seat for the report, from the view alone; the key is a text of the board. */
  measures?: { key: string; of: (view: any, seat: number) => number | null }[];
  /** Names the present turn, so that the page knows when it is over; left out where a game has no turns. */
  turn?: (view: any) => string;
  /** Where the seats' plates stand on wide screens: a column at the left of the board, or (if left out) a strip above it. */
  seats?: "side" | "top";
  /** How high the plates are on a phone at most, so that the board below does not move when a seat has more to show. */
  plates?: string;
  /** `{name}` in a text is replaced by the argument of that name. */
  texts: Record<"en" | "de" | "ru", Record<string, string>>;
}
