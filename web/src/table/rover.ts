// One stop of Tab per region; inside, the arrow keys go to the nearest thing in their direction.

const things = (region: HTMLElement): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => one.offsetParent !== null || one.getClientRects().length > 0);

const middle = (element: HTMLElement): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const rover = (region: HTMLElement): { destroy: () => void } => {
  let last: HTMLElement | null = null;
  const settle = (): void => {
    const all = things(region);
    // While the focus is elsewhere, the way in leads to the first thing that is on offer.
    if (!region.contains(document.activeElement)) last = all.find((one) => one.matches(".offered, .offered > .mk")) ?? (last !== null && all.includes(last) ? last : (all[0] ?? null));
    else if (last === null || !all.includes(last)) last = all.includes(document.activeElement as HTMLElement) ? (document.activeElement as HTMLElement) : (all[0] ?? null);
    for (const one of all) {
      const index = one === last ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const focusin = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.dataset.thing !== undefined) {
      last = event.target;
      settle();
    }
  };
  const keydown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || from.dataset.thing === undefined) return;
    const [x, y] = middle(from);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const one of things(region)) {
      if (one === from) continue;
      const [ox, oy] = middle(one);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const across = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (along < 4 || across > along * 3) continue;
      const far = along + across * 2;
      if (far < least) [best, least] = [one, far];
    }
    if (best !== null) {
      event.preventDefault();
      best.focus();
    }
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  region.addEventListener("focusin", focusin);
  region.addEventListener("keydown", keydown);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      region.removeEventListener("focusin", focusin);
      region.removeEventListener("keydown", keydown);
    },
  };
};

/** The log is one stop of Tab; inside, up and down go from line to line, left and right along what a line names. */
export const lineRover = (box: HTMLElement): { destroy: () => void } => {
  const names = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("a, button")];
  const settle = (): void => {
    for (const one of box.querySelectorAll<HTMLElement>("[data-line] a, [data-line] button")) if (one.tabIndex !== -1) one.tabIndex = -1;
  };
  const keydown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const rows = [...box.querySelectorAll("[data-line]")].filter((row) => names(row).length > 0);
    const row = document.activeElement?.closest("[data-line]") ?? null;
    let next: HTMLElement | undefined;
    if (row === null) next = way[1] < 0 ? names(rows.at(-1) ?? box)[0] : undefined;
    else if (way[1] !== 0) {
      const other = rows[rows.indexOf(row) + way[1]];
      next = other === undefined ? undefined : names(other)[0];
    } else {
      const all = names(row);
      next = all[all.indexOf(document.activeElement as HTMLElement) + way[0]];
    }
    if (next !== undefined) {
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
    }
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(box, { childList: true, subtree: true });
  box.addEventListener("keydown", keydown);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      box.removeEventListener("keydown", keydown);
    },
  };
};

/** Brings what is offered in a region into sight, if none of it is. */
export const bringInSight = (region: HTMLElement): void => {
  const lit = [...region.querySelectorAll<HTMLElement>(".thing.offered")].filter((one) => one.getClientRects().length > 0);
  if (lit.length === 0) return;
  const holder = (one: HTMLElement): HTMLElement | null => {
    for (let box = one.parentElement; box !== null && box !== region.parentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if ((/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) || (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight)) return box;
    }
    return null;
  };
  const away = (one: HTMLElement, box: HTMLElement): [number, number] => {
    const [mine, its] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
    const shift = (from: number, to: number, start: number, end: number): number => (from < start ? from - start - 12 : to > end ? Math.min(from - start - 12, to - end + 12) : 0);
    return [shift(mine.left, mine.right, its.left, its.right), shift(mine.top, mine.bottom, its.top, its.bottom)];
  };
  const moves = lit.map((one) => {
    const box = holder(one);
    return { box, by: box === null ? [0, 0] : away(one, box) };
  });
  if (moves.some(({ by }) => by[0] === 0 && by[1] === 0)) return;
  moves[0].box?.scrollBy({ left: moves[0].by[0], top: moves[0].by[1] });
};
