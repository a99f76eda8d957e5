import { describe, expect, test } from 'vitest';
import { edgeBefore } from '../src/kit/board/beyond.ts';
import { bringIntoView, centreOn, fit, isLegible, keepInside, nameScale, zoomAround } from '../src/kit/board/camera.ts';
import { placeToward } from '../src/kit/board/compass.ts';
import { lineUp } from '../src/kit/board/line-up.ts';
import { namesClearOf } from '../src/kit/board/name-room.ts';
import { standIns } from '../src/kit/board/stand-ins.ts';
import type { Figure, Place, Way } from '../src/kit/board/types.ts';

const WINDOW = { width: 600, height: 400 };
const BOARD = { width: 1200, height: 600 };

describe('the camera', () => {
  test('shows the whole board in the middle', () => {
    expect(fit(WINDOW, BOARD)).toEqual({ x: 0, y: 50, scale: 0.5 });
  });

  test('shows the whole board below what lies over the upper edge, and lets it be moved under that when it is larger', () => {
    const under = { ...WINDOW, head: 160 };
    const { x, y, scale } = fit(under, BOARD);
    expect(scale).toBe(0.4);
    expect([x, y, y + BOARD.height * scale]).toEqual([60, 160, WINDOW.height]);
    expect(keepInside({ x: 0, y: -60, scale: 0.8 }, under, BOARD).y).toBe(-60);
    // Its upper edge can be brought out from under it.
    expect(keepInside({ x: 0, y: 900, scale: 1 }, under, BOARD).y).toBe(160);
  });

  test('shows it so at every height of the window, whatever the division by its own height leaves', () => {
    const board = { width: 1200, height: 800 };
    for (let height = 300; height < 560; height++)
      expect(fit({ width: 745, height, head: 40 }, board).y, `${height}`).toBeGreaterThan(39.9);
  });

  test('never loses the board', () => {
    const far = keepInside({ x: 90_000, y: -90_000, scale: 1 }, WINDOW, BOARD);
    expect(far.x).toBeLessThan(WINDOW.width / 4);
    expect(far.y + BOARD.height).toBeGreaterThan((WINDOW.height * 3) / 4);
    expect(keepInside({ x: 0, y: 0, scale: 0.01 }, WINDOW, BOARD).scale).toBe(0.5);
  });

  test('zooms around the pointer', () => {
    const before = centreOn({ x: 600, y: 300 }, 1, WINDOW, BOARD);
    const pointer = { x: 200, y: 150 };
    const after = zoomAround(before, pointer, 1.5, WINDOW, BOARD);
    expect((pointer.x - after.x) / after.scale).toBeCloseTo((pointer.x - before.x) / before.scale);
    expect((pointer.y - after.y) / after.scale).toBeCloseTo((pointer.y - before.y) / before.scale);
  });

  test('names grow against the zoom where they could not be read, as far as there is room for them', () => {
    const scales = { readable: 0.6, growth: 1.4 };
    expect(nameScale(0.8, scales)).toBe(1);
    expect(nameScale(0.4, scales) * 0.4).toBeCloseTo(nameScale(0.45, scales) * 0.45);
    expect(nameScale(0.1, scales)).toBe(1.4);
  });

  test('names that would be smaller than eight pixels are not written, however large they are drawn', () => {
    const scales = { readable: 0.6, growth: 1.4 };
    expect([1, 0.5, 0.3, 0.28].map((scale) => isLegible(20, scale, scales))).toEqual([true, true, true, false]);
    expect(isLegible(25, 0.28, scales)).toBe(true);
  });

  test('brings a place into view, and stays when it is seen', () => {
    const camera = centreOn({ x: 300, y: 300 }, 1, WINDOW, BOARD);
    expect(bringIntoView(camera, { x: 250, y: 250, width: 100, height: 100 }, WINDOW, BOARD)).toBe(camera);
    const { x } = bringIntoView(camera, { x: 1000, y: 250, width: 100, height: 100 }, WINDOW, BOARD);
    expect(x + 1100).toBeLessThanOrEqual(WINDOW.width);
  });
});

test('what lies outside the window is pointed at from the edge before it, what is seen is not', () => {
  const camera = centreOn({ x: 600, y: 300 }, 1, WINDOW, BOARD);
  const edge = (x: number, y: number) => edgeBefore({ x, y, width: 100, height: 100 }, camera, WINDOW);
  expect(edge(550, 250)).toBeNull();
  expect([edge(0, 250), edge(1100, 250), edge(550, 0), edge(550, 500)]).toEqual(['left', 'right', 'up', 'down']);
  // Behind a corner, the edge that it is farther from.
  expect(edge(0, 10)).toBe('left');
});

function place(id: string, x: number, y: number): Place {
  const box = { x, y, width: 100, height: 100 };
  return { id, name: id, description: '', shape: '', box, label: box, stand: box };
}

test('arrow keys lead to the neighbour on that side', () => {
  const places = [place('a', 0, 0), place('b', 200, 20), place('c', 600, 0), place('d', 20, 300)];
  expect(placeToward(places, 'a', 'right')?.id).toBe('b');
  expect(placeToward(places, 'a', 'down')?.id).toBe('d');
  expect(placeToward(places, 'a', 'left')).toBeUndefined();
});

test('figures stand in rows inside their place, smaller when they are many', () => {
  const box = { x: 0, y: 0, width: 120, height: 60 };
  const few = lineUp(
    [
      { width: 40, height: 50 },
      { width: 20, height: 40 },
    ],
    box,
  );
  expect(few.map(({ scale }) => scale)).toEqual([1, 1]);
  const many = lineUp(
    Array.from({ length: 9 }, () => ({ width: 30, height: 40 })),
    box,
  );
  expect(many).toHaveLength(9);
  for (const { x, scale } of many) {
    expect(scale).toBeLessThan(1);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(120);
  }
});

test('pawns that are alike keep their shapes by where they stand', () => {
  const ways: Way[] = [{ from: 'a', to: 'b', points: [] }];
  const pawn = (id: string, at: string): Figure => ({
    id,
    place: at,
    alike: 'pawn',
    name: '',
    width: 1,
    height: 1,
    drawing: null,
  });
  const before = standIns([], [pawn('v1', 'a'), pawn('v2', 'a'), pawn('v3', 'c')], ways);
  // The game says that v2 stays and v1 goes; on the board any of the two goes, and nobody else moves.
  const after = standIns(before, [pawn('v1', 'b'), pawn('v2', 'a'), pawn('v3', 'c')], ways);
  expect(new Set(after.map(({ id }) => id)).size).toBe(3);
  expect(after.find((one) => one.place === 'c')?.id).toBe(before[2]?.id);
  expect(before.map(({ id }) => id).sort()).toEqual(after.map(({ id }) => id).sort());
});

test('names give way to signs, and only as far as they must', () => {
  const hall = { ...place('hall', 0, 0), label: { x: 50, y: 40 } };
  const sign = (x: number, y: number) => ({ id: 'sign', place: 'hall', text: '1', x, y, angle: 0 });
  expect(namesClearOf([sign(50, 90)], [hall]).get('hall')).toEqual({ x: 50, y: 40 });
  const { x = 0, y = 0 } = namesClearOf([sign(50, 28)], [hall]).get('hall') ?? {};
  expect(y).toBeGreaterThan(40);
  expect(Math.hypot(x - 50, y - 40)).toBeLessThan(40);
});
