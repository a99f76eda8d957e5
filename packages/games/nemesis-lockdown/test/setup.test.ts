import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { ROOM_IDS, roomDef } from '../src/content/board.ts';
import { CHARACTER_IDS } from '../src/content/characters.ts';
import { tokenDef } from '../src/content/stalkers.ts';
import { SPECIAL, tilesOf } from '../src/content/tiles.ts';
import { nemesisLockdown } from '../src/index.ts';
import { hold, lay, OPEN, table, who } from './table.ts';

/** A table as it is set up, in its first turn. */
const setUp = (seats: number, options: object = {}, seed = 'set-up') =>
  scenario(nemesisLockdown, { seats, seed, options: { characters: CHARACTER_IDS.slice(0, seats), ...options } });
const SEATS = [1, 2, 3, 4, 5];

describe('set-up', () => {
  test('NL-SET-01 NL-SET-02 NL-SET-03: all ten basic rooms, six of nine additional ones, face down', () => {
    const chosen = ['a', 'b', 'c'].map((seed) => {
      const { rooms, unused } = setUp(3, {}, seed).state;
      const inSlots = (slot: string) =>
        ROOM_IDS.filter((id) => roomDef(id).slot === slot).map((id) => rooms[id].tile.face);
      expect(inSlots('I').sort()).toEqual(tilesOf('I').sort());
      expect([...inSlots('II'), ...unused.tiles.map(({ face }) => face)].sort()).toEqual(tilesOf('II').sort());
      expect([inSlots('II').length, unused.tiles.every(({ seen }) => seen === 0)]).toEqual([6, true]);
      expect(ROOM_IDS.filter((id) => roomDef(id).slot !== null).every((id) => !rooms[id].explored)).toBe(true);
      return inSlots('II').join();
    });
    expect(new Set(chosen).size).toBe(3);
  });

  test('NL-SPEC-01 NL-SPEC-03: special rooms lie in the same places, explored', () => {
    for (const seed of ['a', 'b']) {
      const { rooms } = setUp(2, {}, seed).state;
      for (const id of ROOM_IDS.filter((one) => roomDef(one).slot === null))
        expect(rooms[id]).toMatchObject({ explored: true, tile: { face: SPECIAL[id] }, token: null });
    }
  });

  test('NL-SPEC-02 NL-SPEC-05: otherwise they are rooms like others: fire and malfunctions can be there', () => {
    const t = table(['sentry', 'hacker'], (s) => hold(s, 0, 'sabotage'));
    t.answers('play:sabotage');
    expect(t.state.rooms.STO.malfunction).toBe(true);
    const burning = table(['sentry', 'hacker'], (s) => {
      s.rooms.STO.fire = true;
    });
    burning.answers('pass');
    expect(who(burning.state, 0).light).toBe(1);
  });

  test('NL-G-01: plans, tokens of the bag and cards by the number of players', () => {
    expect(SEATS.map((n) => setUp(n).state.plans.pool.length)).toEqual([4, 2, 3, 2, 1]);
    expect(SEATS.map((n) => who(setUp(n).state, 0).plans.length)).toEqual([2, 2, 1, 1, 1]);
    expect(SEATS.map((n) => setUp(n).state.bag.filter((id) => id.startsWith('adult')).length)).toEqual([4, 5, 6, 7, 8]);
    expect(
      setUp(3)
        .state.bag.filter((id) => !id.startsWith('adult'))
        .map((id) => id.split('-')[0]),
    ).toEqual(['blank', 'creeper', 'larva', 'larva', 'larva', 'larva', 'queen']);
    const { state } = setUp(3);
    expect([state.lab.eggs, state.css.map(({ field }) => field), state.unused.css.length]).toEqual([
      5,
      [10, 8, 6, 4, 2, 1],
      1,
    ]);
    expect(state.time).toEqual({ field: 15, active: false });
    expect(Object.values(state.power).map(({ token, on }) => token <= 2 === on)).toEqual([true, true, true, true]);
  });

  test('NL-G-06 NL-G-12: six of the 27 contamination cards are infected; every adult surprises below 2 cards, in darkness below 3', () => {
    const { contamination, bag, supply } = setUp(2).state;
    expect([contamination.length, contamination.filter(({ face }) => face === 'infected').length]).toEqual([27, 6]);
    const adults = [...bag, ...supply].map(tokenDef).filter(({ type }) => type === 'adult');
    expect(adults.map(({ lit, dark }) => [lit, dark])).toEqual(Array.from({ length: 12 }, () => [2, 3]));
  });

  test('NL-G-01: ship survivors begin in the Isolation Room with Knowledge 3, staff in Storage with 1', () => {
    const { people } = setUp(5).state;
    for (const { id, at, knowledge } of people)
      expect([at, knowledge]).toEqual(['survivor', 'lab-rat'].includes(id) ? ['ISO', 3] : ['STO', 1]);
  });

  test('NL-G-01: each player drafts one of two characters, in the open', () => {
    const t = scenario(nemesisLockdown, { seats: 5, seed: 'draft' });
    const kept: string[] = [];
    for (const seat of [0, 1, 2, 3, 4]) {
      t.expects(seat, 'draft');
      const { legal } = t;
      expect([legal.length, legal.some((id) => kept.includes(id))]).toEqual([2, false]);
      kept.push(legal[1] ?? '');
      t.answers(legal[1] ?? '');
    }
    expect(t.state.people.map(({ id }) => id)).toEqual(kept);
  });

  test('NL-G-34: together two or three objectives lie open, and one plan of the pool; nobody holds a plan', () => {
    const dealt = (seats: number) =>
      setUp(seats, { mode: 'cooperative' }).state.people.flatMap(({ objectives }) =>
        objectives.map(({ seen }) => seen),
      );
    expect([2, 3, 4, 5].map(dealt)).toEqual([2, 2, 2, 3].map((n) => Array.from({ length: n }, () => OPEN)));
    const { people, plans } = setUp(4, { mode: 'cooperative' }).state;
    expect(people.map(({ plans: own }) => own.length)).toEqual([0, 0, 0, 0]);
    expect(plans.pool.map(({ seen }) => seen)).toEqual([OPEN, 0, 0, 0, 0, 0]);
  });

  test('NL-OBJ-02: an object is what weaknesses are discovered with', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      lay(s, '002', 'laboratory');
      who(s, 0).at = '002';
      hold(s, 0, 'rest', 'sabotage');
    });
    expect(t.offered('room:examine')).toEqual([]);
  });

  test('NL-G-01: options that make no sense are refused', () => {
    const refused = (options: object, seats = 2) => nemesisLockdown.options(options, seats).ok;
    expect([
      refused({ elevatorPassengers: 'none' }),
      refused({ labConsent: 'no' }),
      refused({ computerInCombat: 1 }),
      refused({ noiseRemoval: 'some' }),
      refused({ mode: 'cooperative' }, 1),
      refused({ characters: ['sentry', 'sentry'] }),
    ]).toEqual([false, false, false, false, false, false]);
  });
});
