// Cards travel from where they lay to where they lie now. Only a picture of the card moves, above everything: the card
// itself is at its new place at once and can be picked there, and nothing else is pushed about.
import { canPicture, pictureOf } from "../lib/ghost";
import { settings } from "../lib/settings.svelte";

const TIME = 220;
/** With more cards than these on the way nobody could follow any of them. */
const MOST = 8;
/** Within one region a card that is moved by less, or is still the same pick, has only made room. */
const NEAR = 120;

interface Place {
  element: HTMLElement;
  box: DOMRect;
  region: string;
  /** The ref by which it is picked. */
  ref: string;
}
export type Places = Map<string, Place[]>;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where all cards are now that the reader sees. */
export const places = (root: HTMLElement): Places => {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const card = element.dataset.card ?? "";
    const region = element.closest<HTMLElement>("[data-region]")?.dataset.region ?? "";
    const list = found.get(card);
    const place = { element, box, region, ref: element.dataset.thing ?? "" };
    if (list === undefined) found.set(card, [place]);
    else list.push(place);
  }
  return found;
};

const far = (a: Place, b: Place): number => Math.hypot(a.box.left - b.box.left, a.box.top - b.box.top);

/** The cards that lie elsewhere than before, as far as it is certain which one went where. */
export const moved = (before: Places, after: Places): [from: Place, to: Place][] => {
  const all: [Place, Place][] = [];
  for (const [card, now] of after) {
    const was = [...(before.get(card) ?? [])];
    const fresh = now.filter((place) => {
      const same = was.findIndex((one) => one.region === place.region && (one.ref === place.ref || far(one, place) < NEAR));
      if (same >= 0) was.splice(same, 1);
      return same < 0;
    });
    if (fresh.length !== 1) continue;
    const left = was.filter((one) => !now.some((place) => place.element === one.element) || was.length === 1);
    if (left.length === 1) all.push([left[0], fresh[0]]);
  }
  return all.length <= MOST ? all : [];
};

const go = (from: Place, to: Place): void => {
  const { element, box } = to;
  const ghost = pictureOf(element, box);
  ghost.classList.remove("offered", "soft", "picked");
  ghost.dataset.travel = "";
  ghost.style.transformOrigin = "0 0";
  const start = `translate(${from.box.left - box.left}px, ${from.box.top - box.top}px) scale(${from.box.width / box.width}, ${from.box.height / box.height})`;
  element.animate([{ opacity: 0 }, { opacity: 0 }], TIME);
  const way = ghost.animate([{ transform: start }, { transform: "none" }], { duration: TIME, easing: "cubic-bezier(.2, .8, .2, 1)" });
  const gone = (): void => ghost.remove();
  way.finished.then(gone, gone);
};

/** Shows what has moved: as a travel, or for those who want no motion as a ring that stands for a moment. */
export const travel = (before: Places, after: Places): void => {
  const calm = still.matches || settings.motion === "off";
  for (const [from, to] of moved(before, after)) {
    if (calm) {
      to.element.dataset.arrived = "";
      setTimeout(() => delete to.element.dataset.arrived, 600);
    } else if (canPicture(to.element)) go(from, to);
  }
};
