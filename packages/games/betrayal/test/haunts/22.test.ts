import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import {
  at,
  type Edit,
  lays,
  monster,
  nextTiles,
  onTop,
  rolls,
  steps,
  type Table,
  table,
  turn,
  viewOf,
} from '../kit.ts';

/** So many tiles of the tunnel. */
function tunnel(s: BetrayalState, depth: number): void {
  for (let n = 1; n <= depth; n++) lays(s, `dig-${n}` as TileId, { region: 'sub-basement', x: n - 1 }); // as they are numbered
}

const water = (s: BetrayalState, n: number): void => {
  if (s.haunt) s.haunt.memory = { ...s.haunt.memory, water: n };
};
const memory = (t: Table) => t.state.haunt?.memory as { water: number; missing: number; breached: boolean };
const depth = (t: Table): number => Object.keys(t.state.house).filter((tile) => tile.startsWith('dig-')).length;

const deep = (n: number, edit: Edit = () => {}): Edit =>
  amid(22, (s) => {
    tunnel(s, n);
    edit(s);
  });

/** The monsters' turn with these on the face of a tunnel of three; everybody else upstairs. */
const digging = (edit: Edit, dug = 3): Table =>
  table(
    'monsters',
    deep(dug, (s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('22, Sub-Basement', () => {
  test.each([
    [3, 6, 2],
    [6, 12, 4],
  ])(
    'set-up for %i: the Lake, %i Pipes on different tiles of all regions while they last, two tiles dug, %i Diggers on the first',
    (seats, pipes, diggers) => {
      const t = begins(22, seats, (s) => {
        lays(s, 'catacombs', { region: 'basement', x: 0, y: 1 });
        lays(s, 'tower', { region: 'upper', x: 1, y: 0 });
        if (s.explorers[1]) s.explorers[1].traits.sanity = 1;
      });
      expect(t.state.house['underground-lake']).toBeDefined();
      const places = tokens(t, 'pipe').map((one) => one.at);
      expect(new Set(places).size).toBe(pipes);
      expect(places).not.toContain('underground-lake');
      // Each region in turn; then the starting spaces, first the Entrance Hall.
      expect(places.slice(0, 3).map((tile) => tile && t.state.house[tile]?.region)).toEqual([
        'basement',
        'ground',
        'upper',
      ]);
      expect(places.slice(7)).toEqual(
        ['entrance-hall', 'hallway', 'upper-landing', 'ground-floor-staircase', 'basement-landing'].slice(
          0,
          Math.max(0, pipes - 7),
        ),
      );
      expect(memory(t).missing).toBe(pipes - places.length);
      expect(depth(t)).toBe(2);
      expect(t.state.monsters.map((one) => one.at)).toEqual(Array.from({ length: diggers }, () => 'dig-1'));
      expect(steps(t, 1)).toEqual([5, 3, 3, 4]);
    },
  );

  test('Pipes for which there is no tile are left out, and so much less water is enough', () => {
    const t = begins(22, 6);
    // Five rooms besides the Lake, and five starting spaces.
    expect([tokens(t, 'pipe').length, memory(t).missing]).toEqual([10, 2]);
  });

  test('if the Lake has no place, the water starts at 1 and nobody can breach it', () => {
    const t = begins(22, 6, (s) => {
      // A ring of rooms and two dead ends shut every door of the basement, and somebody stands in each, so that none can make way.
      const shut = {
        'operating-theatre': [1, 0, 3],
        nursery: [1, -1, 2],
        'ritual-room': [0, -1, 1],
        vault: [0, 1, 0],
        'panic-room': [-1, 0, 1],
      };
      for (const [seat, [tile, [x = 0, y = 0, turned = 0]]] of Object.entries(shut).entries()) {
        lays(s, tile as TileId, { region: 'basement', x, y, turn: turned }); // as they are named just above
        stand(s, tile as TileId, seat);
      }
    });
    expect(t.state.house['underground-lake']).toBeUndefined();
    expect(memory(t)).toMatchObject({ water: 1, breached: true });
  });

  test('the tunnel is a region of its own: linked with the Basement Landing, nothing is discovered there', () => {
    const t = turn(deep(3, (s) => stand(s, 'dig-3', 0)));
    expect(t.legal.filter((id) => id.startsWith('go:'))).toEqual(['go:dig-2']);
    expect(t.legal.filter((id) => id.startsWith('discover:'))).toEqual([]);
    t.answers('go:dig-2', 'go:dig-1', 'go:basement-landing');
    expect(t.legal).toContain('go:dig-1');
  });

  test('a card that leads to another region never leads into the tunnel', () => {
    const t = turn(
      deep(3, (s) => {
        nextTiles(s, 'guest-quarters');
        onTop(s, 'event', 'secret-elevator');
      }),
    );
    t.answers('discover:N', 'turn:1', 'ride');
    expect(t.legal).toContain('basement-landing');
    expect(t.legal.filter((id) => id.startsWith('dig-'))).toEqual([]);
  });

  test.each([
    ['5 breaks it, and the water rises', [2, 2, 1, 0, 0], 1, 'broken-pipe'],
    ['4 does nothing', [2, 2, 0, 0, 0], 0, 'pipe'],
  ])('Burst, with Might or Knowledge: %s', (_, pips, n, kind) => {
    const t = turn(
      deep(2, (s) => {
        stand(s, 'kitchen', 0);
        token(s, 'pipe', { at: 'kitchen' });
      }),
    );
    rolls(t, ...pips).answers('haunt:burst', 'might');
    expect(memory(t).water).toBe(n);
    expect(t.state.tokens).toMatchObject([{ kind, at: 'kitchen' }]);
    expect(t.legal).not.toContain('haunt:burst');
  });

  test('Breach the lake: once in all when it succeeds, but a failure may be tried again in another turn', () => {
    const lake = (edit: Edit = () => {}): Table =>
      turn(
        deep(2, (s) => {
          lays(s, 'underground-lake', { region: 'basement', x: 1 });
          stand(s, 'underground-lake', 0, 2);
          if (s.explorers[1]) s.explorers[1].dead = true;
          edit(s);
        }),
      );
    const failed = rolls(lake(), 2, 2, 0, 0, 0).answers('haunt:breach-the-lake');
    expect(memory(failed)).toMatchObject({ water: 0, breached: false });
    expect(failed.legal).not.toContain('haunt:breach-the-lake');
    failed.answersAs(0, 'end-turn');
    expect(failed.legal).toContain('haunt:breach-the-lake');
    const done = rolls(lake(), 2, 2, 1, 0, 0).answers('haunt:breach-the-lake');
    expect(memory(done)).toMatchObject({ water: 2, breached: true });
    expect(
      lake((s) => {
        if (s.haunt) s.haunt.memory = { ...s.haunt.memory, breached: true };
      }).legal,
    ).not.toContain('haunt:breach-the-lake');
  });

  test('Cave in: the face is removed, and everybody on it comes to the new face; never the last tile', () => {
    const t = turn(
      deep(3, (s) => {
        stand(s, 'dig-3', 0, 2);
        monster(s, 'digger', 'dig-3', { stunned: true });
      }),
    );
    rolls(t, 2, 2, 1, 0, 0).answers('haunt:cave-in');
    expect(depth(t)).toBe(2);
    expect([at(t, 0), at(t, 2), t.state.monsters[0]?.at]).toEqual(['dig-2', 'dig-2', 'dig-2']);
    expect(t.state.stack).not.toContain('dig-3');
    expect(turn(deep(1, (s) => stand(s, 'dig-1', 0))).legal).not.toContain('haunt:cave-in');
    expect(turn(deep(3, (s) => stand(s, 'dig-2', 0))).legal).not.toContain('haunt:cave-in');
  });

  test('Patch: the traitor mends a broken Pipe, and the water falls', () => {
    const patch = (...pips: number[]) =>
      rolls(
        turn(
          deep(2, (s) => {
            s.turn.seat = 1;
            stand(s, 'kitchen', 1);
            token(s, 'broken-pipe', { at: 'kitchen' });
            water(s, 3);
          }),
        ),
        ...pips,
      ).answers('haunt:patch');
    const mended = patch(2, 2, 0, 0);
    expect(memory(mended).water).toBe(2);
    expect(mended.state.tokens).toMatchObject([{ kind: 'pipe' }]);
    expect(memory(patch(2, 1, 0, 0)).water).toBe(3);
  });

  describe('Dig', () => {
    test('one die and one for each awake Digger on the face: 3 or more lays the next tile, and they go on', () => {
      const t = digging((s) => {
        monster(s, 'digger', 'dig-3');
        monster(s, 'digger', 'dig-3');
      });
      rolls(t, 0, 0, 0, 2, 1, 0).answers('act:digger:1', 'done', 'done');
      expect(depth(t)).toBe(4);
      expect(t.state.house['dig-4']).toEqual({ region: 'sub-basement', x: 3, y: 0, turn: 0 });
      expect(t.state.monsters.map((one) => one.at)).toEqual(['dig-4', 'dig-4']);
    });

    test('less than 3 digs nothing; a hero on the face takes a die away', () => {
      const t = digging((s) => {
        stand(s, 'dig-3', 0);
        monster(s, 'digger', 'dig-3');
        monster(s, 'digger', 'dig-3');
      });
      rolls(t, 0, 0, 0, 2, 0).answers('act:digger:1', 'done', 'done');
      expect(depth(t)).toBe(3);
      t.usesAllLuck();
    });

    test('whoever has spent the turn getting up, is stunned or stands elsewhere does not dig', () => {
      const t = digging((s) => {
        monster(s, 'digger', 'dig-3', { stunned: true });
        monster(s, 'digger', 'dig-2');
      });
      rolls(t, 0, 0, 0).answers('act:digger:1', 'done');
      expect(t.state.monsters[0]).toMatchObject({ stunned: false, at: 'dig-3' });
      expect(depth(t)).toBe(3);
      t.usesAllLuck();
    });

    test('heroes may take all dice away: then nobody digs', () => {
      const t = digging((s) => {
        stand(s, 'dig-3', 0, 2);
        monster(s, 'digger', 'dig-3');
      });
      rolls(t, 0, 0, 0).answers('done');
      expect(depth(t)).toBe(3);
      t.usesAllLuck();
    });

    test('the traitor on the face digs, too, and may stay behind; a dead one does not', () => {
      const together = (dead: boolean) => {
        const t = digging((s) => {
          stand(s, 'dig-3', 1);
          if (s.explorers[1]) s.explorers[1].dead = dead;
          monster(s, 'digger', 'dig-3');
        });
        rolls(t, 0, 0, 0, ...(dead ? [2, 1] : [2, 1, 0]));
        return t.answers('done');
      };
      const t = together(false);
      t.expects(1, 'haunt-choice', ['dig-on', 'dig-stay']).answers('dig-stay');
      expect([depth(t), at(t, 1), t.state.monsters[0]?.at]).toEqual([4, 'dig-3', 'dig-4']);
      const alone = together(true);
      expect([depth(alone), alone.state.monsters[0]?.at]).toEqual([4, 'dig-4']);
    });

    test('the seventh tile wins, though the water stands high enough', () => {
      const t = digging((s) => {
        water(s, 20);
        monster(s, 'digger', 'dig-6');
      }, 6);
      rolls(t, 0, 0, 0, 2, 2).answers('done');
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'through', winners: [1] });
    });
  });

  test('the heroes win when at the end of a turn the water stands so much above the depth, and not before', () => {
    const flood = (n: number) =>
      turn(
        deep(2, (s) => {
          stand(s, 'kitchen', 0);
          token(s, 'pipe', { at: 'kitchen' });
          water(s, n);
        }),
      );
    const t = rolls(flood(3), 2, 2, 1, 0, 0).answers('haunt:burst', 'might');
    expect(t.state.result).toBeNull();
    t.answers('end-turn');
    expect(t.state.result).toMatchObject({ side: 'heroes', why: 'flooded', winners: [0, 2] });
    expect(flood(3).answers('end-turn').state.result).toBeNull();
  });

  test('a missing Pipe lowers what is needed; a Cave in does, too', () => {
    const t = turn(
      deep(2, (s) => {
        if (s.haunt) s.haunt.memory = { ...s.haunt.memory, water: 3, missing: 1 };
      }),
    );
    expect(t.answers('end-turn').state.result).toMatchObject({ why: 'flooded' });
  });

  test.each([
    [5, 'traitor', 'late'],
    [4, 'heroes', 'early'],
  ])('when round 13 ends, a depth of %i is a win for the %s', (n, side, why) => {
    const t = table(
      'round',
      deep(n, (s) => {
        if (s.haunt) s.haunt.round = 13;
      }),
    );
    expect(t.state.result).toMatchObject({ side, why });
  });

  test('all heroes dead: the traitor wins', () => {
    const t = turn(
      deep(2, (s) => {
        s.turn.seat = 1;
        stand(s, 'kitchen', 0, 1);
        if (s.explorers[2]) s.explorers[2].dead = true;
        if (s.explorers[0]) s.explorers[0].traits = { might: 1, speed: 1, knowledge: 1, sanity: 1 };
      }),
    );
    rolls(t, 2, 2, 2, 2, 0, 0)
      .answers('attack:bare:0')
      .answers(t.legal[0] ?? '');
    expect(t.state.result).toMatchObject({ side: 'traitor', why: 'all-dead' });
  });

  test('the books: what the other side is after shows only with its own goal', () => {
    const t = turn(deep(3));
    const tally = (viewer: number, name: string) => viewOf(t, viewer).haunt?.book.includes(name);
    expect(tally(0, 'goal:heroes')).toBe(true);
    expect(tally(0, 'goal:traitor')).toBe(false);
    expect(tally(0, 'rule:dig')).toBe(false);
    expect(tally(1, 'rule:dig')).toBe(true);
  });
});
