import type { FastifyInstance } from 'fastify';
import { OfMatch, type RouteParts } from './parts.ts';
import { aboutItsQuestion, thinkFor } from './think-for.ts';

/** Quicker than anybody decides, and slow enough that nobody can keep the bots from thinking. */
const LIMITS = { perSecond: 2, atOnce: 20 };

/** What may come of each answer of a seat that is asked. Worked out in worlds that the seat could be in, so it gives nothing away. */
export function oddsRoute(app: FastifyInstance, parts: RouteParts): void {
  const think = thinkFor(parts, LIMITS);
  const wanted = aboutItsQuestion((seat) => ({ what: 'odds', seat }) as const);

  app.get<OfMatch>('/api/matches/:id/odds', { schema: { params: OfMatch } }, async (request, reply) =>
    think(request, reply, wanted, (ask, options) => ({ ask, options })),
  );
}
