import { describe, expect, test } from 'vitest';
import { type Edit, type Table, table } from './kit.ts';

/** Laurie and Hans (11 markers) at the Campfire. */
const fight = (edit: Edit): Table => table('action', { killer: 'campfire', also: edit });

const strike = (card: string, faces: readonly [number, number], edit: Edit = {}): Table =>
  fight({ hand: [card], also: edit })
    .dice('horror', ...faces)
    .answers(`play:${card}`);

describe('with which cards', () => {
  test.each(['weak_attack', 'furious_strike', 'critical_blow'])('FG-ATK-01: %s is an attack', (card) => {
    const t = strike(card, [5, 6]);
    expect(t.state.killer.markers).toBeLessThan(11);
    expect(t.state.tally.attackedKillerThisTurn).toBe(true);
    const alone = table('action', { hand: [card] });
    alone.expects(0, 'action', [`discard:${card}`, 'end'], { [`play:${card}`]: 'nobody-in-range' });
  });

  test.each(['walk', 'focus', 'short_rest', 'distract', 'improvise', 'planning', 'long_rest'])(
    'FG-ATK-01: %s is none: it deals no damage, whoever is there',
    (card) => {
      const t = strike(card, [5, 6], { hands: ['axe'] });
      expect([t.state.killer.markers, t.told('killer-damaged')]).toEqual([11, []]);
      expect(t.state.tally.attackedKillerThisTurn).toBe(false);
    },
  );

  test('FG-ATK-01: without a card there is no attack, weapon or not', () => {
    fight({ hands: ['axe'] }).expects(0, 'action', ['end']);
  });
});

test.each([
  ['weak_attack', [5, 6], 1],
  ['weak_attack', [5, 1], 1],
  ['furious_strike', [5, 6], 2],
  ['furious_strike', [5, 1], 1],
  ['critical_blow', [5, 6], 3],
  ['critical_blow', [5, 1], 2],
  ['critical_blow', [1, 1], 2],
] as const)('FG-ATK-02: %s with %j removes %i markers', (card, faces, damage) => {
  const t = strike(card, faces);
  t.tells('killer-damaged', { amount: damage, markers: 11 - damage, rule: 'FG-ATK-02' });
  expect(t.state.killer.markers).toBe(11 - damage);
});

describe('with a weapon', () => {
  test.each([
    ['unarmed', 1],
    ['knife', 2],
  ])('FG-ATK-03: the modifier of a weapon may be added: %s', (how, damage) => {
    const t = strike('weak_attack', [5, 6], { hands: ['knife'] });
    t.expects(0, 'attack', ['killer@campfire:unarmed', 'killer@campfire:knife']).answers(`killer@campfire:${how}`);
    expect(t.state.killer.markers).toBe(11 - damage);
  });

  test('FG-ATK-03: to every row that deals damage, a failure among them', () => {
    const t = strike('critical_blow', [1, 1], { hands: ['axe'] }).answers('killer@campfire:axe');
    expect(t.state.killer.markers).toBe(11 - 2 - 2);
  });

  test.each(['weak_attack', 'furious_strike'])(
    'FG-ATK-04: a row of %s without damage deals none, whatever she holds',
    (card) => {
      const t = strike(card, [1, 2], { hands: ['axe'] }).answers('killer@campfire:axe');
      expect([t.state.killer.markers, t.told('killer-damaged')]).toEqual([11, []]);
      expect(t.state.heroine.markers).toBe(3); // the rest of the row happens
    },
  );
});
