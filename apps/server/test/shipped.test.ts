import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedStart } from '../../../scripts/documented-start.mjs';
import { Client, nonce, post } from './client.ts';
import { type Child, newFolder } from './fixtures/belfry.ts';
import { DATABASES } from './fixtures/databases.ts';
import { BUSES } from './fixtures/nats.ts';
import { ARTEFACTS, asShipped } from './fixtures/programs.ts';

const run = promisify(execFile);
const postgres = DATABASES.find(({ name }) => name === 'PostgreSQL');
/** A process for bots of its own reads matches from the database. */
const PLACES = postgres === undefined ? [] : BUSES.map((bus) => ({ bus, make: postgres.make }));
const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the image is made by the script that the tests use, and starts what the page on hosting starts', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^RUN node scripts\/artefact\.mjs \/app$/m);
  expect(dockerfile.match(/^(COPY --from=build .*|CMD .*)$/gm)).toEqual([
    'COPY --from=build /app .',
    `CMD ["node", "${documentedStart().program}"]`,
  ]);
  // Each setting of the documented command is one of the image's, too.
  for (const name of Object.keys(documentedStart().settings)) expect(dockerfile).toContain(` ${name}=`);
});

describe.each(ARTEFACTS)('what is shipped, in %s', (folder) => {
  const data = newFolder();
  let server: Child;
  beforeAll(async () => {
    server = await asShipped(folder).start({ DATA_DIR: data, LOG_LEVEL: 'error' });
  });
  afterAll(() => server.kill());

  async function watch(address: string, seats: readonly string[]): Promise<Client> {
    const body = { game: 'final-girl', options: {}, seats, public: false };
    const match = String((await post(address, '/api/matches', body)).json['id']);
    return Client.connect(address, match);
  }

  test('holds what the server needs and nothing of what makes it', () => {
    expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'apps', 'node_modules', 'package.json']);
    const installed = readdirSync(join(folder, 'node_modules'));
    expect(installed).toContain('fastify');
    for (const name of ['@dreadhouse', 'esbuild', 'tsx', 'typescript', 'vite', 'vitest', 'react'])
      expect(installed).not.toContain(name);
  });

  test('serves the page, with its policy', async () => {
    const response = await fetch(`${server.address}/`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await response.text())?.[1];
    expect((await fetch(`${server.address}/${script}`)).headers.get('content-type')).toContain('javascript');
  });

  test.each(['random', 'newcomer', 'thumb', 'veteran', 'search'])('its bots think: %s', async (level) => {
    const spectator = await watch(server.address, [level]);
    await spectator.until(() => spectator.events.length > 12);
    spectator.close();
  });

  test('it tells the odds, and where to send push notices', async () => {
    const body = { game: 'final-girl', options: {}, seats: ['open'], public: false };
    const match = String((await post(server.address, '/api/matches', body)).json['id']);
    const seated = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
    const headers = { authorization: `Bearer ${String(seated.json['token'])}` };
    expect((await fetch(`${server.address}/api/matches/${match}/odds`, { headers })).status).toBe(200);
    expect(existsSync(join(data, 'push-keys.json'))).toBe(true);
  });

  test('the thread that empties the log does so', async () => {
    const body = { game: 'final-girl', options: {}, seats: ['open'], public: false };
    const match = String((await post(server.address, '/api/matches', body)).json['id']);
    const file = readdirSync(data).find((name) => /\.(db|sqlite)$/.test(name)) ?? '';
    await expect.poll(() => readFileSync(join(data, file)).includes(match), { timeout: 30_000 }).toBe(true);
  });

  test('a backup is written while it runs, and brought back elsewhere', async () => {
    const spectator = await watch(server.address, ['thumb']);
    await spectator.until(() => spectator.events.length > 5);
    const file = join(newFolder(), 'dreadhouse.backup.gz');
    const elsewhere = newFolder();
    const backup = (verb: string, place: string): Promise<{ stdout: string }> =>
      run(process.execPath, ['apps/server/dist/backup.js', verb, file], { cwd: folder, env: { DATA_DIR: place } });
    expect((await backup('write', data)).stdout).toMatch(/ written: \d+ matches, \d+ entries\n$/);
    expect((await backup('restore', elsewhere)).stdout).toMatch(/ restored: \d+ matches, \d+ entries\n$/);
    await expect(backup('restore', elsewhere)).rejects.toMatchObject({
      code: 2,
      stderr: 'there are matches already; a backup is restored into an empty database\n',
    });
    spectator.close();
  });

  test('it ends in good order when it is asked to, and has complained about nothing', async () => {
    expect(await server.stop()).toBe(0);
    expect(server.complaints()).toBe('');
  });

  describe.each(PLACES)('with PostgreSQL, and NATS at $bus', ({ bus, make }) => {
    test('a process of its own thinks for the bots, which without it do nothing', async () => {
      const place = await make();
      const env = { ...place.env, NATS_URL: bus };
      const node = await asShipped(folder).start(env);
      const spectator = await watch(node.address, ['thumb']);
      await spectator.until(() => spectator.screen?.status === 'playing');
      const before = spectator.events.length;
      const bots = spawn(process.execPath, ['apps/server/dist/bots.js'], { cwd: folder, env });
      const [said] = (await once(bots.stdout, 'data')) as [Buffer];
      expect(String(said)).toBe('Bots are thinking.\n');
      expect(spectator.events.length, 'so far nobody has thought').toBe(before);
      await spectator.until(() => spectator.events.length > before + 12);
      spectator.close();
      bots.kill();
      await node.kill();
      await place.drop();
    });
  });
});
