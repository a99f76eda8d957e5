import type { FromClient } from '@dreadhouse/protocol';
import { readKept, writeKept } from './kept.ts';

type SentAnswer = Extract<FromClient, { t: 'answer' }>;

const keyOf = (match: string): string => `dreadhouse.outbox.${match}`;

/**
 * The answer that is on its way. It is kept until the server has said what became of it, so that neither a lost line nor a closed tab
 * loses it; it carries its own id, so that it counts once however often it is sent.
 */
export class Outbox {
  readonly #key: string;
  #waiting: SentAnswer | null;

  constructor(match: string) {
    this.#key = keyOf(match);
    const kept = readKept(this.#key) as Partial<SentAnswer> | null;
    const { id, ask, option } = kept ?? {};
    const whole = typeof id === 'string' && typeof ask === 'string' && typeof option === 'string';
    this.#waiting = whole ? { t: 'answer', id, ask, option } : null;
  }

  get waiting(): SentAnswer | null {
    return this.#waiting;
  }

  put(answer: SentAnswer): void {
    this.#waiting = answer;
    writeKept(this.#key, answer);
  }

  /** The server has said what became of it. */
  remove(id: string): SentAnswer | null {
    const answer = this.#waiting?.id === id ? this.#waiting : null;
    if (answer !== null) {
      this.#waiting = null;
      writeKept(this.#key, null);
    }
    return answer;
  }
}
