import { expect, test } from 'vitest';
import { armyOfTheDead, MISSION_IDS, missionOf } from '../src/index.ts';
import { type Edit, type Options, table } from './kit.ts';

const { judging } = armyOfTheDead;

/** Everybody together in the middle of M1, with something to do and something to fear. */
const BUSY: Edit = {
  everybody: { at: 'C4', hand: ['revolver'] },
  objectives: [
    { at: 'B2', face: 'red' },
    { at: 'E5', face: 'red' },
  ],
  goals: { kate: {}, dieter: {} },
};

const told = (layout: Edit = {}, options: Options = {}, seat = 0) =>
  judging?.features(table('players', [BUSY, layout], options, 2).state, seat) ?? null;
const value = (name: string, layout: Edit = {}): number =>
  told(layout)?.values[judging?.names.indexOf(name) ?? -1] ?? Number.NaN;

test('before the team has set out there is nothing to judge', () => {
  expect(told({ step: 'setup' })).toBeNull();
});

test('every name is told, once, and all seats tell the same', () => {
  expect(new Set(judging?.names).size).toBe(judging?.names.length);
  expect(told()?.values).toHaveLength(judging?.names.length ?? 0);
  expect(told()).toMatchObject({ group: 'M1' });
  expect(told({}, {}, 1)).toEqual(told());
});

test('what is hidden plays no part: numbers of Sleepers, colours of Objectives, the order of decks', () => {
  const hidden = (face: number, colour: 'red' | 'yellow', turned: boolean): Edit => ({
    sleepers: { B4: face },
    objectives: [{ at: 'B2', face: colour }],
    also: (s) => {
      s.zombieDeck.sort();
      s.equipment.sort();
      if (turned) for (const deck of [s.zombieDeck, s.equipment]) deck.reverse();
    },
  });
  expect(told(hidden(1, 'red', false))).toEqual(told(hidden(3, 'yellow', true)));
});

test.each([
  ['alive', { survivors: { scott: { health: 0 } } }, 'less'],
  ['least-precious-health', { survivors: { kate: { health: 1 } } }, 'less'],
  ['spare-health', { survivors: { scott: { health: 1 } } }, 'less'],
  ['kills', { everybody: { hand: [] } }, 'less'],
  ['best-weapon', { survivors: { scott: { hand: ['hmg'] } } }, 'more'],
  ['danger', { survivors: { scott: { adrenaline: 20 } } }, 'more'],
  ['close-to-precious', { zombies: { C4: '4S' } }, 'more'],
  ['cost', { zombies: { C4: '4S 2A' } }, 'more'],
  ['cost-despite-help', { zombies: { C4: '9S 4A' } }, 'more'],
  ['shamblers-left', { pool: { shamblers: 3, alphas: 16 } }, 'less'],
  ['shortage', { pool: { shamblers: 3, alphas: 16 } }, 'more'],
  ['abominations-close', { abominations: { queen: 'C4' } }, 'more'],
  ['sleepers-close', { sleepers: { C4: 2 } }, 'more'],
  ['red', { progress: { red: 2 } }, 'more'],
  ['personal-left', { goals: { cruz: {} } }, 'more'],
  ['farthest-home', { everybody: 'F1' }, 'less'],
  ['home-crowd', { zombies: { F1: '2S' } }, 'more'],
  ['alone', { survivors: { kate: 'A1' } }, 'more'],
  ['round', { round: 9 }, 'more'],
] satisfies [string, Edit, 'more' | 'less'][])('%s is told', (name, layout, than) => {
  const [before, after] = [value(name), value(name, layout)];
  if (than === 'more') expect(after).toBeGreaterThan(before);
  else expect(after).toBeLessThan(before);
});

test.each(MISSION_IDS)('%s tells as many numbers of its own at its beginning as when all is done', (mission) => {
  const team = armyOfTheDead.sampleOptions(MISSION_IDS.indexOf(mission), 1) as { survivors: unknown };
  const begun = { mission, survivors: team.survivors };
  const done: Edit = (s) => {
    const { red, devices, events } = missionOf(mission);
    s.progress.red = red.count;
    s.progress.devices = devices.map(({ id }) => id);
    s.progress.events = [...events.keys()];
    for (const one of s.companions) Object.assign(one, { recruited: true, leader: 0 });
    if (s.vault !== null) Object.assign(s.vault, { beaten: true, open: true });
  };
  const start = judging?.features(table('players', {}, begun).state, 0);
  const end = judging?.features(table('players', done, begun).state, 0);
  expect(start?.group).toBe(mission);
  expect(start?.own?.length).toBeGreaterThan(0);
  expect(end?.own).toHaveLength(start?.own?.length ?? 0);
  expect([...(start?.own ?? []), ...(end?.own ?? [])].every(Number.isFinite)).toBe(true);
});
