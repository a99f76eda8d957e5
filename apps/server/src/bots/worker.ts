import { GAMES } from '../games.ts';
import { endWithParent } from './end-with-parent.ts';
import type { Reply } from './pool.ts';
import { type Task, thoughtOn } from './thinking.ts';

/** A process that thinks. */
endWithParent();
process.on('message', (task: Task) => process.send?.(replyTo(task)));

function replyTo(task: Task): Reply {
  try {
    return { thought: thoughtOn(GAMES, task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
