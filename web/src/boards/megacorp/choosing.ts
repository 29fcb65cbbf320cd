// Which cards a question is about that are not simply those of the own hand: they are then laid out over the board.
import type { Props } from "../../lib/board";
import type { OfferBoard } from "../../lib/offers.svelte";
import type { CardId, View } from "./view";

export type Layout = { what: "Search" | "Aside" | "Hand" | "Order" | "Other"; cards: (CardId | null)[] };

// The rules that put these questions, as they stand at the question.
const QUESTIONS: Record<string, Layout["what"]> = { "M20.11": "Search", "M20.39": "Aside", "M20.36": "Hand", "M18.10": "Order" };

const CARD = /^card:(\d+)$/;
const refOf = (pick: object): string => String((pick as { ref?: string }).ref ?? (pick as { reference?: string }).reference);

export function layout(props: Props<View>, offers: OfferBoard): Layout | null {
  const asked = new Set<CardId>();
  for (const offer of offers.offers) {
    for (const pick of offer.picks) {
      const found = CARD.exec(refOf(pick));
      if (found) asked.add(Number(found[1]) - 1);
    }
  }
  const { view, you } = props;
  const cards = [...asked];
  const what = QUESTIONS[props.table.now?.ask?.rule.id ?? ""];
  const own = you === null ? [] : (view.sides[you]?.hand.cards ?? []);
  if (what === "Aside" && you !== null) return { what: "Aside", cards: view.aside };
  if (asked.size === 0) return null;
  if (what === "Hand" && cards.every((card) => own.includes(card)) && !view.sides.some((side, seat) => seat !== you && side.hand.cards.some((card) => card !== null && asked.has(card)))) return null;
  if (what !== undefined) return { what, cards };
  return cards.every((card) => own.includes(card)) ? null : { what: "Other", cards };
}
