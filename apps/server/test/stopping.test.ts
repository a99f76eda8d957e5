import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { child, newFolder, newTable, node } from './fixtures/belfry.ts';
import { Player } from './fixtures/player.ts';

function silentSocket(address: string, match: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('open', () => resolve(socket)));
}

test('SIGTERM ends the server, also with sockets that say nothing, do not answer, or are no sockets yet', async () => {
  const data = newFolder();
  const server = await child({ DATA_DIR: data });
  const table = await newTable(server.address, 1, 20);
  const player = new Player(() => [server.address], table.match, table.tokens[0]);
  await player.until(({ question }) => question !== null);
  expect((await player.answer('ding')).ok).toBe(true);
  const silent = await silentSocket(server.address, table.match);
  const deaf = await silentSocket(server.address, table.match);
  deaf.pause(); // never hears the farewell
  const { hostname, port } = new URL(server.address);
  const mute = connect(Number(port), hostname);
  const slow = connect(Number(port), hostname, () => slow.write('GET /healthz HTTP/1.1\r\nHost: x\r\n'));
  for (const socket of [mute, slow]) socket.on('error', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const begun = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - begun).toBeLessThan(8000);
  player.close();
  for (const socket of [silent, deaf]) socket.terminate();
  for (const socket of [mute, slow]) socket.destroy();
  const again = await node({ DATA_DIR: data });
  const back = new Player(() => [again.address], table.match, table.tokens[0]);
  await back.until(({ view }) => (view as { rung: number[] }).rung[0] === 1);
  back.close();
  await again.close();
});

test('whoever says no hello is cut, and their place is free again', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_CONNECTIONS_PER_CLIENT: '1' });
  const { match, tokens } = await newTable(server.address, 1, 20);
  const silent = await silentSocket(server.address, match);
  const closed = new Promise((resolve) => silent.once('close', resolve));
  const player = new Player(() => [server.address], match, tokens[0]); // refused with 429 until then, and tries again
  const begun = Date.now();
  await closed;
  expect(Date.now() - begun).toBeGreaterThan(8000);
  await player.until(({ question }) => question !== null);
  player.close();
  await server.close();
}, 30_000);
