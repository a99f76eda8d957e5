import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { answerTo, type BotTask } from './thinking.ts';

/** A thread that thinks for bots. */
parentPort?.on('message', ({ id, task }: { id: number; task: BotTask }) => {
  try {
    parentPort?.postMessage({ id, option: answerTo(GAMES, task) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
