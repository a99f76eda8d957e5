import { ComeBack, NewKey, Problem, SeatOfKey } from '@dreadhouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOfKey, keysOf, newKey, opens, seatOpenedBy, useKey } from '../match/keys.ts';
import { hashOf } from '../match/tokens.ts';
import { networkOf } from './client.ts';
import { OfMatch, type RouteParts } from './parts.ts';
import { notYours, refuse, tokenIn, tooRestless, unknownMatch } from './replies.ts';

const UNKNOWN = 'This opens no seat here, or does not any more.';

/** Taking a seat along to another device, and coming back to it after a browser is lost. */
export function keyRoutes(app: FastifyInstance, { host, matches, keys, seatChanges }: RouteParts): void {
  app.post<OfMatch & { Body: NewKey }>(
    '/api/matches/:id/keys',
    { schema: { params: OfMatch, body: NewKey } },
    async (request, reply) => {
      if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
      const { id } = request.params;
      const { kind } = request.body;
      if ((await matches.find(id)) === null) return unknownMatch(reply);
      const hash = callerOf(request);
      const made = await keys.change(id, (seats) => {
        const row = seats.find((seat) => opens(seat, hash));
        if (row === undefined) return null;
        const { keys: next, ...told } = newKey(keysOf(row), kind, Date.now());
        return { seat: row.seat, changes: { keys: JSON.stringify(next) }, gives: { kind, ...told } };
      });
      if (made === null) return notYours(reply);
      await host.refresh(id);
      return reply.code(201).send(made);
    },
  );

  app.post<OfMatch & { Body: ComeBack }>(
    '/api/matches/:id/come-back',
    { schema: { params: OfMatch, body: ComeBack } },
    async (request, reply) => {
      if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
      const { id } = request.params;
      const { kind, key } = request.body;
      if ((await matches.find(id)) === null) return unknownMatch(reply);
      const hash = hashOfKey(kind, key);
      const seated = await keys.change(id, (seats) => {
        const row = seatOpenedBy(seats, kind, hash, Date.now());
        if (row === undefined) return null;
        const { token, keys: next } = useKey(keysOf(row), kind);
        const gives = { seat: row.seat, token, name: row.name ?? '' };
        return { seat: row.seat, changes: { keys: JSON.stringify(next) }, gives };
      });
      if (seated === null) return refuse(reply, 403, 'unknown-key', UNKNOWN);
      await host.refresh(id);
      return seated;
    },
  );

  app.post<OfMatch & { Body: ComeBack }>(
    '/api/matches/:id/seat-of-key',
    { schema: { params: OfMatch, body: ComeBack, response: { 200: SeatOfKey, '4xx': Problem } } },
    async (request, reply) => {
      if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
      const { kind, key } = request.body;
      const kept = await matches.find(request.params.id);
      if (kept === null) return unknownMatch(reply);
      const row = seatOpenedBy(kept.seats, kind, hashOfKey(kind, key), Date.now());
      return row === undefined ? refuse(reply, 403, 'unknown-key', UNKNOWN) : { seat: row.seat, name: row.name ?? '' };
    },
  );

  app.delete<OfMatch>('/api/matches/:id/keys', { schema: { params: OfMatch } }, async (request, reply) => {
    if (!seatChanges.take(networkOf(request.ip))) return tooRestless(reply);
    const { id } = request.params;
    if ((await matches.find(id)) === null) return unknownMatch(reply);
    const hash = callerOf(request);
    const alone = await keys.change(id, (seats) => {
      const row = seats.find((seat) => opens(seat, hash));
      return row === undefined ? null : { seat: row.seat, changes: { token: hash, keys: null }, gives: true };
    });
    if (alone === null) return notYours(reply);
    await host.refresh(id);
    return reply.code(204).send();
  });
}

/** Of nothing when no token came: that opens no seat. */
function callerOf(request: FastifyRequest): string {
  return hashOf(tokenIn(request) ?? '');
}
