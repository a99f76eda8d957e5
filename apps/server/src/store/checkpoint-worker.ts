import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';
import type { Moved } from './checkpoints.ts';

/** How long readers are waited for before the log is cut off, in milliseconds: nobody can write meanwhile. */
const PATIENCE = 100;

/** A thread that moves what is in SQLite's write-ahead log to where it belongs; asked to, because it does not know when. */
const file = new BetterSqlite(String(workerData), { timeout: PATIENCE });

parentPort?.on('message', (what: 'move' | 'cut' | 'close') => {
  if (what === 'close') {
    file.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(what === 'move' ? move() : cut());
  }
});

function move(): Moved {
  const { log, checkpointed } = checkpoint('PASSIVE');
  return { pages: log, left: Math.max(0, log - checkpointed) };
}

/** Everything is moved and the log begins anew; or somebody still reads it, or writes, and it stays as it is. */
function cut(): Moved {
  const { busy, log } = checkpoint('TRUNCATE');
  return { pages: log, left: busy === 0 ? 0 : Math.max(1, log) };
}

function checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): { busy: number; log: number; checkpointed: number } {
  const [row] = file.pragma(`wal_checkpoint(${mode})`) as { busy: number; log: number; checkpointed: number }[];
  return row ?? { busy: 1, log: 0, checkpointed: 0 };
}
