import { describe, expect, test } from 'vitest';
import { carried, K, one, S, turn } from './kit.ts';

describe('action 3: a special action', () => {
  test('TS-SPEC-01: one special action is the action of the turn', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['firecracker', 'trap'] } } }).answers('firecracker');
    expect(t.legal).not.toContain('trap');
    expect(t.legal).not.toContain('calm');
  });

  test('TS-SPEC-02: an item without the infinity mark is discarded', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['trap'] } } }).answers('trap');
    expect(t.state.discard).toEqual(['d.trap']);
    expect(t.state.traps).toEqual(['C1']);
  });

  test('TS-SPEC-03: an item with the mark is kept', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['flashlight'], at: 'N1' } } });
    t.answers('flashlight');
    expect(one(t.state, 'marco').at).toBe('Z2');
    expect(carried(t.state, 'marco')).toEqual(['flashlight']);
    turn('marco', { survivors: { marco: { pack: ['flashlight'] } } }).expects(S, 'turn', undefined, {
      flashlight: 'no-passage-here',
    });
  });

  test('TS-SPEC-04: abilities give special actions: Sophia’s secret passages', () => {
    const t = turn('sophia', { survivors: { sophia: 'Z5' } }).answers('perceptive');
    expect(one(t.state, 'sophia').at).toBe('N5');
    expect(t.state.turns.acted || t.state.turns.done.length === 1).toBe(true);
  });

  test('TS-SPEC-04: William sprints three steps', () => {
    const t = turn('william');
    expect(t.legal.filter((id) => id.startsWith('sprint:'))).toHaveLength(12);
    t.answers('sprint:Z4');
    expect(one(t.state, 'william').at).toBe('Z4');
  });

  test('TS-SPEC-04: Marco finds medicine again, three times in a game', () => {
    const t = turn('marco', {
      discard: ['d.herbs', 'd.knife', 'd.sedative', 'd.herbs'],
      survivors: { marco: { supplies: 1 } },
    });
    expect(t.legal.filter((id) => id.startsWith('supply:'))).toEqual(['supply:herbs', 'supply:sedative']);
    t.answers('supply:herbs');
    expect(carried(t.state, 'marco')).toEqual(['herbs']);
    expect(t.state.discard).toEqual(['d.knife', 'd.sedative', 'd.herbs']);
    expect(one(t.state, 'marco').supplies).toBe(0);
    const spent = turn('marco', { discard: ['d.herbs'], survivors: { marco: { supplies: 0 } } });
    expect(spent.legal).not.toContain('supply:herbs');
    expect(turn('marco').state.survivors[2]?.supplies).toBe(3);
  });

  test('TS-R-07: herbs heal somebody here, with noise; the kit is silent and calms', () => {
    const herbs = turn('marco', {
      survivors: { marco: { pack: ['herbs'] }, anna: { health: 1 }, william: { at: 'C2', health: 1 } },
    });
    expect(herbs.legal.filter((id) => id.startsWith('herbs'))).toEqual(['herbs:anna']);
    herbs.answers('herbs:anna').tells('healed', { survivor: 'anna' });
    expect(herbs.state.noise).toEqual(['C1']);
    expect(herbs.heard(K)).toEqual(['healed']);
    const kit = turn('marco', { survivors: { marco: { pack: ['b.first-aid-kit'], health: 1, fear: 2 } } });
    kit.answers('first-aid-kit:marco');
    expect([one(kit.state, 'marco').health, one(kit.state, 'marco').fear, kit.state.noise]).toEqual([2, 0, []]);
    turn('marco', { survivors: { marco: { pack: ['herbs'] } } }).expects(S, 'turn', undefined, {
      herbs: 'nobody-wounded-here',
    });
  });

  test('TS-R-13: one trap per location, and the Killer sees nothing of it', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['trap'] } }, traps: ['C1'] });
    t.expects(S, 'turn', undefined, { trap: 'trap-here' });
    const placed = turn('marco', { survivors: { marco: { pack: ['trap'] } } }).answers('trap');
    expect(placed.heard(K)).toEqual([]);
    expect(JSON.stringify(placed.view(K))).not.toContain('trap');
  });
});
