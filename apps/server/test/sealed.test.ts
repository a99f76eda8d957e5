import { expect, test } from 'vitest';
import { seal, unseal } from '../src/bus/sealed.ts';
import type { EntryRow } from '../src/store/schema.ts';

const SECRET = 'f'.repeat(64);

const entry = (body: string): EntryRow => ({
  ...{ match: 'm1', seq: 7, kind: 'answer', seat: 2, body, border: 1, command: 'c-0001', at: 1_700_000_000_000 },
});

test('an entry comes out as it went in, for whoever has the match’s secret', () => {
  for (const body of ['go:cellar', '', 'żółć', 'x'.repeat(500)])
    expect(unseal(seal(entry(body), SECRET), entry(body), SECRET)).toEqual(entry(body));
});

test('for anybody else it is no entry, nor at another place, nor if a byte has changed', () => {
  const sealed = seal(entry('go:cellar'), SECRET);
  expect(unseal(sealed, entry(''), 'e'.repeat(64))).toBeNull();
  expect(unseal(sealed, { match: 'm2', seq: 7 }, SECRET)).toBeNull();
  expect(unseal(sealed, { match: 'm1', seq: 8 }, SECRET)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(unseal(changed.toString('base64'), entry(''), SECRET)).toBeNull();
  }
  for (const rubbish of ['', 'x', 'AAAA', sealed.slice(4), sealed.slice(0, -4)])
    expect(unseal(rubbish, entry(''), SECRET)).toBeNull();
});

test('it tells nothing about the answer: not its words, not its length, not that it is the same again', () => {
  const [short, long] = [seal(entry('up'), SECRET), seal(entry('north-east-stairs'), SECRET)];
  expect(short).toHaveLength(long.length);
  expect(Buffer.from(long, 'base64').toString('latin1')).not.toMatch(/north|answer|c-0001/);
  expect(seal(entry('up'), SECRET)).not.toBe(short);
});
