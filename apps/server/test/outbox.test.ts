import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/socket/outbox.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A line to a client: our end, what the client has read, and how often we wrote to the system. */
async function line() {
  const writes: number[] = [];
  const opened = new Promise<Outbox>((resolve) => {
    server.once('upgrade', (request, raw: Socket, head) => {
      sockets.handleUpgrade(request, raw, head, (socket) => {
        count(raw, writes);
        resolve(new Outbox(socket, raw));
      });
    });
  });
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`); // it listens on a port
  const read: string[] = [];
  client.on('message', (data) => read.push(String(data)));
  return { outbox: await opened, client, read, writes };
}

/** Whatever leaves a corked stream leaves in one go through one of these. */
function count(raw: Socket, writes: number[]): void {
  for (const way of ['_write', '_writev'] as const) {
    const write = raw[way]?.bind(raw) as (...args: unknown[]) => void;
    Object.assign(raw, {
      [way]: (...args: unknown[]) => {
        writes.push(1);
        write(...args);
      },
    });
  }
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('what is sent in one turn leaves in one write, in order; flushed, at once', async () => {
  const { outbox, client, read, writes } = await line();
  outbox.send('one');
  outbox.send('zażółć gęślą jaźń');
  expect(writes).toHaveLength(0);
  await soon();
  expect(writes).toHaveLength(1);
  outbox.send('three');
  outbox.flush();
  expect(writes).toHaveLength(2);
  await expect.poll(() => read).toEqual(['one', 'zażółć gęślą jaźń', 'three']);
  client.terminate();
  await soon();
  outbox.send('nobody there'); // and nothing happens
  outbox.flush();
});
