import { describe, expect, test } from 'vitest';
import { CORRIDOR_IDS, otherEnd, ROOM_IDS, type RoomId, roomDef, SECTORS } from '../src/content/board.ts';

/** Everything that can be walked to from here, inside a set of rooms. */
function reached(from: RoomId, allowed: readonly RoomId[]): Set<RoomId> {
  const seen = new Set([from]);
  for (const room of seen)
    for (const corridor of roomDef(room).corridors) {
      const next = otherEnd(corridor, room);
      if (allowed.includes(next)) seen.add(next);
    }
  return seen;
}

describe('the board', () => {
  test('NL-G-02: 27 rooms, 36 corridors, 12 technical entrances', () => {
    const entrances = ROOM_IDS.filter((room) => roomDef(room).entrance !== null);
    expect([ROOM_IDS.length, CORRIDOR_IDS.length, entrances.length]).toEqual([27, 36, 12]);
  });

  test.each(ROOM_IDS)('at %s each number from 1 to 4 stands exactly once', (room) => {
    const { corridors, entrance } = roomDef(room);
    const numbers = [...corridors.flatMap((one) => one.numbers), ...(entrance === null ? [] : [entrance])];
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
  });

  test('NL-G-02: the base is connected, and so is each sector in itself', () => {
    expect(reached('001', ROOM_IDS).size).toBe(27);
    for (const sector of SECTORS) {
      const inside = ROOM_IDS.filter((room) => roomDef(room).sector === sector);
      expect(reached(inside[0] as RoomId, inside).size).toBe(inside.length);
    }
  });

  test('NL-G-02: no room is a bottleneck', () => {
    for (const gone of ROOM_IDS) {
      const rest = ROOM_IDS.filter((room) => room !== gone);
      expect(reached(rest[0] as RoomId, rest).size).toBe(rest.length);
    }
  });
});
