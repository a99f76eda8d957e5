import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { type AnyTask, thoughtOn } from './thinking.ts';

/** A thread that thinks. */
parentPort?.on('message', ({ id, task }: { id: number; task: AnyTask }) => {
  try {
    parentPort?.postMessage({ id, thought: thoughtOn(GAMES, task) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
