import { describe, expect, test } from 'vitest';
import type { Location } from '../src/content/types.ts';
import { FILMS, type Options, type Table, table } from './kit.ts';

/** Where the killer stands: with her at the Campfire, one space away, two. */
const AWAY = ['campfire', 'lake_path', 'sports_field'] as const;

const armed = (away: 0 | 1 | 2, card: string, ...weapons: string[]): Table =>
  table('action', { killer: AWAY[away], hand: [card], hands: weapons }).dice('horror', 5, 6);

/** A space at exactly this distance from some other one, both of them. */
function apart(location: Location, distance: number): [string, string] {
  for (const from of Object.keys(location.spaces)) {
    const found = new Map([[from, 0]]);
    for (const [space, steps] of found) {
      const { ways, oneWay } = location.spaces[space]!;
      for (const to of [...Object.keys(ways), ...oneWay]) if (!found.has(to)) found.set(to, steps + 1);
    }
    for (const [to, steps] of found) if (steps === distance) return [from, to];
  }
  throw new Error(`nothing is ${distance} apart at ${location.id}`);
}

describe('range and damage', () => {
  const weapons = FILMS.flatMap(({ location }) =>
    location.items.flatMap(({ id, weapon }) => {
      if (weapon === undefined || typeof weapon.range === 'function') return [];
      return weapon.range.map((distance) => [location.id, id, distance, weapon.damage, weapon.only?.[0]] as const);
    }),
  );

  test.each(weapons)('FG-WEAP-01: %s: %s at distance %i adds %i damage', (where, id, distance, damage, only) => {
    const { location } = FILMS.find((film) => film.location.id === where)!;
    const card = only ?? 'weak_attack';
    const t = table(
      'action',
      {
        hand: [card],
        hands: { [id]: 3 },
        also: (s) => {
          [s.heroine.space, s.killer.space] = apart(location, distance);
        },
      },
      { location: where, killer: 'hans' },
    ).dice('horror', 5, 6);
    t.answers(`play:${card}`);
    if (distance === 0) t.answers(`killer@${t.state.killer.space}:${id}`);
    const taken = t.told('killer-damaged').reduce((sum, event) => sum + Number(event.details['amount']), 0);
    expect(taken).toBe(1 + damage);
  });

  test.each([
    [0, true],
    [1, false],
    [2, false],
  ] as const)('FG-WEAP-03: range 0 is the same space only: the knife at distance %i', (away, works) => {
    const t = armed(away, 'weak_attack', 'knife');
    if (!works) t.expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
    else t.answers('play:weak_attack', 'killer@campfire:knife');
    expect(t.state.killer.markers).toBe(works ? 9 : 11);
  });

  test.each([0, 1, 2] as const)(
    'FG-WEAP-03: range 1 is exactly one space away: the revolver at distance %i',
    (away) => {
      const t = armed(away, 'weak_attack', 'old_revolver');
      if (away === 2) t.expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
      else t.answers('play:weak_attack').expects(0, 'action'); // only one way: bare hands, or the shot
      expect(t.state.killer.markers).toBe([10, 9, 11][away]);
    },
  );
});

describe('which weapon', () => {
  const maple: Options = { location: 'maple', killer: 'hans' };
  const two = (): Table =>
    table(
      'action',
      {
        hand: ['weak_attack'],
        hands: ['knife', 'machete'],
        also: (s) => {
          s.killer.space = s.heroine.space;
        },
      },
      maple,
    ).dice('horror', 5, 6);

  test.each([
    ['knife', 2],
    ['machete', 3],
    ['unarmed', 1],
  ])('FG-WEAP-02: of several weapons one is chosen before the roll, and it alone counts: %s', (weapon, damage) => {
    const t = two().answers('play:weak_attack');
    const { space } = t.state.killer;
    const choices = ['unarmed', 'knife', 'machete'].map((one) => `killer@${space}:${one}`);
    t.expects(0, 'attack', choices);
    expect(t.told('rolled')).toEqual([]);
    t.answers(`killer@${space}:${weapon}`);
    expect(t.state.killer.markers).toBe(11 - damage);
  });

  test('FG-WEAP-04: weapons modify attacks with action cards, reactions among them', () => {
    const t = table('killer', {
      killer: 'campfire',
      hand: ['retaliation'],
      hands: ['knife'],
      terror: ['ht09', 'ct07'],
    }).dice('horror', 5, 6);
    t.answers('play:retaliation', 'killer@campfire:knife').expects(0, 'action');
    expect(t.state.killer.markers).toBe(11 - 2 - 1);
  });

  test('FG-WEAP-04: not the damage of traps and other items', () => {
    const t = table('killer', {
      killer: 'south_trail',
      tokens: { 'bear-trap': ['campfire'] },
      hands: ['knife'],
      backpack: ['axe'],
      terror: ['ht07', 'ht09'], // F:MMA: he walks into it
    });
    t.tells('killer-damaged', { amount: 2, markers: 9 });
    expect([t.state.killer.space, t.state.killer.markers]).toEqual(['campfire', 9]);
  });

  test('FG-WEAP-05: nothing is added to a card that dealt no damage', () => {
    const fight = (first: number) =>
      table('action', { killer: 'campfire', hand: ['furious_strike'], hands: ['axe'] })
        .dice('horror', first, 1)
        .answers('play:furious_strike', 'killer@campfire:axe');
    expect([fight(1).state.killer.markers, fight(5).state.killer.markers]).toEqual([11, 11 - 1 - 2]);
  });
});

describe('two weapons of the rulebook', () => {
  test('FG-WEAP-06: the Old Revolver shoots one space far, and modifies nothing but Weak Attack', () => {
    const shot = armed(1, 'weak_attack', 'old_revolver').answers('play:weak_attack');
    expect(shot.state.killer.markers).toBe(9);
    for (const card of ['furious_strike', 'critical_blow']) {
      armed(1, card, 'old_revolver').expects(0, 'action', [`discard:${card}`, 'end'], {
        [`play:${card}`]: 'nobody-in-range',
      });
    }
  });

  test.each([
    ['weak_attack', 1],
    ['furious_strike', 2],
    ['critical_blow', 3],
  ])('FG-WEAP-07: the Knife adds 1 to any card that deals damage: %s', (card, damage) => {
    const t = armed(0, card, 'knife').answers(`play:${card}`, 'killer@campfire:knife');
    expect(t.state.killer.markers).toBe(11 - damage - 1);
    armed(1, card, 'knife').expects(0, 'action', undefined, { [`play:${card}`]: 'nobody-in-range' });
  });

  test('FG-EX-15 (FG-WEAP-02 to FG-WEAP-07): Selena with revolver and knife beside the killer', () => {
    const selena = (faces: readonly [number, number]): Table =>
      table(
        'action',
        { killer: 'campfire', hand: ['furious_strike'], discarded: ['weak_attack'], hands: ['old_revolver', 'knife'] },
        { heroine: 'selena' },
      )
        .dice('horror', ...faces)
        .answers('play:furious_strike')
        .expects(0, 'attack', ['killer@campfire:unarmed', 'killer@campfire:knife'])
        .answers('killer@campfire:knife');
    expect(selena([5, 6]).state.killer.markers).toBe(11 - 2 - 1);
    expect(selena([5, 1]).state.killer.markers).toBe(11 - 1 - 1);
    expect(selena([1, 1]).state.killer.markers).toBe(11);
  });
});
