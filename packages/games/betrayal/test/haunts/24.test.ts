import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../../src/index.ts';
import { at, haunts, rolls, steps, table, turn, viewOf } from '../kit.ts';

const masked = (s: BetrayalState): void => haunts(s, 24);

describe('24, One of Us Is Wearing Me', () => {
  test('BH-TYPE-04: each seat sees its own role and nobody else’s; whoever watches sees none', () => {
    const t = turn(masked);
    expect(viewOf(t, 1).haunt?.roles).toEqual([{ face: null }, { face: 'wearer' }, { face: null }]);
    expect(viewOf(t, 0).haunt?.roles).toEqual([{ face: 'guest' }, { face: null }, { face: null }]);
    expect(viewOf(t, 'spectator').haunt?.roles).toEqual([{ face: null }, { face: null }, { face: null }]);
  });

  test('the pull: all are asked alike, the Wearer’s answer counts, and Midnight comes closer', () => {
    const t = table('round', masked);
    expect(t.match.waitingFor()).toEqual([0, 1, 2]);
    t.answersAs(0, 'stay:0').answersAs(2, 'stay:2').answersAs(1, 'pull:0:hallway');
    expect(at(t)).toBe('hallway');
    t.answers('sanity');
    expect(steps(t)).toEqual([4, 4, 3, 2]);
    expect(t.state.haunt?.memory).toMatchObject({ midnight: 1 });
  });

  test('Midnight with the Wearer unknown and alive is the Wearer’s', () => {
    const t = table('round', (s) => {
      masked(s);
      if (s.haunt) s.haunt.memory = { midnight: 5, stored: 0 };
    });
    t.answersAs(0, 'stay:0').answersAs(2, 'stay:2').answersAs(1, 'stay:1').answers('speed');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'midnight', winners: [1] });
  });

  test('Unmask: wrong hurts and stores a gain, right reveals an open traitor with what was stored', () => {
    const wrong = turn(masked).answers('haunt:unmask:2', 'sanity', 'sanity');
    expect(steps(wrong)).toEqual([4, 4, 3, 1]);
    expect(wrong.state.haunt?.memory).toMatchObject({ stored: 1 });
    const right = turn((s) => {
      masked(s);
      if (s.haunt) s.haunt.memory = { midnight: 0, stored: 1 };
    }).answers('haunt:unmask:1');
    right.expects(1, 'gain-trait').answers('knowledge');
    expect(right.state.haunt).toMatchObject({ traitor: 1, revealed: true });
    expect(steps(right, 1)).toEqual([5, 4, 4, 4]);
  });

  test('the Wearer may step forward before anything else is done in the own turn, and nobody else may', () => {
    const wearer = turn((s) => {
      masked(s);
      s.turn.seat = 1;
    });
    expect(wearer.legal).toContain('reveal');
    expect(turn(masked).legal).not.toContain('reveal');
    wearer.answers('go:hallway');
    expect(wearer.legal).not.toContain('reveal');
  });

  test('the Guests win when the Wearer is dead, and death shows the role', () => {
    const t = turn((s) => {
      masked(s);
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 2, 2, 2, 0, 0).answers('attack:bare:1', 'might');
    t.tells('role-shown', { seat: 1, role: 'wearer' });
    expect(t.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
  });
});
