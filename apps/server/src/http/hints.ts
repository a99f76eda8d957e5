import type { FastifyInstance } from 'fastify';
import { OfMatch, type RouteParts } from './parts.ts';
import { refuse } from './replies.ts';
import { aboutItsQuestion, thinkFor } from './think-for.ts';

/** A hint takes a while to find: nobody reads more of them than this. */
const LIMITS = { perSecond: 0.5, atOnce: 5 };

/** What a good player would answer for a seat that is asked, where the table allows it. It knows no more than the seat. */
export function hintsRoute(app: FastifyInstance, parts: RouteParts): void {
  const think = thinkFor(parts, LIMITS);
  const wanted = aboutItsQuestion((seat) => ({ what: 'advice', seat }) as const);

  app.get<OfMatch>('/api/matches/:id/hints', { schema: { params: OfMatch } }, async (request, reply) => {
    const live = await parts.host.find(request.params.id);
    if (live?.hints === false) return refuse(reply, 409, 'no-hints', 'This table plays without hints.');
    return think(request, reply, wanted, (ask, advice) => ({ ask, advice }));
  });
}
