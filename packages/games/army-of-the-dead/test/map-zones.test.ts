import { describe, expect, test } from 'vitest';
import { missionOf } from '../src/content/missions/index.ts';
import { drawn, seen, ways } from './map-kit.ts';

describe('Zones', () => {
  test('AD-ZONE-01: a street Zone is what crosswalks, walls and the edge of the board enclose (AD-EX-39)', () => {
    // Three crosswalks, a wall above and the edge of the board: one Zone, and so is an area on four tiles.
    const corner = drawn('+-+-+-+', '|S.S.S|', '+.+.+.+', '|S|B|S|', '+-+-+-+');
    expect(corner.zones.filter(({ kind }) => kind === 'street')).toHaveLength(5);
    const square = drawn('+-+-+-+', '|S S.S|', '+ + +.+', '|S S.S|', '+-+-+-+');
    expect(square.zones.map(({ id, cells }) => [id, cells.length])).toEqual([
      ['A1', 4],
      ['C1', 1],
      ['C2', 1],
    ]);
    expect(ways(square).exits('A1')).toEqual(['C1', 'C2']);
  });

  test('AD-ZONE-02: whatever is not on the street is a building; roofs are open air', () => {
    const { zones } = missionOf('M4').board;
    const kinds = (building: boolean): string[] => [
      ...new Set(zones.filter((zone) => zone.building === building).map(({ kind }) => kind)),
    ];
    expect(kinds(true).sort()).toEqual(['corridor', 'elevator', 'room']);
    expect(kinds(false).sort()).toEqual(['rooftop', 'street']);
    expect(missionOf('M10').board.byId.get('VD2')).toMatchObject({ kind: 'trap', building: true });
  });

  test('AD-ZONE-03: marked lines and walls cut a building into Zones (AD-EX-39)', () => {
    const building = drawn('+-+-+', '|B.B|', '+.+-+', '|B.B|', '+-+-+');
    expect(building.zones).toHaveLength(4);
    const hall = drawn('+-+-+', '|B B|', '+-+o+', '|B.B|', '+-+-+');
    expect(hall.zones.map(({ id }) => id)).toEqual(['A1', 'A2', 'B2']);
    expect(ways(hall).exits('A1')).toEqual(['B2']);
  });

  test('AD-ZONE-04: adjacent is what is seen one Zone away, on all maps', () => {
    for (const id of ['M1', 'M2', 'M5', 'M6', 'M7', 'M10']) {
      const { board } = missionOf(id);
      const all = ways(board, [], false);
      for (const zone of board.zones) {
        const near = all.visible(zone.id).filter((other) => all.range(zone.id, other) === 1);
        expect([...all.exits(zone.id)].sort(), `${id} ${zone.id}`).toEqual(near.sort());
      }
    }
  });

  test('AD-MOVE-01: a corner is not enough (AD-EX-09)', () => {
    const m1 = ways(missionOf('M1').board);
    expect(m1.adjacent('C4', 'B5')).toBe(false);
    expect(m1.distance('C4', 'B5')).toBe(2);
    expect(m1.adjacent('C4', 'D4')).toBe(true);
  });

  test('AD-MOVE-02: on the street every crosswalk leads on', () => {
    const m9 = ways(missionOf('M9').board);
    expect(m9.exits('C5')).toEqual(['C4', 'B5', 'D5'].sort((a, b) => order(a) - order(b)));
    function order(zone: string): number {
      return missionOf('M9').board.byId.get(zone)!.index;
    }
  });

  test('AD-MOVE-03: from a room to the street through an open door only', () => {
    const board = drawn('+-+-+-+', '|S.S.S|', '+o+-+x+', '|B|B|B|', '+-+-+-+');
    expect(ways(board).exits('A2')).toEqual(['A1']);
    expect(ways(board).exits('B2')).toEqual([]);
    expect(ways(board).exits('C2')).toEqual([]);
    expect(ways(board, ['C1-C2']).exits('C2')).toEqual(['C1']);
  });

  test('AD-MOVE-04: inside a building by doors and marked lines', () => {
    const board = drawn('+-+-+-+-+', '|B.BoB|B|', '+-+-+-+-+');
    expect(ways(board).exits('B1')).toEqual(['A1', 'C1']);
    expect(ways(board).exits('C1')).toEqual(['B1']);
  });

  test('AD-MOVE-05: one shared crosswalk makes large Zones adjacent, wherever they touch', () => {
    const board = drawn('+-+-+-+', '|S S.S|', '+ +-+ +', '|S|#|S|', '+-+-+-+');
    expect(ways(board).exits('A1')).toEqual(['C1']);
    expect(ways(board).distance('C1', 'A1')).toBe(1);
  });
});

describe('elevators and the Statue', () => {
  test('AD-ELEV-01: Elevator Zones on different floors are adjacent (AD-EX-10)', () => {
    const { board } = missionOf('M4');
    expect(board.elevators.map(({ id }) => id)).toEqual(['0F3', '1E2', '2D2']);
    expect(ways(board).exits('0F3')).toEqual(['0F2', '1E2', '2D2']);
    expect(ways(board, [], false).exits('0F3')).toEqual(['0F2']);
  });

  test('AD-ELEV-02: and do not see each other, nor are they in range (AD-EX-10, AD-R-09)', () => {
    const all = ways(missionOf('M4').board);
    expect(all.sees('0F3', '1E2')).toBe(false);
    expect(all.range('0F3', '2D2')).toBe(-1);
  });

  test('AD-ELEV-03: one Move is enough for any ride (AD-EX-10)', () => {
    expect(ways(missionOf('M4').board).distance('0F3', '2D2')).toBe(1);
  });

  test('AD-ELEV-04: shortest paths lead through elevators', () => {
    const all = ways(missionOf('M4').board);
    expect(all.distance('0F2', '2D1')).toBe(3);
    expect(all.steps('0F3', '2D1')).toEqual(['2D2']);
    expect(ways(missionOf('M4').board, [], false).distance('0F2', '2D1')).toBe(-1);
  });

  test('AD-STATUE-01: nobody gets into the Statue’s area, and no path leads through it', () => {
    const all = ways(missionOf('M9').board);
    for (const zone of ['C4', 'D3', 'D5', 'E4']) expect(all.exits(zone)).not.toContain('D4');
    expect(all.distance('D3', 'D4')).toBe(-1);
    expect(all.distance('D3', 'D5')).toBe(4);
  });

  test('AD-STATUE-02: whoever appears in it can leave to every side', () => {
    const all = ways(missionOf('M9').board);
    expect(all.exits('D4')).toEqual(['D3', 'C4', 'E4', 'D5']);
    expect(all.distance('D4', 'D5')).toBe(1);
    expect(all.steps('D4', 'D7')).toEqual(['D5']);
  });

  test('AD-STATUE-03: it blocks the view and is seen by nobody', () => {
    const all = ways(missionOf('M9').board);
    expect(all.sees('C4', 'E4')).toBe(false);
    expect(all.sees('D3', 'D5')).toBe(false);
    expect(seen(all, 'D4')).toEqual([]);
    expect(all.sees('D3', 'D4')).toBe(false);
  });
});
