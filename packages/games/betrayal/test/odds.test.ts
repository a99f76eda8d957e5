import { oddsOf } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { atLeast, margins, totals } from '../src/odds/dice.ts';
import { haunts, lays, turn } from './kit.ts';

describe('how dice can fall', () => {
  test('BH-DICE-01: faces 0, 1 and 2, all alike', () => {
    expect(totals(2).map((chance) => Math.round(chance * 9))).toEqual([1, 2, 3, 2, 1]);
    expect(atLeast(3, 6)).toBeCloseTo(1 / 27);
    expect(atLeast(0, 1)).toBe(0);
  });

  test('BH-ATK-05, BH-ATK-06: margins of an opposed roll add up to a whole, and what is added shifts them', () => {
    const even = margins({ dice: 3, bonus: 0 }, { dice: 3, bonus: 0 });
    expect([...even.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(even.get(2)).toBeCloseTo(even.get(-2) ?? 0);
    expect(margins({ dice: 0, bonus: 1 }, { dice: 0, bonus: 0 }).get(1)).toBe(1);
  });
});

describe('what is known before the click', () => {
  const fight = () =>
    turn((s) => {
      haunts(s, 1);
    });

  test('BH-ATK-04: an attack is won, tied or lost: Josef with 5 dice against Stephanie with 4', () => {
    const told = oddsOf(fight().match, 0)['attack:bare:1'];
    const [won, tied, lost] = told?.outcomes ?? [];
    expect(told?.exact).toBe(true);
    expect([won?.key, tied?.key, lost?.key]).toEqual(['won', 'tied', 'lost']);
    expect((won?.chance ?? 0) + (tied?.chance ?? 0) + (lost?.chance ?? 0)).toBeCloseTo(1);
    expect(won?.chance).toBeGreaterThan(lost?.chance ?? 1);
  });

  test('BH-STRUCT-06: an action of the book has its rows: Josef searches with 3 dice and needs 4', () => {
    const t = turn((s) => {
      lays(s, 'chapel', { x: 2, y: -1 });
      haunts(s, 1);
      if (s.explorers[0] !== undefined) s.explorers[0].at = 'chapel';
      s.tokens.push({
        ...{ id: 1, kind: 'keepsake', at: 'chapel', on: null, edge: null, of: null },
        n: 0,
        up: true,
        face: null,
      });
      s.nextToken = 2;
    });
    const rows = oddsOf(t.match, 0)['haunt:search']?.outcomes ?? [];
    expect(rows.map(({ key }) => key)).toEqual(['row:4', 'row:0']);
    expect(rows[0]?.chance).toBeCloseTo(10 / 27);
  });

  test('BH-DISC-02, BH-DICE-08: a new room by the tiles that are left, and how likely the haunt is', () => {
    const told = oddsOf(turn().match, 0)['discover:N'];
    expect(told?.exact).toBe(false);
    expect(told?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(told?.risks?.[0]).toMatchObject({ key: 'haunt', chance: 0 }); // one die cannot show 5
  });
});
