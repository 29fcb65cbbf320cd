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
    if (last === null || !all.includes(last)) last = all.includes(document.activeElement as HTMLElement) ? (document.activeElement as HTMLElement) : (all[0] ?? null);
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
  watcher.observe(region, { childList: true, subtree: true });
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
