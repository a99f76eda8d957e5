import type { FastifyReply, FastifyRequest } from 'fastify';
import { opens } from '../match/keys.ts';
import type { LiveMatch } from '../match/live.ts';
import { hashOf } from '../match/tokens.ts';

/** The seat whose token came with the request, in a header that browsers do not pass on. */
export function seatOf(live: LiveMatch, request: FastifyRequest): number | null {
  const token = tokenIn(request);
  if (token === null) return null;
  const hash = hashOf(token);
  return live.seats.find((seat) => opens(seat, hash))?.seat ?? null;
}

export function tokenIn({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w-]{10,64})$/.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

export function refuse(reply: FastifyReply, code: number, error: string, message: string): FastifyReply {
  return reply.code(code).send({ error, message });
}

export function unknownMatch(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'unknown-match', 'There is no such match.');
}

export function tooManyTables(reply: FastifyReply): FastifyReply {
  return refuse(reply, 429, 'too-fast', 'Too many new tables; try again later.');
}

export function tooRestless(reply: FastifyReply): FastifyReply {
  return refuse(reply, 429, 'too-fast', 'Too many changes of seats; try again in a minute.');
}

export function notYours(reply: FastifyReply): FastifyReply {
  return refuse(reply, 403, 'not-your-seat', 'This needs the token of a seat.');
}
