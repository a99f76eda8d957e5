import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clientOf, networkOf } from '../src/http/client.ts';
import { Lines } from '../src/http/lines.ts';
import { impatientServer } from '../src/http/listening.ts';
import { post } from './client.ts';
import { newFolder, newTable, node } from './fixtures/belfry.ts';
import { frame, halfBody, RawLine, upgradeTo } from './fixtures/raw-line.ts';

const IMPATIENT = { head: 200, request: 400, next: 200, still: 600, check: 50 };

/** Reads what it is sent, then answers; `/slow` never. */
async function impatient(): Promise<{ server: Server; address: string }> {
  const server = impatientServer((request, response) => {
    request.resume().once('end', () => request.url !== '/slow' && response.end('done'));
    request.on('error', () => undefined);
  }, IMPATIENT).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([
  ['says nothing', ''],
  ['does not come to the end of its head', 'GET / HTTP/1.1\r\nHost: x'],
  ['does not come to the end of its body', halfBody('/')],
  ['says nothing more after a request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['is not answered and does not move', 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'],
])('a line that %s is closed by itself', async (_, said) => {
  const { server, address } = await impatient();
  const line = await RawLine.to(address);
  line.write(said);
  await line.closed; // or the test runs out of time
  server.close();
});

test('a body that comes in drops counts as one request: no more time for each drop', async () => {
  const { server, address } = await impatient();
  const line = await RawLine.to(address);
  line.write(halfBody('/'));
  const dripping = setInterval(() => line.isOpen && line.write(' '), 50);
  await line.closed;
  clearInterval(dripping);
  server.close();
});

test('the server itself is such a server', async () => {
  const server = await node({ DATA_DIR: newFolder() });
  const line = await RawLine.to(server.address);
  line.write('GET / HTTP/1.1\r\nHost: x');
  await line.closed;
  await server.close();
}, 30_000);

test('of too many lines the one goes that was waited for the longest; whoever is being answered stays', async () => {
  const { server, address } = await impatient();
  const lines = new Lines(server, { perClient: 3, inAll: 100 }, () => 'somebody');
  const open = async (): Promise<[RawLine, Parameters<Lines['forget']>[0]]> => {
    const [line, [socket]] = await Promise.all([RawLine.to(address), once(server, 'connection')]);
    return [line, socket];
  };
  const [first, firstSocket] = await open();
  lines.heard(firstSocket);
  const [second, secondSocket] = await open();
  const [third] = await open();
  expect(lines.size).toBe(3);
  lines.heard(secondSocket);
  lines.answered(secondSocket); // now it has waited less long than the third
  await open();
  await third.closed;
  expect([first.isOpen, second.isOpen, lines.size]).toEqual([true, true, 3]);
  await open();
  await second.closed;
  expect(first.isOpen).toBe(true);
  server.closeAllConnections();
  server.close();
});

test('behind a proxy a line counts for whoever asks through it, and only until they are answered', async () => {
  const { server, address } = await impatient();
  const lines = new Lines(server, { perClient: 1, inAll: 100 }, () => null);
  const open = async (): Promise<[RawLine, Parameters<Lines['forget']>[0]]> => {
    const [line, [socket]] = await Promise.all([RawLine.to(address), once(server, 'connection')]);
    return [line, socket];
  };
  const [first, firstSocket] = await open();
  const [second, secondSocket] = await open();
  const [third, thirdSocket] = await open();
  lines.asks(firstSocket, 'Ada');
  lines.asks(secondSocket, 'Bob');
  lines.answered(firstSocket);
  lines.asks(thirdSocket, 'Ada');
  expect([first, second, third].map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  lines.asks(firstSocket, 'Ada');
  await third.closed;
  expect([first, second].map(({ isOpen }) => isOpen)).toEqual([true, true]);
  server.closeAllConnections();
  server.close();
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::1%eth0', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['nonsense', 'nonsense'],
])('%s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
  const request = { headers: {}, socket: { remoteAddress: address } };
  expect(clientOf(request as unknown as IncomingMessage, 0)).toBe(network);
});

test('requests and sockets of one IPv6 network are counted together, those of another are not', async () => {
  const limits = { MAX_REQUESTS_PER_SECOND: '1', TRUST_PROXY: 'true' };
  const server = await node({ DATA_DIR: newFolder(), ...limits });
  const ask = async (forwarded: string): Promise<number> =>
    (await fetch(`${server.address}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  for (let i = 0; i < 10; i++) await ask(`2001:db8:1:2::${i}`);
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await ask('2001:db8:1:3::1'), 'somebody else').toBe(200);
  const line = await RawLine.to(server.address);
  line.write(upgradeTo('/api/matches/x/socket').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 2001:db8:1:2::77'));
  await line.closed;
  expect(line.received).toContain('429');
  await server.close();
});

test('however its address is written, a request is counted, or reaches nothing', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_REQUESTS_PER_SECOND: '1' });
  const spellings = [
    ...[
      '/api/games',
      '/%61pi/games',
      '/a%70i/games',
      '/%61%70%69/%67ames',
      '/api/games?x',
      '/api/games;x',
      '//api/games',
    ],
    ...['/api//games', '/API/games', '/api/games/', '/api/games.', '/api./games', '/./api/games', '/x/../api/games'],
    ...['/api%2fgames', '/api\\games', '/%2561pi/games', 'http://x/api/games', '/api/games%00', '/api/games#x'],
  ];
  const ask = async (path: string): Promise<string> => {
    const line = await RawLine.to(server.address);
    line.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await line.closed;
    return line.received.slice(9, 12);
  };
  for (let i = 0; i < 12; i++) await ask('/api/games');
  for (const path of spellings) expect.soft(['429', '400'], path).toContain(await ask(path));
  await server.close();
});

test.each(['ping', 'pong'] as const)('a flood of %s frames is cut off like any other', async (kind) => {
  const server = await node({ DATA_DIR: newFolder(), MAX_MESSAGES_PER_SECOND: '5' });
  const { match } = await newTable(server.address, 1, 20);
  const line = await RawLine.to(server.address);
  line.write(upgradeTo(`/api/matches/${match}/socket`));
  await line.until('101 ');
  line.write(Buffer.concat(Array(2000).fill(frame(kind))));
  await line.closed;
  expect(line.received).toContain('too-fast');
  const answered = line.received.split('\x8a\x00').length - 1;
  expect(answered).toBeLessThanOrEqual(kind === 'ping' ? 20 : 0);
  await server.close();
});

test('a ping is answered with what it said', async () => {
  const server = await node({ DATA_DIR: newFolder() });
  const { match } = await newTable(server.address, 1, 20);
  const line = await RawLine.to(server.address);
  line.write(upgradeTo(`/api/matches/${match}/socket`));
  await line.until('101 ');
  line.write(frame('ping', 'are you there?'));
  await line.until('\x8a\x0eare you there?');
  expect(line.received).toContain('\x8a\x0eare you there?');
  line.close();
  await server.close();
});

test('whoever was turned away and goes on is not read any more', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_MESSAGES_PER_SECOND: '5' });
  const line = await RawLine.to(server.address);
  line.write(upgradeTo('/api/matches/nothing/socket'));
  await line.until('101 ');
  line.write(frame('text', '{"t":"hello","v":0}'));
  await line.until('other-version');
  const noisy = setInterval(() => line.isOpen && line.write(Buffer.concat(Array(50).fill(frame('ping')))), 10);
  await line.closed; // within the patience of this test, not of the closing handshake
  clearInterval(noisy);
  await server.close();
}, 15_000);

test('sockets have an end in all, too: then newcomers are told so, and those who are in stay', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_CONNECTIONS: '100' });
  const { match } = await newTable(server.address, 1, 20);
  const lines: RawLine[] = [];
  for (let i = 0; i < 76; i++) {
    const line = await RawLine.to(server.address);
    line.write(upgradeTo(`/api/matches/${match}/socket`));
    await line.until('HTTP/1.1');
    lines.push(line);
  }
  await pause(50);
  expect(lines.slice(0, 75).every((line) => line.received.includes('101') && line.isOpen)).toBe(true);
  expect(lines[75]?.received).toContain('503');
  expect((await post(server.address, '/api/matches', {})).status, 'plain requests').toBe(400);
  for (const line of lines) line.close();
  await server.close();
});
