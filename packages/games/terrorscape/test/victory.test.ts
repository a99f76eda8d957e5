import { describe, expect, test } from 'vitest';
import { dice, K, killerAt, S, table } from './kit.ts';

const KEYS = ['d.key', 'd.key', 's.key', 's.key', 's.key'];

describe('victory and defeat', () => {
  test('TS-WIN-01: two ways to win: keys and an exit, or the radio', () => {
    const keys = table('begin', { rack: [...KEYS] });
    const radio = table('begin', { help: 1 });
    expect([keys.state.result?.how, radio.state.result?.how]).toEqual(['main-exit', 'rescue']);
    expect([keys, radio].map((t) => t.match.outcome)).toEqual([
      { side: 'survivors', winners: [S] },
      { side: 'survivors', winners: [S] },
    ]);
  });

  test('TS-WIN-02: everybody at the Main Exit at the start of the phase, with five keys', () => {
    const t = table('killer-draw', { rack: [...KEYS] });
    expect(t.state.result?.how).toBe('main-exit');
  });

  test('TS-WIN-03: or at the Hidden Exit, if anybody has the Secret Map', () => {
    const t = table('begin', {
      rack: [...KEYS],
      survivors: { william: { pack: ['s.secret-map'] } },
      also: (s) => {
        for (const each of s.survivors) each.at = 'Z5';
      },
    });
    expect(t.state.result?.how).toBe('hidden-exit');
  });

  test('TS-WIN-04: rescue when the marker arrives', () => {
    const t = table('killer-draw', { help: 1 });
    t.tells('game-over', { side: 'survivors', how: 'rescue' });
  });

  test('TS-WIN-05: the Killer wins when a Survivor is eliminated', () => {
    const t = dice(killerAt('N3', ['anna'], { survivors: { anna: { health: 1 } } }), 0, 0, 0, 0).answers(
      'search',
      'none',
      'none',
    );
    expect(t.match.outcome).toEqual({ side: 'killer', winners: [K] });
    t.tells('game-over', { how: 'elimination' });
  });

  test('TS-WIN-06: and when nothing is left to discover without help on its way', () => {
    const t = table('discovery', { discovery: [] });
    t.tells('game-over', { side: 'killer', how: 'no-discoveries' });
  });

  test('TS-WIN-07: with the Secret Map the Main Exit is as good as before', () => {
    const t = table('begin', { rack: [...KEYS], survivors: { william: { pack: ['s.secret-map'] } } });
    expect(t.state.result?.how).toBe('main-exit');
  });
});
