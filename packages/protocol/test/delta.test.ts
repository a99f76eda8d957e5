import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, delta } from '../src/index.ts';

// No view has a member of that name, which means something else to the language.
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

test('what changed, applied to what was, gives what is', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const change = delta(before, after);
      const sent = change === null ? before : applied(before, JSON.parse(JSON.stringify(change)));
      expect(delta(sent, after)).toBeNull();
    }),
  );
});

test('lists with ids: one option more costs one option', () => {
  const options = Array.from({ length: 30 }, (_, i) => ({ id: `go:${i}`, at: `room-${i}`, rule: 'HU-1' }));
  const change = delta({ options }, { options: [...options.slice(1), { id: 'hide', rule: 'HU-2' }] });
  expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(options).length / 3);
  expect(applied({ options }, change ?? { v: null })).toEqual({
    options: [...options.slice(1), { id: 'hide', rule: 'HU-2' }],
  });
});

test('lists without ids: what changed, by its place; whole where most is new or the length is another', () => {
  const rooms = Array.from({ length: 9 }, (_, i) => ({ name: `room ${i}`, dark: false }));
  const lit = rooms.map((room, i) => (i === 4 ? { ...room, dark: true } : room));
  expect(delta(rooms, lit)).toEqual({ i: { 4: { o: { dark: { v: true } } } } });
  expect(applied(rooms, { i: { 4: { o: { dark: { v: true } } } } })).toEqual(lit);
  expect(delta([1, 2], [3, 4])).toEqual({ v: [3, 4] });
  expect(delta([1, 2], [1])).toEqual({ v: [1] });
  expect(() => applied([1], { i: { 1: { v: 2 } } })).toThrow('no place 1');
});

test('names that every object has by birth are names like any other', () => {
  const change = delta({ '': 1 }, { toString: 2 });
  expect(change).toEqual({ o: { toString: { v: 2 } }, x: [''] });
  expect(applied({ '': 1 }, change ?? { v: null })).toEqual({ toString: 2 });
});

test('equal values have no change; a change for another value is an error', () => {
  expect(delta({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  expect(() => applied(3, { o: {} })).toThrow('not for this value');
  expect(() => applied([{ id: 'a' }], { l: ['b'] })).toThrow('no entry "b"');
});
