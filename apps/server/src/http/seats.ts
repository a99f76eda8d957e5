import { Problem, Seated, Sit } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { whyNotFree } from '../match/freeing.ts';
import { sitDown } from '../match/tables.ts';
import { cleanName } from '../said.ts';
import { networkOf } from './client.ts';
import { OfSeat, type RouteParts } from './parts.ts';
import { refuse, seatOf, tooRestless, unknownMatch } from './replies.ts';

const NAMELESS = 'A name needs something in it that can be seen.';
const STARTED = 'The match has begun; let a bot take over instead.';

/** Sitting down and standing up. */
export function seatRoutes(app: FastifyInstance, { host, matches, seatChanges }: RouteParts): void {
  app.post<OfSeat & { Body: Sit }>(
    '/api/matches/:id/seats/:seat',
    { schema: { params: OfSeat, body: Sit, response: { 200: Seated, '4xx': Problem } } },
    async (request, reply) => {
      if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
      if (cleanName(request.body.name) === '') return refuse(reply, 400, 'bad-name', NAMELESS);
      const { id, seat } = request.params;
      const kept = await matches.find(id);
      if (kept === null) return unknownMatch(reply);
      if (kept.seats[seat] === undefined) return refuse(reply, 404, 'unknown-seat', 'There is no such seat.');
      const token = await sitDown(matches, id, seat, request.body);
      if (token === null) return refuse(reply, 409, 'seat-taken', 'Somebody sits there already.');
      await host.refresh(id);
      return { seat, token };
    },
  );

  app.delete<OfSeat>('/api/matches/:id/seats/:seat', { schema: { params: OfSeat } }, async (request, reply) => {
    if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const { seat } = request.params;
    const not = whyNotFree(live, seatOf(live, request), seat);
    if (not !== null) return refuse(reply, not.status, not.code, not.message);
    const still = { status: live.status, token: live.seats[seat]?.token ?? null };
    const stood = await matches.vacate(live.id, seat, still);
    await host.refresh(live.id);
    return stood ? reply.code(204).send() : refuse(reply, 409, 'started', STARTED);
  });
}
