import { fastChance, Run, randomAnswer } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import { dailyChallenge, type FinalGirlView, finalGirl } from '../src/index.ts';
import { table } from './kit.ts';

test('example 20: the reference setup starts with one click', () => {
  const match = begun(finalGirl, { seed: 'smoke' });
  const view = match.view(0) as FinalGirlView;
  expect([view.heroine.id, view.killer.id, view.options.location]).toEqual(['laurie', 'hans', 'camp']);
  expect([view.heroine.markers, view.killer.markers]).toEqual([4, 11]);
  expect([view.finale.id, view.darkPowers[0]?.id, view.heroine.breath.symbols]).toEqual([null, null, null]);
});

test('examples 11 and 12: the opening attack, then Terrible Hammer Charge', () => {
  const t = table('killer', {
    heroine: 'lake_path',
    killer: { space: 'sports_field', bloodlust: 4 },
    victims: { sports_field: 1, cabins: 2, campfire: 3 },
    nextTerror: ['ht06'],
    hiddenPower: 'hans_d2',
  });
  t.tells('targets', { space: 'campfire', tieBreak: 'larger-group', rule: 'FG-TARG-04' });
  expect(t.state.dead).toHaveLength(3);
  expect([t.state.killer.space, t.state.killer.bloodlust]).toEqual(['campfire', 7]);
  expect(t.state.darkPowers[0]?.revealed).toBe(true);
  expect([t.state.horror, t.state.heroine.markers]).toEqual([3 + 1 + 2, 4]);
});

test('example 13: panic at the campfire', () => {
  const victims = { campfire: 3, south_trail: 1 };
  const t = table('panic', { killer: 'campfire', tally: { killedThisTurn: 1 }, victims }).dice('panic', 3, 6, 1);
  expect(t.state.victims.map((one) => one.space).sort()).toEqual([
    'campfire',
    'lake_path',
    'south_trail',
    'south_trail',
  ]);
});

test('example 16: the killer revives, the rest of the damage is lost and the Action phase ends', () => {
  const t = table('action', { killer: 'campfire', health: { killer: [1, 3] }, hand: ['critical_blow', 'walk'] });
  t.dice('horror', 5, 5);
  t.answers('play:critical_blow', 'keep');
  expect(t.state.killer).toMatchObject({ markers: 2, breath: { color: 'white' } });
  expect([t.phase, t.state.horror]).toEqual(['planning', 3]);
});

test('unknown options are refused with a sentence that lists what there is', () => {
  expect(finalGirl.options({ heroine: 'ripley' }, 1)).toMatchObject({
    ok: false,
    why: expect.stringContaining('laurie, reiko'),
  });
  expect(finalGirl.options({ colour: 'red' }, 1)).toMatchObject({ ok: false });
});

test('the daily challenge follows from its date alone', () => {
  expect(dailyChallenge('2026-10-31')).toEqual(dailyChallenge('2026-10-31'));
  expect(dailyChallenge('2026-10-31').seed).not.toBe(dailyChallenge('2026-11-01').seed);
  expect(() => dailyChallenge('yesterday')).toThrow('YYYY-MM-DD');
});

test('random games of every kind end, with every component still in one place', () => {
  for (let n = 0; n < 60; n++) {
    const run = new Run(finalGirl, finalGirl.initial(finalGirl.sampleOptions(n, 1), 1), fastChance(`smoke ${n}`), 1);
    const before = [...finalGirl.components(run.state)].sort();
    const player = fastChance(`player ${n}`);
    run.begin(finalGirl.first);
    while (!run.over) {
      const { seat, option } = randomAnswer(run, player);
      run.answer(seat, option);
      expect(finalGirl.invariant?.(run.state)).toBeNull();
    }
    expect([...finalGirl.components(run.state)].sort()).toEqual(before);
  }
});
