import type { EntryRow } from '../store/schema.ts';

/**
 * Since when each question has been on the table. An answer that is taken back does not begin its question's time anew, so nobody wins time by
 * answering and taking back. Follows from the journal alone, so every node has the same.
 */
export class Hourglass {
  /** By the number of answers before it. */
  readonly #since: number[];

  constructor(begun: number, entries: readonly EntryRow[] = []) {
    this.#since = [begun];
    for (const entry of entries) this.turn(entry);
  }

  /** Since when the question that is asked now has been on the table. */
  get since(): number {
    return this.#since.at(-1) ?? 0;
  }

  /** Since when the one before it was: where taking an answer back leads. */
  get before(): number {
    return this.#since.at(-2) ?? 0;
  }

  turn({ kind, body, at }: Pick<EntryRow, 'kind' | 'body' | 'at'>): void {
    if (kind === 'answer') this.#since.push(at);
    else if (kind === 'undo') this.#since.pop();
    else this.#back(Number(body), at);
  }

  /** The whole table went back, or its rules changed: then there is the whole time again. */
  #back(answers: number, at: number): void {
    this.#since.length = Math.min(this.#since.length, answers + 1);
    this.#since[this.#since.length - 1] = at;
  }
}
