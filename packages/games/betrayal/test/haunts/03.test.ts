import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, rolls, steps, type Table, table, turn } from '../kit.ts';

const carried = (t: Table, seat = 0): string[] =>
  t.state.tokens.filter(({ on, kind }) => on === seat && kind !== 'spores').map(({ kind }) => kind);
const spores = (t: Table, seat = 0): number => tokens(t, 'spores').find(({ on }) => on === seat)?.n ?? 0;
interface Memory {
  readonly grown: { seat: number; turn: number }[];
}
const grownIn = ({ haunt }: BetrayalState): Memory['grown'] => (haunt?.memory as Memory | undefined)?.grown ?? [];
const grow = (s: BetrayalState, ...seats: number[]): void => {
  for (const seat of seats) {
    token(s, 'spores', { on: seat, n: 8 });
    s.explorers[seat]?.statuses.push('overgrown');
    grownIn(s).push({ seat, turn: s.turn.number });
  }
};
/** Seat 0 stands in the Kitchen (Event); the Laboratory lies south-west of it, the Chapel (Omen) north of the Entrance Hall. */
const breathing = (edit: Edit = () => {}) =>
  turn(
    amid(3, (s) => {
      lays(s, 'laboratory', { x: 3, y: -1 });
      lays(s, 'chapel', { x: 2, y: -1 });
      stand(s, 'kitchen', 0);
      edit(s);
    }),
  );
const ALL = ['root', 'ash', 'quicksilver'];
const has =
  (seat: number, ...kinds: string[]): Edit =>
  (s) => {
    for (const kind of kinds) token(s, kind, { on: seat });
  };

describe('3, Inhale: set-up', () => {
  test.each([
    [3, 1],
    [6, 2],
  ])('for %i: the Laboratory, an Omen and two Item tiles above the cellar, %i Stills', (seats, stills) => {
    const t = begins(3, seats);
    expect(t.state.house.laboratory?.region).toBe('ground');
    expect(t.state.house.chapel?.region).toBe('ground');
    const where = tokens(t, 'still').map(({ at }) => at);
    expect(new Set(where).size).toBe(stills);
    for (const at of where) expect(['laboratory', 'basement-landing', 'entrance-hall', null]).not.toContain(at);
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });

  test('too few tiles: the Upper Landing first, then the Hallway', () => {
    const bare: Edit = (s) => {
      const keep = ['conservatory', 'bloody-room'];
      s.house = Object.fromEntries(
        Object.entries(s.house).filter(
          ([tile, at]) => !keep.includes(tile) && at !== undefined && /hall|landing|stair/.test(tile),
        ),
      );
      lays(s, 'laboratory', { x: 1, y: -1, turn: 2 });
      lays(s, 'chapel', { x: 0, y: -1, turn: 1 }); // next to it, and there is nothing else
    };
    const t = begins(3, 6, (s) => {
      bare(s);
      s.stack = s.stack.filter((tile) => tile !== 'conservatory');
      lays(s, 'conservatory', { region: 'basement', x: 0, y: -1 }); // it is in the house, so that no other comes
    });
    expect(tokens(t, 'still').map(({ at }) => at)).toEqual(['upper-landing', 'hallway']);
  });
});

describe('3, Inhale: the recipe', () => {
  test.each([
    ['pull', 'root', 'kitchen', [2, 2, 0, 0, 0], [2, 1, 0, 0, 0]],
    ['sweep', 'ash', 'chapel', [2, 2, 0, 0], [2, 1, 0, 0]],
    ['catch', 'quicksilver', 'conservatory', [2, 2, 0, 0], [2, 1, 0, 0]],
  ] as const)('%s: 4 or more brings a %s, on its own kind of tile, and only one', (action, kind, where, won, lost) => {
    const here = (edit: Edit = () => {}) =>
      breathing((s) => {
        stand(s, where, 0);
        edit(s);
      });
    expect(carried(rolls(here(), ...won).answers(`haunt:${action}`))).toEqual([kind]);
    expect(carried(rolls(here(), ...lost).answers(`haunt:${action}`))).toEqual([]);
    here(has(0, kind)).refuses(`haunt:${action}`, 'blocked');
    expect(breathing((s) => stand(s, 'hallway', 0)).legal).not.toContain(`haunt:${action}`);
  });

  test('Distil: in the Laboratory or at a Still, with all three and without a Cure; 4 or more', () => {
    const at = (edit: Edit) =>
      breathing((s) => {
        has(0, ...ALL)(s);
        edit(s);
      });
    const done = rolls(
      at((s) => stand(s, 'laboratory', 0)),
      2,
      2,
      0,
    ).answers('haunt:distil');
    expect(carried(done)).toEqual(['cure']);
    const vain = rolls(
      at((s) => token(s, 'still', { at: 'kitchen' })),
      2,
      1,
      0,
    ).answers('haunt:distil');
    expect(carried(vain)).toEqual(ALL);
    expect(at(() => {}).legal).not.toContain('haunt:distil');
    expect(
      breathing((s) => {
        stand(s, 'laboratory', 0);
        has(0, 'root', 'ash')(s);
      }).legal,
    ).not.toContain('haunt:distil');
    at((s) => {
      stand(s, 'laboratory', 0);
      has(0, 'cure')(s);
    }).refuses('haunt:distil', 'blocked');
  });
});

describe('3, Inhale: the Cure', () => {
  const round = (t: Table): Table => t.answers('end-turn', 'end-turn', 'end-turn');

  test('it must settle: carried from the end of a turn to the start of the next, it is drunk', () => {
    const t = breathing(has(0, 'cure'));
    expect(t.state.result).toBeNull();
    expect(round(t).state.result).toEqual({ side: 'one', why: 'cured', winners: [0] });
  });

  test('handed away and back in between, it has to settle again', () => {
    const t = breathing((s) => {
      stand(s, 'kitchen', 1, 2);
      has(0, 'cure')(s);
      gives(s, 2, 'dog');
    }).answers('end-turn', 'trade:0', 'done', 'ware:token:1', 'done', 'yes', 'end-turn');
    t.answers('trade:1', 'done', 'ware:token:1', 'done', 'yes');
    t.answers('use:dog', 'who:0', 'ware:token:1', 'done', 'done', 'yes', 'end-turn').expects(0, 'turn');
    expect([carried(t), t.state.result]).toEqual([['cure'], null]);
  });

  test('handed over, it does not count for who gets it before the own turn begins', () => {
    const t = breathing((s) => {
      stand(s, 'kitchen', 1);
      has(0, 'cure')(s);
    }).answers('trade:1', 'ware:token:1', 'done', 'done', 'yes', 'end-turn');
    t.expects(1, 'turn');
    expect([carried(t, 1), t.state.result]).toEqual([['cure'], null]);
  });

  test('BH-R-18: a second turn in a row is enough', () => {
    const t = breathing((s) => {
      has(0, 'cure')(s);
      gives(s, 0, 'mystical-stopwatch');
    }).answers('use:mystical-stopwatch', 'end-turn');
    expect(t.state.result).toEqual({ side: 'one', why: 'cured', winners: [0] });
  });

  test('who is Overgrown drinks nothing', () => {
    const t = round(
      breathing((s) => {
        has(0, 'cure')(s);
        grow(s, 0);
      }),
    );
    expect(t.state.result).toBeNull();
  });

  /** Seat 0 attacks seat 1 in the Kitchen and wins by 1. */
  const beats = (edit: Edit = () => {}) =>
    rolls(
      breathing((s) => {
        stand(s, 'kitchen', 1);
        edit(s);
      }),
      ...[1, 0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:1');

  test('BH-STEAL-01, Snatch: a token that one may carry, in place of the damage; a Cure has to settle anew', () => {
    const rich: Edit = (s) => {
      has(1, 'root', 'cure')(s);
      has(0, 'root')(s);
      for (const one of s.tokens) if (one.kind === 'cure') one.n = 1;
    };
    const t = beats(rich).expects(0, 'haunt-choice', ['grab-nothing', 'grab:cure']).answers('grab:cure');
    expect([carried(t).sort(), carried(t, 1), steps(t, 1)]).toEqual([['cure', 'root'], ['root'], [4, 3, 3, 4]]);
    expect(tokens(t, 'cure')).toMatchObject([{ on: 0, n: 0 }]);
    beats(rich).answers('grab-nothing').expects(1, 'take-damage');
    beats().expects(1, 'take-damage'); // from who has nothing
  });
});

describe('3, Inhale: Spores', () => {
  test('at the end of the own turn 1 more, 2 in company; with 8 one is Overgrown', () => {
    expect(spores(breathing().answers('end-turn'))).toBe(1);
    expect(spores(breathing((s) => stand(s, 'kitchen', 1)).answers('end-turn'))).toBe(2);
    const dead = breathing((s) => {
      stand(s, 'kitchen', 1);
      if (s.explorers[1]) s.explorers[1].dead = true;
    }).answers('end-turn');
    expect(spores(dead)).toBe(1); // the dead do not breathe
    const t = breathing((s) => token(s, 'spores', { on: 0, n: 7 })).answers('end-turn');
    expect([spores(t), t.state.explorers[0]?.statuses]).toEqual([8, ['overgrown']]);
  });

  const grown = (edit: Edit = () => {}) =>
    breathing((s) => {
      grow(s, 0);
      edit(s);
    });

  test('Overgrown: 2 moves, no gathering, no more Spores; trading and attacking go on', () => {
    const t = grown((s) => {
      stand(s, 'kitchen', 1);
      has(0, 'ash')(s);
    });
    expect(t.state.turn.moves).toBe(2);
    t.refuses('haunt:pull', 'blocked');
    expect(t.legal).toEqual(expect.arrayContaining(['trade:1', 'attack:bare:1', 'go:hallway']));
    expect(spores(t.answers('end-turn'))).toBe(8);
  });

  test('Overgrown, a trait does not fall below critical, neither by damage nor by a loss; the Skull is not asked', () => {
    const t = grown((s) => {
      stand(s, 'kitchen', 1);
      gives(s, 0, 'skull', 'dagger');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0).answers('attack:dagger:1'); // 1 Speed first, then 4 Physical damage
    t.tells('damage-lost', { seat: 0 });
    expect([steps(t), t.state.explorers[0]?.dead]).toEqual([[1, 1, 3, 3], false]);
    expect(t.told('dice-rolled')).toEqual([]);
  });

  test('Overgrown one may breathe at a loser who is not: 2 Spores in place of the damage, and at 8 at once', () => {
    const breathes = (n: number, edit: Edit = () => {}) =>
      rolls(
        grown((s) => {
          stand(s, 'kitchen', 1);
          token(s, 'spores', { on: 1, n });
          edit(s);
        }),
        ...[1, 0, 0, 0, 0, 0, 0, 0, 0],
      ).answers('attack:bare:1');
    const t = breathes(3).expects(0, 'haunt-choice', ['grab-nothing', 'infect']).answers('infect');
    expect([spores(t, 1), steps(t, 1)]).toEqual([5, [4, 3, 3, 4]]);
    expect(breathes(7).answers('infect').state.explorers[1]?.statuses).toEqual(['overgrown']);
    const both = rolls(
      grown((s) => {
        stand(s, 'kitchen', 1);
        grow(s, 1);
      }),
      ...[1, 0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:1');
    both.tells('attack-won', { winner: 0 });
    expect(both.decision.kind).not.toBe('haunt-choice');
  });

  const crown = (edit: Edit) =>
    table(
      'round',
      amid(3, (s) => {
        grow(s, 0, 1, 2);
        edit(s);
      }),
    ).state.result;
  const since =
    (...turns: number[]): Edit =>
    (s) => {
      for (const [i, one] of grownIn(s).entries()) one.turn = turns[i] ?? 0;
    };

  test('the Crown: most points, a Cure 4 and each ingredient 1; then the latest, then the later in turn order', () => {
    const won = (edit: Edit) => crown(edit)?.winners;
    expect(crown(has(0, 'cure'))).toEqual({ side: 'one', why: 'crowned', winners: [0] });
    expect(
      won((s) => {
        has(0, 'cure')(s);
        has(1, ...ALL)(s);
      }),
    ).toEqual([0]);
    expect(won(has(1, 'root'))).toEqual([1]);
    expect(won(since(5, 4, 3))).toEqual([0]);
    expect(won(since(5, 5, 3))).toEqual([1]);
    const dead = crown((s) => {
      has(2, 'cure')(s);
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    expect(dead?.winners).toEqual([1]); // the dead take no part
  });

  test('as long as one can still breathe freely there is no Crown; the last one alive wins', () => {
    const open = table(
      'round',
      amid(3, (s) => grow(s, 0, 1)),
    );
    expect(open.state.result).toBeNull();
    const t = breathing((s) => {
      stand(s, 'kitchen', 1);
      if (s.explorers[2]) s.explorers[2].dead = true;
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 0, 0, 0, 0, 0).answers('attack:bare:1');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'one', why: 'last-alive', winners: [0] });
  });
});
