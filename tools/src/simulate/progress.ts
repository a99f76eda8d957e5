import type { Sink } from '../context.ts';

const WIDTH = 30;
const BAR_EVERY = 100;
const LINE_EVERY = 10_000;

/** Shows how far a long piece of work has come: a bar for a person who watches, else a line now and then. */
export class Progress {
  readonly #sink: Sink;
  readonly #total: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  #shownAt: number;
  #drawn = false;

  constructor(sink: Sink, total: number, now: () => number = Date.now) {
    this.#sink = sink;
    this.#total = total;
    this.#now = now;
    this.#startedAt = now();
    this.#shownAt = now();
  }

  get seconds(): number {
    return (this.#now() - this.#startedAt) / 1000;
  }

  show(done: number, failed: number): void {
    const now = this.#now();
    const bar = this.#sink.isTTY === true;
    if (now - this.#shownAt < (bar ? BAR_EVERY : LINE_EVERY)) return;
    this.#shownAt = now;
    const text = this.#text(done, failed);
    if (!bar) return void this.#sink.write(`${text}\n`);
    const filled = Math.floor((WIDTH * done) / this.#total);
    this.#sink.write(`\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${text}\x1b[K`);
    this.#drawn = true;
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#drawn) this.#sink.write('\r\x1b[K');
    this.#drawn = false;
  }

  #text(done: number, failed: number): string {
    const left = done === 0 ? '?' : Math.ceil((this.seconds * (this.#total - done)) / done);
    const failures = failed === 0 ? '' : `, ${failed} failed`;
    return `${done}/${this.#total} games${failures}, ${Math.round(this.seconds)} s, about ${left} s left`;
  }
}
