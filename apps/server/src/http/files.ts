import { save, saveText } from '@dreadhouse/engine';
import { Import } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { LiveMatch } from '../match/live.ts';
import { importTable } from '../match/tables.ts';
import { networkOf } from './client.ts';
import { infoAbout } from './info.ts';
import { OfMatch, type RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, tooManyTables, unknownMatch } from './replies.ts';
import { RevealedFiles } from './revealed.ts';

const CONSENT = 'A match under way holds everybody’s secrets: all who play must agree.';

/** Matches as files: taken along, and gone on with here. */
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
    void reply.type('application/json');
    if (live.match.over) return revealed.of(live, live.match);
    if (seatOf(live, request) === null) return notYours(reply);
    if (!mayExport(live)) return refuse(reply, 403, 'consent-needed', CONSENT);
    return saveText(save(live.match));
  });
}

/** Alone, one may take everything along; otherwise everybody must have agreed. */
function mayExport(live: LiveMatch): boolean {
  const people = live.people();
  if (people.length <= 1) return true;
  return live.proposal?.what === 'export' && people.every((seat) => live.proposal?.consents.includes(seat));
}
