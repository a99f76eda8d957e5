import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const put = (s: BetrayalState, status: string, ...seats: number[]): void => {
  for (const seat of seats) s.explorers[seat]?.statuses.push(status);
};
const has = (t: Table, seat: number, status: string): boolean =>
  t.state.explorers[seat]?.statuses.includes(status) === true;
const written = (t: Table) => {
  const memory = t.state.haunt?.memory as { right: number; wrong: number } | undefined;
  return [memory?.right, memory?.wrong];
};
const spells =
  (right: number, wrong: number): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, { right, wrong });
  };
/** Chairs in the Kitchen, the Dining Room and the Salon; seat 1 is the Impostor. */
const seance = (edit: Edit = () => {}): Edit =>
  amid(5, (s) => {
    for (const at of ['kitchen', 'dining-room', 'salon'] as const) token(s, 'chair', { at });
    edit(s);
  });
/** Round 2 ends with these seated, in the order of the Chairs. */
const night = (seated: readonly number[], edit: Edit = () => {}) =>
  table(
    'round',
    seance((s) => {
      if (s.haunt) s.haunt.round = 2;
      for (const [i, seat] of seated.entries())
        stand(s, (['kitchen', 'dining-room', 'salon'] as const)[i] ?? null, seat);
      put(s, 'seated', ...seated);
      edit(s);
    }),
  );
const seventh = (t: Table, pushes: boolean): Table => t.dice('seventh-chair', pushes ? 1 : 3);

describe('5, The Seventh Chair: set-up', () => {
  test.each([3, 6])('for %i: the Seventh Chair in the Hallway, a Chair for each in different rooms', (seats) => {
    const t = begins(5, seats, (s) => {
      lays(s, 'chapel', { region: 'ground', x: 2, y: -1 });
    });
    expect(tokens(t, 'seventh-chair').map(({ at }) => at)).toEqual(['hallway']);
    const where = tokens(t, 'chair').map(({ at }) => at);
    expect(new Set(where).size).toBe(seats);
    expect(where).not.toContain('hallway');
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
    expect(t.state.haunt?.roles.filter(({ face }) => face === 'impostor')).toHaveLength(1);
  });

  test('fewer rooms than Chairs: the Entrance Hall, then the Upper Landing', () => {
    const t = begins(5, 6, (s) => {
      const gone = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
    });
    expect(tokens(t, 'chair').map(({ at }) => at)).toEqual(['entrance-hall', 'upper-landing']);
  });
});

describe('5, The Seventh Chair: sitting', () => {
  const at = (edit: Edit = () => {}) =>
    turn(
      seance((s) => {
        stand(s, 'kitchen', 0);
        edit(s);
      }),
    );

  test('whoever ends a turn at a free Chair is seated, the first of several; not away from one, not bound', () => {
    const t = at((s) => stand(s, 'kitchen', 1)).answers('end-turn');
    expect(has(t, 0, 'seated')).toBe(true);
    expect(has(t.answers('end-turn'), 1, 'seated')).toBe(false); // it is taken
    expect(has(at((s) => stand(s, 'hallway', 0)).answers('end-turn'), 0, 'seated')).toBe(false);
    expect(has(at((s) => put(s, 'bound', 0)).answers('end-turn'), 0, 'seated')).toBe(false);
  });

  test('moving or damage ends it', () => {
    expect(has(at((s) => put(s, 'seated', 0)).answers('go:hallway'), 0, 'seated')).toBe(false);
    const t = at((s) => {
      stand(s, 'kitchen', 1);
      put(s, 'seated', 1);
    });
    rolls(t, 1, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').answersAs(1, 'might');
    expect(has(t, 1, 'seated')).toBe(false);
  });

  test('Take hold: in place of the attack, both roll Might; who loses is bound and sits no longer; one at a time', () => {
    const t = () =>
      at((s) => {
        stand(s, 'kitchen', 1, 2);
        put(s, 'seated', 1);
      });
    const held = rolls(t(), 1, 0, 0, 0, 0, 0, 0, 0, 0).answers('haunt:take-hold:1');
    expect([has(held, 1, 'bound'), has(held, 1, 'seated')]).toEqual([true, false]);
    expect(held.legal).not.toContain('haunt:take-hold:2');
    expect(held.legal).not.toContain('attack:bare:2');
    expect(has(rolls(t(), ...Array(9).fill(0)).answers('haunt:take-hold:1'), 1, 'bound')).toBe(false);
    expect(
      at((s) => {
        stand(s, 'kitchen', 1);
        put(s, 'bound', 0);
      }).legal,
    ).not.toContain('haunt:take-hold:1');
  });

  test('Untie needs no roll; Wriggle takes Might, 5 or more', () => {
    const t = at((s) => {
      stand(s, 'kitchen', 1);
      put(s, 'bound', 1);
    }).answers('haunt:untie:1');
    expect(has(t, 1, 'bound')).toBe(false);
    const bound = () => at((s) => put(s, 'bound', 0));
    expect(has(rolls(bound(), 2, 2, 1, 0, 0).answers('haunt:wriggle'), 0, 'bound')).toBe(false);
    expect(has(rolls(bound(), 2, 2, 0, 0, 0).answers('haunt:wriggle'), 0, 'bound')).toBe(true);
  });
});

describe('5, The Seventh Chair: the letter', () => {
  test('none in round 1', () => {
    expect(
      written(
        night([0, 1], (s) => {
          if (s.haunt) s.haunt.round = 1;
        }),
      ),
    ).toEqual([0, 0]);
  });

  test.each([
    ['push', 'push', true, 1, 0, 0],
    ['push', 'push', false, 1, 0, 1],
    ['push', 'feel:0', true, 1, 0, 1],
    ['push', 'feel:0', false, 0, 1, 2],
    ['feel:1', 'feel:0', true, 0, 1, 2],
  ])('%s, %s and the Seventh Chair (pushes: %s): %i right, %i wrong', (first, second, pushes, right, wrong, idle) => {
    const t = seventh(night([0, 1]), pushes);
    expect(t.match.waitingFor()).toEqual([0, 1]);
    t.answersAs(0, first).answersAs(1, second);
    t.tells('haunt-tells', { what: 'idle', n: idle });
    while (t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
    expect(written(t)).toEqual([right, wrong]);
  });

  test('fewer seated than the Quorum: wrong, and nobody is asked; a wrong letter hurts the seated and calls', () => {
    const t = night([0]).expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    expect([written(t), steps(t)]).toEqual([
      [0, 1],
      [4, 4, 3, 2],
    ]);
    expect(has(t, 0, 'seated')).toBe(false);
    expect(t.state.monsters).toMatchObject([{ kind: 'caller', at: 'hallway' }]);
  });

  test('no more Callers than the limit', () => {
    const t = night([0], (s) => {
      monster(s, 'caller', 'bloody-room', { stunned: true });
      monster(s, 'caller', 'bloody-room', { stunned: true });
    });
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(t.state.monsters).toHaveLength(2);
  });

  test('a hand that has nobody within 4 tiles can only push or hold still', () => {
    const far = night([0, 1], (s) => {
      stand(s, 'salon', 0);
      stand(s, 'bloody-room', 1);
    });
    far.answersAs(0, 'hold-still');
    expect(far.match.waitingFor()).toEqual([1]);
  });

  test('BH-R-15: what somebody has felt only that seat learns', () => {
    const t = seventh(night([0, 1, 2]), true)
      .answersAs(0, 'feel:1')
      .answersAs(2, 'push')
      .answersAs(1, 'push');
    const felt = (viewer: number | 'spectator') =>
      (viewOf(t, viewer).haunt?.memory as { felt: { own: unknown[] }[] } | undefined)?.felt.map(
        ({ own }) => own.length,
      );
    expect([felt(0), felt(1), felt(2), felt('spectator')]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(t.state.haunt?.memory).toMatchObject({ felt: [{ own: [{ letter: 1, whom: 1, pushed: true }] }, {}, {}] });
  });

  test('five right ones win for the Investigators, three wrong ones for the Impostor, before anybody is hurt', () => {
    const t = seventh(night([0, 1], spells(4, 2)), true)
      .answersAs(0, 'push')
      .answersAs(1, 'push');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'leave', winners: [0, 2] });
    const lost = night([0], spells(4, 2));
    expect([lost.state.result, steps(lost)]).toEqual([{ side: 'traitor', why: 'sit', winners: [1] }, [4, 4, 3, 3]]);
  });
});

describe('5, The Seventh Chair: the Impostor', () => {
  const impostor = (edit: Edit = () => {}) =>
    turn(
      seance((s) => {
        s.turn.seat = 1;
        edit(s);
      }),
    );

  test('steps forward at the start of the own turn: free, healed, stronger, an open traitor', () => {
    const t = impostor((s) => {
      put(s, 'bound', 1);
      put(s, 'seated', 1);
      Object.assign(s.explorers[1]?.traits ?? {}, { sanity: 1 });
    }).answers('reveal');
    expect(t.state.haunt).toMatchObject({ traitor: 1, revealed: true });
    expect([t.state.explorers[1]?.statuses, steps(t, 1)]).toEqual([[], [5, 4, 3, 4]]);
    expect(t.legal).not.toContain('haunt:take-hold:0');
    t.answers('go:hallway', 'go:kitchen', 'end-turn');
    expect(has(t, 1, 'seated')).toBe(false); // never again
  });

  test('afterwards the letter is right with the Quorum of those who live, and wrong without; nobody is asked', () => {
    const open = (seated: readonly number[], edit: Edit = () => {}) =>
      night(seated, (s) => {
        if (s.haunt) Object.assign(s.haunt, { revealed: true, traitor: 1 });
        edit(s);
      });
    expect(written(open([0, 2]))).toEqual([1, 0]);
    const alone = open([0], (s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    expect(written(alone)).toEqual([1, 0]);
    expect(written(open([0]))).toEqual([0, 1]);
  });

  test('BH-MON-01: before that a Caller hunts the nearest who is seated, else the nearest', () => {
    const hunts = (edit: Edit) => {
      const t = night([], (s) => {
        if (s.haunt) s.haunt.round = 1;
        stand(s, 'entrance-hall', 0);
        stand(s, 'salon', 1, 2);
        monster(s, 'caller', 'hallway');
        edit(s);
      });
      return t.told('monster-target')[0];
    };
    expect(hunts(() => {})).toMatchObject({ details: { target: 0 } });
    expect(hunts((s) => put(s, 'seated', 2))).toMatchObject({ details: { target: 2 } });
  });

  test('the Impostor’s death wins for the others, and shows the role', () => {
    const t = turn(seance((s) => Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 })));
    rolls(t, 2, 2, 2, 2, 2, 0, 0).answers('attack:bare:1');
    while (t.state.result === null) t.answersAs(1, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
  });
});
