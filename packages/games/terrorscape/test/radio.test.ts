import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import { carried, type Edit, K, one, S, table, turn, view } from './kit.ts';

const atRadio = (id: 'anna' | 'johnson' | 'marco', edit: Edit = {}, options = {}) =>
  turn(id, { survivors: { [id]: 'N1' }, also: edit }, options);

describe('action 5: the radio', () => {
  test('TS-RADIO-01: one radio, in the Living Room', () => expect(mansion.radio).toBe('N1'));

  test('TS-RADIO-02: only there', () => {
    expect(atRadio('anna').legal).toContain('repair');
    turn('anna').expects(S, 'turn', undefined, { repair: 'not-at-radio' });
  });

  test('TS-RADIO-03: not while the Killer is there', () => {
    const t = atRadio('anna', { killer: { at: 'N1' } });
    t.expects(S, 'turn', undefined, { repair: 'killer-here' }).refuses('repair', 'blocked');
  });

  test('TS-RADIO-04: once in a round, by the whole team (TS-EX-12)', () => {
    const t = atRadio('anna', { survivors: { marco: 'N1' } });
    t.answers('repair', 'turn:marco').expects(S, 'turn', undefined, { repair: 'repaired-this-round' });
    const next = atRadio('anna', { round: 2, repairRound: 1 });
    expect(next.legal).toContain('repair');
  });

  test('TS-RADIO-05: a repair is one progress (TS-EX-12)', () => {
    const t = atRadio('anna').answers('repair');
    expect(view(t, S).repair).toBe(1);
    expect(view(t, K).repair).toBe(1); // TS-R-14
    expect(t.heard(K)).toEqual(['repair-progress']);
  });

  test('TS-RADIO-06: and noise there, always', () => {
    expect(atRadio('anna').answers('repair').state.noise).toEqual(['N1']);
  });

  test('TS-RADIO-07: with a Toolkit it is two (TS-EX-12)', () => {
    const t = atRadio('anna', { survivors: { anna: { pack: ['toolkit'] } } }).answers('toolkit');
    expect(t.state.repair).toBe(2);
  });

  test('TS-RADIO-08: and three by Johnson (TS-EX-12)', () => {
    const t = atRadio('johnson', { survivors: { johnson: { pack: ['toolkit'] } } }).answers('toolkit');
    expect(t.state.repair).toBe(3);
  });

  test('TS-RADIO-09: with noise as well', () => {
    const t = atRadio('anna', { survivors: { anna: { pack: ['toolkit'] } } }).answers('toolkit');
    expect(t.state.noise).toEqual(['N1']);
  });

  test('TS-RADIO-10: and it counts as the repair of the round (TS-AMB-13: under all its conditions)', () => {
    const t = atRadio('anna', { survivors: { anna: { pack: ['toolkit'] }, marco: { at: 'N1', pack: ['toolkit'] } } });
    t.answers('toolkit', 'end', 'turn:marco');
    t.expects(S, 'turn', undefined, { repair: 'repaired-this-round', toolkit: 'repaired-this-round' });
    turn('anna', { survivors: { anna: { pack: ['toolkit'] } } }).expects(S, 'turn', undefined, {
      toolkit: 'not-at-radio',
    });
  });

  test('TS-RADIO-11: with the fifth token the radio works', () => {
    const t = atRadio('anna', { repair: 4 });
    t.answers('repair').tells('help-called');
    expect(atRadio('anna', { repair: 3 }).answers('repair').state.help).toBeNull();
  });

  test('TS-RADIO-12: more than five is lost', () => {
    const t = atRadio('johnson', { survivors: { johnson: { pack: ['toolkit'] } }, repair: 4 });
    expect(t.answers('toolkit').state.repair).toBe(5);
  });

  test('TS-RADIO-13: the Toolkit is used up (TS-EX-14)', () => {
    const t = atRadio('anna', { survivors: { anna: { pack: ['toolkit'] } } }).answers('toolkit');
    expect(t.state.discard).toEqual(['d.toolkit']);
    expect(carried(t.state, 'anna')).toEqual([]);
  });

  test('TS-RADIO-14: a radio that works needs no repair', () => {
    const t = atRadio('anna', { repair: 5, help: 3 });
    t.expects(S, 'turn', undefined, { repair: 'radio-repaired' });
  });

  test('TS-R-14: progress can be hidden from the Killer', () => {
    const t = atRadio('anna', {}, { repairOpen: false }).answers('repair');
    expect(view(t, K).repair).toBeUndefined();
    expect(t.heard(K)).toEqual([]);
  });

  test('TS-AMB-11: a Killer who sneaks forbids nothing and is not betrayed', () => {
    const t = atRadio('anna', { sneaking: { at: 'N1', from: 'C1' } });
    t.answers('repair');
    expect(t.state.repair).toBe(1);
  });

  test('TS-AMB-11: with the switch on he stops whoever tries, and everybody knows', () => {
    const t = atRadio('anna', { sneaking: { at: 'N1', from: 'C1' } }, { sneakBansActions: true });
    t.answers('repair').tells('stopped-by-killer', { at: 'N1' });
    expect(t.state.repair).toBe(0);
    expect(t.state.turns.acted).toBe(false);
    t.expects(S, 'turn', undefined, { repair: 'killer-here' });
    const free = atRadio('anna', { sneaking: { at: 'C1', from: 'N2' } }, { sneakBansActions: true });
    expect(free.answers('repair').state.repair).toBe(1);
  });
});

describe('help', () => {
  const called = () => atRadio('anna', { repair: 4 }).answers('repair');

  test('TS-HELP-01: the marker starts on 5, for all to see', () => {
    expect([view(called(), K).help, view(called(), S).help]).toEqual([5, 5]);
  });

  test('TS-HELP-02: it moves in every step 0', () => {
    const moved = (left: number) => table('begin', { help: left });
    expect([5, 4, 3, 2].map((left) => moved(left).state.help)).toEqual([4, 3, 2, 1]);
  });

  test('TS-HELP-03: five moves to the end (TS-EX-13, TS-AMB-05)', () => {
    let { help } = called().state;
    let rounds = 0;
    while (help !== null && help > 0) {
      const left = help;
      const t = table('begin', { help: left });
      rounds += 1;
      help = t.state.help;
      expect(t.match.over).toBe(help === 0);
    }
    expect(rounds).toBe(5);
  });

  test('TS-HELP-04: at the end the Survivors win (TS-EX-13)', () => {
    const t = table('begin', { help: 1 });
    expect(t.state.result).toEqual({ side: 'survivors', how: 'rescue', winners: [1] });
  });

  test('TS-HELP-05: it does not move in the phase in which it was placed', () => {
    const t = atRadio('anna', { repair: 4, turns: { done: [1, 2] } });
    t.answers('repair');
    while (t.asked !== K) t.answers(t.legal.at(-1) as string);
    expect(t.state.help).toBe(5);
    expect(one(t.state, 'anna').at).toBe('N1');
  });
});
