import { type Match, save, saveText } from '@dreadhouse/engine';
import type { Thought, ThoughtRequest, Thoughts, Wanted } from './thought.ts';

/** The worker that thinks, so that the page never waits for a bot, a hint or odds. One at a time is enough. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

function thinker(): Worker {
  if (worker === null) {
    worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asker?.reject(new Error(data.error));
      else asker?.resolve(data.value);
    });
  }
  return worker;
}

/** What the worker thinks about the match as it is now. */
export function think<W extends Wanted>(match: Match<unknown>, wanted: W): Promise<Thoughts[W['what']]> {
  asked += 1;
  const request: ThoughtRequest = { id: asked, game: match.header.game, file: fileOf(match), wanted };
  return new Promise((resolve, reject) => {
    // The worker's reply to a request is what that request wants.
    waiting.set(request.id, { resolve: resolve as (value: unknown) => void, reject });
    thinker().postMessage(request);
  });
}

let written: { readonly match: Match<unknown>; readonly after: unknown; readonly file: string } | null = null;

/** The match as a file; several thoughts about the same position share it. */
function fileOf(match: Match<unknown>): string {
  const after = match.answers.at(-1);
  if (written?.match !== match || written.after !== after) written = { match, after, file: saveText(save(match)) };
  return written.file;
}
