import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, share } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('it says the same as its origin, whatever came before, and leaves that alone', () => {
  fc.assert(
    fc.property(plain, plain, (value, earlier) => {
      const before = canonical(earlier);
      expect(canonical(share(value, earlier))).toBe(canonical(value));
      expect(canonical(earlier)).toBe(before);
    }),
  );
});

test('whatever somebody else was shown before, it says the same, and is the same object again when nothing changes', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (before, after, otherBefore, otherAfter) => {
      const common = { everybody: before };
      const [mine, theirs] = [
        { common, own: before },
        { common, own: otherBefore },
      ];
      const [shown, theirShown] = [after, otherAfter].map((own) => ({ common: { everybody: after }, own }));
      const twin = { before: theirs, after: theirShown, shared: share(theirShown, theirs) };
      const own = share(shown, mine, twin);
      expect(own).toEqual(shown);
      expect(share(shown, own)).toBe(own);
    }),
  );
});

test('what two have in common is held once', () => {
  const common = { rooms: [{ dark: false }, { dark: false }] };
  const [mine, theirs] = [
    { common, hand: [1] },
    { common, hand: [2] },
  ];
  const next = (hand: number[]) => ({ common: { rooms: [{ dark: false }, { dark: true }] }, hand });
  const twin = { before: theirs, after: next([3]), shared: share(next([3]), theirs) };
  expect(share(next([4]), mine, twin).common).toBe(twin.shared.common);
  expect(share(next([4]), mine, twin).hand).toEqual([4]);
});

test('it shares nothing with its origin, and everything that is the same with what came before', () => {
  const rooms = Array.from({ length: 8 }, (_, i) => ({ name: `room ${i}`, exits: [i], dark: false }));
  const state = { rooms, pile: [{ n: 2 }, { n: 3 }] };
  const before = share({ rooms, pile: [{ n: 1 }, { n: 2 }, { n: 3 }] }, null);
  rooms[3] = { name: 'room 3', exits: [7], dark: false };
  const after = share(state, before);
  rooms[3].exits.push(9);
  expect(after.rooms[3]).toEqual({ name: 'room 3', exits: [7], dark: false });
  expect(after.rooms.filter((room, i) => room === before.rooms[i])).toHaveLength(7);
  expect(after.pile).toEqual([before.pile[1], before.pile[2]]);
  expect(after.pile[0]).toBe(before.pile[1]);
});

test('an empty list is no empty record, and names that mean something to the language are names', () => {
  expect(share<unknown>({ a: [] }, { a: {} })).toEqual({ a: [] });
  expect(share<unknown>({ a: {} }, { a: [] })).toEqual({ a: {} });
  expect(share<unknown>({ toString: 2 }, { '': 1 })).toEqual({ toString: 2 });
  const odd: unknown = JSON.parse('{"a":1,"__proto__":{}}');
  const taken = share(odd, { a: 1 });
  expect(JSON.stringify(taken)).toBe('{"a":1,"__proto__":{}}');
  expect(taken).toHaveProperty('a', 1);
});

test('a record that has changed has the order of the new one', () => {
  expect(Object.keys(share<object>({ c: 0, b: 1, a: 2 }, { a: 1, b: 1 }))).toEqual(['c', 'b', 'a']);
  expect(Object.keys(share<object>({ b: 1, a: 2 }, { a: 1, b: 1 }))).toEqual(['b', 'a']);
});
