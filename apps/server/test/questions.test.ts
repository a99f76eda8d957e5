import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { oddsRoute } from '../src/http/odds.ts';
import type { RouteParts } from '../src/http/parts.ts';
import { createTable, sitDown } from '../src/match/tables.ts';
import { bells } from './fixtures/bells.ts';
import { house } from './fixtures/house.ts';

test('whoever waits for odds cannot fill the queue: so many of one network wait at once, those of another do not matter', async () => {
  const { db, host, matches } = await house();
  const wish = { game: 'bells', options: {}, seats: ['open' as const], public: false };
  const created = await createTable(new Map([[bells.id, bells]]), matches, wish);
  if (!created.ok) throw new Error(created.why);
  const token = await sitDown(matches, created.id, 0, { name: 'Ada', nonce: 'a'.repeat(32) });
  await host.refresh(created.id);
  const thoughts: ((thought: object) => void)[] = [];
  const thinkers = { think: () => new Promise<object>((resolve) => thoughts.push(resolve)) };
  const app = Fastify({ trustProxy: true });
  oddsRoute(app, { host, thinkers } as unknown as RouteParts); // all that this route needs
  const ask = async (network: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network };
    return (await app.inject({ url: `/api/matches/${created.id}/odds`, headers })).statusCode;
  };
  const asked = Array.from({ length: 7 }, () => ask('203.0.113.1'));
  const other = ask('203.0.113.2');
  await expect.poll(() => thoughts.length).toBe(5);
  for (const tell of thoughts.splice(0)) tell({});
  expect((await Promise.all(asked)).sort()).toEqual([200, 200, 200, 200, 429, 429, 429]);
  expect(await other).toBe(200);
  const next = ask('203.0.113.1');
  await expect.poll(() => thoughts.length).toBe(1);
  thoughts[0]?.({});
  expect(await next, 'once the others have been told').toBe(200);
  await app.close();
  await db.destroy();
});
