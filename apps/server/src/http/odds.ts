import type { FastifyInstance } from 'fastify';
import { askName } from '../match/projection.ts';
import { Buckets } from '../socket/limiter.ts';
import { networkOf } from './client.ts';
import { OfMatch, type RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, unknownMatch } from './replies.ts';

/** Quicker than anybody decides, and slow enough that nobody can keep the bots from thinking. */
const PER_SECOND = 2;
const AT_ONCE = 20;

/** What may come of each answer of a seat that is asked. Worked out in worlds that the seat could be in, so it gives nothing away. */
export function oddsRoute(app: FastifyInstance, { host, thinkers }: RouteParts): void {
  const fresh = new Buckets(PER_SECOND, AT_ONCE);

  app.get<OfMatch>('/api/matches/:id/odds', { schema: { params: OfMatch } }, async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    const { match } = live;
    // What has been tried and is not yet written is nobody's to know.
    if (match === null || live.uncommitted || match.legal(seat).length === 0)
      return refuse(reply, 409, 'not-asked', 'This seat is not asked.');
    if (live.putAside) return refuse(reply, 409, 'put-aside', 'This match is no longer thought about.');
    if (!fresh.take(networkOf(request.ip))) return refuse(reply, 429, 'too-fast', 'Too many questions at once.');
    const ask = askName(live);
    return { ask, options: await thinkers.think(live, { what: 'odds', seat }) };
  });
}
