import { Caller } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../socket/limiter.ts';
import { networkOf } from './client.ts';
import { OfCaller, OfMatch, type RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, unknownMatch } from './replies.ts';

/** How often somebody may ask to be told, or change where: more than people do, too little to call strangers. */
const PER_HOUR = 30;

/** Being told that it is one's turn. */
export function callerRoutes(app: FastifyInstance, { host, callers, pushKey, mail }: RouteParts): void {
  const fresh = new Buckets(PER_HOUR / 3600, PER_HOUR);

  app.get('/api/push-key', () => ({ key: pushKey }));

  app.post<OfMatch & { Body: Caller }>(
    '/api/matches/:id/callers',
    { schema: { params: OfMatch, body: Caller } },
    async (request, reply) => {
      const live = await host.find(request.params.id);
      if (live === null) return unknownMatch(reply);
      const seat = seatOf(live, request);
      if (seat === null) return notYours(reply);
      if (request.body.kind === 'mail' && !mail) return refuse(reply, 400, 'no-mail', 'This server sends no mail.');
      if (!fresh.take(networkOf(request.ip)))
        return refuse(reply, 429, 'too-fast', 'Too many wishes for notices; try again later.');
      await callers.add(live.id, seat, request.body);
      return reply.code(204).send();
    },
  );

  app.delete<OfCaller>('/api/matches/:id/callers/:kind', { schema: { params: OfCaller } }, async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    await callers.remove(live.id, seat, request.params.kind);
    return reply.code(204).send();
  });
}
