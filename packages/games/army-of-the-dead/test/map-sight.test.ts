import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionOf } from '../src/content/missions/index.ts';
import { drawn, seen, ways } from './map-kit.ts';

/** Zone, adjacent Zones, what is seen at which range: the same words as in the ledger. */
const VECTORS: readonly (readonly [mission: string, zone: string, adjacent: string, sight: string])[] = [
  ['M1', 'B5', 'B4 B6', 'B4:1 B6:1'],
  ['M1', 'C4', 'B4 C3 C5 D4', 'A4:2 B4:1 C3:1 C5:1 C6:2 D4:1 E4:2 F4:3'],
  ['M1', 'D4', 'C4 D3 E4', 'A4:3 B4:2 C4:1 D1:3 D2:2 D3:1 E4:1 F4:2'],
  ['M3', '1A2', '0C3 1B2', '1B2:1 1C2:2 1D2:3 1E2:4 1F2:5'],
  ['M3', '1D2', '1C2 1D1 1D3 1E2', '1A2:3 1B2:2 1C2:1 1D1:1 1D3:1 1E2:1 1F2:2'],
  ['M3', '1D1', '1D2', '1D2:1'],
  ['M5', 'D3', 'C3 D2 E3', 'B3:2 C3:1 D2:1 E3:1 F3:2'],
  ['M5', 'B3', 'B2 B4 C3', 'B2:1 B4:1 B5:2 C3:1 D3:2 E3:3 F3:4'],
  ['M5', 'D4', 'D5', 'D5:1 D6:2'],
  ['M5', 'D6', 'C6 D5 E6', 'A6:3 B6:2 C6:1 D4:2 D5:1 E6:1 F6:2 G6:3'],
  ['M6', '0C4', '0B4 0C3 VA2', '0B4:1 0C1:3 0C2:2 0C3:1'],
  ['M6', 'VD2', 'VC2 VE2', 'VC2:1 VE2:1'],
  ['M9', 'C4', 'B4 C3 C5', 'A4:2 B4:1 C2:2 C3:1 C5:1'],
  ['M9', 'D4', 'C4 D3 D5 E4', ''],
  ['M9', 'B6', 'B5 C6', 'B3:3 B4:2 B5:1 C6:1'],
];

describe('the test vectors of the ledger', () => {
  test.each(VECTORS)('%s %s', (mission, zone, adjacent, sight) => {
    const all = ways(missionOf(mission).board);
    expect([...all.exits(zone)].sort().join(' ')).toBe(adjacent);
    expect(seen(all, zone).join(' ')).toBe(sight);
  });
});

describe('line of sight', () => {
  test('AD-LOS-01: straight along the street up to a wall or the edge', () => {
    const m1 = ways(missionOf('M1').board);
    expect(m1.range('A4', 'F4')).toBe(5);
    expect(m1.range('A1', 'A6')).toBe(5);
    expect(m1.sees('C5', 'C2')).toBe(false); // the building’s inner Zone
  });

  test('AD-LOS-02: never diagonally (AD-EX-05)', () => {
    const m9 = ways(missionOf('M9').board);
    expect(m9.sees('C3', 'B4')).toBe(false);
    expect(m9.sees('B5', 'C6')).toBe(false);
    const fountain = drawn('+-+-+-+', '|S.S.S|', '+o+.+.+', '|B|S.S|', '+o+.+.+', '|S.S.S|', '+-+-+-+');
    expect(seen(ways(fountain), 'A2')).toEqual(['A1:1', 'A3:1']);
  });

  test('AD-LOS-03: from a room into the Zones behind openings and lines (AD-EX-05)', () => {
    const m1 = ways(missionOf('M1').board);
    expect(seen(m1, 'B2')).toEqual(['B1:1', 'B3:1', 'C2:1']);
  });

  test('AD-LOS-04: one Zone far inside buildings, even within a room (AD-EX-04, AD-EX-06)', () => {
    const hall = drawn('+-+-+-+', '|B.B.B|', '+-+-+-+');
    expect(seen(ways(hall), 'A1')).toEqual(['B1:1']);
    const bus = drawn('+-+-+', '|S.S|', '+o+-+', '|B.B|', '+o+-+', '|S.S|', '+.+.+', '|S.S|', '+-+-+');
    expect(seen(ways(bus), 'A2')).toEqual(['A1:1', 'A3:1', 'A4:2', 'B2:1']);
  });

  test('AD-LOS-05: an opening does not block', () => {
    const rooms = drawn('+-+-+', '|BoB|', '+-+-+');
    expect(ways(rooms).range('A1', 'B1')).toBe(1);
  });

  test('AD-LOS-06: out of a door along the whole street (AD-EX-04, AD-EX-06)', () => {
    const m9 = ways(missionOf('M9').board);
    expect(seen(m9, 'B6')).toEqual(['B3:3', 'B4:2', 'B5:1', 'C6:1']);
    expect(m9.sees('B6', 'B2')).toBe(false); // from building to building across the street
  });

  test('AD-LOS-07: into a building just the Zone at the door (AD-EX-06)', () => {
    const board = drawn('+-+', '|S|', '+.+', '|S|', '+o+', '|B|', '+.+', '|B|', '+-+');
    expect(seen(ways(board), 'A1')).toEqual(['A2:1', 'A3:2']);
    expect(seen(ways(board), 'A2')).toEqual(['A1:1', 'A3:1']);
    expect(seen(ways(board), 'A4')).toEqual(['A3:1']);
  });

  test('AD-LOS-08: closed doors block until they are opened', () => {
    for (const door of ['x', 'b', 'g', 'v']) {
      const board = drawn('+-+-+', `|B${door}B|`, '+-+-+');
      expect(ways(board).sees('A1', 'B1')).toBe(false);
      expect(ways(board, ['A1-B1']).sees('A1', 'B1')).toBe(true);
    }
  });

  test('AD-LOS-09: along the casino floor, however far (AD-EX-07)', () => {
    const m5 = ways(missionOf('M5').board);
    expect(['C3', 'E3', 'F3'].map((zone) => m5.range('B3', zone))).toEqual([1, 3, 4]);
  });

  test('AD-LOS-10: along hotel corridors', () => {
    expect(ways(missionOf('M8').board).range('1A2', '1F2')).toBe(5);
  });

  test('AD-LOS-11: slot machines block view and way (AD-EX-08)', () => {
    const m5 = ways(missionOf('M5').board);
    expect(m5.sees('C2', 'C3')).toBe(false);
    expect(m5.adjacent('C2', 'C3')).toBe(false);
    expect(m5.sees('D3', 'D4')).toBe(false);
  });

  test('AD-LOS-12: nothing to be found in corridors, on roofs and streets', () => {
    const found = (mission: string, kind: string): boolean[] => [
      ...new Set(
        missionOf(mission)
          .board.zones.filter((zone) => zone.kind === kind)
          .map(({ search }) => search),
      ),
    ];
    expect([found('M4', 'corridor'), found('M4', 'rooftop'), found('M4', 'street')]).toEqual([
      [false],
      [false],
      [false],
    ]);
    expect([found('M5', 'casino'), found('M4', 'elevator'), found('M6', 'vault')]).toEqual([[true], [true], [true]]);
  });

  test('AD-R-44: halls and corridors count as street for the whole line, up to the first ordinary room', () => {
    const m5 = ways(missionOf('M5').board);
    expect(m5.range('D6', 'D4')).toBe(2); // street, hall, room
    expect(m5.range('C1', 'C2')).toBe(1);
    expect(m5.sees('D4', 'D3')).toBe(false);
    const across = drawn('+-+-+-+-+', '|B.C.S.B|', '+-+-+-+-+');
    expect(ways(across).sees('A1', 'D1')).toBe(false);
  });

  test('sight is mutual on every map, with doors closed and open', () => {
    const odd = MISSION_IDS.flatMap((id) => {
      const { board } = missionOf(id);
      const doors = board.doors.map((door) => door.id);
      return [ways(board), ways(board, doors, false)].flatMap((all) =>
        board.zones.flatMap(({ id: from }) =>
          all.visible(from).filter((to) => all.range(to, from) !== all.range(from, to)),
        ),
      );
    });
    expect(odd).toEqual([]);
  });

  test('the Vault Door opens view and way', () => {
    const { board } = missionOf('M6');
    expect(seen(ways(board, ['VD1-VD2']), 'VD2')).toEqual(['VC2:1', 'VD1:1', 'VE2:1']);
    expect(ways(board).distance('VD2', 'VD1')).toBe(-1);
    expect(ways(board, ['VD1-VD2']).distance('VD2', 'VC1')).toBe(2);
  });

  test('AD-RANGE-01: what lies between two ranges, nearest first', () => {
    const m5 = ways(missionOf('M5').board);
    expect(m5.inRange('B3', 2, 3)).toEqual(['D3', 'B5', 'E3']);
    expect(m5.inRange('B3', 0, 0)).toEqual(['B3']);
  });
});

describe('paths', () => {
  test('AD-ZACT-16: all first steps of equally short ways, counted by Zones (AD-R-16)', () => {
    const m9 = ways(missionOf('M9').board);
    expect(m9.steps('A3', 'C5')).toEqual(['B3', 'A4']);
    expect(m9.steps('D3', 'D5')).toEqual(['C3', 'E3']);
    expect(m9.steps('D5', 'D5')).toEqual([]);
  });

  test('AD-ZACT-15: no way, no step', () => {
    const m3 = ways(missionOf('M3').board, [], false);
    expect(m3.distance('0A1', '1D2')).toBe(-1);
    expect(m3.steps('0A1', '1D2')).toEqual([]);
  });

  test('AD-ZACT-14: every first step of every map is on a shortest way', () => {
    const wrong: string[] = [];
    for (const id of MISSION_IDS) {
      const { board } = missionOf(id);
      const all = ways(board);
      for (const { id: from } of board.zones) {
        for (const { id: to } of board.zones) {
          const far = all.distance(from, to);
          const steps = all.steps(from, to);
          const shorter = steps.every((step) => all.adjacent(from, step) && all.distance(step, to) === far - 1);
          if (steps.length > 0 !== far > 0 || !shorter) wrong.push(`${id} ${from} ${to}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('ways are worked out once, and an unknown Zone is an error', () => {
    const { board } = missionOf('M6');
    expect(ways(board)).toBe(ways(board));
    expect(ways(board, ['VD1-VD2'])).not.toBe(ways(board));
    expect(() => ways(board).exits('Z9')).toThrow('no Zone Z9');
  });
});
