import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, rolls, steps, type Table, table, turn } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { loop: number; rewinds: number; outOfPhase: number };
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const read =
  (...where: readonly TileId[]): Edit =>
  (s) => {
    for (const tile of where) token(s, 'reading', { at: tile, of: 2, n: 0 });
  };
const readings = (t: Table): (TileId | null)[] => tokens(t, 'reading').map(({ at: tile }) => tile);
/** The Echoes of seats 0 and 2 lie in the Kitchen and in the Salon, where they stand; the traitor is upstairs with one Rewind. */
const taped = (edit: Edit = () => {}): Edit =>
  amid(18, (s) => {
    stand(s, 'kitchen', 0);
    stand(s, 'salon', 2);
    stand(s, 'upper-landing', 1);
    token(s, 'echo', { at: 'kitchen', of: 0 });
    token(s, 'echo', { at: 'salon', of: 2 });
    remembers({ rewinds: 1, began: 'upper-landing' })(s);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(taped(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    taped((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('18, Feedback: set-up', () => {
  test.each([
    [3, 5, 1],
    [6, 6, 2],
  ])('for %i: Echoes where the heroes stand, the revealer healed, stronger and faster', (seats, might, rewinds) => {
    const t = begins(18, seats, (s) => {
      if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, sanity: 1 });
    });
    expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2, memory: { loop: 0, rewinds } });
    expect(steps(t, 1)).toEqual([might, 4, 3, 4]);
    expect(tokens(t, 'echo').map(({ of }) => of)).toEqual(
      [...Array(seats).keys()]
        .filter((seat) => seat !== 1)
        .sort((a, b) => ((a + seats - 2) % seats) - ((b + seats - 2) % seats)),
    );
    expect(new Set(tokens(t, 'echo').map(({ at: tile }) => tile))).toEqual(new Set(['entrance-hall']));
  });
});

describe('18, Feedback: the heroes', () => {
  test('Measure: Knowledge, 4 or more is a Reading; twice in a turn, on different tiles, also after a failure', () => {
    const t = rolls(hero(), 2, 2, 0).answers('haunt:measure');
    expect(readings(t)).toEqual(['kitchen']);
    expect(t.legal).not.toContain('haunt:measure');
    rolls(t, 2, 2, 0).answers('go:hallway', 'haunt:measure', 'go:conservatory');
    expect(readings(t)).toEqual(['kitchen', 'hallway']);
    t.refuses('haunt:measure', 'blocked');
    const vain = rolls(hero(), 2, 1, 0).answers('haunt:measure');
    expect([readings(vain), vain.legal.includes('haunt:measure')]).toEqual([[], false]);
    expect(vain.answers('go:hallway').legal).toContain('haunt:measure');
    expect(hero(read('kitchen')).legal).not.toContain('haunt:measure');
  });

  const ends = (where: readonly TileId[], edit: Edit = () => {}) =>
    hero((s) => {
      read(...where)(s);
      edit(s);
    }).answers('end-turn').state.result;

  test('three linked Readings win at the end of a hero’s turn; apart they do not', () => {
    expect(ends(['hallway', 'kitchen'])).toBeNull();
    expect(ends(['hallway', 'kitchen', 'salon'])).toBeNull(); // the Dining Room lies between
    expect(ends(['hallway', 'kitchen', 'conservatory'])).toEqual({ side: 'heroes', why: 'linked', winners: [0, 2] });
    expect(ends(['ground-floor-staircase', 'upper-landing', 'basement-landing'])?.why).toBe('linked'); // stairs link
    expect(hero(read('hallway', 'kitchen', 'conservatory')).state.result).toBeNull(); // not before
  });

  test('1 fewer for each dead hero, but never fewer than 2; not at the end of the traitor’s turn', () => {
    const dead: Edit = (s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
    };
    expect(ends(['hallway', 'kitchen'], dead)?.why).toBe('linked');
    expect(ends(['hallway'], dead)).toBeNull();
    const t = traitors((s) => read('hallway', 'kitchen', 'conservatory')(s)).answers('end-turn');
    expect(t.state.result).toBeNull();
  });
});

describe('18, Feedback: the traitor', () => {
  /** Seat 0 measures at the Echo and in the Hallway, and ends the turn there. */
  const measured = (edit: Edit = () => {}) => {
    const t = rolls(hero(edit), 2, 2, 0, 2, 2, 0);
    return t.answers('haunt:measure', 'go:hallway', 'haunt:measure', 'end-turn');
  };

  test('BH-R-23, Rewind: back to the Echo, and the Readings of this turn are gone, except one on that tile', () => {
    const t = measured().expects(1, 'haunt-choice', ['rewind-yes', 'rewind-no']).answers('rewind-yes');
    expect([at(t), readings(t), memory(t).rewinds]).toEqual(['kitchen', ['kitchen'], 0]);
    const kept = measured().answers('rewind-no');
    expect([at(kept), readings(kept), memory(kept).rewinds]).toEqual(['hallway', ['kitchen', 'hallway'], 1]);
  });

  test('a Rewind comes before the heroes’ victory', () => {
    const t = measured(read('conservatory'));
    expect(t.state.result).toBeNull();
    expect(measured(read('conservatory')).answers('rewind-no').state.result?.why).toBe('linked');
    expect(t.answers('rewind-yes').state.result).toBeNull();
    expect(readings(t)).toEqual(['conservatory', 'kitchen']); // those of others stay
  });

  test('no Rewind for who stands on the own Echo, and none when none is left', () => {
    expect(hero().answers('end-turn').decision.kind).toBe('turn');
    expect(hero(remembers({ rewinds: 0 })).answers('go:hallway', 'end-turn').decision.kind).toBe('turn');
  });

  const strikes = (edit: Edit = () => {}) =>
    rolls(
      traitors((s) => {
        stand(s, 'hallway', 0, 1);
        edit(s);
      }),
      ...[2, 0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:0');

  test('Thrown back: after a won attack of the own the hero goes to the Echo in place of the damage', () => {
    const t = strikes().expects(1, 'haunt-choice', ['thrown-yes', 'thrown-no']).answers('thrown-yes');
    expect([at(t), steps(t)]).toEqual(['kitchen', [4, 4, 3, 3]]);
    strikes().answers('thrown-no').expects(0, 'take-damage');
    strikes((s) => {
      stand(s, 'kitchen', 0, 1);
    }).expects(0, 'take-damage'); // there already
  });

  const round = (edit: Edit) => table('round', taped(edit));

  test('Feedback: at the end of a round two on their own Echoes close the Loop; then all begins anew', () => {
    const t = round(read('hallway', 'kitchen'));
    expect(memory(t)).toMatchObject({ loop: 1, rewinds: 1 });
    expect(readings(t)).toEqual([]);
    expect(memory(round((s) => stand(s, 'hallway', 0)))).toMatchObject({ loop: 0 });
    const moved = round((s) => stand(s, 'hallway', 0));
    expect(tokens(moved, 'echo').map(({ at: tile, of }) => `${of} ${tile}`)).toEqual(['0 hallway', '2 salon']);
    const swapped = round((s) => {
      stand(s, 'salon', 0);
      stand(s, 'kitchen', 2);
    });
    expect(memory(swapped)).toMatchObject({ loop: 0 }); // somebody else’s Echo does not count
  });

  const alone: Edit = (s) => {
    if (s.explorers[2]) s.explorers[2].dead = true;
    s.tokens = s.tokens.filter(({ of }) => of !== 2);
  };

  test('with one hero left that one is enough, and no Rewind follows a round with one', () => {
    expect(memory(round(alone))).toMatchObject({ loop: 1, rewinds: 1 });
    const used = round((s) => {
      alone(s);
      remembers({ rewinds: 0 })(s);
    });
    expect(memory(used)).toMatchObject({ rewinds: 0 });
  });

  test('the Loop closed, or round 10 over: the traitor wins', () => {
    expect(round(remembers({ loop: 1 })).state.result).toBeNull();
    expect(round(remembers({ loop: 2 })).state.result).toEqual({ side: 'traitor', why: 'loop', winners: [1] });
    const late = (n: number) =>
      round((s) => {
        stand(s, 'hallway', 0);
        if (s.haunt) s.haunt.round = n;
      }).state.result;
    expect([late(9), late(10)]).toEqual([null, { side: 'traitor', why: 'tape', winners: [1] }]);
  });

  test('BH-DEATH-01, Out of phase: healed, back where the last turn began, the Loop opens, no Rewinds in this round and the next', () => {
    const t = hero((s) => {
      stand(s, 'kitchen', 1);
      remembers({ loop: 2 })(s);
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:1');
    while (t.decision.kind === 'take-damage') t.answersAs(1, t.legal[0] ?? '');
    expect([at(t, 1), steps(t, 1), t.state.explorers[1]?.dead]).toEqual(['upper-landing', [4, 3, 3, 4], false]);
    expect(memory(t)).toMatchObject({ loop: 1, rewinds: 0, outOfPhase: 2 });
    expect(memory(round(remembers({ outOfPhase: 2, rewinds: 0 }))).rewinds).toBe(0);
    const over = round((s) => {
      remembers({ outOfPhase: 2, rewinds: 0 })(s);
      if (s.haunt) s.haunt.round = 2;
    });
    expect(memory(over).rewinds).toBe(1);
  });

  test('where the own turn begins is remembered', () => {
    const t = turn(
      taped((s) => {
        s.turn.seat = 0;
        stand(s, 'conservatory', 1);
      }),
    ).answers('end-turn');
    expect(t.state.haunt?.memory).toMatchObject({ began: 'conservatory' });
  });
});
