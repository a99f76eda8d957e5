import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { type AnyTask, thoughtOn } from './thinking.ts';

/** A thread that thinks. */
parentPort?.on('message', (task: AnyTask) => {
  try {
    parentPort?.postMessage({ thought: thoughtOn(GAMES, task) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
