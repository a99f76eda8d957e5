import { describe, expect, test } from 'vitest';
import { gain, heal, lose } from '../src/content/kit.ts';
import { explorerDef } from '../src/index.ts';
import { isCritical, valueAt } from '../src/rules/traits.ts';
import type { BetrayalState } from '../src/state.ts';
import { drawsEvent, gives, haunts, lays, playOn, rolls, steps, table, turn } from './kit.ts';

const set = (s: BetrayalState, seat: number, traits: object): void =>
  void Object.assign(s.explorers[seat]?.traits ?? {}, traits);

describe('traits', () => {
  test('BH-TRAIT-05, BH-TRAIT-06, BH-EX-01, BH-EX-05: steps along the row, not points; a step need not change the number', () => {
    const { row } = explorerDef('oliver').traits.might;
    expect(row).toEqual([3, 3, 4, 4, 5, 6, 6, 7]);
    expect([3, 1].map((step) => valueAt({ id: 'oliver' }, 'might', step))).toEqual([4, 3]);
    const t = playOn((g) => gain(g, 0, 'sanity', 1));
    expect(steps(t)).toEqual([4, 4, 3, 4]);
    expect(valueAt({ id: 'josef' }, 'sanity', 3)).toBe(valueAt({ id: 'josef' }, 'sanity', 4));
  });

  test('BH-TRAIT-07: at the top the rest is lost', () => {
    const t = playOn((g) => gain(g, 0, 'might', 9));
    expect(steps(t)).toEqual([8, 4, 3, 3]);
  });

  test('BH-TRAIT-08, BH-TRAIT-09: healing goes up to the green step and never down', () => {
    const t = playOn(
      (g) => heal(g, 0, 'all'),
      (s) => set(s, 0, { might: 1, speed: 8, sanity: 2 }),
    );
    expect(steps(t)).toEqual([4, 8, 3, 3]);
  });

  test('BH-TRAIT-10, BH-EX-04: critical is the lowest step, whatever number it prints', () => {
    const t = turn((s) => set(s, 0, { might: 1, speed: 2 }));
    expect([isCritical(t.match, 0, 'might'), isCritical(t.match, 0, 'speed')]).toEqual([true, false]);
  });
});

describe('damage', () => {
  test('BH-DMG-01, BH-DMG-02, BH-DMG-05, BH-DMG-06, BH-DMG-07, BH-EX-02: Physical is shared among Might and Speed by the victim', () => {
    const t = drawsEvent('a-bite', [0, 0, 0, 0, 0]).expects(0, 'take-damage', ['might', 'speed']);
    expect(steps(t.answers('might', 'might', 'speed'))).toEqual([2, 3, 3, 3]);
  });

  test('BH-DMG-03: Mental from Knowledge and Sanity', () => {
    drawsEvent('meat-moss', [0, 0, 1]).answers('inhale').expects(0, 'take-damage', ['knowledge', 'sanity']);
  });

  test('BH-DMG-04: General from any', () => {
    const t = table('round', (s) => haunts(s, 24));
    t.answersAs(0, 'stay:0').answersAs(2, 'stay:2').answersAs(1, 'stay:0');
    t.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
  });

  test('BH-DMG-08, BH-DMG-09, BH-DMG-10, BH-DMG-11, BH-EX-03: before the haunt critical traits take no step while others can, and then the rest is lost', () => {
    const t = drawsEvent('a-bite', [0, 0, 0, 0], (s) => set(s, 0, { might: 1, speed: 2 }));
    t.tells('damage-lost', { seat: 0, amount: 2 });
    expect(steps(t)).toEqual([1, 1, 3, 3]);
    expect(t.state.explorers[0]?.dead).toBe(false);
    const lost = playOn(
      (g) => lose(g, 0, 'sanity', 3),
      (s) => set(s, 0, { sanity: 2 }),
    );
    expect(steps(lost)).toEqual([4, 4, 3, 1]);
  });

  test('BH-DMG-12, BH-DEATH-01, BH-DEATH-02: in the haunt a trait at the skull is death; the corpse lies there', () => {
    const t = turn((s) => {
      haunts(s, 1);
      set(s, 1, { might: 1 });
    });
    rolls(t, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:1', 'might');
    t.tells('died', { seat: 1, at: 'entrance-hall' });
    expect(t.state.explorers[1]).toMatchObject({ dead: true, at: 'entrance-hall' });
  });
});

describe('dice', () => {
  test('BH-DICE-01, BH-DICE-02, BH-DICE-03, BH-EX-06: as many dice as the trait is worth, each 0, 1 or 2, added up', () => {
    const t = drawsEvent('a-bite', [2, 1, 0, 0, 1]);
    t.tells('rolled', { who: 0, trait: 'might', dice: [2, 1, 0, 0, 1], total: 4 }).usesAllLuck();
  });

  test('BH-DICE-09, BH-EX-07: plain dice are no trait roll', () => {
    const t = table('end-of-turn', (s) => {
      gives(s, 0, 'mask');
      lays(s, 'collapsed-room', { x: 5, y: 5 });
      if (s.explorers[0]) s.explorers[0].at = 'collapsed-room';
    });
    rolls(t, 0, 0, 0, 0, 1)
      .answers('might')
      .tells('rolled', { total: 1 })
      .tells('dice-rolled', { dice: [1], total: 1 });
  });
});
