import { commitmentTo, reveal, save, saveText } from '@dreadhouse/engine';
import { Caller, Import, type MatchInfo, NewMatch, Problem, Seated, Sit } from '@dreadhouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { Thinkers } from '../bots/thinking.ts';
import type { Games } from '../games.ts';
import { whyNotFree } from '../match/freeing.ts';
import type { Host } from '../match/host.ts';
import type { LiveMatch } from '../match/live.ts';
import { seatView } from '../match/projection.ts';
import { rematchOf } from '../match/rematch.ts';
import { createTable, importTable, sitDown } from '../match/tables.ts';
import { Buckets } from '../socket/limiter.ts';
import type { Callers } from '../store/callers.ts';
import type { KeptTable, Matches } from '../store/matches.ts';
import { oddsRoute } from './odds.ts';
import { notYours, refuse, seatOf, unknownMatch } from './replies.ts';

export interface RouteParts {
  readonly games: Games;
  readonly host: Host;
  readonly matches: Matches;
  readonly callers: Callers;
  readonly thinkers: Thinkers;
  readonly pushKey: string;
  readonly newMatchesPerHour: number;
}

type WithId = { Params: { id: string } };
type WithSeat = { Params: { id: string; seat: string } };

const MOST_LISTED = 50;
/** After a day nobody waits at an open table any more, in milliseconds. */
const STILL_WAITING = 86_400_000;

/** The open half of the server: tables and seats. What happens at a table goes through its socket. */
export function routes(
  app: FastifyInstance,
  { games, host, matches, callers, thinkers, pushKey, newMatchesPerHour }: RouteParts,
): void {
  const fresh = new Buckets(newMatchesPerHour / 3600, newMatchesPerHour);

  app.get('/api/games', () => [...games.values()].map(({ id, version, seats }) => ({ id, version, seats })));

  app.get('/api/matches', () => listed());

  app.post<{ Body: NewMatch }>('/api/matches', { schema: { body: NewMatch } }, async (request, reply) => {
    if (!fresh.take(request.ip, Date.now()))
      return refuse(reply, 429, 'too-fast', 'Too many new tables; try again later.');
    const created = await createTable(games, matches, request.body);
    if (!created.ok) return refuse(reply, 400, 'bad-options', created.why);
    await host.refresh(created.id);
    return reply.code(201).send(await info(created.id));
  });

  app.post<{ Body: Import }>('/api/matches/import', { schema: { body: Import } }, async (request, reply) => {
    if (!fresh.take(request.ip, Date.now()))
      return refuse(reply, 429, 'too-fast', 'Too many new tables; try again later.');
    const imported = await importTable(games, matches, request.body.file);
    if (!imported.ok) return refuse(reply, 400, `file-${imported.code}`, imported.why);
    return reply.code(201).send(await info(imported.id));
  });

  app.get<WithId>('/api/matches/:id', async (request, reply) => {
    const found = await info(request.params.id);
    if (found === null) return unknownMatch(reply);
    const live = await playable(request.params.id);
    const seat = live === null ? null : seatOf(live, request);
    return seat === null ? found : { ...found, asked: live?.match?.decision(seat) != null };
  });

  app.post<WithSeat & { Body: Sit }>(
    '/api/matches/:id/seats/:seat',
    { schema: { body: Sit, response: { 200: Seated, '4xx': Problem } } },
    async (request, reply) => {
      const { id } = request.params;
      const seat = Number(request.params.seat);
      const kept = await matches.find(id);
      if (kept === null) return unknownMatch(reply);
      if (kept.seats[seat] === undefined) return refuse(reply, 404, 'unknown-seat', 'There is no such seat.');
      const token = await sitDown(matches, id, seat, request.body);
      if (token === null) return refuse(reply, 409, 'seat-taken', 'Somebody sits there already.');
      await host.refresh(id);
      return { seat, token };
    },
  );

  app.delete<WithSeat>('/api/matches/:id/seats/:seat', async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = Number(request.params.seat);
    const not = whyNotFree(live, seatOf(live, request), seat);
    if (not !== null) return refuse(reply, not.status, not.code, not.message);
    const stood = await matches.vacate(live.id, seat, live.seats[seat]?.token ?? null);
    await host.refresh(live.id);
    if (!stood) return refuse(reply, 409, 'started', 'The match has begun; let a bot take over instead.');
    return reply.code(204).send();
  });

  oddsRoute(app, host, thinkers);

  app.get('/api/push-key', () => ({ key: pushKey }));

  app.post<WithId & { Body: Caller }>(
    '/api/matches/:id/callers',
    { schema: { body: Caller } },
    async (request, reply) => {
      const live = await host.find(request.params.id);
      if (live === null) return unknownMatch(reply);
      const seat = seatOf(live, request);
      if (seat === null) return notYours(reply);
      await callers.add(live.id, seat, request.body);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string; kind: string } }>('/api/matches/:id/callers/:kind', async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    await callers.remove(live.id, seat, request.params.kind as Caller['kind']);
    return reply.code(204).send();
  });

  app.get<WithId>('/api/matches/:id/file', async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live?.match == null) return unknownMatch(reply);
    void reply.type('application/json');
    if (live.match.over) return saveText(reveal(live.match));
    const seat = seatOf(live, request);
    if (seat === null) return notYours(reply);
    if (!mayExport(live))
      return refuse(
        reply,
        403,
        'consent-needed',
        'A match under way holds everybody’s secrets: all who play must agree.',
      );
    return saveText(save(live.match));
  });

  app.post<WithId>('/api/matches/:id/rematch', async (request, reply) => {
    const live = await host.find(request.params.id);
    if (live === null) return unknownMatch(reply);
    if (seatOf(live, request) === null) return notYours(reply);
    if (live.status !== 'over') return refuse(reply, 409, 'not-over', 'The match is not over yet.');
    const again = await rematchOf(games, matches, live.id);
    if (!again.ok) return refuse(reply, 400, 'bad-options', again.why);
    await host.refresh(live.id);
    return reply.code(201).send(await info(again.id));
  });

  async function listed(): Promise<MatchInfo[]> {
    const tables = await matches.listOpen(MOST_LISTED, Date.now() - STILL_WAITING);
    return Promise.all(tables.map(async (kept) => infoOf(kept, await playable(kept.match.id))));
  }

  async function info(id: string): Promise<MatchInfo | null> {
    const kept = await matches.find(id);
    return kept === null ? null : infoOf(kept, await playable(id));
  }

  /** A match that no longer loads is still known by its table. */
  function playable(id: string): Promise<LiveMatch | null> {
    return host.find(id).catch(() => null);
  }
}

function infoOf({ match, seats }: KeptTable, live: LiveMatch | null): MatchInfo {
  return {
    id: match.id,
    game: match.game,
    options: JSON.parse(match.options),
    status: match.status,
    seats: seats.map((seat) => seatView(seat, live?.isOnline(seat.seat) ?? false)),
    commitment: commitmentTo(match.secret),
    created: match.created,
    rematch: match.rematch,
    clock: match.clock,
    public: match.listed === 1,
  };
}

/** Alone, one may take everything along; otherwise everybody must have agreed. */
function mayExport(live: LiveMatch): boolean {
  const people = live.people();
  if (people.length <= 1) return true;
  return live.proposal?.what === 'export' && people.every((seat) => live.proposal?.consents.includes(seat));
}
