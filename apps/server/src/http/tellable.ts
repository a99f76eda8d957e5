import { mayTell } from '@dreadhouse/engine';
import type { FastifyInstance } from 'fastify';
import type { LiveMatch } from '../match/live.ts';
import { OfSeat, type RouteParts } from './parts.ts';
import { type NotNow, thinkFor } from './think-for.ts';

/** It takes about as long to find as a hint. */
const LIMITS = { perSecond: 0.5, atOnce: 8 };

const NO_SIDE: NotNow = { code: 'no-side', message: 'No bot on this side sits there.' };

/** What somebody can tell a bot on their side. It knows no more than whoever asks. */
export function tellableRoute(app: FastifyInstance, parts: RouteParts): void {
  const think = thinkFor(parts, LIMITS);

  app.get<OfSeat>('/api/matches/:id/seats/:seat/tellable', { schema: { params: OfSeat } }, async (request, reply) => {
    const { seat: mate } = request.params;
    const wanted = ({ match, seats }: LiveMatch, seat: number) =>
      match !== null && seats[mate]?.kind === 'bot' && mayTell(match, seat, mate)
        ? ({ what: 'tellable', seat, mate } as const)
        : NO_SIDE;
    return think(request, reply, wanted, (_, found) => found ?? NOTHING);
  });
}

const NOTHING = { kind: '', answers: [], here: [], places: [], reasons: [] };
