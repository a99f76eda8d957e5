import { mkdirSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Measuring on a machine that is never quiet: contenders take turns within one process, so that whatever disturbs one disturbs
 * the other, and medians forget the worst. Only ratios are worth comparing between two runs.
 */

/** Does a portion of work and says how many units it was. */
type Work = () => number | Promise<number>;

/** Work, or work that has to be got ready first, off the clock. */
type Contender = Work | { readonly prepare: () => void; readonly work: Work };

/** What each contender needed for one unit, in microseconds, round by round. */
type Timings<Name extends string> = Record<Name, number[]>;

/** Microseconds for one unit of this work. */
async function measure(contender: Contender): Promise<number> {
  const { prepare, work } = typeof contender === 'function' ? { prepare: null, work: contender } : contender;
  prepare?.();
  const start = performance.now();
  const units = await work();
  return ((performance.now() - start) * 1000) / units;
}

/** Lets all contenders work in turn, `rounds` times, after `warmUps` rounds that do not count. */
export async function interleave<Name extends string>(
  contenders: Record<Name, Contender>,
  rounds: number,
  warmUps: number,
): Promise<Timings<Name>> {
  const names = Object.keys(contenders) as Name[];
  const timings = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Timings<Name>;
  for (let round = -warmUps; round < rounds; round++) {
    for (const name of names) {
      const time = await measure(contenders[name]);
      if (round >= 0) timings[name].push(time);
    }
    names.reverse(); // nobody always comes after the one that leaves the most garbage
  }
  return timings;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many units a second that is. */
export function perSecond(microseconds: readonly number[]): number {
  return 1_000_000 / median(microseconds);
}

/** How many times as long the one takes as the other, compared within each round. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  return rounded(median(one.map((time, round) => time / other[round]!)));
}

/** How many bytes of heap each of `count` of these holds. */
export function bytesEach(count: number, make: () => unknown): number {
  make(); // what is made once and then shared does not count
  const held: unknown[] = [];
  const before = heapUsed();
  while (held.length < count) held.push(make());
  const bytes = heapUsed() - before;
  return bytes / held.length; // read here, so that nothing lets go of them before they are weighed
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** A number with no more digits than it deserves. */
export function rounded(x: number): number {
  return Number(x.toPrecision(4));
}

/** Rows as lines, in columns; the first is the heading. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? readable(cell) : cell)));
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  const [heading, ...rest] = cells.map(line);
  return [heading, widths.map((width) => '-'.repeat(width)).join('  '), ...rest].join('\n');
}

function readable(x: number): string {
  return x >= 100 ? Math.round(x).toLocaleString('en') : x.toPrecision(3);
}

/** Writes `bench/results/<name>.json`. */
export function writeResults(name: string, results: object): string {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${name}.json`, folder);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return `bench/results/${name}.json`;
}
