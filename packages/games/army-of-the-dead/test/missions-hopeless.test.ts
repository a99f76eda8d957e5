import { describe, expect, test } from 'vitest';
import { changed } from './missions-kit.ts';
import { type Member, result, turn, WON } from './missions-play-kit.ts';

const LOST = 'zombies: specialist-lost';

/** A mission whose sheet forgets to say what loses it, after this one has died. */
const without = (id: string, lose: readonly string[], who: Member, edit: Parameters<typeof turn>[2] = {}) =>
  turn(changed(id, ...lose.map((line) => [`lose: ${line}\n`, ''] as const)), 'scott', {
    survivors: { [who]: { health: 0 } },
    also: edit,
  }).answers('noise');

describe('goals that can no longer be met', () => {
  test('AD-LOSE-02, AD-R-42: nobody is left who must be there in the end', () => {
    const t = without('M1', ['no shadow'], 'kate');
    expect(result(t)).toBe(LOST);
    t.tells('lost', { rule: 'AD-LOSE-02' });
  });

  test('AD-LOSE-02: the death of somebody whom no goal needs loses nothing', () => {
    expect(result(without('M1', ['no shadow'], 'cruz'))).toBeNull();
  });

  test('AD-LOSE-02: a device that must run needs its specialist, until it runs', () => {
    const sheet = changed('M4', ['lose: no pilot\n', ''], ['win: gather 2B2 with pilot', 'win: gather 2B2']);
    const dead = (running: boolean) =>
      turn(sheet, 'scott', {
        survivors: { chambers: { health: 0 } },
        also: (state) => {
          if (running) state.progress.devices = ['helicopter-engine'];
        },
      }).answers('noise');
    expect(result(dead(false))).toBe(LOST);
    expect(result(dead(true))).toBeNull();
  });

  test('AD-LOSE-02: so do a Truck that is to be repaired, a helicopter that is to be called, a vault that is to be opened', () => {
    expect(result(without('M2', ['no mechanic'], 'cruz'))).toBe(LOST);
    expect(result(without('M9', ['no pilot'], 'chambers'))).toBe(LOST);
    const bags = changed('M6', ['lose: no safecracker\n', ''], ['win: gather VA3 with safecracker', 'win: gather VA3']);
    const shut = turn(bags, 'scott', { survivors: { dieter: { health: 0 } } }).answers('noise');
    expect(result(shut)).toBe(LOST);
    const open = turn(bags, 'scott', { survivors: { dieter: { health: 0 } }, vault: { open: true } }).answers('noise');
    expect(result(open)).toBeNull();
    expect(result(open)).not.toBe(WON);
  });
});
