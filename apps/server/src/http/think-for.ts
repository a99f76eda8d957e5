import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Thought, Wanted } from '../bots/thinking.ts';
import type { LiveMatch } from '../match/live.ts';
import { askName } from '../match/projection.ts';
import { Buckets } from '../socket/limiter.ts';
import { networkOf } from './client.ts';
import type { OfMatch, RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, unknownMatch } from './replies.ts';

/**
 * So many of one network wait at once: a household at a table. Thinking may take longer than the pause between two questions, and whoever goes
 * on asking would fill the queue for everybody.
 */
const WAITING = 4;

/** Why there is nothing to think about for a seat just now, by its code and in a sentence. */
export interface NotNow {
  readonly code: 'not-asked' | 'no-side';
  readonly message: string;
}

/** What is to be thought about for the seat whose token comes with a request. */
type WantedBy<W extends Wanted> = (live: LiveMatch, seat: number) => W | NotNow;

/** What a seat wants to know that is asked, and nobody else. */
export function aboutItsQuestion<W extends Wanted>(wanted: (seat: number) => W): WantedBy<W> {
  return ({ match }, seat) => {
    const isAsked = match !== null && match.legal(seat).length > 0;
    return isAsked ? wanted(seat) : { code: 'not-asked', message: 'This seat is not asked.' };
  };
}

/** Thinks for whoever has a seat's token; not more often than each network may ask. */
export function thinkFor(
  { host, thinkers }: RouteParts,
  limits: { readonly perSecond: number; readonly atOnce: number },
) {
  const fresh = new Buckets(limits.perSecond, limits.atOnce);
  const waiting = new Map<string, number>();
  return async <W extends Wanted>(
    request: FastifyRequest<OfMatch>,
    reply: FastifyReply,
    wantedBy: WantedBy<W>,
    tell: (ask: string, thought: Thought<W>) => object,
  ): Promise<object> => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    // What has been tried and is not yet written is nobody's to know.
    if (live.match === null || live.isOver || live.uncommitted) return refuse(reply, 409, 'not-asked', NOTHING);
    const wanted = wantedBy(live, seat);
    if ('code' in wanted) return refuse(reply, 409, wanted.code, wanted.message);
    if (live.putAside) return refuse(reply, 409, 'put-aside', 'This match is no longer thought about.');
    const network = networkOf(request.ip);
    const before = waiting.get(network) ?? 0;
    if (before >= WAITING || !fresh.take(network)) return refuse(reply, 429, 'too-fast', 'Too many questions at once.');
    waiting.set(network, before + 1);
    try {
      const ask = askName(live);
      return tell(ask, await thinkers.think(live, wanted));
    } finally {
      const left = (waiting.get(network) ?? 1) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    }
  };
}

const NOTHING = 'Nothing is asked just now.';
