/** How something that follows from the state is worked out, and how long it holds. */
export interface Keeping<G extends { readonly state: object }, V> {
  /** What it is called when it turns out to have been kept too long. */
  readonly what: string;
  make(g: G): V;
  /** Notes what it was made from, and says from then on whether that is still so. */
  watch(g: G): (g: G) => boolean;
  /** The first difference between what was kept and what would be made now, or null. */
  difference(kept: V, made: V, g: G): string | null;
}

let checking = false;

/**
 * For tests: while this runs, whatever is kept is made anew each time that it is used, and compared. What was kept too long throws, and
 * names the difference.
 */
export function checkingWhatIsKept<T>(run: () => T): T {
  const before = checking;
  checking = true;
  try {
    return run();
  } finally {
    checking = before;
  }
}

/**
 * What follows from the state and is asked for all the time: kept for the latest table that somebody asked about, as long as nothing that
 * it was made from has changed.
 */
export function keepLatest<G extends { readonly state: object }, V>(keeping: Keeping<G, V>): (g: G) => V {
  let latest: { readonly state: object; readonly fits: (g: G) => boolean; readonly value: V } | null = null;
  return (g) => {
    if (latest === null || latest.state !== g.state || !latest.fits(g)) {
      latest = { state: g.state, fits: keeping.watch(g), value: keeping.make(g) };
    } else if (checking) {
      const difference = keeping.difference(latest.value, keeping.make(g), g);
      if (difference !== null) throw new Error(`${keeping.what} was kept too long: ${difference}`);
    }
    return latest.value;
  };
}
