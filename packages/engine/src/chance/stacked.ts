import { Chance, type Places } from './chance.ts';

/** For each stream, what `below` gives next. */
export type Stacks = Record<string, number[]>;

const TAKEN = 'stacked:';

/** Chance for scenarios and tutorials: the next numbers of some streams are laid out in advance, the others are left to luck. */
export class StackedChance extends Chance {
  readonly #beneath: Chance;
  readonly #stacks: Stacks;
  readonly #taken: Record<string, number> = {};

  constructor(beneath: Chance, stacks: Stacks, places: Places = {}) {
    super();
    this.#beneath = beneath;
    this.#stacks = stacks;
    for (const [name, place] of Object.entries(places)) {
      if (name.startsWith(TAKEN)) this.#taken[name.slice(TAKEN.length)] = place;
    }
  }

  /** What was laid out and has not come up. A scenario that leaves something over has not tested what it meant to. */
  leftOver(): Stacks {
    const rest = Object.entries(this.#stacks).map(
      ([name, numbers]) => [name, numbers.slice(this.#taken[name] ?? 0)] as const,
    );
    return Object.fromEntries(rest.filter(([, numbers]) => numbers.length > 0));
  }

  below(stream: string, n: number): number {
    this.used += 1;
    const place = this.#taken[stream] ?? 0;
    const next = this.#stacks[stream]?.[place];
    if (next === undefined) return this.#beneath.below(stream, n);
    if (!Number.isInteger(next) || next < 0 || next >= n) {
      throw new RangeError(`Stacked ${next} on "${stream}", where 0 to ${n - 1} are possible.`);
    }
    this.#taken[stream] = place + 1;
    return next;
  }

  places(): Places {
    const taken = Object.entries(this.#taken).map(([name, place]) => [TAKEN + name, place]);
    return { ...this.#beneath.places(), ...Object.fromEntries(taken) };
  }
}
