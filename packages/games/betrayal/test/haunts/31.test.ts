import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, lays, monster, rolls, steps, type Table, table, turn } from '../kit.ts';

const hum = (t: Table): number | undefined => (t.state.haunt?.memory as { hum: number } | undefined)?.hum;
const humming =
  (n: number): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, { hum: n });
  };
const where = (t: Table, kind: string): (TileId | null)[] => tokens(t, kind).map(({ at }) => at);
const kill =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) s.explorers[seat].dead = true;
  };
type Calibrations = readonly [low: number, middle: number, high: number];
/** Low on the Basement Landing, Middle in the Kitchen, High in the Bloody Room; everybody is in the Dining Room. */
const tuned = (edit: Edit = () => {}, [low, middle, high]: Calibrations = [0, 0, 0]): Edit =>
  amid(31, (s) => {
    token(s, 'low', { at: 'basement-landing', n: low });
    token(s, 'middle', { at: 'kitchen', n: middle });
    token(s, 'high', { at: 'bloody-room', n: high });
    stand(s, 'dining-room', ...s.explorers.keys());
    edit(s);
  });
const FULL: Calibrations = [3, 3, 3];
const at = (tile: TileId, edit: Edit = () => {}, calibrations: Calibrations = [0, 0, 0]) =>
  turn(
    tuned((s) => {
      stand(s, tile, 0);
      edit(s);
    }, calibrations),
  );
/** The end of a round; whoever is hurt takes it from Sanity as long as there is any. */
const round = (edit: Edit = () => {}, calibrations: Calibrations = [0, 0, 0], ...pips: number[]) => {
  const t = rolls(table('round', tuned(edit, calibrations)), ...pips);
  while (t.state.result === null && t.decision.kind === 'take-damage')
    t.answers(t.legal.includes('sanity') ? 'sanity' : (t.legal[0] ?? ''));
  return t;
};
const calibrations = (t: Table): number[] => ['low', 'middle', 'high'].map((kind) => tokens(t, kind)[0]?.n ?? -1);
const lit =
  (tile: TileId, n = 1): Edit =>
  (s) =>
    token(s, 'live', { at: tile, n });

describe('31, Wrong Frequency: set-up', () => {
  test.each([3, 6])(
    'for %i: a Transmitter in each region, away from where it begins; nobody is the traitor',
    (seats) => {
      const t = begins(31, seats, (s) => {
        lays(s, 'chasm', { region: 'basement', x: 0, y: -1 });
        lays(s, 'catacombs', { region: 'basement', x: 0, y: -2 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: null, first: 2, memory: { hum: 0 } });
      expect(where(t, 'low')).toEqual(['catacombs']); // the Chasm is too near
      expect(['dining-room', 'salon']).toContain(where(t, 'middle')[0]); // Kitchen and Conservatory are too near
      expect(where(t, 'high')).toEqual(['bloody-room']); // too near, but there is no other
      expect(t.state.monsters).toEqual([]);
    },
  );

  test('a region with only its landing has its Transmitter there; never on the Mystic Elevator', () => {
    expect(where(begins(31, 3), 'low')).toEqual(['basement-landing']);
    const t = begins(31, 3, (s) => lays(s, 'mystic-elevator', { region: 'basement', x: 0, y: 1 }));
    expect(where(t, 'low')).toEqual(['basement-landing']);
  });
});

describe('31, Wrong Frequency: Tune', () => {
  test('Knowledge or Sanity, 4 or more: a Calibration, and the tuner is shielded; less is nothing', () => {
    const t = rolls(at('kitchen'), 2, 2, 0).answers('haunt:tune', 'knowledge');
    expect([calibrations(t), t.state.explorers[0]?.statuses]).toEqual([[0, 1, 0], ['shielded']]);
    const vain = rolls(at('kitchen'), 2, 1, 0, 0).answers('haunt:tune', 'sanity');
    expect([calibrations(vain), vain.state.explorers[0]?.statuses]).toEqual([[0, 0, 0], []]);
    expect(vain.legal).not.toContain('haunt:tune'); // once a turn
    expect(at('hallway').legal).not.toContain('haunt:tune');
  });

  test('with six players 5 are needed', () => {
    const six = (...pips: number[]) => {
      const laid = tuned((s) => stand(s, 'kitchen', 0));
      return calibrations(rolls(turn(laid, {}, 6), ...pips).answers('haunt:tune', 'knowledge'));
    };
    expect([six(2, 2, 0), six(2, 2, 1)]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('fully calibrated it is 1 easier, and Low goes Live', () => {
    const t = rolls(
      at('basement-landing', () => {}, [3, 0, 0]),
      2,
      1,
      0,
    ).answers('haunt:tune', 'knowledge');
    expect([calibrations(t), where(t, 'live')]).toEqual([[3, 0, 0], ['basement-landing']]);
  });

  test('out of order nothing goes Live, but the tuner is shielded', () => {
    const middle = (edit: Edit) => rolls(at('kitchen', edit, FULL), 2, 2, 0).answers('haunt:tune', 'knowledge');
    const early = middle(() => {});
    expect([where(early, 'live'), early.state.explorers[0]?.statuses]).toEqual([[], ['shielded']]);
    expect(where(middle(lit('basement-landing')), 'live')).toEqual(['basement-landing', 'kitchen']);
    const high = (...before: TileId[]) =>
      rolls(
        at(
          'bloody-room',
          (s) => {
            for (const tile of before) lit(tile)(s);
          },
          FULL,
        ),
        2,
        2,
        0,
      ).answers('haunt:tune', 'knowledge');
    expect(high('kitchen').state.result).toBeNull(); // Low has run out
    expect(high('basement-landing').state.result).toBeNull();
    expect(high('basement-landing', 'kitchen').state.result).toEqual({
      side: 'heroes',
      why: 'chord',
      winners: [0, 1, 2],
    });
  });

  test('an awake Echo jams it, a stunned one does not; attack and Tune fit into one turn', () => {
    const beside =
      (stunned: boolean): Edit =>
      (s) =>
        monster(s, 'echo', 'kitchen', { stunned });
    const t = at('kitchen', beside(false));
    t.refuses('haunt:tune', 'blocked');
    rolls(t, 2, 2, 0, 0, 0, 1, 0, 0).answers('attack:bare:echo:1');
    expect(t.state.monsters[0]?.stunned).toBe(true);
    expect(t.legal).toContain('haunt:tune');
    expect(at('kitchen', beside(true)).legal).toContain('haunt:tune');
  });
});

describe('31, Wrong Frequency: the Hum', () => {
  const apart: Edit = (s) => {
    stand(s, 'dining-room', 0);
    stand(s, 'conservatory', 1);
    stand(s, 'bloody-room', 2);
  };
  const hurt = (t: Table): boolean[] => [0, 1, 2].map((seat) => (steps(t, seat)[3] ?? 0) < ([3, 4, 4][seat] ?? 0));

  test('whoever sees nobody takes 1 Mental damage, and 2 from a Hum of 6 on; then it rises', () => {
    const t = round(apart);
    expect([hurt(t), steps(t, 2), hum(t)]).toEqual([[false, false, true], [3, 5, 3, 3], 1]);
    const loud = (n: number) =>
      steps(
        round((s) => {
          apart(s);
          humming(n)(s);
        }),
        2,
      );
    expect([loud(5), loud(6)]).toEqual([
      [3, 5, 3, 3],
      [3, 5, 3, 2],
    ]);
  });

  test('BH-LOS-01: an awake Echo between two, or beside them, breaks the line; a stunned one does not', () => {
    const between = (tile: TileId, stunned = false) =>
      round(
        (s) => {
          apart(s);
          monster(s, 'echo', tile, { stunned });
        },
        [0, 0, 0],
        ...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      );
    expect(hurt(between('hallway'))).toEqual([true, true, true]);
    expect(hurt(between('hallway', true))).toEqual([false, false, true]);
    const together: Edit = (s) => {
      stand(s, 'salon', 0, 1, 2);
      monster(s, 'echo', 'salon');
    };
    expect(hurt(round(together, [0, 0, 0], 0, 0, 0))).toEqual([true, true, true]);
  });

  test('shielded are those who tuned in this round, and whoever stands in the Soundproofed Room', () => {
    const shielded = round((s) => {
      apart(s);
      s.explorers[2]?.statuses.push('shielded');
    });
    expect([hurt(shielded), shielded.state.explorers[2]?.statuses]).toEqual([[false, false, false], []]);
    const quiet = round((s) => {
      apart(s);
      lays(s, 'soundproofed-room', { region: 'basement', x: 0, y: 1 });
      stand(s, 'soundproofed-room', 2);
    });
    expect(hurt(quiet)).toEqual([false, false, false]);
  });

  test('BH-AMB-42: it is settled for all at once, and all may die of it together', () => {
    const weak: Edit = (s) => {
      stand(s, 'dining-room', 0);
      stand(s, 'upper-landing', 1);
      stand(s, 'basement-landing', 2);
      for (const one of s.explorers) one.traits.sanity = 1;
    };
    const t = round(weak);
    expect(t.state.explorers.map(({ dead }) => dead)).toEqual([true, true, true]);
    expect(t.state.result).toEqual({ side: 'house', why: 'all-dead', winners: [] });
    // Whoever dies of it has still been in sight before.
    const pair = round((s) => {
      weak(s);
      stand(s, 'conservatory', 1);
    });
    expect(pair.state.explorers.map(({ dead }) => dead)).toEqual([false, false, true]);
  });

  test('whoever has died before gives no line of sight', () => {
    const t = round((s) => {
      apart(s);
      kill(1)(s);
    });
    expect(hurt(t)).toEqual([true, false, true]);
  });

  test('at the Hum’s last number the house wins, not before', () => {
    expect(round(humming(6)).state.result).toBeNull();
    expect(round(humming(7)).state.result).toEqual({ side: 'house', why: 'hum', winners: [] });
  });
});

describe('31, Wrong Frequency: how long it is Live', () => {
  const inRound = (n: number, edit: Edit = () => {}) =>
    where(
      round((s) => {
        lit('basement-landing', 3)(s);
        if (s.haunt) s.haunt.round = n;
        edit(s);
      }, FULL),
      'live',
    );

  test('until the end of the round; with two living until the end of the next, with one a round longer', () => {
    expect(inRound(3)).toEqual([]);
    expect([inRound(3, kill(1)), inRound(4, kill(1))]).toEqual([['basement-landing'], []]);
    const alone = kill(1, 2);
    expect([inRound(4, alone), inRound(5, alone)]).toEqual([['basement-landing'], []]);
  });

  test('deaths of that round’s end count', () => {
    const t = inRound(3, (s) => {
      stand(s, 'upper-landing', 2);
      if (s.explorers[2]) s.explorers[2].traits.sanity = 1;
    });
    expect(t).toEqual(['basement-landing']);
  });

  test('tuned once more it counts from that round', () => {
    const t = at(
      'basement-landing',
      (s) => {
        lit('basement-landing', 1)(s);
        kill(1)(s);
        if (s.haunt) s.haunt.round = 2;
      },
      FULL,
    );
    rolls(t, 2, 2, 0).answers('haunt:tune', 'knowledge');
    expect(tokens(t, 'live')).toMatchObject([{ at: 'basement-landing', n: 2 }]);
  });
});

describe('31, Wrong Frequency: Echoes', () => {
  const echoes = (t: Table): TileId[] => t.state.monsters.map(({ at: tile }) => tile);

  test.each([
    [3, [0, 0, 1, 0, 0, 0]],
    [4, [0, 0, 1, 0, 1, 0]],
    [5, [0, 1, 0, 1, 0, 1]],
    [6, [0, 2, 0, 1, 0, 0]],
  ])('with %i players so many come as the Hum rises', (seats, come) => {
    const after = (n: number) => table('round', tuned(humming(n)), {}, seats).state.monsters.length;
    expect([0, 1, 2, 3, 4, 5].map(after)).toEqual(come);
  });

  test('it appears where most Calibrations are and no awake Echo is; of several at the lowest; all taken: at the Low one', () => {
    const comes = (calibrated: Calibrations, ...taken: TileId[]) =>
      echoes(
        table(
          'round',
          tuned((s) => {
            humming(2)(s);
            for (const tile of taken) monster(s, 'echo', tile, { stunned: true });
          }, calibrated),
        ),
      ).at(-1);
    expect(comes([0, 0, 0])).toBe('basement-landing');
    expect(comes([0, 1, 2])).toBe('bloody-room');
    expect(comes([1, 2, 2])).toBe('kitchen');
    // Those were stunned: getting up they take their tiles again.
    expect(comes([1, 2, 2], 'kitchen')).toBe('bloody-room');
    expect(comes([1, 2, 2], 'kitchen', 'bloody-room', 'basement-landing')).toBe('basement-landing');
  });

  const walks = (tile: TileId, calibrated: Calibrations, edit: Edit = () => {}, ...pips: number[]) =>
    round(
      (s) => {
        monster(s, 'echo', tile);
        edit(s);
      },
      calibrated,
      ...pips,
    );

  test('it walks to its Transmitter and stops there', () => {
    expect(echoes(walks('conservatory', [0, 2, 1], () => {}, 2, 2, 2))).toEqual(['kitchen']);
    expect(echoes(walks('conservatory', [0, 2, 1], () => {}, 0, 0, 0))).toEqual(['hallway']);
    expect(echoes(walks('kitchen', [0, 2, 1], () => {}, 2, 2, 2))).toEqual(['kitchen']); // it is there already
  });

  test('two Echoes do not share a goal; with none free an Echo stays', () => {
    const two = walks('kitchen', [0, 2, 1], (s) => monster(s, 'echo', 'upper-landing'), 2, 2, 2);
    expect(echoes(two)).toEqual(['kitchen', 'bloody-room']);
    const four = walks(
      'kitchen',
      [0, 2, 1],
      (s) => {
        monster(s, 'echo', 'bloody-room');
        monster(s, 'echo', 'basement-landing');
        monster(s, 'echo', 'hallway');
      },
      2,
      2,
      2,
    );
    expect(echoes(four).at(-1)).toBe('hallway');
  });

  test('after moving it attacks whoever has the least Sanity on its tile, the first in turn order of several', () => {
    const hit = (edit: Edit = () => {}) => {
      const laid = tuned(
        (s) => {
          stand(s, 'kitchen', 0, 1, 2);
          monster(s, 'echo', 'hallway');
          edit(s);
        },
        [0, 2, 1],
      );
      return rolls(table('round', laid), ...[1, 0, 0], ...[2, 2, 0], ...[0, 0, 0, 0]);
    };
    hit().expects(0, 'take-damage', ['knowledge', 'sanity']); // Josef and Sammy have 4 each, and Josef comes first
    hit((s) => {
      if (s.explorers[2]) s.explorers[2].traits.sanity = 1;
    }).expects(2, 'take-damage', ['knowledge', 'sanity']);
  });

  test('BH-MON-05: a stunned Echo gets up and does no more', () => {
    const t = round((s) => {
      stand(s, 'kitchen', 0, 1, 2);
      monster(s, 'echo', 'kitchen', { stunned: true });
    });
    expect(t.state.monsters).toMatchObject([{ at: 'kitchen', stunned: false }]);
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });
});
