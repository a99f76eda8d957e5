import { PassThrough, type Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framed, framedPlain, Outbox } from '../src/socket/outbox.ts';

// Its types leave it out.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a client reads from these bytes. */
function read(bytes: Buffer): Promise<string[]> {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer) => texts.push(String(data)));
  return new Promise((resolve) => receiver.end(bytes, () => resolve(texts)));
}

test('messages of every length, and in every script, come out as they went in', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  const all = [...texts, 'zażółć gęślą jaźń', '🕯️'.repeat(60)];
  expect(await read(framed(all))).toEqual(all);
  const plain = texts.filter(({ length }) => length < 65_536);
  expect(await read(Buffer.from(framedPlain(plain) ?? '', 'latin1'))).toEqual(plain);
  for (const other of all.slice(plain.length)) expect(framedPlain([...plain, other])).toBeNull();
  expect(framedPlain(['é'])).toBeNull(); // one byte there, two in a message
});

test('what is sent in one turn leaves in one write, in order; flushed, at once', async () => {
  const raw = new PassThrough();
  const writes: Buffer[] = [];
  raw.on('data', (bytes: Buffer) => writes.push(bytes));
  const outbox = new Outbox(raw);
  outbox.send('one');
  outbox.send('two');
  await new Promise((resolve) => setImmediate(resolve));
  outbox.send('three');
  outbox.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toHaveLength(2);
  expect(await read(Buffer.concat(writes))).toEqual(['one', 'two', 'three']);
  raw.destroy();
  outbox.send('nobody there'); // and nothing happens
  outbox.flush();
});
