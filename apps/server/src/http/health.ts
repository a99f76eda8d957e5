import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../store/database.ts';

export interface HealthParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly connections: () => number;
  readonly liveMatches: () => number;
}

/** For whoever watches over the server: alive, ready, and numbers for Prometheus. */
export function health(app: FastifyInstance, { db, bus, connections, liveMatches }: HealthParts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gauge(registry, 'dreadhouse_connections', 'Open sockets', connections);
  gauge(registry, 'dreadhouse_live_matches', 'Matches in memory', liveMatches);

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ok = database && bus.ready;
    return reply.code(ok ? 200 : 503).send({ ok, database, bus: bus.ready });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
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
