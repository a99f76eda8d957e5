import { fastChance, load, type Match, ruleOfThumb, search } from '@dreadhouse/engine';
import { loadMind } from '../scenes/minds.ts';
import type { Mind, Thought, ThoughtRequest } from './thought.ts';

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
  if (request.what === 'odds') return mind.odds?.(match, request.seat) ?? null;
  if (request.what === 'outlook') return mind.outlook?.(match, request.seat) ?? null;
  return answerOf(request.level, mind, match, request.seat);
}

function answerOf(level: string, mind: Mind, match: Match<unknown>, seat: number): string {
  const seed = `bot ${seat} ${match.position}`;
  if (level === 'search') return search(match, seat, { seed, iterations: mind.iterations })[0]?.option.id ?? '';
  if (level === 'thumb') return ruleOfThumb(match, seat, seed).id;
  return fastChance(seed).pick('player:option', match.legal(seat)).id;
}
