import type { Sign, Weight } from '../../contract/story.ts';

/** The kinds of a game's events, in one line for each sign and weight: what they are about, and what one would tell a friend afterwards. */
export type EventKinds = Readonly<Record<Sign, Readonly<Partial<Record<Weight, string>>>>>;

interface About {
  readonly sign: Sign;
  readonly weight: Weight;
}

/** A game's events by kind; those that are not sorted are plain. */
export class SortedEvents {
  readonly #known: ReadonlyMap<string, About>;

  constructor(kinds: EventKinds) {
    this.#known = new Map(
      Object.entries(kinds).flatMap(([sign, weights]) =>
        Object.entries(weights).flatMap(([weight, line]) =>
          // Both are keys of `EventKinds`.
          line.split(' ').map((kind) => [kind, { sign: sign as Sign, weight: weight as Weight }] as const),
        ),
      ),
    );
  }

  about(kind: string): About {
    return this.#known.get(kind) ?? { sign: 'event', weight: 'plain' };
  }

  get kinds(): ReadonlySet<string> {
    return new Set(this.#known.keys());
  }
}
