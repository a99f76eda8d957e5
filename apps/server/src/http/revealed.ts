import { type Match, revealing, saveText } from '@dreadhouse/engine';
import type { LiveMatch } from '../match/live.ts';
import { inSlices } from '../match/slices.ts';

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
  readonly #making = new Map<Match<unknown>, Promise<string>>();
  #letters = 0;

  /** Of a match that is over. */
  async of({ id, seq }: Pick<LiveMatch, 'id' | 'seq'>, match: Match<unknown>): Promise<string> {
    const known = this.#kept.get(id);
    const fits = known !== undefined && known.match === match && known.seq === seq;
    const text = fits ? known.text : await this.#madeOnce(match);
    this.#keep(id, { match, seq, text });
    return text;
  }

  /** Whoever asks meanwhile waits for the same. */
  #madeOnce(match: Match<unknown>): Promise<string> {
    let made = this.#making.get(match);
    if (made === undefined) {
      made = inSlices(revealing(match))
        .then(saveText)
        .finally(() => this.#making.delete(match));
      this.#making.set(match, made);
    }
    return made;
  }

  /** Used last, so it goes last. */
  #keep(id: string, kept: Kept): void {
    const before = this.#kept.get(id);
    if (before !== undefined) this.#forget(id, before);
    this.#kept.set(id, kept);
    this.#letters += kept.text.length;
    this.#makeRoom();
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
