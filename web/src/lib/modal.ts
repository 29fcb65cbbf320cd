/** Shows a dialog as a modal one and gives the focus back when it closes. */
export const modal = (dialog: HTMLDialogElement, onclose: () => void): { destroy: () => void } => {
  const before = document.activeElement;
  const click = (event: MouseEvent): void => {
    // A click on the ground around the dialog closes it.
    if (event.target === dialog) dialog.close();
  };
  dialog.addEventListener("close", onclose);
  dialog.addEventListener("click", click);
  dialog.showModal();
  return {
    destroy: () => {
      dialog.removeEventListener("close", onclose);
      dialog.removeEventListener("click", click);
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
};
