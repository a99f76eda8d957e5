import { type Match, type Odds, type Outlooks, type Seat, save, saveText } from '@dreadhouse/engine';
import type { Advice } from '../contract/mind.ts';
import type { BotLevel } from '../contract/table.ts';
import type { Thought, ThoughtRequest } from './thought.ts';

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

function ask(match: Match<unknown>, what: ThoughtRequest['what'], seat: Seat, more: object = {}): Promise<unknown> {
  asked += 1;
  const id = asked;
  const request = { id, what, seat, game: match.header.game, file: fileOf(match), ...more } as ThoughtRequest;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
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

/** What a bot of this level answers. */
export async function think(match: Match<unknown>, seat: Seat, level: BotLevel): Promise<string> {
  return (await ask(match, 'answer', seat, { level })) as string;
}

/** What the game's own adviser says. */
export async function adviseOn(match: Match<unknown>, seat: Seat): Promise<readonly Advice[]> {
  return ((await ask(match, 'hint', seat)) ?? []) as readonly Advice[];
}

/** What is known of every option that this seat has. */
export async function oddsOf(match: Match<unknown>, seat: Seat): Promise<Odds> {
  return ((await ask(match, 'odds', seat)) ?? {}) as Odds;
}

/** What takes longer to find out about them. */
export async function outlookOf(match: Match<unknown>, seat: Seat): Promise<Outlooks> {
  return ((await ask(match, 'outlook', seat)) ?? {}) as Outlooks;
}
