// A picture of a thing that moves while the thing itself stays. It lies above everything, where no box cuts it off, and
// neither readers nor pointers meet it.

/** Whether this browser can lift a picture above everything. */
export const canPicture = (element: HTMLElement): boolean => typeof element.showPopover === "function";

/** The picture, shown in this box; whoever asked for it removes it. */
export const pictureOf = (element: HTMLElement, box: DOMRect): HTMLElement => {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    one.removeAttribute("id");
    one.removeAttribute("data-thing");
    one.removeAttribute("data-card");
  }
  for (const mark of ghost.querySelectorAll(":scope > .mk")) mark.remove();
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.popover = "manual";
  Object.assign(ghost.style, {
    position: "fixed", inset: "auto", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: "0", overflow: "visible", pointerEvents: "none", transition: "none", animation: "none",
  });
  // Beside the thing itself, so that it is drawn by the same sizes.
  element.parentElement?.append(ghost);
  ghost.showPopover();
  return ghost;
};
