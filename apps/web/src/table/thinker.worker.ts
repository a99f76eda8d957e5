import { botAnswer, load, type Match } from '@dreadhouse/engine';
import type { Mind } from '../contract/mind.ts';
import { loadMind } from '../registry/minds.ts';
import type { Thought, ThoughtRequest } from './thought.ts';

addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  void reply(data).then((thought) => postMessage(thought));
});

async function reply(request: ThoughtRequest): Promise<Thought> {
  try {
    const mind = await loadMind(request.game);
    const loaded = load(mind.game, request.file);
    if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
    return { id: request.id, value: thoughtOn(request, mind, loaded.match) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

function thoughtOn(request: ThoughtRequest, mind: Mind, match: Match<unknown>): unknown {
  if (request.what === 'hint') return mind.hint?.(match, request.seat) ?? null;
  if (request.what === 'odds') return mind.game.odds?.(match, request.seat) ?? null;
  if (request.what === 'outlook') return mind.game.outlooks?.(match, request.seat) ?? null;
  return botAnswer(match, request.seat, request.level, `bot ${request.seat} ${match.position}`).id;
}
