import { describe, expect, test } from 'vitest';
import { type Edit, K, one, S, table, turn, view } from './kit.ts';

/** The Murderer scares everybody. */
const scareAll = (edit: Edit) =>
  table('killer-quick', { hand: ['calling-card', 'stalk'], also: edit }, { killer: 'murderer' }).answers(
    'play:calling-card',
  );

describe('action 2 and fear', () => {
  test('TS-FEAR-01: all fear of the Survivor goes, in the open (TS-EX-07)', () => {
    const t = turn('william', { survivors: { william: { fear: 2 } } });
    t.answers('calm').tells('calmed', { survivor: 'william' });
    expect(one(t.state, 'william').fear).toBe(0);
    expect(t.heard(K)).toContain('calmed');
    expect(turn('william').answers('calm').heard(K)).toEqual([]);
  });

  test('TS-FEAR-01: the Killer does not learn by which means', () => {
    const seen = ['calm', 'sedative'].map((way) => {
      const t = turn('william', { survivors: { william: { fear: 2, pack: ['sedative', 'knife'] } } }).answers(way);
      return JSON.stringify([t.match.eventsFor(K), t.view(K)]);
    });
    expect(seen[0]).toBe(seen[1]);
  });

  test('TS-FEAR-02: one token for each SCARE', () => {
    const t = scareAll({}).tells('scared', { survivor: 'anna', fear: 1 });
    expect(view(t, K).survivors.map(({ fear }) => fear)).toEqual([1, 1, 1]);
  });

  test('TS-FEAR-03: never a third token (TS-EX-08)', () => {
    const t = scareAll({ survivors: { william: { fear: 2 } } });
    t.answers('scare:william');
    expect(one(t.state, 'william').fear).toBe(2);
  });

  test('TS-FEAR-04: instead noise in one’s own location', () => {
    const t = scareAll({ survivors: { william: { at: 'N3', fear: 2 } } });
    t.answers('scare:william');
    expect(t.state.noise).toEqual(['N3']);
  });

  test('TS-FEAR-05: and the Killer hears at once where', () => {
    const t = scareAll({ survivors: { william: { at: 'N3', fear: 2 } } });
    t.answers('scare:william').tells('panicked', { survivor: 'william', at: 'N3' });
    expect(t.heard(K)).toContain('panicked');
    expect(view(t, K).noise).toEqual(['N3']);
  });

  test('TS-FEAR-06: the two tokens stay after a panic', () => {
    const t = scareAll({ survivors: { william: { at: 'N3', fear: 2 } } });
    t.answers('scare:william');
    expect(view(t, S).survivors[1]?.fear).toBe(2);
  });

  test('TS-FEAR-07: each token is a die less', () => {
    for (const [fear, dice] of [
      [0, 4],
      [1, 3],
      [2, 2],
    ]) {
      const t = table('killer-main', { killer: { at: 'N3' }, survivors: { anna: { at: 'N3', fear: fear as number } } });
      t.answers('search', 'none', 'none');
      expect(t.told('dice-rolled')[0]?.details['dice']).toHaveLength(dice as number);
    }
  });

  test('TS-FEAR-08: some Killers follow the fear', () => {
    const t = table(
      'killer-quick',
      { hand: ['scent-of-dread', 'wail', 'wail'], survivors: { anna: { at: 'Z2', fear: 1 }, william: 'N3' } },
      { killer: 'specter' },
    );
    t.answers('play:scent-of-dread').tells('fear-smelt', { survivor: 'anna', at: 'Z2' });
    expect(t.told('fear-smelt')).toHaveLength(1);
  });

  test('TS-AMB-08: a panic is reported even where there is noise already, or everywhere', () => {
    const quiet = scareAll({ survivors: { william: { at: 'N3', fear: 2 } }, noise: ['N3'], reported: ['N3'] });
    quiet.answers('scare:william').tells('panicked', { at: 'N3' });
    expect(quiet.state.noise).toEqual(['N3']);
    const loud = scareAll({ survivors: { william: { at: 'N3', fear: 2 } }, everywhere: true, firecracker: 'Z5' });
    loud.answers('scare:william').tells('panicked', { at: 'N3' });
    expect(view(loud, K).noise).toEqual([]);
  });
});
