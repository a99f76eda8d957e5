import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, share, shareRest } from '../src/index.ts';

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

test('whatever is a copy already, it says the same, and is the same object again when nothing changes', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (before, after, ownBefore, own) => {
      const copies = { common: share(after, before) };
      const view = { ...copies, own };
      const shown = shareRest(view, { common: before, own: ownBefore }, copies);
      expect(shown).toEqual(view);
      expect(shareRest({ ...view }, shown, copies)).toBe(shown);
      expect(shareRest({ own }, shown, copies)).toEqual({ own });
      expect(canonical(shareRest(own, shown, copies))).toBe(canonical(own));
    }),
  );
});

test('what several have in common is held once; the rest is copied', () => {
  const copies = { rooms: [{ dark: false }, { dark: true }] };
  const hand = [{ card: 1 }, { card: 2 }];
  const before = { rooms: [{ dark: false }, { dark: false }], hand: [{ card: 1 }] };
  const after = shareRest({ ...copies, hand }, before, copies);
  expect(after.rooms).toBe(copies.rooms);
  expect(after.hand).toEqual(hand);
  expect(after.hand[0]).toBe(before.hand[0]);
  expect(after.hand[1]).not.toBe(hand[1]);
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
