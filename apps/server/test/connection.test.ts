import { EventEmitter } from 'node:events';
import { PROTOCOL } from '@dreadhouse/protocol';
import { expect, test } from 'vitest';
import { Connection, type Hall } from '../src/socket/connection.ts';
import { Bucket } from '../src/socket/limiter.ts';

/** A line whose other end is in our hands. */
function line(hall: Partial<Hall>) {
  const socket = Object.assign(new EventEmitter(), {
    ...{ readyState: 1, OPEN: 1, bufferedAmount: 0 },
    ...{ close: () => undefined, terminate: () => undefined },
  });
  const sent: string[] = [];
  const troubles: string[] = [];
  const outbox = { send: (text: string) => sent.push(text), flush: () => undefined };
  const onTrouble = (_error: unknown, doing: string): void => void troubles.push(doing);
  // As much of a socket, an outbox and a hall as is used here.
  new Connection(socket as never, outbox as never, 'm1', { ...hall, onTrouble } as Hall, new Bucket(9, 9, 0), 9999);
  const say = (message: object): boolean => socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  return { sent, troubles, say };
}

const gone = (): Promise<never> => Promise.reject(new Error('the database is gone'));
const HELLO = { t: 'hello', v: PROTOCOL };

test('what a player is only told to try again is written down for whoever looks after the server', async () => {
  const closed = line({ enter: gone });
  closed.say(HELLO);
  await expect.poll(() => closed.troubles).toEqual(['open match m1']);
  expect(closed.sent.join()).toContain('"why":"unavailable"');
  const live = { game: { id: 'bells' } } as never;
  const inside = line({
    enter: async () => ({ live, viewer: 0, hash: null }),
    arrived: async () => undefined,
    carryOut: gone,
  });
  inside.say(HELLO);
  await expect.poll(() => inside.sent.length).toBe(1);
  inside.say({ t: 'undo', id: 'undo-0001' });
  await expect.poll(() => inside.troubles).toEqual(['carry out "undo" in match m1']);
  expect(inside.sent.at(-1)).toContain('"why":"unavailable"');
});
