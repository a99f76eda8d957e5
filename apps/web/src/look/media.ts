/** A media query that is made once: React asks again and again whether it holds. */
export function mediaQuery(query: string): {
  readonly subscribe: (listener: () => void) => () => void;
  readonly matches: () => boolean;
} {
  let made: MediaQueryList | undefined;
  const list = (): MediaQueryList => {
    made ??= globalThis.matchMedia(query);
    return made;
  };
  return {
    subscribe: (listener) => {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
    matches: () => list().matches,
  };
}
