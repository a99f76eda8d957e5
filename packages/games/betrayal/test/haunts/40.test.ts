import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import type { MonsterState } from '../../src/state.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  readonly saved: number;
  readonly viewing: number;
  readonly dim: boolean;
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
/** The next Mannequin stands here; its face is known to the traitor, or to all. */
const stands =
  (where: TileId, face: 'breathing' | 'plaster', known = false): Edit =>
  (s) => {
    monster(s, 'mannequin', where);
    token(s, 'face', {
      on: s.monsters.at(-1)?.id ?? null,
      up: known,
      face: { face, seen: known ? [...s.explorers.keys()] : [1] },
    });
  };
const where = (t: Table): TileId[] => t.state.monsters.map(({ at: tile }) => tile);
const faces = (t: Table): (string | undefined)[] => tokens(t, 'face').map(({ face }) => face?.face);
const viewers = (t: Table): unknown[] => tokens(t, 'viewer').map(({ on }) => on);
/** Seat 0 is in the Kitchen, seat 2 and the traitor are upstairs. */
const home = (edit: Edit = () => {}): Edit =>
  amid(40, (s) => {
    stand(s, 'kitchen', 0);
    stand(s, 'bloody-room', 1, 2);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(home(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    home((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );
const monsters = (edit: Edit, ...pips: number[]) =>
  rolls(
    table(
      'monsters',
      home((s) => {
        s.turn.seat = 1;
        edit(s);
      }),
    ),
    ...pips,
  );

describe('40, Show Home: set-up', () => {
  test.each([
    [3, 6, 2],
    [6, 10, 3],
  ])(
    'for %i: the Dining Room, Mannequins elsewhere, some of them with a pulse, and whoever has most Sanity healed',
    (seats, count, breathing) => {
      const t = begins(40, seats, (s) => {
        s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => tile !== 'dining-room'));
        s.stack.push('dining-room');
        lays(s, 'salon', { x: 1, y: -2, turn: 1 });
        if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, speed: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2, memory: { saved: 0, viewing: 0, dim: false } });
      expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
      expect(t.state.house['dining-room']).toBeDefined();
      expect(where(t)).toHaveLength(count);
      expect(where(t)).not.toContain('dining-room');
      expect(faces(t).filter((face) => face === 'breathing')).toHaveLength(breathing);
      // Four rooms: one each, then once more.
      const each = ['kitchen', 'salon', 'conservatory', 'bloody-room'].map(
        (tile) => where(t).filter((one) => one === tile).length,
      );
      expect(Math.max(...each) - Math.min(...each)).toBe(count % 4 === 0 ? 0 : 1);
    },
  );

  test('rooms with symbols come first; none from which nobody can walk to the Entrance Hall; without a room the Hallway', () => {
    const t = begins(40, 3, (s) => {
      lays(s, 'larder', { x: 0, y: 1, turn: 0 });
      lays(s, 'chapel', { x: 9, y: 9 });
      lays(s, 'armory', { x: 2, y: -1, turn: 1 });
    });
    // Kitchen, Salon, Conservatory and Bloody Room have symbols; of the others only the Armory is reached.
    expect(where(t).slice(0, 4).sort()).toEqual(['bloody-room', 'conservatory', 'kitchen', 'salon']);
    expect(where(t)[4]).toBe('armory');
    const bare = begins(40, 3, (s) => {
      const gone = ['kitchen', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
      lays(s, 'dining-room', { x: 1, y: -1 });
    });
    expect(new Set(where(bare))).toEqual(new Set(['hallway']));
  });

  test('BH-SECRET-02: the traitor knows every face, the heroes none until it is turned up', () => {
    const t = hero((s) => {
      stands('salon', 'breathing')(s);
      stands('salon', 'plaster', true)(s);
    });
    const seen = (viewer: number) =>
      viewOf(t, viewer)
        .tokens.filter(({ kind }) => kind === 'face')
        .map(({ face }) => face);
    expect(seen(1)).toEqual([{ face: 'breathing' }, { face: 'plaster' }]);
    expect(seen(0)).toEqual([{ face: null }, { face: 'plaster' }]);
  });
});

describe('40, Show Home: Eyes', () => {
  const acts = (t: Table): string[] => t.offered('go:');

  test('BH-LOS-01: whoever is seen at the start of the monster turn neither moves nor attacks', () => {
    const beside = monsters(stands('kitchen', 'plaster'), 2, 2, 2);
    expect([where(beside), beside.decision.kind]).toEqual([['kitchen'], 'turn']);
    const straight = monsters(stands('conservatory', 'plaster'), 2, 2, 2); // Kitchen, Hallway, Conservatory
    expect(straight.decision.kind).toBe('turn');
    const free = monsters(stands('salon', 'plaster'), 2, 2, 2);
    free.expects(1, 'monster');
    expect(acts(free)).toEqual(['go:dining-room']);
    const order = monsters(
      (s) => {
        for (const tile of ['kitchen', 'salon', 'conservatory', 'salon'] as const) stands(tile, 'plaster')(s);
      },
      ...[2, 2, 2],
    );
    order.expects(1, 'monsters', ['act:mannequin:2', 'act:mannequin:4']); // nobody is asked when the others do nothing
    const dead = monsters(
      (s) => {
        stands('kitchen', 'plaster')(s);
        if (s.explorers[0]) s.explorers[0].dead = true;
      },
      2,
      2,
      2,
    );
    expect(acts(dead)).not.toEqual([]);
    const traitor = monsters(
      (s) => {
        stands('kitchen', 'plaster')(s);
        stand(s, 'bloody-room', 0);
        stand(s, 'kitchen', 1);
      },
      2,
      2,
      2,
    );
    expect(acts(traitor)).not.toEqual([]);
  });

  test('nothing is checked later: it may walk into sight and attack', () => {
    const t = monsters(stands('salon', 'plaster'), 2, 2, 2).answers('go:dining-room', 'go:kitchen');
    expect(t.legal).toContain('attack:bare:0');
  });

  test('Dim the lights: in the coming monster turn only the own tile is seen; once with three players', () => {
    const dimmed = (where_: TileId) =>
      monsters(
        (s) => {
          stands(where_, 'plaster')(s);
          remembers({ dim: true })(s);
        },
        2,
        2,
        2,
      );
    expect(acts(dimmed('conservatory'))).not.toEqual([]);
    expect(dimmed('kitchen').decision.kind).toBe('turn');
    expect(memory(dimmed('kitchen')).dim).toBe(false); // over now
    const t = traitors().answers('haunt:dim-the-lights');
    expect(memory(t).dim).toBe(true);
    t.refuses('haunt:dim-the-lights', 'blocked');
    const used = traitors((s) => {
      if (s.haunt) s.haunt.used['game:dim-the-lights:traitor'] = 1;
    });
    expect(used.whyNot('haunt:dim-the-lights')).toBe('used-already');
  });

  test('Mannequins hinder nobody, cannot be attacked, and a lost attack does nothing to them', () => {
    const t = hero(stands('kitchen', 'plaster'));
    expect(t.offered('attack')).toEqual([]);
    expect(t.decision.options.find(({ id }) => id === 'go:hallway')?.details?.['cost']).toBe(1);
    const lost = monsters(stands('salon', 'plaster'), ...[2, 2, 2], ...[0, 0, 0, 0], ...[2, 2, 0, 0, 0]);
    lost.answers('go:dining-room', 'go:kitchen', 'attack:bare:0');
    expect(lost.state.monsters).toMatchObject([{ at: 'kitchen', stunned: false }]);
  });
});

describe('40, Show Home: the heroes', () => {
  const feels = (edit: Edit, ...pips: number[]) =>
    rolls(hero(edit), ...pips).answers('haunt:feel:mannequin:1', 'knowledge');

  test('Feel for a pulse: 4 or more turns it up; a Breathing one becomes a Viewer, plaster stays', () => {
    const alive = feels(stands('kitchen', 'breathing'), 2, 2, 0);
    expect([where(alive), faces(alive), viewers(alive)]).toEqual([[], [], [0]]);
    alive.tells('haunt-tells', { what: 'pulse' });
    const cold = feels(stands('kitchen', 'plaster'), 2, 2, 0);
    expect([where(cold), viewers(cold)]).toEqual([['kitchen'], []]);
    expect(tokens(cold, 'face')).toMatchObject([{ up: true, face: { face: 'plaster', seen: [0, 1, 2] } }]);
    expect(cold.offered('haunt:feel')).toEqual([]); // there is nothing more to feel
  });

  test('2 or 3 is nothing, 0 or 1 is 1 Mental damage', () => {
    const vain = feels(stands('kitchen', 'breathing'), 2, 1, 0);
    expect([where(vain), vain.decision.kind]).toEqual([['kitchen'], 'turn']);
    expect(feels(stands('kitchen', 'breathing'), 2, 0, 0).decision.kind).toBe('turn');
    feels(stands('kitchen', 'breathing'), 1, 0, 0).expects(0, 'take-damage', ['knowledge', 'sanity']);
  });

  test('one that shows Breathing can be felt again; which of several is the hero’s choice', () => {
    const t = hero((s) => {
      stands('kitchen', 'breathing', true)(s);
      stands('kitchen', 'plaster', true)(s);
      stands('kitchen', 'plaster')(s);
    });
    expect(t.offered('haunt:feel')).toEqual(['haunt:feel:mannequin:1', 'haunt:feel:mannequin:3']);
  });

  const walks = (edit: Edit = () => {}) =>
    hero((s) => {
      stand(s, 'hallway', 0);
      token(s, 'viewer', { on: 0 });
      edit(s);
    });

  test('Show them out: in the Entrance Hall each Viewer is saved, and the last one wins', () => {
    const t = walks().answers('go:entrance-hall');
    expect([memory(t).saved, viewers(t), t.state.result]).toEqual([1, [], null]);
    const both = walks((s) => token(s, 'viewer', { on: 0 })).answers('go:entrance-hall');
    expect(both.state.result).toEqual({ side: 'heroes', why: 'saved', winners: [0, 2] });
    const there = rolls(
      hero((s) => {
        stand(s, 'entrance-hall', 0);
        stands('entrance-hall', 'breathing')(s);
      }),
      ...[2, 2, 0],
    ).answers('haunt:feel:mannequin:1', 'knowledge');
    expect([memory(there).saved, viewers(there)]).toEqual([1, []]);
  });

  test('handed over in the Entrance Hall it is saved as well; the traitor gets none', () => {
    const t = hero((s) => {
      stand(s, 'entrance-hall', 0, 1, 2);
      token(s, 'viewer', { on: 2 });
    });
    t.answers('trade:2', 'done', 'ware:token:1', 'done', 'yes');
    expect([memory(t).saved, viewers(t)]).toEqual([1, []]);
    const offer = hero((s) => {
      stand(s, 'kitchen', 0, 1);
      token(s, 'viewer', { on: 0 });
    }).answers('trade:1');
    expect(offer.whyNot('ware:token:1')).toBe('not-carried');
  });

  test('BH-DEATH-02: what the dead led stands there again, Breathing and face up', () => {
    const t = rolls(
      traitors((s) => {
        stand(s, 'kitchen', 1);
        token(s, 'viewer', { on: 0 });
        Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      }),
      ...[2, 2, 0, 0],
      ...[0, 0, 0, 0],
    ).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answersAs(0, t.legal[0] ?? '');
    expect([where(t), viewers(t), faces(t)]).toEqual([['kitchen'], [], ['breathing']]);
    expect(tokens(t, 'face')[0]?.face?.seen).toEqual([0, 1, 2]);
  });

  test('Topple: Might, 4 or more, to a random room at least 3 tiles away', () => {
    const topples = (...pips: number[]) =>
      rolls(
        hero((s) => {
          stand(s, 'dining-room', 0);
          stands('dining-room', 'plaster')(s);
        }),
        ...pips,
      ).answers('haunt:topple:mannequin:1');
    // Kitchen and Salon are beside it; Conservatory is 3 and Bloody Room 5 away.
    expect(['conservatory', 'bloody-room']).toContain(where(topples(2, 2, 0, 0, 0))[0]);
    expect(where(topples(2, 1, 0, 0, 0))).toEqual(['dining-room']);
    expect(hero(stands('kitchen', 'plaster')).offered('haunt:topple')).toEqual([]);
  });

  test('where no room is so far away, to the farthest', () => {
    const t = rolls(
      hero((s) => {
        s.house = Object.fromEntries(
          Object.entries(s.house).filter(([tile]) => !['bloody-room', 'conservatory', 'salon'].includes(tile)),
        );
        stand(s, 'upper-landing', 1, 2);
        stand(s, 'dining-room', 0);
        stands('dining-room', 'plaster')(s);
      }),
      ...[2, 2, 0, 0, 0],
    ).answers('haunt:topple:mannequin:1');
    expect(where(t)).toEqual(['kitchen']);
  });
});

describe('40, Show Home: the traitor', () => {
  const attacks = (edit: Edit = () => {}) =>
    monsters(
      (s) => {
        stands('salon', 'plaster')(s);
        edit(s);
      },
      ...[2, 2, 2],
      ...[2, 0, 0, 0],
      ...[0, 0, 0, 0, 0],
    ).answers('act:mannequin:1', 'go:dining-room', 'go:kitchen', 'attack:bare:0');
  const two: Edit = stands('salon', 'plaster');

  test('Usher: in place of the damage both come to the Dining Room', () => {
    const t = attacks(two).expects(1, 'haunt-choice', ['usher-in', 'usher-not']).answers('usher-in');
    expect([where(t)[0], at(t), steps(t)]).toEqual(['dining-room', 'dining-room', [4, 4, 3, 3]]);
    expect(viewOf(t, 0).haunt?.book).toContain('rule:usher');
    attacks(two).answers('usher-not').expects(0, 'take-damage');
  });

  const dines = (count: number, edit: Edit = () => {}) => {
    const t = monsters(
      (s) => {
        for (let i = 0; i < count; i++) stands('dining-room', 'plaster')(s);
        stand(s, 'dining-room', 0);
        edit(s);
      },
      ...[0, 0, 0],
    );
    while (t.state.result === null && t.decision.kind === 'monsters') t.answers(t.legal[0] ?? '');
    return t;
  };

  test('so many Mannequins and a living hero at the table at the end of the monster turn: the traitor wins', () => {
    expect(dines(4).state.result).toEqual({ side: 'traitor', why: 'table', winners: [1] });
    expect(dines(3).state.result).toBeNull();
    const empty = dines(4, (s) => {
      stand(s, 'kitchen', 0);
      for (const one of s.monsters as MonsterState[]) one.stunned = true; // they only get up
    });
    expect(empty.state.result).toBeNull();
    expect(
      hero((s) => {
        for (let i = 0; i < 4; i++) stands('dining-room', 'plaster')(s);
        stand(s, 'dining-room', 0);
      }).state.result,
    ).toBeNull(); // it counts only then
  });

  test('the Viewing goes on at the end of each round, and at its last number the traitor wins', () => {
    const round = (n: number) => table('round', home(remembers({ viewing: n })));
    expect([memory(round(2)).viewing, round(3).state.result]).toEqual([3, null]);
    expect(round(4).state.result).toEqual({ side: 'traitor', why: 'viewing', winners: [1] });
  });

  test('BH-R-03: with the traitor dead the Mannequins are still led', () => {
    const t = monsters(
      (s) => {
        stands('salon', 'plaster')(s);
        if (s.explorers[1]) s.explorers[1].dead = true;
      },
      2,
      2,
      2,
    );
    t.expects(1, 'monster');
  });
});
