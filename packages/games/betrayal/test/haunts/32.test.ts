import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Possible {
  readonly at: readonly TileId[];
  readonly left: number;
}
interface Memory {
  readonly scenes: readonly { readonly face: TileId }[];
  readonly solved: number;
  readonly hidden: number;
  readonly graves: number;
  readonly statute: number;
  readonly left: { readonly face: string };
  readonly possible: readonly Possible[];
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const where = (t: Table, kind: string): (TileId | null)[] => tokens(t, kind).map(({ at }) => at);
const scenes = (t: Table): TileId[] => memory(t).scenes.map(({ face }) => face);
const guesses = (t: Table): string[] => memory(t).possible.map(({ at, left }) => `${at.join('+')} ${left}`);
const hides =
  (...places: TileId[]): Edit =>
  (s) => {
    const before = (s.haunt?.memory as Memory | undefined)?.scenes ?? [];
    const scenes = [...before, ...places.map((face) => ({ face, seen: [1] }))];
    remembers({ scenes, hidden: scenes.length })(s);
  };
const ROOMS: readonly TileId[] = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'];
/** One Scene in the Salon with one shift left, all five rooms possible; a Witness in the Kitchen; the traitor is upstairs. */
const cold = (edit: Edit = () => {}): Edit =>
  amid(32, (s) => {
    hides('salon')(s);
    token(s, 'witness', { at: 'kitchen' });
    stand(s, 'kitchen', 0);
    stand(s, 'upper-landing', 1);
    remembers({ left: { face: '1', seen: [1] }, possible: ROOMS.map((tile) => ({ at: [tile], left: 1 })) })(s);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(cold(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    cold((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('32, Cold Case: set-up', () => {
  test.each([
    [3, 2, 1, 1, '2', 6],
    [6, 3, 3, 2, '3', 5],
  ])(
    'for %i: Witnesses, Undertakers, Scenes that only the traitor knows',
    (seats, witnesses, first, count, left, statute) => {
      const t = begins(32, seats, (s) => {
        if (s.explorers[0]) Object.assign(s.explorers[0].traits, { knowledge: 1, sanity: 1 });
      });
      expect(t.state.haunt).toMatchObject({
        traitor: 0,
        first: 1,
        memory: { hidden: count, solved: 0, graves: 0, statute },
      });
      expect(steps(t)[3]).toBe(3);
      expect(new Set(where(t, 'witness')).size).toBe(witnesses);
      expect(where(t, 'witness').every((tile) => tile !== null && ROOMS.includes(tile))).toBe(true);
      expect(t.state.monsters.map(({ at }) => at)).toEqual(Array(first).fill('entrance-hall'));
      expect(new Set(scenes(t)).size).toBe(count);
      expect(memory(t).left.face).toBe(left);
      expect(guesses(t)).toContain(`${scenes(t).sort().join('+')} ${left}`);
    },
  );

  test('BH-SECRET-02: the traitor sees where a Scene is, everybody else does not; after the end all do', () => {
    const seen = (t: Table, viewer: number | 'spectator') =>
      viewOf(t, viewer).tokens.find(({ kind }) => kind === 'scene');
    const t = hero();
    expect(seen(t, 1)).toMatchObject({ at: 'salon', face: null });
    expect([seen(t, 0), seen(t, 'spectator')]).toEqual([undefined, undefined]);
    const over = hero(remembers({ graves: 3 }));
    expect(over.state.result?.why).toBe('graves');
    expect(seen(over, 0)).toMatchObject({ at: 'salon' });
  });

  const asked = (seats: number, edit: Edit) => {
    const t = table(
      'haunt-begins',
      (s) => {
        amid(32)(s);
        s.haunt = null;
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        if (s.explorers[0]) s.explorers[0].traits.knowledge = 1;
        edit(s);
      },
      { haunt: 32 },
      seats,
    ).answers('yes');
    return t;
  };

  test('no Scene where a hero stands or where nobody can walk to, none in the Elevator; where there are too few rooms, with heroes too', () => {
    const t = asked(3, (s) => {
      stand(s, 'salon', 1);
      stand(s, 'kitchen', 0); // the traitor
      lays(s, 'mystic-elevator', { x: 2, y: -1, turn: 2 });
      lays(s, 'chapel', { x: 9, y: 9 });
    });
    t.expects(0, 'haunt-tile', ['kitchen', 'dining-room', 'conservatory', 'bloody-room']);
    const few = asked(4, (s) => {
      for (const tile of ['conservatory', 'bloody-room', 'salon'] as const)
        s.house = Object.fromEntries(Object.entries(s.house).filter(([id]) => id !== tile));
      stand(s, 'kitchen', 1);
    });
    few.expects(0, 'haunt-tile', ['kitchen', 'dining-room']);
  });

  test('two Scenes lie 3 apart where any two rooms do', () => {
    const t = asked(6, () => {});
    // Bloody Room upstairs: Kitchen 4, Dining Room 5, Salon 6, Conservatory 4; Salon and Conservatory: 4, Dining Room and Conservatory 3.
    t.expects(0, 'haunt-tile', [...ROOMS]).answers('dining-room');
    t.expects(0, 'haunt-tile', ['conservatory', 'bloody-room']);
    const near = asked(6, (s) => {
      for (const tile of ['conservatory', 'bloody-room', 'salon'] as const)
        s.house = Object.fromEntries(Object.entries(s.house).filter(([id]) => id !== tile));
    });
    near
      .expects(0, 'haunt-tile', ['kitchen', 'dining-room'])
      .answers('kitchen')
      .expects(0, 'haunt-tile', ['dining-room']);
    near.answers('dining-room');
    expect(memory(near)).toMatchObject({ hidden: 2 });
  });

  test('fewer rooms than Scenes: only so many, and Solved needs as many', () => {
    const t = asked(6, (s) => {
      s.house = Object.fromEntries(
        Object.entries(s.house).filter(([id]) => !ROOMS.includes(id as TileId) || id === 'kitchen'),
      );
    }).answers('kitchen');
    expect([memory(t).hidden, scenes(t)]).toEqual([1, ['kitchen']]);
  });
});

describe('32, Cold Case: Question', () => {
  const asks = (edit: Edit = () => {}) => rolls(hero(edit), 2, 2, 1).answers('haunt:question', 'knowledge');
  const said = (scene: TileId, edit: Edit = () => {}) => {
    const t = asks((s) => {
      remembers({ scenes: [{ face: scene, seen: [1] }] })(s);
      edit(s);
    });
    return ['here', 'close', 'far', 'away'].filter((what) => {
      try {
        t.tells('haunt-tells', { what });
        return true;
      } catch {
        return false;
      }
    });
  };

  test.each([
    ['kitchen', 'here'],
    ['dining-room', 'close'],
    ['salon', 'close'],
    ['bloody-room', 'far'],
  ] as const)('asked in the Kitchen, a Scene there: %s is %s', (scene, answer) => {
    expect(said(scene)).toEqual([answer]);
  });

  test('5 tiles and more are away, and so is what has no way; obstacles do not count, the nearest Scene does', () => {
    const up: Edit = (s) => lays(s, 'gallery', { region: 'upper', x: 0, y: -2 });
    expect(said('library', (s) => lays(s, 'library', { region: 'upper', x: 1, y: 0, turn: 2 }))).toEqual(['far']);
    expect(said('library', (s) => lays(s, 'library', { region: 'upper', x: 7, y: 7 }))).toEqual(['away']);
    expect(
      said('chasm', (s) => {
        up(s);
        lays(s, 'chasm', { region: 'basement', x: 0, y: -1 });
        lays(s, 'catacombs', { region: 'basement', x: 0, y: -2 });
      }),
    ).toEqual(['far']);
    expect(
      said('catacombs', (s) => {
        lays(s, 'chasm', { region: 'basement', x: 0, y: -1 });
        lays(s, 'catacombs', { region: 'basement', x: 0, y: -2 });
      }),
    ).toEqual(['away']);
    expect(said('bloody-room', (s) => token(s, 'obstacle', { at: 'hallway' }))).toEqual(['far']);
    expect(said('bloody-room', (s) => hides('salon')(s))).toEqual(['close']);
  });

  test('what can still be true is told to all; then the Witness goes to another room without one', () => {
    const t = asks((s) => {
      for (const tile of ['dining-room', 'salon', 'conservatory'] as const) token(s, 'witness', { at: tile });
    });
    expect(guesses(t)).toEqual(['dining-room 1', 'salon 1', 'conservatory 1']);
    expect(where(t, 'witness')).toEqual(['bloody-room', 'dining-room', 'salon', 'conservatory']);
    const full = asks((s) => {
      for (const tile of ROOMS) if (tile !== 'kitchen') token(s, 'witness', { at: tile });
    });
    expect(where(full, 'witness')[0]).toBe('kitchen'); // nowhere to go
  });

  test('less is nothing, 0 or 1 is 1 Mental damage; without a Witness there is nobody to ask', () => {
    const fails = (...pips: number[]) => rolls(hero(), ...pips).answers('haunt:question', 'knowledge');
    const vain = fails(2, 2, 0);
    expect([vain.decision.kind, guesses(vain)]).toEqual(['turn', ROOMS.map((tile) => `${tile} 1`)]);
    fails(1, 0, 0).expects(0, 'take-damage', ['knowledge', 'sanity']);
    expect(fails(2, 0, 0).decision.kind).toBe('turn');
    expect(hero((s) => stand(s, 'salon', 0)).legal).not.toContain('haunt:question');
    expect(traitors((s) => stand(s, 'kitchen', 1)).legal).not.toContain('haunt:question');
  });
});

describe('32, Cold Case: Dig', () => {
  const digs = (at: TileId, edit: Edit = () => {}) =>
    rolls(
      hero((s) => {
        stand(s, at, 0);
        edit(s);
      }),
      2,
      2,
      0,
      0,
      0,
    ).answers('haunt:dig');

  test('on the Scene: it is solved, a Grave lies face down, and the last one wins; enemies do not matter', () => {
    const t = digs('salon', (s) => {
      stand(s, 'salon', 1);
      monster(s, 'undertaker', 'salon');
    });
    expect(t.state.result).toEqual({ side: 'heroes', why: 'solved', winners: [0, 2] });
    const first = digs('salon', (s) => {
      hides('kitchen')(s);
      remembers({
        hidden: 2,
        possible: [
          { at: ['salon', 'kitchen'], left: 1 },
          { at: ['dining-room', 'kitchen'], left: 1 },
        ],
      })(s);
    });
    expect([first.state.result, memory(first).solved, memory(first).graves, scenes(first)]).toEqual([
      null,
      1,
      0,
      ['kitchen'],
    ]);
    expect(tokens(first, 'grave')).toMatchObject([{ at: 'salon', up: false }]);
    expect(guesses(first)).toEqual(['kitchen 1']);
    first.refuses('haunt:dig', 'no-such-option');
  });

  test('elsewhere: a Grave, 1 Mental damage, and an Undertaker climbs out as long as there are any', () => {
    const t = digs('kitchen');
    t.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    expect(memory(t)).toMatchObject({ graves: 1, solved: 0 });
    expect(tokens(t, 'grave')).toMatchObject([{ at: 'kitchen', up: true }]);
    expect(t.state.monsters.map(({ at }) => at)).toEqual(['kitchen']);
    expect(guesses(t)).not.toContain('kitchen 1');
    const full = digs('kitchen', (s) => {
      for (let i = 0; i < 3; i++) monster(s, 'undertaker', 'hallway');
    });
    expect(full.state.monsters).toHaveLength(3);
  });

  test('with three players 4 are needed, with more 5; no Dig on a starting tile or where a Grave is', () => {
    const with4 = (seats: number, ...pips: number[]) => {
      const t = rolls(turn(cold(), {}, seats), ...pips).answers('haunt:dig');
      return memory(t).graves;
    };
    expect([with4(3, 2, 1, 0, 0, 0), with4(3, 2, 2, 0, 0, 0)]).toEqual([0, 1]);
    expect([with4(4, 2, 2, 0, 0, 0), with4(4, 2, 2, 1, 0, 0)]).toEqual([0, 1]);
    expect(hero((s) => stand(s, 'hallway', 0)).legal).not.toContain('haunt:dig');
    expect(hero((s) => token(s, 'grave', { at: 'kitchen' })).legal).not.toContain('haunt:dig');
  });

  test('a hero who dies of a wrong Dig is one more Grave besides', () => {
    const t = digs('kitchen', (s) => {
      Object.assign(s.explorers[0]?.traits ?? {}, { knowledge: 1, sanity: 1 });
    }).answers('sanity');
    expect(t.state.explorers[0]?.dead).toBe(true);
    expect(memory(t).graves).toBe(2);
    expect(viewOf(t, 2).haunt?.book).toContain('rule:dead');
  });
});

describe('32, Cold Case: the bones', () => {
  const here: Edit = (s) => stand(s, 'salon', 1);

  test('at the end of the own turn the traitor is always asked, whether there is anything to shift or not', () => {
    traitors().answers('end-turn').expects(1, 'haunt-choice', ['leave-bones']);
    traitors(here).answers('end-turn').expects(1, 'haunt-choice', ['leave-bones', 'shift:dining-room']);
    expect(hero().answers('end-turn').asked).not.toBe(0);
  });

  test('a Scene moves to an adjacent room; only the traitor is told, and the heroes know that it may have', () => {
    const t = traitors(here).answers('end-turn', 'shift:dining-room');
    expect([scenes(t), memory(t).left.face]).toEqual([['dining-room'], '0']);
    expect(guesses(t)).toEqual([...ROOMS.map((tile) => `${tile} 1`), 'dining-room 0']);
    const kept = traitors(here).answers('end-turn', 'leave-bones');
    expect([scenes(kept), memory(kept).left.face, guesses(kept)]).toEqual([['salon'], '1', guesses(t)]);
    const told = (one: Table, viewer: number) =>
      one.match.eventsFor(viewer).filter(({ details }) => details['what'] === 'shifted');
    expect([told(t, 1).length, told(t, 0).length, told(kept, 1).length]).toEqual([1, 0, 0]);
  });

  test('not with a hero on the tile, not without shifts, not to a start, the Elevator, a Grave or another Scene', () => {
    const only = (edit: Edit) =>
      traitors((s) => {
        here(s);
        edit(s);
      })
        .answers('end-turn')
        .expects(1, 'haunt-choice', ['leave-bones']);
    only((s) => stand(s, 'salon', 0));
    only(remembers({ left: { face: '0', seen: [1] } }));
    only((s) => token(s, 'grave', { at: 'dining-room' }));
    only(hides('dining-room'));
    const kitchen = traitors((s) => {
      remembers({ scenes: [{ face: 'kitchen', seen: [1] }] })(s);
      stand(s, 'kitchen', 1);
      stand(s, 'salon', 0);
      lays(s, 'mystic-elevator', { x: 2, y: -1, turn: 1 });
    }).answers('end-turn');
    kitchen.expects(1, 'haunt-choice', ['leave-bones', 'shift:dining-room']); // the Hallway is a starting tile
  });

  test('where a hero stands nothing can have moved, and the heroes know that', () => {
    const t = traitors((s) => {
      here(s);
      stand(s, 'salon', 0);
    }).answers('end-turn', 'leave-bones');
    expect(guesses(t)).toEqual(ROOMS.map((tile) => `${tile} 1`));
  });

  test('a dead traitor shifts nothing, and the rest goes on', () => {
    const t = traitors((s) => {
      here(s);
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    expect(t.decision.about?.['what']).not.toBe('bones');
    expect(scenes(t)).toEqual(['salon']);
  });
});

describe('32, Cold Case: the traitor', () => {
  const undertakes = (edit: Edit) =>
    table(
      'monsters',
      cold((s) => {
        s.turn.seat = 1;
        stand(s, 'upper-landing', 0, 1, 2);
        monster(s, 'undertaker', 'kitchen');
        for (const tile of ['dining-room', 'salon', 'conservatory'] as const) token(s, 'witness', { at: tile });
        edit(s);
      }),
    );

  test('an Undertaker that ends its turn beside a Witness sends it away, unless a hero is there or it only got up', () => {
    expect(where(undertakes(() => {}).answers('done'), 'witness')[0]).toBe('bloody-room');
    expect(where(undertakes((s) => stand(s, 'kitchen', 0)).answers('done'), 'witness')[0]).toBe('kitchen');
    const dazed = undertakes((s) => {
      if (s.monsters[0]) s.monsters[0].stunned = true;
    });
    expect(where(dazed, 'witness')[0]).toBe('kitchen');
  });

  test('so many Graves, or the Statute run out: the traitor wins', () => {
    const wrong = rolls(hero(remembers({ graves: 2 })), 2, 2, 0, 0, 0).answers('haunt:dig');
    while (wrong.state.result === null) wrong.answers(wrong.legal[0] ?? '');
    expect(wrong.state.result).toEqual({ side: 'traitor', why: 'graves', winners: [1] });
    const round = (statute: number) => table('round', cold(remembers({ statute })));
    expect([memory(round(5)).statute, round(2).state.result]).toEqual([4, null]);
    expect(round(1).state.result).toEqual({ side: 'traitor', why: 'statute', winners: [1] });
  });
});
