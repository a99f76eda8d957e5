import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { iconFont } from '../icon-font/icon-font.ts';
import { EM, outlineOf } from '../icon-font/outline.ts';
import { OWN_ICONS } from '../icon-font/own-icons.ts';
import { contoursOf } from '../icon-font/path.ts';
import { tablesOf } from '../icon-font/tables.ts';

const SQUARE = 'M0 0h512v512H0z';

describe('a path', () => {
  test('is read with all its shorthands', () => {
    const [contour, ...others] = contoursOf('m10 10 20-.5.5.5V4H2zm5 5l1 1z');
    expect(contour?.from).toEqual({ x: 10, y: 10 });
    expect(contour?.pieces.map(({ to }) => to)).toEqual([
      { x: 30, y: 9.5 },
      { x: 30.5, y: 10 },
      { x: 30.5, y: 4 },
      { x: 2, y: 4 },
    ]);
    expect(others.map(({ from }) => from)).toEqual([{ x: 15, y: 15 }]); // from where the first one was closed
  });

  test('mirrors the last handle in smooth curves', () => {
    const [contour] = contoursOf('M0 0C0 10 10 10 10 0s10-10 10 0');
    expect(contour?.pieces[1]).toEqual({ one: { x: 10, y: -10 }, two: { x: 20, y: -10 }, to: { x: 20, y: 0 } });
  });

  test('has arcs, whose flags may stand together', () => {
    const [contour] = contoursOf('M0 10a10 10 0 0110-10');
    const near = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });
    // It bulges away from its middle, which is at 10, 10.
    expect(contour?.pieces).toEqual([{ one: near(0, 4.48), two: near(4.48, 0), to: near(10, 0) }]);
  });
});

describe('a letter', () => {
  test('stands on the line and fills its square', () => {
    const [corners = []] = outlineOf(SQUARE);
    expect(corners.map(({ x, y }) => [x, y])).toEqual([
      [0, EM],
      [EM, EM],
      [EM, 0],
      [0, 0],
    ]);
  });

  test('follows curves closely', () => {
    const [points = []] = outlineOf('M0 256a256 256 0 10512 0a256 256 0 10-512 0z');
    const away = points.filter(({ on }) => on).map(({ x, y }) => Math.hypot(x - EM / 2, y - EM / 2));
    expect(away.length).toBeGreaterThan(4);
    for (const radius of away) expect(Math.abs(radius - EM / 2)).toBeLessThan(2);
  });

  test('can be made of any icon', () => {
    const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
      icons: Record<string, { body: string }>;
    };
    const some = Object.values(set.icons).filter(({ body }, n) => n % 60 === 0 && body.startsWith('<path fill'));
    for (const { body } of [...some, ...Object.values(OWN_ICONS).map((own) => ({ body: own }))]) {
      const points = outlineOf(/d="([^"]*)"/.exec(body)?.[1] ?? '').flat();
      expect(points.length).toBeGreaterThan(2);
      for (const { x, y } of points) expect(Math.max(-x, -y, x - EM, y - EM)).toBeLessThan(EM / 8);
    }
  });
});

describe('a font', () => {
  const drawn = `<path fill="currentColor" d="${SQUARE}"/>`;

  test('is the same whenever it is made, and holds its tables', () => {
    const font = Buffer.from(iconFont('Icons', 0xe000, [drawn, drawn]));
    expect(Buffer.from(iconFont('Icons', 0xe000, [drawn, drawn])).equals(font)).toBe(true);
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.readUInt32BE(8)).toBe(font.length);
    const tables = tablesOf('Icons', 0xe000, [outlineOf(SQUARE), outlineOf(SQUARE)]);
    const packed = font.readUInt32BE(20);
    const start = 48 + listLength(tables);
    const plain = brotliDecompressSync(font.subarray(start, start + packed));
    expect(plain.equals(Buffer.concat([...tables.values()]))).toBe(true);
  });

  test('refuses what is not an icon of one path', () => {
    expect(() => iconFont('Icons', 0xe000, ['<circle r="5"/>'])).toThrow(/one path/);
  });
});

/** A byte for what a table is, and as many as its length needs. */
function listLength(tables: ReadonlyMap<string, Uint8Array>): number {
  return [...tables.values()].reduce((sum, { length }) => sum + 1 + (length < 128 ? 1 : length < 16384 ? 2 : 3), 0);
}
