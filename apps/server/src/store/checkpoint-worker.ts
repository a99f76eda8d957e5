import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';
import type { Moved } from './checkpoints.ts';

/** A thread that moves what is in SQLite's write-ahead log to where it belongs; asked to, because it does not know when. */
const file = new BetterSqlite(String(workerData));

parentPort?.on('message', (what: 'move' | 'close') => {
  if (what === 'close') {
    file.close();
    parentPort?.close();
    return;
  }
  const [row] = file.pragma('wal_checkpoint(PASSIVE)') as { log: number; checkpointed: number }[];
  const moved: Moved = { pages: row?.log ?? 0, left: Math.max(0, (row?.log ?? 0) - (row?.checkpointed ?? 0)) };
  parentPort?.postMessage(moved);
});
