import { describe, expect, test } from 'vitest';
import { K, S, table, view } from './kit.ts';

const keys = (n: number): string[] => Array<string>(n).fill('s.key');

describe('step 0', () => {
  test('TS-STEP0-01: all noise goes', () => {
    const t = table('begin', { noise: ['C1', 'N3'], reported: ['C1', 'N3'] });
    expect(view(t, S).noise).toEqual([]);
    expect(view(t, K).noise).toEqual([]);
  });

  test('TS-STEP0-02: the help marker moves one space', () => {
    const t = table('begin', { help: 5 });
    expect(t.state.help).toBe(4);
    t.tells('help-moved', { left: 4, rule: 'TS-STEP0-02' });
    expect(table('begin').state.help).toBeNull();
  });

  test('TS-STEP0-03: at the last space the Survivors win at once', () => {
    const t = table('begin', { help: 1 });
    expect(t.match.outcome).toEqual({ side: 'survivors', winners: [1] });
  });

  test('TS-STEP0-04: five keys and everybody at the Main Exit', () => {
    expect(table('begin', (s) => void s.rack.push(...keys(5))).match.outcome?.side).toBe('survivors');
    expect(table('begin', (s) => void s.rack.push(...keys(4))).match.over).toBe(false);
    const away = table('begin', (s) => {
      s.rack.push(...keys(5));
      s.survivors[1]!.at = 'C2';
    });
    expect(away.match.over).toBe(false);
  });

  test('TS-STEP0-05: at the Hidden Exit the Secret Map is needed as well', () => {
    const at = (map: boolean) =>
      table('begin', { rack: keys(5), everybody: 'Z5', survivors: { marco: { pack: map ? ['secret-map'] : [] } } });
    expect(at(false).match.over).toBe(false);
    expect(at(true).match.outcome?.side).toBe('survivors');
    expect(at(true).state.result?.how).toBe('hidden-exit');
  });

  test('TS-AMB-07: one holder of the map is enough, wherever the others would rather be', () => {
    const survivors = { anna: 'C1', marco: { pack: ['secret-map'] } };
    const split = table('begin', { rack: keys(5), everybody: 'Z5', survivors });
    expect(split.match.over).toBe(false);
  });

  test('TS-STEP0-06: noise first, then help, then the exits', () => {
    const t = table('begin', {
      help: 1,
      noise: ['C1'],
      also: (s) => {
        s.rack.push(...keys(5));
      },
    });
    expect(t.state.noise).toEqual([]);
    expect(t.state.result?.how).toBe('rescue');
  });

  test('TS-STEP0-07: at no other time can the Survivors escape', () => {
    const t = table('turn', (s) => {
      s.turns = { done: [0, 1], current: 2, acted: false };
      s.rack.push(...keys(5));
      s.survivors[2]!.at = 'C2';
    });
    t.answers('move:C1');
    expect(t.match.over).toBe(false);
  });

  test('TS-STEP0-08: the firecracker token is noise too', () => {
    const t = table('begin', { everywhere: true, firecracker: 'N3' });
    expect([t.state.everywhere, t.state.firecracker]).toEqual([false, null]);
  });

  test('TS-STEP0-09: last round’s noise is remembered and is no noise any more', () => {
    const t = table('begin', { noise: ['C1', 'N3'], reported: ['N3'] });
    expect([view(t, K).lastNoise, view(t, K).noise]).toEqual([['N3'], []]);
    expect(view(t, S).lastNoise).toEqual(['N3']);
  });

  test('TS-STEP0-10: the Killer at the exit stops nobody', () => {
    const t = table('begin', {
      killer: { at: 'C1' },
      also: (s) => {
        s.rack.push(...keys(5));
      },
    });
    expect(t.match.outcome?.side).toBe('survivors');
  });

  test('TS-STEP0-11: six keys are as good as five', () => {
    expect(table('begin', (s) => void s.rack.push(...keys(6))).match.outcome?.side).toBe('survivors');
  });

  test('TS-STEP0-07: whether anybody tried to escape is not told', () => {
    const t = table('begin', (s) => {
      s.rack.push(...keys(5));
      s.survivors[0]!.at = 'C2';
    });
    expect(t.heard(K)).toEqual(['round']);
  });
});
