import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Thought, Wanted } from '../bots/thinking.ts';
import { askName } from '../match/projection.ts';
import { Buckets } from '../socket/limiter.ts';
import { networkOf } from './client.ts';
import type { OfMatch, RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, unknownMatch } from './replies.ts';

type What = Exclude<Wanted['what'], 'answer'>;
type ThoughtOf<W extends What> = Thought<Extract<Wanted, { readonly what: W }>>;

/**
 * So many of one network wait at once: a household at a table. Thinking may take longer than the pause between two questions, and whoever goes
 * on asking would fill the queue for everybody.
 */
const WAITING = 4;

/** Thinks about a question for the seat that is asked, and for nobody else; not more often than each network may ask. */
export function thinkFor<W extends What>(
  { host, thinkers }: RouteParts,
  what: W,
  limits: { readonly perSecond: number; readonly atOnce: number },
) {
  const fresh = new Buckets(limits.perSecond, limits.atOnce);
  const waiting = new Map<string, number>();
  return async (
    request: FastifyRequest<OfMatch>,
    reply: FastifyReply,
    tell: (ask: string, thought: ThoughtOf<W>) => object,
  ): Promise<object> => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    const { match } = live;
    // What has been tried and is not yet written is nobody's to know.
    if (match === null || live.isOver || live.uncommitted || match.legal(seat).length === 0)
      return refuse(reply, 409, 'not-asked', 'This seat is not asked.');
    if (live.putAside) return refuse(reply, 409, 'put-aside', 'This match is no longer thought about.');
    const network = networkOf(request.ip);
    const before = waiting.get(network) ?? 0;
    if (before >= WAITING || !fresh.take(network)) return refuse(reply, 429, 'too-fast', 'Too many questions at once.');
    waiting.set(network, before + 1);
    try {
      const ask = askName(live);
      // What is wanted is named by what it is, and that is what comes of it.
      return tell(ask, (await thinkers.think(live, { what, seat } as Wanted)) as ThoughtOf<W>);
    } finally {
      const left = (waiting.get(network) ?? 1) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    }
  };
}
