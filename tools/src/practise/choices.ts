import { firmnessOf, type Seat, shortfallsOf, type Weighed, wordsOf } from '@dreadhouse/engine';

/** So many words at most are said of an answer. */
export const WORDS = 3;

/** What one seat chose in one game, from its first choice to its last, and whether it won. */
export interface Course {
  readonly first: number;
  readonly end: number;
  readonly won: boolean;
}

/** The choices of a game that practice learns from: as rows of numbers, which travel quickly. */
export interface Choices {
  readonly courses: readonly Course[];
  /** Choice by choice: what the position was told by, its group, whether it was told from the other side. */
  readonly values: Float32Array;
  readonly groups: readonly string[];
  readonly against: Uint8Array;
  /** All words that were said, and by its place among them the one of each choice's kind. */
  readonly words: readonly string[];
  readonly kinds: Int32Array;
  /** Where the answers of each choice begin, and after the last one where they end. */
  readonly starts: Int32Array;
  /** Answer by answer: by how much it falls short, and as many places of words; -1 is none. */
  readonly shortfalls: Float32Array;
  readonly said: Int32Array;
  /** Which answer was given, and how likely that was, as a logarithm. */
  readonly taken: Int32Array;
  readonly likely: Float32Array;
}

interface Noted {
  readonly weighed: Weighed;
  readonly taken: number;
  readonly likely: number;
}

/** Notes what seats choose in one game. */
export class ChoiceNotes {
  readonly #bySeat = new Map<Seat, Noted[]>();

  take(seat: Seat, weighed: Weighed, taken: number, likely: number): void {
    const noted = this.#bySeat.get(seat) ?? [];
    noted.push({ weighed, taken, likely });
    this.#bySeat.set(seat, noted);
  }

  judged(winners: readonly Seat[]): Choices {
    const all = [...this.#bySeat.values()].flat();
    const places = new Map<string, number>();
    const placeOf = (word: string): number => {
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    };
    const starts = [0];
    for (const { weighed } of all) starts.push(starts.at(-1)! + weighed.options.length);
    const said = all.flatMap(({ weighed: { kind, options, opinions } }) =>
      options.flatMap(({ id }, i) => {
        const words = wordsOf(kind, id, opinions[i]!.why).map(placeOf);
        return Array.from({ length: WORDS }, (_, k) => words[k] ?? -1);
      }),
    );
    const kinds = all.map(({ weighed }) => placeOf(firmnessOf(weighed.kind)));
    let first = 0;
    const courses = [...this.#bySeat].map(([seat, { length }]) => {
      const course = { first, end: first + length, won: winners.includes(seat) };
      first = course.end;
      return course;
    });
    return {
      courses,
      values: Float32Array.from(all.flatMap(({ weighed }) => weighed.features.values)),
      groups: all.map(({ weighed }) => weighed.features.group),
      against: Uint8Array.from(all, ({ weighed }) => (weighed.features.against === true ? 1 : 0)),
      words: [...places.keys()],
      kinds: Int32Array.from(kinds),
      starts: Int32Array.from(starts),
      shortfalls: Float32Array.from(all.flatMap(({ weighed }) => shortfallsOf(weighed))),
      said: Int32Array.from(said),
      taken: Int32Array.from(all, ({ taken }) => taken),
      likely: Float32Array.from(all, ({ likely }) => likely),
    };
  }
}
