import { Import } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { importTable } from '../match/tables.ts';
import { networkOf } from './client.ts';
import { infoAbout } from './info.ts';
import { OfMatch, type RouteParts } from './parts.ts';
import { refuse, tooManyTables, unknownMatch } from './replies.ts';
import { RevealedFiles } from './revealed.ts';

const NOT_OVER = 'The match is not over yet. Its file would tell everybody’s secrets and the luck to come.';
const GIVEN_UP = 'The match was given up where it was. It has no end to be told, and its secrets stay secret.';
const OTHER_RULES = 'The match is over, and the rules have changed since: it can no longer be told as it was.';

/** Matches as files: given away once they are over, and gone on with here. */
export function fileRoutes(app: FastifyInstance, { games, host, matches, newTables }: RouteParts): void {
  const revealed = new RevealedFiles();

  app.post<{ Body: Import }>('/api/matches/import', { schema: { body: Import } }, async (request, reply) => {
    if (!newTables.take(networkOf(request.ip))) return tooManyTables(reply);
    const imported = await importTable(games, matches, request.body.file);
    if (!imported.ok) return refuse(reply, 400, `file-${imported.code}`, imported.why);
    return reply.code(201).send(await infoAbout(matches, host, imported.id));
  });

  app.get<OfMatch>('/api/matches/:id/file', { schema: { params: OfMatch } }, async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live?.match == null) return unknownMatch(reply);
    if (live.givenUp) return refuse(reply, 409, 'given-up', GIVEN_UP);
    if (live.isOver && !live.match.over) return refuse(reply, 409, 'unplayable', OTHER_RULES);
    if (!live.match.over || live.uncommitted) return refuse(reply, 409, 'not-over', NOT_OVER);
    void reply.type('application/json');
    return revealed.of(live, live.match);
  });
}
