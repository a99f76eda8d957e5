import { type Match, reveal, saveText } from '@dreadhouse/engine';
import type { LiveMatch } from '../match/live.ts';

/** So many files are kept, and no more of their letters than this: those that were asked for last. */
const MOST = 100;
const MOST_LETTERS = 20_000_000;

interface Kept {
  readonly match: Match<unknown>;
  readonly seq: number;
  readonly text: string;
}

/** The files of finished matches. To make one the match is played again, and anybody may ask for it: so it is made once, and kept. */
export class RevealedFiles {
  readonly #kept = new Map<string, Kept>();
  #letters = 0;

  /** Of a match that is over. */
  of({ id, seq }: Pick<LiveMatch, 'id' | 'seq'>, match: Match<unknown>): string {
    const known = this.#kept.get(id);
    if (known !== undefined) this.#forget(id, known); // used last, so it goes last
    const fits = known !== undefined && known.match === match && known.seq === seq;
    const kept = fits ? known : { match, seq, text: saveText(reveal(match)) };
    this.#kept.set(id, kept);
    this.#letters += kept.text.length;
    this.#makeRoom();
    return kept.text;
  }

  #makeRoom(): void {
    for (const [id, kept] of this.#kept) {
      if (this.#kept.size <= MOST && this.#letters <= MOST_LETTERS) return;
      this.#forget(id, kept);
    }
  }

  #forget(id: string, kept: Kept): void {
    this.#kept.delete(id);
    this.#letters -= kept.text.length;
  }
}
