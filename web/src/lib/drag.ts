// Dragging, a second way to do what clicks do: lifting a thing is the click on it, letting it go over a thing that
// glows is the click on that. Let go anywhere else, the pick is taken back. Nothing is sent on lifting.
import { canPicture, pictureOf } from "./ghost";
import type { OfferBoard } from "./offers.svelte";

const FAR = { mouse: 6, touch: 10 };

/** A picture of the thing that goes with the pointer. */
const ghostOf = (element: HTMLElement): HTMLElement | null => {
  if (!canPicture(element)) return null;
  const ghost = pictureOf(element, element.getBoundingClientRect());
  ghost.style.opacity = "0.9";
  return ghost;
};

/** Begins at the press of a pointer on a thing; what follows is a click unless the pointer moves far enough. */
export const drag = (event: PointerEvent, offers: OfferBoard, ref: string, element: HTMLElement): void => {
  const touch = event.pointerType === "touch";
  const { pointerId, clientX, clientY } = event;
  const before = offers.picks.length;
  const ask = offers.ask?.id;
  let ghost: HTMLElement | null = null;
  let lifted = false;
  let over: { ref: string; element: HTMLElement } | undefined;
  const mark = (next: typeof over): void => {
    if (over?.element === next?.element) return;
    delete over?.element.dataset.over;
    over = next;
    if (over !== undefined) over.element.dataset.over = "";
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
    if (!lifted) {
      if (Math.hypot(x, y) < (touch ? FAR.touch : FAR.mouse)) return;
      // A finger that goes along the tray scrolls it.
      if (touch && Math.abs(x) > Math.abs(y)) return end();
      if (offers.ask?.id !== ask || !(offers.mark(ref) === "picked" || offers.leads(ref))) return end();
      ghost = ghostOf(element);
      lifted = true;
      if (offers.mark(ref) !== "picked") offers.pick(ref);
    }
    if (ghost !== null) ghost.style.translate = `${x}px ${y}px`;
    mark(offers.under(moved.clientX, moved.clientY, element));
  };
  const up = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    if (lifted) {
      // The click that a browser makes of this would pick once more.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true), 0);
      const target = offers.under(moved.clientX, moved.clientY, element);
      if (target !== undefined && offers.ask?.id === ask) offers.pick(target.ref);
      else back();
    }
    end();
  };
  const back = (): void => {
    if (offers.ask?.id === ask && offers.picks.length > before) offers.backTo(before);
  };
  const cancel = (lost: Event): void => {
    if (lost instanceof PointerEvent && lost.pointerId !== pointerId) return;
    if (lifted) back();
    end();
  };
  const key = (pressed: KeyboardEvent): void => {
    if (pressed.key !== "Escape" || !lifted) return;
    pressed.stopPropagation();
    cancel(pressed);
  };
  const end = (): void => {
    mark(undefined);
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", key, true);
    removeEventListener("blur", cancel);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", key, true);
  addEventListener("blur", cancel);
};
