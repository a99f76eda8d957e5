import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { lost: number; price: number; day: number };
const marks = (t: Table, kind: string): (TileId | null)[] => tokens(t, kind).map(({ at: tile }) => tile);
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const marked =
  (kind: 'lot' | 'condemned' | 'prop', ...where: readonly TileId[]): Edit =>
  (s) => {
    for (const tile of where) token(s, kind, { at: tile });
  };
const ROOMS: readonly TileId[] = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'];
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
/** Kitchen, Dining Room and Salon in a row that hangs on the Hallway; each room has its Lot. */
const forSale = (...edits: Edit[]): Edit =>
  amid(
    49,
    all(
      (s) => {
        stand(s, 'kitchen', 0);
        stand(s, 'conservatory', 2);
        stand(s, 'upper-landing', 1);
      },
      marked('lot', ...ROOMS),
      remembers({ price: 9 }),
      ...edits,
    ),
  );
const hero = (...edits: Edit[]): Table => turn(forSale(...edits));
const traitors = (...edits: Edit[]): Table =>
  turn(
    forSale(
      (s) => {
        s.turn.seat = 1;
      },
      ...edits,
    ),
  );
/** Seat 0 ends its turn, and the traitor's begins. */
const falls = (...edits: Edit[]): Table => {
  const t = hero(...edits);
  rolls(t, 0, 0, 0, 0, 0, 0);
  return t.answers('end-turn');
};

describe('49, Knock-Down Price: set-up', () => {
  test.each([
    [3, 1],
    [6, 3],
  ])('for %i: a Lot on every room within reach, the price two fifths of them; Wreckers: %i', (seats, wreckers) => {
    const t = begins(49, seats, (s) => {
      if (s.explorers[1]) s.explorers[1].traits.sanity = 1;
      lays(s, 'graveyard', { x: 9, y: 9 });
    });
    expect(t.state.haunt?.traitor).toBe(1);
    expect(steps(t, 1)[3]).toBeGreaterThan(1);
    expect(marks(t, 'lot').sort()).toEqual([...ROOMS].sort());
    expect(memory(t)).toEqual({ lost: 0, price: 2, day: 0 });
    expect(t.state.monsters.map(({ kind, at: tile }) => [kind, tile])).toEqual(
      Array.from({ length: wreckers }, () => ['wrecker', 'entrance-hall']),
    );
  });
});

describe('49, Knock-Down Price: falling', () => {
  test('a Condemned room falls at the start of the traitor’s turn, with its Lot, and nothing else', () => {
    const t = falls(marked('condemned', 'salon'));
    expect(t.state.house.salon).toBeUndefined();
    expect([memory(t).lost, marks(t, 'condemned')]).toEqual([1, []]);
    expect(t.state.house['dining-room']).toBeDefined();
    expect(t.state.stack).toContain('salon');
  });

  test('what hangs on it falls as well; a Prop in it goes back to the supply', () => {
    const t = falls(marked('condemned', 'kitchen'), marked('prop', 'salon'), (s) => stand(s, 'entrance-hall', 0));
    expect(['kitchen', 'dining-room', 'salon'].filter((tile) => t.state.house[tile as TileId] !== undefined)).toEqual(
      [],
    );
    expect([memory(t).lost, marks(t, 'prop')]).toEqual([3, []]);
  });

  test('not before the traitor’s turn, and also in the place of a dead traitor', () => {
    const before = hero(
      (s) => {
        s.turn.seat = 2;
      },
      marked('condemned', 'salon'),
    ).answers('end-turn');
    expect(before.state.house.salon).toBeDefined();
    const dead = falls(marked('condemned', 'salon'), (s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    expect(dead.state.house.salon).toBeUndefined();
  });

  test('heroes come to the Basement Landing: two dice from a Condemned room, one from a room cut off; the traitor unhurt', () => {
    const t = hero(marked('condemned', 'kitchen'), (s) => {
      stand(s, 'salon', 2);
      stand(s, 'dining-room', 1);
    });
    rolls(t, 1, 0, 1);
    t.answers('end-turn');
    while (t.decision.kind !== 'turn') t.answersAs(t.match.waitingFor()[0] ?? 0, t.legal[0] ?? '');
    const fresh = hero();
    const lost = (seat: number): number =>
      steps(fresh, seat).reduce((a, b) => a + b) - steps(t, seat).reduce((a, b) => a + b);
    expect([0, 1, 2].map((seat) => at(t, seat))).toEqual(Array(3).fill('basement-landing'));
    expect([lost(0), lost(1), lost(2)]).toEqual([1, 0, 1]);
  });

  test('the Ballroom stands on the Gallery’s way down; the Gallery does not stand on the Ballroom', () => {
    const ballroom: Edit = (s) => lays(s, 'ballroom', { x: 9, y: 9 });
    const gallery: Edit = (s) => lays(s, 'gallery', { region: 'upper', x: 1, y: 0, turn: 1 });
    const far: Edit = (s) => lays(s, 'gallery', { region: 'upper', x: 5, y: 5 });
    const stand = (...edits: Edit[]) => {
      const { house } = falls(...edits).state;
      return [house.gallery !== undefined, house.ballroom !== undefined];
    };
    expect(stand(ballroom, gallery)).toEqual([true, true]);
    expect(stand(ballroom, far)).toEqual([false, false]);
    const reached: Edit = (s) => lays(s, 'ballroom', { x: 2, y: -1 });
    expect(stand(reached, far)[0]).toBe(false);
  });
});

describe('49, Knock-Down Price: the heroes', () => {
  test('Shore up: Might or Knowledge, 5 or more removes the Condemned marker; less does nothing', () => {
    const doomed = () => hero(marked('condemned', 'kitchen'), marked('prop', 'kitchen'));
    const done = rolls(doomed(), 2, 2, 1, 0, 0).answers('haunt:shore-up', 'might');
    expect([marks(done, 'condemned'), marks(done, 'prop')]).toEqual([[], ['kitchen']]);
    expect(marks(rolls(doomed(), 2, 2, 0, 0, 0).answers('haunt:shore-up', 'knowledge'), 'condemned')).toEqual([
      'kitchen',
    ]);
  });

  test('without a marker a Prop is put here, one in a room, three for three players; never on a starting tile', () => {
    expect(marks(rolls(hero(), 2, 2, 1, 0, 0).answers('haunt:shore-up', 'might'), 'prop')).toEqual(['kitchen']);
    expect(hero(marked('prop', 'kitchen')).legal).not.toContain('haunt:shore-up');
    expect(hero(marked('prop', 'salon', 'dining-room', 'conservatory')).legal).not.toContain('haunt:shore-up');
    expect(hero(marked('prop', 'salon', 'dining-room')).legal).toContain('haunt:shore-up');
    expect(hero((s) => stand(s, 'hallway', 0)).legal).not.toContain('haunt:shore-up');
  });

  test('another hero here adds one; the traitor does not', () => {
    const beside = (seat: number) => hero((s) => stand(s, 'kitchen', seat));
    expect(marks(rolls(beside(2), 2, 2, 0, 0, 0).answers('haunt:shore-up', 'might'), 'prop')).toEqual(['kitchen']);
    expect(marks(rolls(beside(1), 2, 2, 0, 0, 0).answers('haunt:shore-up', 'might'), 'prop')).toEqual([]);
  });
});

describe('49, Knock-Down Price: the traitor', () => {
  const here: Edit = (s) => stand(s, 'salon', 1);

  test('Condemn: Might, 4 or more; a Prop goes first; not twice, not on a starting tile', () => {
    const done = rolls(traitors(here), 2, 2, 0, 0, 0, 0).answers('haunt:condemn');
    expect(marks(done, 'condemned')).toEqual(['salon']);
    expect(marks(rolls(traitors(here), 2, 1, 0, 0, 0, 0).answers('haunt:condemn'), 'condemned')).toEqual([]);
    const propped = rolls(traitors(here, marked('prop', 'salon')), 2, 2, 0, 0, 0, 0).answers('haunt:condemn');
    expect([marks(propped, 'prop'), marks(propped, 'condemned')]).toEqual([[], []]);
    expect(traitors(here, marked('condemned', 'salon')).legal).not.toContain('haunt:condemn');
    expect(traitors().legal).not.toContain('haunt:condemn');
  });

  test('a Wrecker condemns at the end of its turn with 3 or more of three dice, but not when it has only got up', () => {
    const ends = (...pips: number[]) => {
      const t = table(
        'monsters',
        forSale(
          (s) => {
            s.turn.seat = 1;
          },
          (s) => monster(s, 'wrecker', 'salon'),
        ),
      );
      return rolls(t, 1, 1, 0, ...pips).answers('done'); // its Speed first
    };
    expect(marks(ends(2, 1, 0), 'condemned')).toEqual(['salon']);
    expect(marks(ends(2, 0, 0), 'condemned')).toEqual([]);
    const dazed = table(
      'monsters',
      forSale(
        (s) => {
          s.turn.seat = 1;
        },
        (s) => monster(s, 'wrecker', 'salon', { stunned: true }),
      ),
    );
    expect(marks(dazed, 'condemned')).toEqual([]);
  });
});

describe('49, Knock-Down Price: how it ends', () => {
  test('the price is lost: the traitor, also when the last hero dies in the same fall', () => {
    const t = falls(marked('condemned', 'salon'), remembers({ price: 1 }));
    expect(t.state.result).toEqual({ side: 'traitor', why: 'levelled', winners: [1] });
    const both = hero(marked('condemned', 'kitchen'), remembers({ price: 1 }), (s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
      if (s.explorers[0]) Object.assign(s.explorers[0].traits, { might: 1, speed: 1 });
    });
    rolls(both, 2, 2).answers('end-turn');
    while (both.state.result === null) both.answers(both.legal[0] ?? '');
    expect(both.state.result.side).toBe('traitor');
  });

  test('the sixth Day for three players: the heroes', () => {
    const last = (day: number) =>
      hero((s) => {
        s.turn.seat = 2;
      }, remembers({ day })).answers('end-turn');
    expect(last(5).state.result).toEqual({ side: 'heroes', why: 'stay', winners: [0, 2] });
    expect(last(4).state.result).toBeNull();
  });

  test('the price is the traitor’s goal, the days are the heroes’', () => {
    const goals = (seat: number) => viewOf(hero(), seat).haunt?.counters.map(({ name, goal }) => [name, goal !== null]);
    const order = ['day', 'lost', 'prop'];
    expect(goals(0)).toEqual([true, false, true].map((known, i) => [order[i], known]));
    expect(goals(1)).toEqual([false, true, false].map((known, i) => [order[i], known]));
  });
});
