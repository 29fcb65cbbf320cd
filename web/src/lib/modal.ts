/** Shows a dialog as a modal one and gives the focus back when it closes. */
export const modal = (dialog: HTMLDialogElement, onclose: () => void): { destroy: () => void } => {
  const before = document.activeElement;
  const click = (event: MouseEvent): void => {
    // A click on the ground around the dialog closes it.
    if (event.target === dialog) dialog.close();
  };
  // Escape closes the dialog, which browsers do by themselves, and means nothing to what lies below it.
  const escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") event.stopImmediatePropagation();
  };
  addEventListener("keydown", escape, true);
  dialog.addEventListener("close", onclose);
  dialog.addEventListener("click", click);
  dialog.showModal();
  return {
    destroy: () => {
      removeEventListener("keydown", escape, true);
      dialog.removeEventListener("close", onclose);
      dialog.removeEventListener("click", click);
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
};
