import { describe, expect, test } from 'vitest';
import { dropTile } from '../../src/content/kit.ts';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { type Edit, playOn, rolls, steps, type Table, table, token, turn, viewOf } from '../kit.ts';

interface Memory {
  dawn: number;
  said: { who: number; about: number; answer: string }[];
}
const memory = (t: Table) => t.state.haunt?.memory as unknown as Memory;
const remembers =
  (more: object): Edit =>
  (s) =>
    void Object.assign(s.haunt?.memory ?? {}, more);
const round =
  (n: number): Edit =>
  (s) => {
    if (s.haunt) s.haunt.round = n;
  };
/** A Memory that these seats have seen. */
const lies =
  (at: TileId, n: number, face: 'sun' | 'moon', ...seen: number[]): Edit =>
  (s) =>
    token(s, 'memory', { at, n, up: false, face: { face, seen, alone: true } });
const keyed =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push('key');
  };
const dead =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) s.explorers[seat].dead = true;
  };
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
const hasKey = (t: Table, seat: number): boolean => t.state.explorers[seat]?.statuses.includes('key') === true;
/** Seat 1 is the Double; everybody stands in the Kitchen. */
const among = (edit: Edit = () => {}, seats = 3): Edit =>
  amid(
    44,
    all((s) => stand(s, 'kitchen', ...Array.from({ length: seats }, (_, seat) => seat)), edit),
  );
const act = (edit: Edit = () => {}, seats = 3) => turn(among(edit, seats), {}, seats);

describe('44, Familiar Stranger: set-up', () => {
  test.each([
    [3, 6, 4],
    [6, 9, 6],
  ])('for %i: %i Memories face down, of which each Friend has seen %i, and the Double one', (seats, count, sees) => {
    const t = begins(44, seats);
    const all = tokens(t, 'memory');
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ at }) => at)).size).toBe(Math.min(count, 5)); // there are five rooms: then round again
    for (const { face, up } of all) expect([['sun', 'moon'].includes(face?.face ?? ''), up]).toEqual([true, false]);
    const roles = t.state.haunt?.roles.map(({ face }) => face) ?? [];
    expect(roles.filter((role) => role === 'double')).toHaveLength(1);
    for (const [seat, role] of roles.entries()) {
      expect(all.filter(({ face }) => face?.seen.includes(seat))).toHaveLength(role === 'double' ? 1 : sees);
      const shown = viewOf(t, seat).tokens.filter(
        ({ face }) => (face as { face: string | null } | null)?.face !== null,
      );
      expect(shown).toHaveLength(role === 'double' ? 1 : sees);
    }
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });

  test('no Memory lies where there is no way to the Entrance Hall', () => {
    const t = begins(44, 3, (s) => {
      s.house = { ...s.house, 'bloody-room': { region: 'upper', x: 5, y: 5, turn: 0 } };
    });
    expect(tokens(t, 'memory').map(({ at }) => at)).not.toContain('bloody-room');
  });
});

describe('44, Familiar Stranger: Remember together', () => {
  const here = (...seen: number[]) => act(lies('kitchen', 1, 'sun', ...seen));

  test('a Friend says what is so, and nothing where it was not seen; the Double may say anything', () => {
    const t = here(0).answers('haunt:remember:1');
    t.expects(0, 'haunt-sealed', ['say-sun']).expects(1, 'haunt-sealed', ['say-sun', 'say-moon', 'say-blank']);
    act(lies('kitchen', 1, 'sun'))
      .answers('haunt:remember:2')
      .expects(2, 'haunt-sealed', ['say-blank']);
  });

  test('both answers are shown, then the Memory is turned up and stays so', () => {
    const t = here(0).answers('haunt:remember:1').answersAs(0, 'say-sun');
    expect(memory(t).said).toEqual([]); // not before both are in
    t.answersAs(1, 'say-blank');
    expect(memory(t).said).toEqual([
      { who: 0, about: 1, answer: 'sun' },
      { who: 1, about: 1, answer: 'blank' },
    ]);
    expect(tokens(t, 'memory')).toMatchObject([{ up: true, face: { face: 'sun', seen: [0, 1, 2] } }]);
    expect(t.state.haunt?.revealed).toBe(false);
    expect(t.legal.some((id) => id.startsWith('haunt:remember'))).toBe(false);
  });

  test('a wrong face reveals the Double; a lucky guess does not', () => {
    const wrong = here(0).answers('haunt:remember:1').answersAs(0, 'say-sun').answersAs(1, 'say-moon');
    expect(wrong.state.haunt).toMatchObject({ revealed: true, traitor: 1 });
    const right = here(0).answers('haunt:remember:1').answersAs(0, 'say-sun').answersAs(1, 'say-sun');
    expect(right.state.haunt?.revealed).toBe(false);
  });

  test('of two Memories on a tile the active player picks; once a turn, and with somebody else there', () => {
    const two = act(all(lies('kitchen', 1, 'sun'), lies('kitchen', 2, 'moon', 0, 2))).answers('haunt:remember:2');
    two.expects(0, 'haunt-choice', ['memory:1', 'memory:2']).answers('memory:2');
    two.answersAs(0, 'say-moon').answersAs(2, 'say-moon');
    expect(tokens(two, 'memory').map(({ up }) => up)).toEqual([false, true]);
    two.refuses('haunt:remember:1', 'blocked');
    expect(act(all(lies('kitchen', 1, 'sun'), (s) => stand(s, 'hallway', 1, 2))).legal).not.toContain(
      'haunt:remember:1',
    );
    expect(act(lies('hallway', 1, 'sun')).legal).not.toContain('haunt:remember:1');
  });

  test('a Memory whose room leaves the house is turned up without answers', () => {
    const t = playOn((g) => dropTile(g, 'salon'), among(lies('salon', 1, 'moon')));
    t.tells('haunt-tells', { what: 'is-moon', n: 1 });
    expect([tokens(t, 'memory'), memory(t).said]).toEqual([[], []]);
  });
});

describe('44, Familiar Stranger: the end of a round', () => {
  const night = (edit: Edit) => table('round', among(edit));

  test('Listening: all are asked, and only the Double learns; the dead are not asked', () => {
    const t = night(all(lies('salon', 1, 'sun'), lies('kitchen', 2, 'moon')));
    expect(t.match.waitingFor()).toEqual([0, 1, 2]);
    t.answersAs(0, 'listen:1').answersAs(1, 'listen:2').answersAs(2, 'listen:1');
    expect(tokens(t, 'memory').map(({ face }) => face?.seen)).toEqual([[], [1]]);
    expect(memory(t).dawn).toBe(1);
    const fewer = night(all(lies('salon', 1, 'sun'), dead(2)));
    expect(fewer.match.waitingFor()).toEqual([0, 1]);
    expect(memory(night(() => {})).dawn).toBe(1); // with all turned up nobody is asked
  });

  test('Dawn: the Double wins in round 7, and 6 rounds after the reveal', () => {
    const won = { side: 'traitor', why: 'dawn', winners: [1] };
    expect([night(remembers({ dawn: 5 })).state.result, night(remembers({ dawn: 6 })).state.result]).toEqual([
      null,
      won,
    ]);
    const open = (dawn: number) =>
      night(
        all(remembers({ dawn }), (s) => {
          if (s.haunt) Object.assign(s.haunt, { revealed: true, traitor: 1 });
          token(s, 'door-bolt', { at: 'entrance-hall' });
        }),
      ).state.result;
    expect([open(4), open(5)]).toEqual([null, won]);
  });
});

describe('44, Familiar Stranger: keys', () => {
  const atDoor = (edit: Edit = () => {}, seats = 3) =>
    act(
      all(round(3), (s) => stand(s, 'entrance-hall', ...Array.from({ length: seats }, (_, seat) => seat)), edit),
      seats,
    );
  const votes = (t: Table, ...ballots: [number, boolean][]) => {
    for (const [seat, yes] of ballots) t.answersAs(seat, yes ? 'vote-yes' : 'vote-no');
    return t;
  };

  test('from round 3 on, in the Entrance Hall; all but the one named vote, and a tie is enough', () => {
    atDoor(round(2)).refuses('haunt:hand-over', 'blocked');
    expect(act(round(3)).legal.some((id) => id.startsWith('haunt:hand-over'))).toBe(false);
    const t = atDoor().answers('haunt:hand-over:2');
    expect(t.match.waitingFor()).toEqual([0, 1]);
    votes(t, [0, true], [1, false]);
    t.tells('haunt-tells', { what: 'vote-yes', who: 0 }).tells('haunt-tells', { what: 'vote-no', who: 1 });
    expect(hasKey(t, 2)).toBe(true);
    expect(hasKey(votes(atDoor().answers('haunt:hand-over:2'), [0, false], [1, false]), 2)).toBe(false);
    expect(atDoor(keyed(2)).legal).toContain('haunt:hand-over:1');
    expect(atDoor(keyed(2)).legal).not.toContain('haunt:hand-over:2');
  });

  test('Take it back: only with more yes than no, and each yes costs 1 Mental damage', () => {
    const t = votes(atDoor(keyed(2)).answers('haunt:take-back:2'), [0, true], [1, true]);
    t.answersAs(0, 'sanity').answersAs(1, 'sanity');
    expect([hasKey(t, 2), steps(t)[3], steps(t, 1)[3]]).toEqual([false, 2, 3]);
    const tie = votes(atDoor(keyed(2)).answers('haunt:take-back:2'), [0, true], [1, false]);
    expect([hasKey(tie, 2), steps(tie)[3]]).toEqual([true, 3]);
  });

  test('as many keys as locks open the door: without the Double the Friends win, with it the Double', () => {
    const opens = (named: number, other: number) =>
      votes(
        atDoor(keyed(other)).answers(`haunt:hand-over:${named}`),
        ...([0, 1, 2] as const).flatMap((seat): [number, boolean][] => (seat === named ? [] : [[seat, true]])),
      );
    expect(opens(2, 0).state.result).toEqual({ side: 'heroes', why: 'door', winners: [0, 2] });
    expect(opens(1, 0).state.result).toEqual({ side: 'traitor', why: 'door', winners: [1] });
  });

  test('there are never more locks than living explorers less one: a death can open the door', () => {
    expect(
      viewOf(
        atDoor(() => {}, 6),
        0,
      ).haunt?.counters[0],
    ).toMatchObject({ name: 'keys', value: 0, goal: 4 });
    const t = atDoor(all(keyed(0), (s) => Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, speed: 1 })));
    expect(viewOf(t, 0).haunt?.counters[0]).toMatchObject({ goal: 2 });
    rolls(t, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:2');
    while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'door', winners: [0, 2] });
  });
});

describe('44, Familiar Stranger: the reveal', () => {
  const revealed = (edit: Edit = () => {}) =>
    act(
      all(lies('kitchen', 1, 'sun'), keyed(0), (s) => {
        s.turn.seat = 1;
        Object.assign(s.explorers[1]?.traits ?? {}, { sanity: 1 });
        edit(s);
      }),
    ).answers('reveal');

  test('healed and stronger; Memories and keys are gone, Bolts lie in the Entrance Hall, the Dawn begins anew; the turn goes on', () => {
    const t = revealed(remembers({ dawn: 5 }));
    expect(steps(t, 1)).toEqual([5, 4, 3, 4]);
    expect([tokens(t, 'memory'), hasKey(t, 0), memory(t).dawn]).toEqual([[], false, 0]);
    expect(tokens(t, 'door-bolt').map(({ at }) => at)).toEqual(['entrance-hall', 'entrance-hall']);
    expect([t.asked, t.decision.kind]).toEqual([1, 'turn']);
  });

  const draws = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(
      act(
        all((s) => {
          if (s.haunt) Object.assign(s.haunt, { revealed: true, traitor: 1 });
          for (let i = 0; i < 2; i++) token(s, 'door-bolt', { at: 'entrance-hall' });
          stand(s, 'entrance-hall', 0);
        }, edit),
      ),
      ...pips,
    ).answers('haunt:draw-a-bolt', 'might');

  test('Draw a bolt: Might or Knowledge, 5 or more, 6 while the Double is there; the last one wins', () => {
    expect(tokens(draws([2, 2, 1, 0, 0]), 'door-bolt')).toHaveLength(1);
    expect(tokens(draws([2, 2, 0, 0, 0]), 'door-bolt')).toHaveLength(2);
    const guarded: Edit = (s) => stand(s, 'entrance-hall', 1);
    expect(tokens(draws([2, 2, 1, 0, 0], guarded), 'door-bolt')).toHaveLength(2);
    expect(tokens(draws([2, 2, 2, 0, 0], guarded), 'door-bolt')).toHaveLength(1);
    const last = draws([2, 2, 1, 0, 0], (s) => void s.tokens.pop());
    expect(last.state.result).toEqual({ side: 'heroes', why: 'out', winners: [0, 2] });
  });

  test('the Double dead, the Friends win; the Friends dead, the Double does', () => {
    const fights = (edit: Edit, attacker: number) => {
      const t = rolls(
        act(all((s) => void Object.assign(s.turn, { seat: attacker }), edit)),
        2,
        2,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ).answers(attacker === 0 ? 'attack:bare:1' : 'attack:bare:0');
      while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
      return t.state.result;
    };
    const frail =
      (seat: number): Edit =>
      (s) =>
        void Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1 });
    expect(fights(frail(1), 0)).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
    expect(fights(all(frail(0), dead(2)), 1)).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });

  test('before the reveal explorers do not hinder each other, and only the Double can step forward', () => {
    const t = act();
    expect(t.legal).not.toContain('reveal');
    const moves = t.state.turn.moves;
    expect(t.answers('go:hallway').state.turn.moves).toBe(moves - 1);
  });
});
