/** A box that scrolls can be reached by keys; one that does not is no stop on the way. */
export const reach = (box: HTMLElement): { destroy: () => void } => {
  const look = (): void => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  const things = new MutationObserver(look);
  things.observe(box, { childList: true, subtree: true });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      things.disconnect();
    },
  };
};
