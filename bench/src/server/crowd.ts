import { percentile } from './load.ts';
import type { Program } from './process.ts';
import type { Side, Table } from './table.ts';

export interface Crowd {
  readonly sockets: number;
  readonly matches: number;
  /** Milliseconds for a move in every match at once until all screens show it: the median match, and the slowest. */
  readonly move: readonly [number, number];
  /** Milliseconds from when all lines break at once until everybody is back and has been shown where their match is. */
  readonly storm: readonly [number, number];
  readonly moveAfterStorm: readonly [number, number];
  readonly rssMegabytes: number;
}

/** Many tables with everybody connected; everybody moves at once; everybody is cut off at once. */
export async function crowd(side: Side, program: Program, matches: number): Promise<Crowd> {
  const tables: Table[] = [];
  for (let i = 0; i < matches; i++) tables.push(await side.newTable(program.address, () => undefined));
  const move = await all(tables, (table) => table.move());
  const storm = await all(tables, (table) => table.comeBack());
  const moveAfterStorm = await all(tables, (table) => table.move());
  const { rss } = await program.memory();
  for (const table of tables) table.close();
  return { sockets: matches * 4, matches, move, storm, moveAfterStorm, rssMegabytes: Math.round(rss / 1e6) };
}

async function all(tables: readonly Table[], work: (table: Table) => Promise<void>): Promise<[number, number]> {
  const start = performance.now();
  const times = await Promise.all(
    tables.map(async (table) => {
      await work(table);
      return performance.now() - start;
    }),
  );
  times.sort((a, b) => a - b);
  return [Math.round(percentile(times, 50)), Math.round(times.at(-1) ?? 0)];
}
