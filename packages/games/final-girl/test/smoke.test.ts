import { fastChance, Match, Run, randomAnswer } from '@dreadhouse/engine';
import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import { dailyChallenge, type FinalGirlState, type FinalGirlView, finalGirl } from '../src/index.ts';

/** The reference table of the rulebook: Hans, the camp, Laurie; nobody on the board but those a test puts there. */
function camp(phase: string, edit: (state: FinalGirlState) => void): Scenario<FinalGirlState> {
  return scenario(finalGirl).at(phase, (s) => {
    s.supply.push(...s.victims.splice(0).map((one) => one.id));
    s.events.deck.push(...s.inPlay.splice(0).map((card) => card.id));
    s.tokens = [];
    s.horror = 3;
    edit(s);
  });
}

function stand(s: FinalGirlState, space: string, n: number): void {
  for (const id of s.supply.splice(0, n)) s.victims.push({ id, space, role: null });
}

function terrorOnTop(s: FinalGirlState, id: string): void {
  const all = [...s.terror.deck.map((card) => card.id), ...s.terror.unused];
  all.splice(all.indexOf(id), 1);
  s.terror.deck = [id, ...all.splice(0, s.terror.deck.length - 1)].map((card) => ({ id: card, seen: false }));
  s.terror.unused = all;
}

test('example 20: the reference setup starts with one click', () => {
  const started = Match.start(finalGirl, { options: {}, players: ['Ada'], luck: { kind: 'fast', seed: 'smoke' } });
  if (!started.ok) throw new Error(started.why);
  const view = started.value.view(0) as FinalGirlView;
  expect([view.heroine.id, view.killer.id, view.options.location]).toEqual(['laurie', 'hans', 'camp']);
  expect([view.heroine.markers, view.killer.markers]).toEqual([4, 11]);
  expect([view.finale.id, view.darkPowers[0]?.id, view.heroine.breath.symbols]).toEqual([null, null, null]);
});

test('examples 11 and 12: the opening attack, then Terrible Hammer Charge', () => {
  const t = camp('killer', (s) => {
    s.heroine.space = 'lake_path';
    s.killer.space = 'sports_field';
    s.killer.bloodlust = 4;
    stand(s, 'sports_field', 1);
    stand(s, 'cabins', 2);
    stand(s, 'campfire', 3);
    s.hand = [];
    s.market = { ...s.market, walk: 2, focus: 2, weak_attack: 1, short_rest: 1 };
    terrorOnTop(s, 'ht06');
    s.darkPowers = [{ id: 'hans_d2', revealed: false, known: true }];
    s.unusedDarkPowers = ['hans_d1', 'hans_d3', 'hans_e'];
  });
  t.tells('targets', { space: 'campfire', tieBreak: 'larger-group', rule: 'FG-TARG-04' });
  expect(t.state.dead).toHaveLength(3);
  expect([t.state.killer.space, t.state.killer.bloodlust]).toEqual(['campfire', 7]);
  expect(t.state.darkPowers[0]?.revealed).toBe(true);
  expect([t.state.horror, t.state.heroine.markers]).toEqual([3 + 1 + 2, 4]);
});

test('example 13: panic at the campfire', () => {
  const t = camp('panic', (s) => {
    s.heroine.space = 'campfire';
    s.killer.space = 'campfire';
    s.tally.killedThisTurn = 1;
    stand(s, 'campfire', 3);
    stand(s, 'south_trail', 1);
  }).dice('panic', 3, 6, 1);
  expect(t.state.victims.map((one) => one.space).sort()).toEqual([
    'campfire',
    'lake_path',
    'south_trail',
    'south_trail',
  ]);
});

test('example 16: the killer revives, the rest of the damage is lost and the Action phase ends', () => {
  const t = camp('action', (s) => {
    s.phase = 'action';
    s.heroine.space = 'campfire';
    s.killer.space = 'campfire';
    s.killer.markers = 1;
    s.breathTokens.unused.push(s.killer.breath!);
    const three = s.breathTokens.unused.findIndex((token) => token.symbols === 3);
    s.killer.breath = s.breathTokens.unused.splice(three, 1)[0] ?? s.heroine.breath;
    s.hand = ['critical_blow', 'walk'];
  }).dice('horror', 5, 5);
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
