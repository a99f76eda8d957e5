import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import { isPrivate } from '../notices/outward.ts';
import { now } from '../now.ts';
import type { Database } from '../store/database.ts';
import { networkOf } from './client.ts';
import { refuse } from './replies.ts';

/** For so long one look at the database is enough for all who ask, in milliseconds: anybody may, as often as a line lets them. */
const LOOKED = 1000;

interface HealthParts {
  readonly databaseAnswers: () => Promise<boolean>;
  readonly bus: Bus;
  readonly connections: () => number;
  readonly liveMatches: () => number;
}

/** For whoever watches over the server: alive, ready, and numbers for Prometheus. */
export function health(app: FastifyInstance, { databaseAnswers, bus, connections, liveMatches }: HealthParts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gauge(registry, 'dreadhouse_connections', 'Open sockets', connections);
  gauge(registry, 'dreadhouse_live_matches', 'Matches in memory', liveMatches);

  app.get('/healthz', () => ({ ok: true }));
  const looked = onceFor(LOOKED, databaseAnswers);
  app.get('/readyz', async (_request, reply) => {
    const database = await looked();
    // Without the bus play goes on: nodes look into the database instead. So it is no reason to send nobody here any more.
    const news = bus.ready ? {} : { message: 'The bus is away: news from other nodes come a few seconds late.' };
    return reply.code(database ? 200 : 503).send({ ok: database, database, bus: bus.ready, ...news });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request))
      return refuse(reply, 404, 'not-found', 'The numbers are for those who watch over the server.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export async function databaseAnswers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** The same for all who ask within so many milliseconds. */
function onceFor<T>(milliseconds: number, look: () => T): () => T {
  let last: { readonly at: number; readonly seen: T } | null = null;
  return () => {
    if (last === null || now() - last.at >= milliseconds) last = { at: now(), seen: look() };
    return last.seen;
  };
}

/** From this machine or its own network, and not through a proxy: that would pass it on to the world. */
function isNear({ headers, raw }: FastifyRequest): boolean {
  if (['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined)) return false;
  const address = raw.socket.remoteAddress ?? '';
  const mapped = networkOf(address);
  return isPrivate(mapped.includes('/') ? address.replace(/%.*$/, '') : mapped);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
