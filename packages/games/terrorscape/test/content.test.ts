import { describe, expect, test } from 'vitest';
import { cardsWithBack, ITEM_IDS, item } from '../src/content/items.ts';
import { KILLERS, skillCards } from '../src/content/killers/index.ts';
import { mansion } from '../src/content/mansion.ts';
import { DIE } from '../src/content/numbers.ts';
import { SURVIVOR_IDS, survivorDef } from '../src/content/survivors.ts';

/** TS-R-05: distances in the mansion, written down by hand. */
const DISTANCES = `
C1   0  1  1  3  2  1  1  2  3  2  2  3  4  3  4
C2   1  0  1  2  1  2  2  3  4  2  1  2  3  2  4
C3   1  1  0  2  2  2  2  3  4  1  2  3  4  3  5
C4   3  2  2  0  1  3  2  3  4  1  3  4  3  2  4
C5   2  1  2  1  0  3  3  4  4  2  2  3  2  1  3
N1   1  2  2  3  3  0  1  2  3  2  3  4  5  4  4
N2   1  2  2  2  3  1  0  1  2  1  3  4  4  4  3
N3   2  3  3  3  4  2  1  0  1  2  4  4  3  4  2
N4   3  4  4  4  4  3  2  1  0  3  4  3  2  3  1
N5   2  2  1  1  2  2  1  2  3  0  3  4  4  3  4
Z1   2  1  2  3  2  3  3  4  4  3  0  1  2  3  3
Z2   3  2  3  4  3  4  4  4  3  4  1  0  1  2  2
Z3   4  3  4  3  2  5  4  3  2  4  2  1  0  1  1
Z4   3  2  3  2  1  4  4  4  3  3  3  2  1  0  2
Z5   4  4  5  4  3  4  3  2  1  4  3  2  1  2  0`;

describe('the mansion', () => {
  test('TS-R-05: fifteen locations in three areas, seventeen doors, three dashed lines, two passages', () => {
    expect(mansion.locations).toHaveLength(15);
    expect(Object.keys(mansion.areas)).toEqual(['C', 'N', 'Z']);
    expect([mansion.doors.length, mansion.open.length, mansion.passages.length]).toEqual([17, 3, 2]);
  });

  test('TS-R-05: everything is connected, at the distances that the map shows', () => {
    for (const line of DISTANCES.trim().split('\n')) {
      const [from = '', ...steps] = line.trim().split(/\s+/);
      expect(mansion.locations.map((to) => mansion.distance[from]?.[to])).toEqual(steps.map(Number));
    }
  });

  test('every link joins two locations, and none is there twice', () => {
    const links = [...mansion.doors, ...mansion.open, ...mansion.passages];
    for (const link of links) for (const end of link.split('-')) expect(mansion.locations).toContain(end);
    expect(new Set(links).size).toBe(links.length);
  });
});

describe('items', () => {
  test('TS-R-07: 24 discoveries, 11 and 1 to find, 9 to start with: 45 cards', () => {
    const start = SURVIVOR_IDS.flatMap((id) => survivorDef(id).start);
    const numbers = [cardsWithBack('d').length, cardsWithBack('s').length, cardsWithBack('c').length, start.length];
    expect(numbers).toEqual([24, 11, 1, 9]);
    expect(cardsWithBack('c')).toEqual(['c.key']);
    expect(cardsWithBack('s').filter((card) => card === 's.key')).toHaveLength(5);
  });

  test('every item is somewhere, and every starting item exists', () => {
    for (const id of ITEM_IDS) {
      const copies = Object.values(item(id).copies).reduce((a, b) => a + b, 0);
      expect(copies > 0 || SURVIVOR_IDS.some((one) => survivorDef(one).start.includes(id)), id).toBe(true);
    }
    for (const id of SURVIVOR_IDS) for (const one of survivorDef(id).start) expect(ITEM_IDS).toContain(one);
  });

  test('TS-R-06: a die has six sides', () => expect([...DIE]).toEqual([0, 0, 1, 1, 2, 3]));
});

describe('killers', () => {
  test('TS-R-03: sixteen cards each, five levels, and ids of their own', () => {
    for (const killer of KILLERS) {
      expect([...skillCards(killer, false), ...skillCards(killer, true)], killer.id).toHaveLength(16);
      expect(killer.strength).toHaveLength(5);
    }
    const ids = KILLERS.flatMap(({ skills }) => skills.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
