import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { News } from '../src/bus/bus.ts';
import { NatsBus } from '../src/bus/nats.ts';
import { natsOptions } from '../src/bus/nats-address.ts';
import { newFolder, newTable, node } from './fixtures/belfry.ts';
import { BUSES } from './fixtures/nats.ts';
import { natsServer } from './fixtures/nats-server.ts';
import { Player } from './fixtures/player.ts';

const CLUSTER = readFileSync(new URL('../../../compose.cluster.yaml', import.meta.url), 'utf8');

test('an address holds where, who, and whether the line is encrypted', () => {
  expect(natsOptions('nats://bus:4222')).toEqual({ servers: 'bus:4222' });
  expect(natsOptions('nats://ada:p%40ss%3Aw%2Frd@bus:4222')).toEqual({
    servers: 'bus:4222',
    user: 'ada',
    pass: 'p@ss:w/rd',
  });
  expect(natsOptions('nats://s3cret@bus:4222')).toEqual({ servers: 'bus:4222', token: 's3cret' });
  expect(natsOptions('tls://[::1]:4222')).toEqual({ servers: '[::1]:4222', tls: {} });
});

// Where there is a bus for the tests, there is the program to start one.
describe.each(BUSES)('a NATS server, not %s, that lets nobody in without', () => {
  const PASSWORD = 'p@ss:w/rd%';
  test.each([
    ['user and password', ['--user', 'ada', '--pass', PASSWORD], `ada:${encodeURIComponent(PASSWORD)}`],
    ['a token', ['--auth', 's3cret'], 's3cret'],
  ])('%s', async (_, flags, credentials) => {
    const nats = await natsServer(...flags);
    await expect(NatsBus.open(`nats://${nats.host}`)).rejects.toThrow(/^NATS_URL must lead to/);
    const refusal = await NatsBus.open(`nats://ada:wrong-one@${nats.host}`).catch(String);
    expect(refusal).toMatch(/NATS_URL must lead to/);
    expect(refusal).not.toContain('wrong-one');
    const url = `nats://${credentials}@${nats.host}`;
    const [here, there] = await Promise.all([NatsBus.open(url), NatsBus.open(url)]);
    const heard: News[] = [];
    there.listen((news) => heard.push(news));
    await there.follow('a');
    here.tell({ kind: 'changed', match: 'a' });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'changed', match: 'a' }]));
    await Promise.all([here.close(), there.close()]);
    await nats.stop();
  });

  test('the one of the cluster is such a server: it is started with the settings that stand there', async () => {
    const [service = ''] = /^ {2}nats:\n(?: {4}.*\n)+/m.exec(CLUSTER) ?? [];
    const [, place = ''] = /command: \["--config", "([^"]+)"\]/.exec(service) ?? [];
    expect(service).toContain(`configs: [{ source: nats, target: ${place} }]`);
    const [, content = ''] = /^configs:\n {2}nats:\n {4}content: \|\n {6}(.*)\n/m.exec(CLUSTER) ?? [];
    const settings = join(newFolder(), 'nats.conf');
    writeFileSync(settings, content.replace(/\$\{NATS_PASSWORD[^}]*\}/, 's3cret'));
    const nats = await natsServer('--config', settings);
    await expect(NatsBus.open(`nats://${nats.host}`)).rejects.toThrow(/^NATS_URL must lead to/);
    const [, user = ''] = /NATS_URL: &nats nats:\/\/([^:]+):\$/.exec(CLUSTER) ?? [];
    const bus = await NatsBus.open(`nats://${user}:s3cret@${nats.host}`);
    await bus.close();
    await nats.stop();
  });

  test('while it is away a node says so, and stays ready: play goes on', async () => {
    const nats = await natsServer('--auth', 's3cret');
    const server = await node({ DATA_DIR: newFolder(), NATS_URL: `nats://s3cret@${nats.host}`, BOT_THREADS: '1' });
    const { match, tokens } = await newTable(server.address, 1, 20);
    const player = new Player(() => [server.address], match, tokens[0]);
    await player.until(({ question }) => question !== null);
    const ready = async (): Promise<[number, Record<string, unknown>]> => {
      const response = await fetch(`${server.address}/readyz`);
      return [response.status, (await response.json()) as Record<string, unknown>];
    };
    expect(await ready()).toEqual([200, { ok: true, database: true, bus: true }]);
    await nats.stop();
    await vi.waitFor(async () => expect((await ready())[1]).toMatchObject({ bus: false }), 10_000);
    expect(await ready()).toEqual([
      200,
      { ok: true, database: true, bus: false, message: expect.stringContaining('bus') },
    ]);
    expect(await player.answer('ding')).toMatchObject({ ok: true });
    player.close();
    await server.close();
  });
});

test('the numbers are for those nearby: not through a proxy, and the proxy of the cluster does not pass them on', async () => {
  const server = await node({ DATA_DIR: newFolder() });
  const ask = async (headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${server.address}/metrics`, { headers })).status;
  expect(await ask()).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await ask({ [header]: '127.0.0.1' }), header).toBe(404);
  await server.close();
  expect(CLUSTER).toMatch(/@inside path \/metrics.*\n\s*respond @inside 404\n/);
});

test('the cluster’s proxy leads whatever is about a match to the node that has it', () => {
  const [, pattern = ''] =
    /@table path_regexp table (\S+)\n\s*request_header @table X-Table \{re\.table\.1\}\n/.exec(CLUSTER) ?? [];
  expect(CLUSTER).toMatch(/reverse_proxy node-1:8080 node-2:8080 \{\n\s*lb_policy header X-Table\n/);
  const tableOf = (path: string): string | undefined => new RegExp(pattern).exec(path)?.[1];
  for (const rest of ['', '/socket', '/odds', '/hints', '/seats/0', '/file'])
    expect(tableOf(`/api/matches/a-Match_1${rest}`), rest).toBe('a-Match_1');
  expect(tableOf('/api/matches')).toBeUndefined();
});
