// The boards of the games, each loaded when it is needed. A game without its own has a plain listing of what it shows.
import type { BoardModule } from "./board";

const modules = import.meta.glob<{ stock: BoardModule }>("../boards/*/index.ts");

export const loadBoard = async (game: string): Promise<BoardModule> => {
  const load = modules[`../boards/${game}/index.ts`];
  if (load !== undefined) {
    try {
      return (await load()).stock;
    } catch (error) {
      // The table stays playable from the bar.
      console.error(error);
    }
  }
  return (await import("../table/plain")).plain(game);
};
