/** Does something when the page is left, at the last moment at which it still can. Gives back how to call it off. */
export function whenLeft(run: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('pagehide', run);
  return () => window.removeEventListener('pagehide', run);
}
