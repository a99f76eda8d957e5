import { setTimeout as pause } from 'node:timers/promises';
import { MOVES, type Side, type Table } from './table.ts';

export interface Measured {
  /** Moves a second that reached all guests' screens. */
  readonly perSecond: number;
  /** Milliseconds from a move to the last of the screens that show it, sorted. */
  readonly latencies: readonly number[];
}

export function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
}

/** Tables at which somebody always moves. A match that is over is followed by a new one. */
export class Lanes {
  readonly #side: Side;
  readonly #address: string;
  readonly #note: (bytes: number) => void;
  #tables: Table[] = [];
  /** Ready to be played when a match is over, so that only moves are measured. */
  readonly #spare: Table[] = [];

  constructor(side: Side, address: string, note: (bytes: number) => void = () => undefined) {
    this.#side = side;
    this.#address = address;
    this.#note = note;
  }

  async open(lanes: number): Promise<void> {
    await fill(this.#tables, lanes, () => this.#side.newTable(this.#address, this.#note));
    await fill(this.#spare, lanes / 4, () => this.#side.newTable(this.#address, this.#note));
    // So that they do not all end at the same time.
    await Promise.all(
      this.#tables.map(async (table, i) => {
        const head = Math.floor((i * MOVES) / 16 / lanes);
        while (table.moves < head) await table.move();
      }),
    );
  }

  /** Everybody moves as soon as all have seen the last move: as many moves as the server can take. */
  async saturate(seconds: number): Promise<Measured> {
    const end = performance.now() + seconds * 1000;
    const latencies: number[] = [];
    const start = performance.now();
    await this.#each(async (lane) => {
      while (performance.now() < end) latencies.push(await this.#timed(lane, performance.now()));
    });
    return measured(latencies, performance.now() - start);
  }

  /** So many moves a second, each when it is due, whether or not the server keeps up; the time counts from when it was due. */
  async offer(rate: number, seconds: number): Promise<Measured> {
    const start = performance.now() + 50;
    const interval = (this.#tables.length / rate) * 1000;
    const latencies: number[] = [];
    await this.#each(async (lane) => {
      let due = start + (lane / this.#tables.length) * interval;
      for (; due < start + seconds * 1000; due += interval) {
        const early = due - performance.now();
        if (early > 0) await pause(early);
        latencies.push(await this.#timed(lane, due));
      }
    });
    return measured(latencies, performance.now() - start);
  }

  close(): void {
    for (const table of [...this.#tables, ...this.#spare.splice(0)]) table.close();
    this.#tables = [];
  }

  async #each(work: (lane: number) => Promise<void>): Promise<void> {
    await Promise.all(this.#tables.map((_, lane) => work(lane)));
  }

  async #timed(lane: number, from: number): Promise<number> {
    await this.#tables[lane]?.move();
    const took = performance.now() - from;
    const table = this.#tables[lane];
    if (table !== undefined && table.moves >= MOVES) {
      table.close();
      this.#tables[lane] = this.#spare.pop() ?? (await this.#side.newTable(this.#address, this.#note));
    }
    return took;
  }
}

/** Several at a time: setting tables is not what is measured. */
async function fill(tables: Table[], count: number, make: () => Promise<Table>): Promise<void> {
  while (tables.length < count) {
    const few = Array.from({ length: Math.min(16, Math.ceil(count - tables.length)) }, make);
    tables.push(...(await Promise.all(few)));
  }
}

function measured(latencies: number[], milliseconds: number): Measured {
  latencies.sort((a, b) => a - b);
  return { perSecond: (latencies.length / milliseconds) * 1000, latencies };
}
