import { textsIn } from '@dreadhouse/engine';
import { type MatchInfo, NewMatch } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { rematchOf } from '../match/rematch.ts';
import { createTable } from '../match/tables.ts';
import { unseenIn } from '../said.ts';
import { networkOf } from './client.ts';
import { infoAbout, infoOf, playable } from './info.ts';
import { OfMatch, type RouteParts } from './parts.ts';
import { notYours, refuse, seatOf, tooManyTables, unknownMatch } from './replies.ts';

const MOST_LISTED = 50;
/** After a day nobody waits at an open table any more, in milliseconds. */
const STILL_WAITING = 86_400_000;

/** Setting tables up, and finding them. */
export function tableRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { games, host, matches, newTables } = parts;

  app.get('/api/games', () => [...games.values()].map(({ id, version, seats }) => ({ id, version, seats })));

  app.get('/api/matches', () => listed(parts));

  app.post<{ Body: NewMatch }>('/api/matches', { schema: { body: NewMatch } }, async (request, reply) => {
    if (!newTables.take(networkOf(request.ip))) return tooManyTables(reply);
    const unseen = unseenIn(textsIn(request.body.options).join('\n'));
    if (unseen !== null) return refuse(reply, 400, 'bad-options', `It holds a sign that nobody can see (${unseen}).`);
    const created = await createTable(games, matches, request.body);
    if (!created.ok) return refuse(reply, 400, 'bad-options', created.why);
    await host.refresh(created.id);
    return reply.code(201).send(await infoAbout(matches, host, created.id));
  });

  app.get<OfMatch>('/api/matches/:id', { schema: { params: OfMatch } }, async (request, reply) => {
    const { id } = request.params;
    const found = await infoAbout(matches, host, id);
    if (found === null) return unknownMatch(reply);
    const live = await playable(host, id);
    const seat = live === null ? null : seatOf(live, request);
    return seat === null ? found : { ...found, asked: live?.match?.decision(seat) != null };
  });

  app.post<OfMatch>('/api/matches/:id/rematch', { schema: { params: OfMatch } }, async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    if (seatOf(live, request) === null) return notYours(reply);
    if (live.status !== 'over') return refuse(reply, 409, 'not-over', 'The match is not over yet.');
    if (live.rematch === null && !newTables.take(networkOf(request.ip))) return tooManyTables(reply);
    const again = await rematchOf(games, matches, live.id);
    if (!again.ok) return refuse(reply, 400, 'bad-options', again.why);
    await host.refresh(live.id);
    return reply.code(201).send(await infoAbout(matches, host, again.id));
  });
}

async function listed({ matches, host }: RouteParts): Promise<MatchInfo[]> {
  const tables = await matches.listOpen(MOST_LISTED, Date.now() - STILL_WAITING);
  return Promise.all(tables.map(async (kept) => infoOf(kept, await playable(host, kept.match.id))));
}
