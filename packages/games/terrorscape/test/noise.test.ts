import { describe, expect, test } from 'vitest';
import { type Edit, finishPhase, K, S, table, turn, view } from './kit.ts';

const quietDeck: Edit = (s) => {
  s.discovery = ['d.sedative', 'd.herbs', ...s.discovery];
};

describe('noise', () => {
  test('TS-NOISE-01: one token per location, however often (TS-EX-09)', () => {
    const t = turn('anna', {
      turns: { done: [1, 2] },
      survivors: { anna: { pack: ['whisky-bottle', 'd.whisky-bottle'] } },
      also: quietDeck,
    });
    t.answers('whisky-bottle:C2', 'whisky-bottle:C2');
    expect(t.state.noise).toEqual(['C2']);
    finishPhase(t).tells('noise-reported', { at: ['C2'] });
  });

  test('TS-NOISE-02: a firecracker is heard in every location', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['firecracker'] } } }).answers('firecracker');
    expect(t.state.everywhere).toBe(true);
    t.tells('noise-everywhere');
    expect(t.heard(K)).toEqual([]);
  });

  test('TS-NOISE-03: its token lies in the Killer’s location on both maps (TS-EX-10)', () => {
    const t = turn('anna', {
      turns: { done: [1, 2] },
      killer: { at: 'N2' },
      survivors: { anna: { pack: ['firecracker'] } },
      also: quietDeck,
    });
    finishPhase(t.answers('firecracker'));
    expect([view(t, K).firecracker, view(t, S).firecracker]).toEqual(['N2', 'N2']);
  });

  test('TS-NOISE-04: it hides all other noise (TS-EX-10)', () => {
    const t = turn('anna', {
      turns: { done: [1, 2] },
      survivors: { anna: { pack: ['firecracker', 'whisky-bottle'] } },
      also: quietDeck,
    });
    finishPhase(t.answers('whisky-bottle:C2', 'firecracker'));
    expect(view(t, K).noise).toEqual([]);
    expect(view(t, S).noise).toEqual(['C2']);
    expect(t.told('noise-reported')).toEqual([]);
  });

  test('TS-NOISE-05: the Killer learns where, never who or how often', () => {
    const t = turn('anna', {
      turns: { done: [1, 2] },
      survivors: { anna: { pack: ['whisky-bottle', 'd.whisky-bottle'] } },
      also: quietDeck,
    });
    finishPhase(t.answers('whisky-bottle:C2', 'whisky-bottle:C2'));
    const [report] = t.match.eventsFor(K).filter(({ kind }) => kind === 'noise-reported');
    expect(report?.details).toEqual({ at: ['C2'] });
    expect(t.heard(K)).not.toContain('noise-made');
  });

  test('TS-NOISE-05: the team hears at once why, the Killer only where', () => {
    const bottle = turn('anna', { survivors: { anna: { pack: ['whisky-bottle'] } } }).answers('whisky-bottle:C2');
    bottle.tells('noise-made', { at: 'C2', cause: 'bottle' });
    turn('anna', { survivors: { anna: 'N1' } })
      .answers('repair')
      .tells('noise-made', { at: 'N1', cause: 'radio' });
    expect(JSON.stringify(bottle.match.eventsFor(K))).not.toContain('bottle');
  });

  test('TS-NOISE-06: noise of a panic stays until the next step 0', () => {
    const t = table(
      'killer-quick',
      { hand: ['calling-card', 'stalk'], survivors: { william: { at: 'N3', fear: 2 } } },
      { killer: 'murderer' },
    );
    t.answers('play:calling-card', 'scare:william', 'pass', 'pass');
    expect(t.state.round).toBe(2);
    expect([t.state.noise, t.state.lastNoise]).toEqual([[], ['N3']]);
  });

  test('TS-R-11: while the Killer sneaks the token goes to the last open location', () => {
    const t = turn('anna', {
      turns: { done: [1, 2] },
      sneaking: { at: 'N4', from: 'Z5' },
      survivors: { anna: { pack: ['firecracker'] } },
      also: quietDeck,
    });
    t.answers('firecracker', 'discover:anna', 'keep:herbs').tells('firecracker-reported', { at: 'Z5' });
  });
});

describe('the noise report', () => {
  const reported = (edit: Edit) => turn('anna', { turns: { done: [1, 2] }, also: [quietDeck, edit] });

  test('TS-RPT-01: at the end of the phase the Killer is told where there was noise', () => {
    const t = reported({ noise: ['N1', 'C2'] });
    finishPhase(t).tells('noise-reported', { at: ['C2', 'N1'], rule: 'TS-RPT-01' });
    expect(view(t, K).noise).toEqual(['C2', 'N1']);
  });

  test('TS-RPT-02: truly and completely, by the engine; nobody is asked', () => {
    const t = reported({ noise: ['C2', 'N1', 'Z4'] });
    t.answers('end', 'discover:anna', 'keep:herbs');
    expect(t.asked).toBe(K);
    expect(view(t, K).noise).toEqual(t.state.noise);
  });

  test('TS-RPT-03: the Killer knows no more than that', () => {
    const t = finishPhase(reported({ survivors: { marco: 'Z4' } }));
    for (const one of view(t, K).survivors) expect(Object.keys(one).sort()).toEqual(['fear', 'health', 'id', 'seat']);
  });

  test('TS-RPT-04: with a firecracker the token is the report', () => {
    const t = finishPhase(reported({ everywhere: true, noise: ['C2'] }));
    t.tells('firecracker-reported', { at: 'Z5', rule: 'TS-RPT-04' });
    expect(t.heard(K)).not.toContain('noise-reported');
  });

  test('TS-RPT-05: before the report the Killer hears nothing', () => {
    const t = reported({ survivors: { anna: { pack: ['whisky-bottle'] } } }).answers('whisky-bottle:C2');
    expect(view(t, S).noise).toEqual(['C2']);
    expect(view(t, K).noise).toEqual([]);
    expect(t.heard(K)).toEqual([]);
  });
});
