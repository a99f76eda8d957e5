import type { Program } from './process.ts';
import type { Side, Table } from './table.ts';

/** Half way through a match. */
const MID_GAME = 90;

export interface Idle {
  /** Bytes that the server holds for a match with nobody connected. */
  readonly alone: number;
  /** The same with everybody connected and waiting, for more than a minute. */
  readonly watched: number;
}

/** What a match costs while nothing happens. */
export async function idleBytes(side: Side, program: Program, matches: number): Promise<Idle> {
  const before = (await program.memory()).held;
  const tables: Table[] = [];
  for (let i = 0; i < matches; i++) {
    const table = await side.newTable(program.address, () => undefined);
    while (table.moves < MID_GAME) await table.move();
    tables.push(table);
  }
  await atRest();
  const watched = (await program.memory()).held;
  for (const table of tables) table.close();
  await settled();
  const alone = (await program.memory()).held;
  return { alone: (alone - before) / matches, watched: (watched - before) / matches };
}

/** People think, and nothing happens: from a minute on we call a table idle. */
function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 70_000));
}

/** Long enough to notice that lines were cut, and to let go of what nobody looks at. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 40_000));
}
