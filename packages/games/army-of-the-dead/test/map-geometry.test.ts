import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionOf } from '../src/content/missions/index.ts';
import { centreOf, outlinesOf, planOf } from '../src/map/index.ts';
import { drawn } from './map-kit.ts';

/** Twice the area that an outline encloses; clockwise on the screen is positive. */
const area = (outline: readonly { x: number; y: number }[]): number =>
  outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!;
    return sum + x * next.y - next.x * y;
  }, 0) / 2;

describe('what a map looks like from above', () => {
  test('every Zone of every mission has an outline as large as its squares', () => {
    for (const id of MISSION_IDS) {
      for (const zone of missionOf(id).board.zones) {
        const total = outlinesOf(zone).reduce((sum, outline) => sum + area(outline), 0);
        expect(total, `${id} ${zone.id}`).toBe(zone.cells.length);
      }
    }
  });

  test('an outline keeps only its corners, and goes round holes the other way', () => {
    const ring = drawn('+-+-+-+', '|S S S|', '+ +o+ +', '|S|B|S|', '+ +-+ +', '|S S S|', '+-+-+-+').byId.get('A1')!;
    const outlines = outlinesOf(ring);
    expect(outlines.map(area).sort((a, b) => a - b)).toEqual([-1, 9]);
    expect(outlines.map((one) => one.length)).toEqual([4, 4]);
    const corner = drawn('+-+-+', '|S S|', '+ +-+', '|S|B|', '+-+-+').byId.get('A1')!;
    expect(outlinesOf(corner)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 1 },
        { x: 1, y: 1 },
        { x: 1, y: 2 },
        { x: 0, y: 2 },
      ],
    ]);
  });

  test('squares that touch at a corner only have outlines of their own', () => {
    const ring = drawn('+-+-+-+', '|S S|B|', '+ +-+-+', '|S|B|S|', '+ +-+ +', '|S S S|', '+-+-+-+').byId.get('A1')!;
    const total = outlinesOf(ring).reduce((sum, outline) => sum + area(outline), 0);
    expect(total).toBe(7);
  });

  test('the middle of a Zone lies in it', () => {
    for (const id of MISSION_IDS) for (const zone of missionOf(id).board.zones) expect(inside(zone)).toBe(true);
    const ring = drawn('+-+-+-+', '|S S S|', '+ +-+ +', '|S|B|S|', '+ +-+ +', '|S S S|', '+-+-+-+').byId.get('A1')!;
    expect(inside(ring)).toBe(true);
    function inside(zone: Parameters<typeof centreOf>[0]): boolean {
      const { x, y } = centreOf(zone);
      return zone.cells.some(({ column, row }) => x >= column && x <= column + 1 && y >= row && y <= row + 1);
    }
  });

  test('edges name what they are and what they divide', () => {
    const [plan] = planOf(drawn('+-+-+', '|SoB|', '+-+-+'));
    const door = plan!.edges.find(({ kind }) => kind === 'door');
    expect(door).toEqual({ kind: 'door', from: { x: 1, y: 0 }, to: { x: 1, y: 1 }, zones: ['A1', 'B1'] });
    expect(plan!.edges.filter(({ kind }) => kind === 'wall')).toHaveLength(6);
  });

  test('solid squares are listed, and nothing is drawn between two of them', () => {
    const [, , roof] = planOf(missionOf('M10').board);
    expect(roof).toMatchObject({ floor: '2', columns: 4, rows: 3, solid: [] });
    const [, vault] = planOf(missionOf('M10').board);
    expect(vault!.solid).toEqual([{ x: 2, y: 2 }]);
  });
});
