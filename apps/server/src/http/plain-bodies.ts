import { oddIn } from '@dreadhouse/engine';
import type { FastifyInstance } from 'fastify';
import { refuse } from './replies.ts';

/** Refuses bodies that would only be a burden to whoever walks through them or keeps them, before anybody does. */
export function refuseOddBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const odd = oddIn(request.body);
    if (odd !== null) return refuse(reply, 400, 'malformed', `The body is refused: ${odd}.`);
  });
}
