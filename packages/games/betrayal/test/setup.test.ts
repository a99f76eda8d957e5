import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, betrayal, explorerDef, SCENARIO_IDS, TILES, tileDef } from '../src/index.ts';
import { allOf } from '../src/rules/cards.ts';
import { CAST, steps, turn, viewOf } from './kit.ts';

const fresh = (options: object = {}, seats = 3) => scenario(betrayal, { options, seats });

test.each([
  ['a haunt that there is not', { haunt: 51 }, /^haunt must be null, 1/],
  ['a scenario that there is not', { scenario: 'picnic' }, /^scenario must be/],
  ['a seat that there is not', { first: 3 }, /^first must be null, 0, 1 or 2, not 3/],
  ['a day that there is not', { today: '02-30' }, /^today must be a month and a day/],
  ['too few explorers', { explorers: ['isa'] }, /^explorers must be 3 of/],
  ['a stranger', { explorers: ['isa', 'bob', 'dan'] }, /^explorers must be .*not "bob"/],
  ['both faces of a card', { explorers: ['isa', 'anita', 'dan'] }, /^Two explorers of one card/],
  ['an option that there is not', { house: 'small' }, /^There is no option "house"/],
])('%s is refused with a reason', (_, options, why) => {
  const checked = betrayal.options(options, 3);
  expect(checked.ok ? '' : checked.why).toMatch(why);
});

describe('setting up', () => {
  test('BH-SETUP-02, BH-SETUP-03: everybody picks; the other face of a card that was taken is blocked', () => {
    const t = fresh({ scenario: 'cursed' }).expects(0, 'choose-explorer').answers('josef');
    t.expects(1, 'choose-explorer', undefined, { oliver: 'card-taken', josef: 'card-taken' }).answers('isa');
    t.refuses('anita', 'blocked').answers('dan');
    expect(t.state.explorers.map(({ id }) => id)).toEqual(['josef', 'isa', 'dan']);
    expect(betrayal.options({ explorers: ['josef', 'oliver', 'dan'] }, 3).ok).toBe(false);
  });

  test('BH-SETUP-04, BH-SETUP-11, BH-TRAIT-04: green numbers, the Entrance Hall, and all traits for all to see', () => {
    const t = turn();
    for (const [seat, { id, at }] of t.state.explorers.entries()) {
      expect(steps(t, seat)).toEqual(Object.values(explorerDef(id).traits).map(({ start }) => start));
      expect(at).toBe('entrance-hall');
    }
    expect(viewOf(t, 'spectator').explorers.map(({ traits }) => traits)).toEqual(
      t.state.explorers.map(({ traits }) => traits),
    );
  });

  test('BH-SETUP-06, BH-SETUP-10: three decks and one stack, shuffled and face down', () => {
    const orders = ['a', 'b'].map((seed) => {
      const t = scenario(betrayal, { options: { explorers: CAST.slice(0, 3), scenario: 'cursed' }, seats: 3, seed });
      return [...t.state.stack].join();
    });
    expect(orders[0]).not.toBe(orders[1]);
    const t = turn();
    expect([...t.state.stack].sort()).toEqual(TILES.map(({ id }) => id).sort());
    for (const deck of ['event', 'item', 'omen'] as const)
      expect([...t.state.decks[deck]].sort()).toEqual(allOf(deck).sort());
    expect(viewOf(t, 0).decks).toEqual({
      event: allOf('event').length,
      item: allOf('item').length,
      omen: allOf('omen').length,
    });
  });

  test('BH-SETUP-09, BH-TILE-01, BH-TILE-06: five spaces in three regions, the long tile in a row', () => {
    const { house } = turn().state;
    expect(house).toEqual({
      'entrance-hall': { region: 'ground', x: 2, y: 0, turn: 0 },
      hallway: { region: 'ground', x: 1, y: 0, turn: 0 },
      'ground-floor-staircase': { region: 'ground', x: 0, y: 0, turn: 0 },
      'upper-landing': { region: 'upper', x: 0, y: 0, turn: 0 },
      'basement-landing': { region: 'basement', x: 0, y: 0, turn: 0 },
    });
  });

  test('BH-SETUP-12, BH-SETUP-13: the scenario with most votes, and of equal ones the first seat’s', () => {
    const vote = (...ids: string[]): BetrayalState['scenario'] => {
      const t = fresh({ explorers: CAST.slice(0, ids.length) }, ids.length);
      for (const [seat, id] of ids.entries()) t.answersAs(seat, id);
      return t.state.scenario;
    };
    const [a = '', b = '', c = ''] = SCENARIO_IDS;
    expect(vote(a, b, b)).toBe(b);
    expect(vote(c, a, b)).toBe(c);
    expect(vote(c, a, a, b)).toBe(a);
  });

  test('BH-SETUP-14, BH-TOK-01, BH-TOK-03: no token and no monster before a haunt brings them', () => {
    const { tokens, monsters } = turn().state;
    expect([tokens, monsters]).toEqual([[], []]);
  });

  test('BH-SETUP-15: the next birthday begins; today counts', () => {
    const first = (today: string): number => {
      const t = fresh({ explorers: CAST.slice(0, 3), scenario: 'cursed', today });
      return t.state.turn.seat;
    };
    expect(first('02-25')).toBe(0); // Josef
    expect(first('02-26')).toBe(2); // Sammy, in September
    expect(first('09-19')).toBe(1); // Stephanie, in January
    expect(fresh({ explorers: CAST.slice(0, 3), scenario: 'cursed', first: 1 }).state.turn.seat).toBe(1);
  });

  test('BH-SETUP-16: clockwise', () => {
    const t = turn().answers('end-turn');
    expect(t.state.turn.seat).toBe(1);
    expect(t.answers('end-turn', 'end-turn').state.turn.seat).toBe(0);
  });

  test('BH-TILE-02, BH-TILE-03, BH-TILE-04, BH-OMEN-05: regions, and 14 Omen, 15 Event, 6 Item symbols and 7 tiles without', () => {
    const count = (symbol: string | null): number => TILES.filter((one) => one.symbol === symbol).length;
    expect([count('omen'), count('event'), count('item'), count(null)]).toEqual([14, 15, 6, 7]);
    expect(count('omen')).toBeGreaterThan(9);
    const playable = (region: string): number =>
      TILES.filter(({ regions }) => regions.some((one) => one === region)).length;
    expect(['basement', 'ground', 'upper'].map(playable)).toEqual([19, 23, 22]);
    const t = turn();
    expect(viewOf(t, 0).stack.top).toEqual(tileDef(t.state.stack[0] ?? 'armory').regions);
  });
});
