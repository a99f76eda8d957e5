import { describe, expect, expectTypeOf, test } from 'vitest';
import { shape } from '../src/index.ts';

/** What a state like this belongs to. */
interface Table {
  readonly rooms: readonly string[];
  readonly seats: number;
}

const room = shape.given(({ rooms }: Table) => shape.oneOf(rooms));
const guest = shape.record({
  room,
  mood: shape.oneOf(['calm', 'afraid']),
  carries: shape.listOf(shape.text, 3),
  beside: shape.nullable(shape.whole(0, 5)),
});
const house = shape.record({
  guests: shape.given(({ seats }: Table) => shape.listOf(guest, seats, seats)),
  lit: shape.recordOf(room, shape.flag, 10),
  talk: shape.nullable(shape.tuple(room, room)),
});
interface House extends shape.Of<typeof house> {}

const MANOR: Table = { rooms: ['hall', 'attic'], seats: 1 };
const LODGE: Table = { rooms: ['hut'], seats: 1 };

function evening(at: string): House {
  return { guests: [{ room: at, mood: 'calm', carries: [], beside: null }], lit: { [at]: true }, talk: [at, at] };
}

describe('a shape', () => {
  test('says what its data are', () => {
    expectTypeOf<House['guests'][number]>().toEqualTypeOf<{
      room: string;
      mood: 'calm' | 'afraid';
      carries: string[];
      beside: number | null;
    }>();
    expectTypeOf<House['lit']>().toEqualTypeOf<Record<string, boolean>>();
  });

  test('may depend on its setting, however deep, and on nothing of another one', () => {
    const [inManor, inLodge] = [shape.within(MANOR, house), shape.within(LODGE, house)];
    expect([inManor(evening('attic'), 'house'), inLodge(evening('hut'), 'house')]).toEqual([null, null]);
    expect(inManor(evening('hut'), 'house')).toBe('house.guests[0].room: expected "hall" or "attic"');
    expect(inLodge({ ...evening('hut'), lit: { attic: true } }, 'house')).toBe('house.lit, name: expected "hut"');
    expect(inLodge({ ...evening('hut'), talk: ['hut', 'hall'] }, 'house')).toBe('house.talk[1]: expected "hut"');
    expect(shape.within({ ...MANOR, seats: 2 }, house)(evening('hall'), 'house')).toBe(
      'house.guests: expected at least 2 entries',
    );
  });

  test('that depends on a setting fails without one, rather than let anything through', () => {
    expect(() => house(evening('hall'), 'house')).toThrow('house.guests: its shape depends on a setting');
  });
});
