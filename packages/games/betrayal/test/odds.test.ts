import { oddsOf } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { cameTrue } from '../src/odds/came-true.ts';
import { atLeast, margins, totals } from '../src/odds/dice.ts';
import { hauntChance } from '../src/odds/haunt.ts';
import { stand } from './haunt-kit.ts';
import {
  drawsEvent,
  type Edit,
  gives,
  haunts,
  lays,
  monster,
  nextTiles,
  onTop,
  rolls,
  type Table,
  turn,
} from './kit.ts';

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

describe('what is known of cards before they are used', () => {
  const keys = (t: Table, option: string): Readonly<Record<string, number>> =>
    Object.fromEntries((oddsOf(t.match, t.asked)[option]?.outcomes ?? []).map(({ key, chance }) => [key, chance]));

  describe('Dynamite', () => {
    const throws = (edit: Edit) =>
      turn((s) => {
        haunts(s, 1);
        gives(s, 0, 'dynamite');
        stand(s, 'hallway', 1, 2);
        edit(s);
      });

    test('how many of those on the tile are hit, each by the own Speed: Stephanie has 3 dice, Sammy 5', () => {
      const [stephanie, sammy] = [1 - atLeast(3, 4), 1 - atLeast(5, 4)];
      const told = keys(
        throws(() => {}),
        'throw:dynamite:hallway',
      );
      expect(Object.keys(told)).toEqual(['hit:2:2', 'hit:1:2', 'hit:0:2']);
      expect(told['hit:2:2']).toBeCloseTo(stephanie * sammy);
      expect(told['hit:0:2']).toBeCloseTo((1 - stephanie) * (1 - sammy));
    });

    test('that one of one’s own is hit is a risk; where there is none of them, it is not spoken of', () => {
      const both = oddsOf(throws(() => {}).match, 0)['throw:dynamite:hallway'];
      expect(both?.risks).toMatchObject([{ key: 'own-hit', tone: 'bad' }]);
      expect(both?.risks?.[0]?.chance).toBeCloseTo(1 - atLeast(5, 4)); // Sammy is a hero, too
      const one = oddsOf(throws((s) => stand(s, 'entrance-hall', 2)).match, 0)['throw:dynamite:hallway'];
      expect(one?.risks).toBeUndefined();
    });

    test('an empty tile: nobody, for certain; the own one: oneself', () => {
      const alone = throws((s) => stand(s, 'hallway', 1, 2));
      expect(
        keys(
          throws((s) => stand(s, 'upper-landing', 1, 2)),
          'throw:dynamite:hallway',
        ),
      ).toEqual({ 'hit:0:0': 1 });
      expect(Object.keys(keys(alone, 'throw:dynamite:entrance-hall'))).toEqual(['hit:1:1', 'hit:0:1']);
    });

    test('what was promised is found again in what is told, once all have rolled', () => {
      const t = throws((s) => {
        stand(s, 'upper-landing', 2);
        for (const id of [1, 2]) monster(s, 'ghost', 'hallway', { id: `ghost:${id}` });
      });
      const told = oddsOf(t.match, 0)['throw:dynamite:hallway'];
      if (told === undefined) throw new Error('nothing is known');
      const before = t.match.events.length;
      rolls(t, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('throw:dynamite:hallway');
      const events = t.match.events.slice(before);
      expect(cameTrue('throw:dynamite:hallway', told, events)).toBe('hit:2:3');
      expect(cameTrue('throw:dynamite:hallway', told, events.slice(0, 3))).toBeNull();
    });
  });

  /** Seat 0 rolls Might for A Bite!: 4, 2 or 0, with 5 dice. */
  const bitten = (card: string, ...pips: number[]) => drawsEvent('a-bite', pips, (s) => gives(s, 0, card));

  test('Angel’s Feather: before the roll the best row is to be had; then each result is what it says', () => {
    const t = bitten('angels-feather');
    expect(keys(t, 'use:angels-feather')).toEqual({ 'row:4': 1, 'row:2': 0, 'row:0': 0 });
    expect(keys(t, 'roll-on')['row:4']).toBeCloseTo(atLeast(5, 4));
    t.answers('use:angels-feather');
    expect(keys(t, 'result:3')).toEqual({ 'row:4': 0, 'row:2': 1, 'row:0': 0 });
    expect(keys(t, 'result:8')['row:4']).toBe(1);
    expect(oddsOf(t.match, 0)['result:1']).toMatchObject({ exact: true });
  });

  test('Flashlight: two dice more, never more than eight', () => {
    const t = bitten('flashlight');
    expect(keys(t, 'use:flashlight')['row:4']).toBeCloseTo(atLeast(7, 4));
  });

  test('Rabbit’s Foot: the lowest die again; then each die as it is', () => {
    const t = bitten('rabbits-foot', 2, 1, 0, 0, 0);
    expect(keys(t, 'roll-on')).toEqual({ 'row:4': 0, 'row:2': 1, 'row:0': 0 });
    expect(keys(t, 'use:rabbits-foot')['row:4']).toBeCloseTo(2 / 3);
    t.answers('use:rabbits-foot');
    expect(keys(t, 'die:0')['row:4']).toBeCloseTo(2 / 3);
    expect(keys(t, 'die:1')['row:4']).toBeCloseTo(1 / 3);
    expect(keys(t, 'die:2')).toEqual({ 'row:4': 0, 'row:2': 2 / 3, 'row:0': expect.closeTo(1 / 3) });
  });

  test('Rabbit’s Foot with plain dice: rows of an Event are known, the damage of one has none', () => {
    const t = drawsEvent('radio-broadcast', [2, 0, 1], (s) => gives(s, 0, 'rabbits-foot'));
    t.expects(0, 'after-dice');
    expect(keys(t, 'use:rabbits-foot')['row:3']).toBeCloseTo(2 / 3);
    t.answers('roll-on'); // 2: as much damage as a die shows
    t.expects(0, 'after-dice');
    expect(keys(t, 'use:rabbits-foot')).toEqual({});
  });

  describe('a haunt roll', () => {
    /** Seat 0 draws the fourth Omen; the dice show four. */
    const haunted = (card: string) => {
      const t = turn((s) => {
        nextTiles(s, 'chapel');
        onTop(s, 'omen', 'mask');
        s.omensDrawn = 3;
        gives(s, 0, card);
      });
      return rolls(t, 2, 1, 1, 0).answers('discover:N');
    };

    test('BH-DICE-08: with the Rabbit’s Foot, whether the haunt comes is known for certain, or for one die', () => {
      const t = haunted('rabbits-foot');
      t.expects(0, 'after-dice');
      expect(keys(t, 'roll-on')).toEqual({ haunt: 0, 'no-haunt': 1 });
      expect(keys(t, 'use:rabbits-foot')['haunt']).toBeCloseTo(2 / 3);
      t.answers('use:rabbits-foot');
      expect(keys(t, 'die:0')['haunt']).toBeCloseTo(2 / 3);
      expect(keys(t, 'die:2')['haunt']).toBe(0);
    });

    test('BH-DICE-08: what was promised is found again: no haunt for dice that are left, the haunt once it comes', () => {
      const t = haunted('rabbits-foot');
      const told = oddsOf(t.match, 0)['roll-on'];
      if (told === undefined) throw new Error('nothing is known');
      const before = t.match.events.length;
      t.answers('roll-on');
      expect(cameTrue('roll-on', told, t.match.events.slice(before))).toBe('no-haunt');
      const again = haunted('rabbits-foot').answers('use:rabbits-foot');
      const begun = again.match.events.length;
      rolls(again, 1).answers('die:0');
      expect(cameTrue('die:0', told, again.match.events.slice(begun))).toBe('haunt');
    });
  });

  test('BH-DICE-07, BH-AMB-02: one Omen more, one die more; the last one for certain', () => {
    expect(hauntChance(1, 8)).toBe(0);
    expect(hauntChance(2, 7)).toBeCloseTo(atLeast(3, 5));
    expect(hauntChance(3, 6)).toBeCloseTo(31 / 81);
    expect(hauntChance(8, 2)).toBe(hauntChance(7, 2)); // never more than eight dice
    expect(hauntChance(8, 1)).toBe(1);
  });

  test('the Skull with the Rabbit’s Foot: whether three dice show the four that keep one alive', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'skull', 'book', 'rabbits-foot');
      Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 });
    });
    rolls(t, 2, 1, 0).answers('use:book');
    t.expects(0, 'after-dice');
    expect(keys(t, 'roll-on')).toEqual({ 'row:4': 0, 'row:0': 1 });
    expect(keys(t, 'use:rabbits-foot')['row:4']).toBeCloseTo(2 / 3);
    t.answers('use:rabbits-foot');
    expect(keys(t, 'die:1')['row:4']).toBeCloseTo(1 / 3);
  });
});
