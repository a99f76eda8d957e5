/**
 * Takes the focus from an answer that is about to leave the screen, and gives it back if it stays after all. A browser that loses the
 * focused element while the page changes measures the half-changed page at once: that costs more than all the rest of an answer.
 */
export function letGoOfFocus(): () => void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at.closest('#decision') === null) return () => undefined;
  at.blur();
  return () => at.focus();
}
