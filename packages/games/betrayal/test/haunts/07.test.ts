import { describe, expect, test } from 'vitest';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, monster, rolls, steps, table, turn } from '../kit.ts';

const glass = (edit: Edit = () => {}) => turn(amid(7, edit));
/** The end of a round; the explorers stand apart. */
const round = (edit: Edit) =>
  table(
    'round',
    amid(7, (s) => {
      stand(s, 'upper-landing', 1);
      stand(s, 'basement-landing', 2);
      token(s, 'mirror', { at: 'kitchen' });
      edit(s);
    }),
  );

describe('7, The Other Side of the Glass', () => {
  test.each([
    [3, 4],
    [6, 5], // of nine there is room for as many as there are tiles; the others wait in the supply
  ])(
    'set-up for %i: Mirrors on different tiles that are no starting tiles, a Reflection far from each explorer',
    (seats, mirrors) => {
      const t = begins(7, seats);
      const where = tokens(t, 'mirror').map(({ at }) => at);
      expect(new Set(where).size).toBe(mirrors);
      for (const at of where) expect(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']).toContain(at);
      // From the Entrance Hall the Salon and the Bloody Room are four steps away; the Salon comes later in the list of tiles.
      expect(t.state.monsters.map(({ of, at }) => [of, at]).sort()).toEqual(
        Array.from({ length: seats }, (_, seat) => [seat, 'bloody-room']),
      );
      expect(t.state.haunt?.traitor).toBeNull();
    },
  );

  test('Mirrors hang on unoccupied tiles first', () => {
    const t = begins(7, 3, (s) => stand(s, 'kitchen', 0));
    expect(tokens(t, 'mirror').map(({ at }) => at)).not.toContain('kitchen');
  });

  test('Shatter: Might, 4 or more removes the Mirror and costs 1 General damage; less does nothing', () => {
    const tries = (...pips: number[]) =>
      rolls(
        glass((s) => {
          stand(s, 'kitchen', 0);
          for (const at of ['kitchen', 'salon'] as const) token(s, 'mirror', { at });
        }),
        ...pips,
      ).answers('haunt:shatter');
    const t = tries(2, 2, 0, 0, 0).answers('knowledge');
    expect(tokens(t, 'mirror')).toMatchObject([{ at: 'salon' }]);
    expect(steps(t)).toEqual([4, 4, 2, 3]);
    expect(tokens(tries(2, 1, 0, 0, 0), 'mirror')).toHaveLength(2);
  });

  test('a Reflection rolls for itself and comes by the shortest way; it attacks its own explorer with 1 Might more', () => {
    const t = round((s) => monster(s, 'reflection', 'hallway', { of: 0 }));
    // Speed 4, then Might 6 against 5, then the dice for a Mirror.
    rolls(t, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
    t.tells('monster-target', { monster: 'reflection:1', target: 0, because: 'named' });
    t.tells('attacked', { attacker: 'reflection:1', defender: 0, trait: 'might' });
    t.answers('speed');
    expect(steps(t)).toEqual([4, 3, 3, 3]);
    expect(t.state.monsters).toMatchObject([{ at: 'entrance-hall', stunned: false }]);
  });

  test('a Reflection passes everybody else by, and losing its own attack does it no harm', () => {
    const t = round((s) => {
      stand(s, 'hallway', 1);
      monster(s, 'reflection', 'hallway', { of: 0 });
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0);
    expect(t.decision.kind).toBe('turn');
    expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
    t.tells('monster-unharmed', { monster: 'reflection:1' });
    expect(t.state.monsters).toMatchObject([{ at: 'entrance-hall', stunned: false }]);
  });

  test('a Reflection without a way to its explorer steps out of a Mirror instead of walking', () => {
    const t = round((s) => {
      lays(s, 'vault', { region: 'basement', x: 7, y: 7 });
      monster(s, 'reflection', 'vault', { of: 0 });
    });
    rolls(t, 0, 0, 0, 0, 0, 0);
    expect(t.decision.kind).toBe('turn');
    expect(t.state.monsters).toMatchObject([{ at: 'kitchen' }]);
  });

  test('nobody can harm their own Reflection; somebody else stuns it', () => {
    const attacks = (of: number) =>
      rolls(
        glass((s) => {
          token(s, 'mirror', { at: 'salon' });
          monster(s, 'reflection', 'entrance-hall', { of });
        }),
        ...[2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0],
      ).answers('attack:bare:reflection:1');
    expect(attacks(0).state.monsters).toMatchObject([{ stunned: false }]);
    expect(attacks(2).state.monsters).toMatchObject([{ stunned: true }]);
  });

  test('Dynamite stuns the Reflections of others, not one’s own', () => {
    const t = glass((s) => {
      token(s, 'mirror', { at: 'salon' });
      gives(s, 0, 'dynamite');
      for (const of of [0, 1]) monster(s, 'reflection', 'hallway', { of });
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0).answers('throw:dynamite:hallway');
    expect(t.state.monsters.map(({ of, stunned }) => [of, stunned])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('BH-MON-05: a stunned Reflection only gets up', () => {
    const t = round((s) => monster(s, 'reflection', 'entrance-hall', { of: 0, stunned: true }));
    rolls(t, 0, 0);
    expect(t.decision.kind).toBe('turn');
    expect(t.state.monsters).toMatchObject([{ stunned: false }]);
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });

  test('after the Reflections two dice: 3 or more hangs a Mirror, unless all of them hang already', () => {
    const after = (mirrors: number, ...pips: number[]) => {
      const t = round((s) => {
        const at = (['salon', 'dining-room', 'conservatory'] as const).slice(0, mirrors - 1);
        for (const tile of at) token(s, 'mirror', { at: tile });
      });
      rolls(t, ...pips);
      expect(t.decision.kind).toBe('turn');
      return tokens(t, 'mirror').length;
    };
    expect(after(1, 2, 1)).toBe(2);
    expect(after(1, 1, 1)).toBe(1);
    expect(after(4, 2, 2)).toBe(4);
  });

  const frail: Edit = (s) => {
    Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1, knowledge: 1, sanity: 1 });
    if (s.explorers[2]) s.explorers[2].dead = true;
  };

  test('a dead explorer’s Reflection is gone; the house wins when two are dead', () => {
    const t = round((s) => {
      frail(s);
      monster(s, 'reflection', 'entrance-hall', { of: 0 });
    });
    rolls(t, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.monsters).toEqual([]);
    expect(t.state.result).toEqual({ side: 'house', why: 'dead', winners: [] });
  });

  test('BH-AMB-42: whoever dies over the last Mirror has won', () => {
    const t = glass((s) => {
      frail(s);
      stand(s, 'kitchen', 0);
      token(s, 'mirror', { at: 'kitchen' });
    });
    rolls(t, 2, 2, 0, 0).answers('haunt:shatter', 'sanity');
    expect(t.state.explorers[0]?.dead).toBe(true);
    expect(t.state.result).toMatchObject({ side: 'heroes', why: 'shattered' });
  });
});
