// The view of the game as the server sends it: names and fields as in crates/game-leduc/src/view.rs.
export const CARDS = ["JackOfSpades", "JackOfHearts", "QueenOfSpades", "QueenOfHearts", "KingOfSpades", "KingOfHearts"] as const;
export type Card = (typeof CARDS)[number];
export type Action = "Check" | "Bet" | "Call" | "Raise" | "Fold";
export interface View {
  turn: number | null; cards: [Card | null, Card | null]; public: Card | null;
  answers: [Action[], Action[]]; paid: [number, number]; pot: number;
}
/** What a bet or a raise adds in each of the two rounds. */
export const BETS = [2, 4];
export const numberOf = (card: Card): number => CARDS.indexOf(card) + 1;
export const rankOf = (number: number): "jack" | "queen" | "king" => (["jack", "queen", "king"] as const)[Math.floor((number - 1) / 2)];
export const hearts = (number: number): boolean => number % 2 === 0;
