import { settings } from "../lib/settings.svelte";
import { tr } from "../lib/text.svelte";
import type { TableSession } from "./session.svelte";

interface Places {
  command: () => void;
  help: () => void;
  /** Closes what lies over the table; says whether there was anything. */
  closeSheet: () => boolean;
}

let back = 0;

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the next or last offered thing. */
const walk = (session: TableSession, by: 1 | -1): void => {
  const refs = session.offers.reading;
  const elements = refs
    .map((ref) => session.offers.elementOf(ref) ?? document.querySelector<HTMLElement>(`[data-region="bar"] [data-thing="${CSS.escape(ref)}"]`))
    .filter((one): one is HTMLElement => one !== null && one !== undefined)
    .map((one) => (one.matches("button") ? one : (one.querySelector<HTMLElement>(":scope > button.mk") ?? one)));
  // What has no number of its own comes last: the pass, and the only answer.
  for (const button of document.querySelectorAll<HTMLElement>('[data-region="bar"] button[data-thing]')) if (!elements.includes(button)) elements.push(button);
  if (elements.length === 0) return;
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = elements[at < 0 ? (by === 1 ? 0 : elements.length - 1) : (at + by + elements.length) % elements.length];
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
};

const region = (name: string): void => {
  const place = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  (place?.querySelector<HTMLElement>('[data-thing][tabindex="0"]') ?? place?.querySelector<HTMLElement>("button, a, input"))?.focus();
};

/** What a key does while the focus is on the table. */
export const tableKeys = (event: KeyboardEvent, session: TableSession, places: Places): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const offers = session.offers;
  const done = (): void => event.preventDefault();
  if (event.key === "Escape") {
    if (writing(event.target)) {
      (event.target as HTMLElement).blur();
      return done();
    }
    if (places.closeSheet() || offers.back() || session.habits.hold() || session.backInRow()) return done();
    session.pinned = false;
    return;
  }
  if (writing(event.target) || document.querySelector("dialog[open]") !== null) return;
  if (!settings.keys) return;
  if (event.shiftKey) {
    switch (event.code) {
      case "KeyD": {
        const count = session.yours ? ` ${tr("offers-count", { n: offers.possible.length })}` : "";
        session.answer(session.sentence() + count);
        return done();
      }
      case "KeyC":
        session.answer(session.clocksInWords());
        return done();
      case "KeyL": {
        back = Math.min(back + 1, session.log.length);
        const line = session.log.at(-back);
        session.answer(line?.text ?? tr("log-empty"), line?.rules);
        return done();
      }
      case "KeyS":
        session.answer(summary(session));
        return done();
      case "KeyW": {
        const thing = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.thing : undefined;
        const shown = session.shown;
        session.why(shown?.what === "card" ? shown.card.name : (thing ?? ""));
        return done();
      }
      case "KeyR": {
        const line = document.activeElement?.closest("[data-line]")?.querySelector<HTMLElement>(".rule");
        const rule = session.shown?.what === "card" ? session.shown.card.rules[0] : session.now?.ask?.rule;
        if (line) line.click();
        else if (rule !== undefined) session.peek(rule, null);
        return done();
      }
      case "KeyI":
        session.pinned = !session.pinned;
        session.answer(session.pinned ? tr("pinned") : tr("unpinned"));
        return done();
      case "KeyU":
        session.undo();
        return done();
      case "KeyH":
        region("tray");
        return done();
      case "KeyB":
        region("board");
        return done();
      case "KeyO":
        region("seats");
        return done();
    }
  }
  back = event.shiftKey ? back : 0;
  switch (event.key) {
    case "Backspace":
      if (offers.back()) done();
      return;
    case "/":
    case ":":
      places.command();
      return done();
    case "?":
      places.help();
      return done();
    case "]":
      walk(session, 1);
      return done();
    case "[":
      walk(session, -1);
      return done();
    case "0": {
      const ref = offers.pass ?? (offers.can("num:0") ? "num:0" : undefined);
      if (ref !== undefined) offers.pick(ref);
      return done();
    }
  }
  if (event.repeat || !/^[1-9a-z]$/.test(event.key)) return;
  const ref = offers.byPip(event.key);
  if (ref !== undefined) {
    offers.pick(ref);
    done();
  }
};

/** What a reader would hear of an element: labels before drawings. */
const inWords = (element: Element): string => {
  if (element.getAttribute("aria-hidden") === "true") return "";
  const inner = (): string => [...element.childNodes].map((node) => (node instanceof Element ? inWords(node) : (node.textContent ?? "").trim())).filter((part) => part !== "").join(", ");
  const label = element.getAttribute("aria-label");
  // A group is named and then read; anything else is read as its label.
  if (label !== null) return element.getAttribute("role") === "group" ? inner() : label;
  return element.tagName === "TITLE" ? (element.textContent ?? "") : inner();
};

/** The position in a few sentences: the decision, the seats as their plates say them, the clocks. */
export const summary = (session: TableSession): string => {
  const plates = [...document.querySelectorAll<HTMLElement>("[data-plate]")].map((plate) => inWords(plate));
  return [session.board?.facts(session.now?.view, session.t).map((fact) => `${fact}.`).join(" ") ?? "", session.sentence(), ...plates.map((plate) => `${plate}.`)]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\s+/g, " ");
};
