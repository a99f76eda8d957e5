/** How far each named stream has been used. All that is needed to go on from here with the same source. */
export type Places = Readonly<Record<string, number>>;

/**
 * Where all luck comes from. Each deck, die and purpose has a stream of its own, so that knowing one never tells another.
 * Implementations differ in where the numbers come from; everything else is built on `below`.
 */
export abstract class Chance {
  /** How many numbers have been asked for; undo ends where this changes. */
  used = 0;

  /** A whole number from 0 to `n - 1`, each as likely as the others. */
  abstract below(stream: string, n: number): number;

  abstract places(): Places;

  /** One die: 1 to `sides`. */
  die(stream: string, sides: number): number {
    return this.below(stream, sides) + 1;
  }

  pick<T>(stream: string, list: readonly T[]): T {
    if (list.length === 0) throw new Error(`Nothing to pick from (${stream}).`);
    return list[this.below(stream, list.length)] as T;
  }

  /** One of the entries, each as likely as its whole-numbered weight says. */
  weighted<T>(stream: string, entries: readonly (readonly [T, number])[]): T {
    const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
    let rest = this.below(stream, total);
    for (const [item, weight] of entries) {
      if (rest < weight) return item;
      rest -= weight;
    }
    throw new Error(`Weights must be whole numbers above zero (${stream}).`);
  }

  /** Puts the list into a random order, in place. */
  shuffle(stream: string, list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(stream, i + 1);
      const item = list[i];
      list[i] = list[j];
      list[j] = item;
    }
  }
}

/** Thirty-two random bits for each place of a stream; the same place always gives the same bits. */
export interface Source {
  stream(name: string): (place: number) => number;
}

interface Stream {
  readonly name: string;
  place: number;
  readonly word: (place: number) => number;
}

/** Chance from a source of bits: the cryptographic one of real matches, or the fast one of search and simulation. */
export class StreamChance extends Chance {
  readonly #source: Source;
  /** Where the streams stood at the beginning; most are never used again before this is thrown away. */
  readonly #from: Places;
  readonly #streams = new Map<string, Stream>();
  /** The stream that was used last: the next number is mostly asked of the same. */
  #latest: Stream | null = null;

  constructor(source: Source, from: Places = {}) {
    super();
    this.#source = source;
    this.#from = from;
  }

  below(stream: string, n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`No whole number below ${n} (${stream}).`);
    this.used += 1;
    const latest = this.#latest;
    return below(latest !== null && latest.name === stream ? latest : this.#open(stream), n);
  }

  places(): Places {
    const places: Record<string, number> = { ...this.#from };
    for (const [name, stream] of this.#streams) places[name] = stream.place;
    return places;
  }

  #open(name: string): Stream {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = { name, place: this.#from[name] ?? 0, word: this.#source.stream(name) };
      this.#streams.set(name, stream);
    }
    this.#latest = stream;
    return stream;
  }
}

function below(stream: Stream, n: number): number {
  for (;;) {
    const word = stream.word(stream.place++);
    const number = word % n;
    // Words in the last, incomplete run of n are thrown away: taking them would favour the low numbers.
    if (word - number <= 0x1_0000_0000 - n) return number;
  }
}
