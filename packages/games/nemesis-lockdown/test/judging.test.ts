import { copy, fastChance } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { imagine } from '../src/imagine.ts';
import { nemesisLockdown } from '../src/index.ts';
import type { NemesisState } from '../src/state.ts';
import { contaminated, equip, hurt, put, table, who } from './table.ts';

const judging = nemesisLockdown.judging;
const TWO = ['sentry', 'hacker'] as const;
const told = (state: NemesisState, seat: number) => judging?.features(state, seat) ?? null;
const value = (state: NemesisState, seat: number, name: string): number =>
  told(state, seat)?.values[judging?.names.indexOf(name) ?? -1] ?? Number.NaN;

/** The same table, with something different about it. */
function changed(edit: (s: NemesisState) => void): { readonly before: NemesisState; readonly after: NemesisState } {
  const before = table(TWO, () => undefined).state;
  const after = copy(before);
  edit(after);
  return { before, after };
}

test('a position has a number for each name, and none is told twice', () => {
  const { state } = table(TWO, () => undefined);
  expect(told(state, 0)?.values).toHaveLength(judging?.names.length ?? 0);
  expect(new Set(judging?.names).size).toBe(judging?.names.length);
});

test('whoever has to choose yet is undecided; later it is the kept objective, and together what is shared', () => {
  const keeps = (face: string) =>
    table(TWO, (s) => {
      for (const piece of who(s, 0).objectives.slice(0, 1)) piece.face = face;
    }).state;
  expect(told(keeps('magpie'), 0)?.group).toBe('magpie');
  expect(told(keeps('personal-matter-2'), 0)?.group).toBe('personal-matter');
  expect(told(keeps('personal-matter-1'), 0)?.group).toBe('sole-witness');
  const open = table(TWO, (s) => {
    for (const one of s.people) one.kept = null;
  }).state;
  expect(told(open, 0)?.group).toBe('undecided');
  const together = table(TWO, () => undefined, { mode: 'cooperative' }).state;
  expect(told(together, 1)).toMatchObject({ group: 'together' });
  expect(told(together, 1)?.own?.filter((one) => one > 0).length).toBeGreaterThanOrEqual(2);
});

test('wounds, sickness and stalkers show', () => {
  const { before, after } = changed((s) => {
    hurt(s, 0, ...s.wounds.draw.slice(0, 2).map(({ face }) => face));
    who(s, 0).hand.push(contaminated(s, 'clean'));
    const at = who(s, 0).at;
    if (at !== null && at in s.rooms) put(s, 'adult', at as keyof NemesisState['rooms']);
  });
  for (const name of ['serious', 'sick', 'in-combat', 'stalkers'])
    expect(value(after, 0, name), name).toBeGreaterThan(value(before, 0, name));
  for (const name of ['guess', 'guess-odds', 'life', 'log-life', 'scan'])
    expect(value(after, 0, name), name).toBeLessThan(value(before, 0, name));
});

test('what the plan asks for and what is carried show', () => {
  const { before, after } = changed((s) => {
    Object.assign(who(s, 0), { signal: true, informed: true });
    equip(s, 0, 'medkit');
  });
  for (const name of ['log-spared', 'signal', 'informed', 'to-signal', 'to-archive', 'things'])
    expect(value(after, 0, name), name).toBeGreaterThan(value(before, 0, name));
});

test('it is told alike in every world that the seat could be in', () => {
  const { state } = table(TWO, (s) => {
    for (const one of s.people) one.kept = null;
  });
  for (const seat of [0, 1])
    for (let n = 0; n < 10; n++) {
      const other = copy(state);
      imagine(other, seat, fastChance(`world ${n}`));
      expect(told(other, seat)).toEqual(told(state, seat));
    }
});
