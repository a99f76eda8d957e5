import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, haunts, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

/** Threads lie on these tiles, from the tail to the head; seat 0 stands on the tail. */
const sewn = (where: readonly TileId[], edit: Edit = () => {}): Edit =>
  amid(11, (s) => {
    for (const [i, tile] of where.entries()) token(s, 'thread', { at: tile, n: i + 1 });
    if (s.haunt) s.haunt.memory = { followed: 0, laid: where.length, tied: false };
    stand(s, where[0] ?? null, 0);
    edit(s);
  });
const LONG: readonly TileId[] = [
  'kitchen',
  'dining-room',
  'salon',
  'entrance-hall',
  'conservatory',
  'ground-floor-staircase',
  'hallway',
];
const traitors = (where: readonly TileId[], edit: Edit = () => {}) =>
  turn(
    sewn(where, (s) => {
      s.turn.seat = 1;
      stand(s, 'upper-landing', 0, 2);
      edit(s);
    }),
  );
const numbersOn = (t: Table): string[] => tokens(t, 'thread').map(({ n, at: tile }) => `${n} ${tile}`);
const inRound =
  (round: number): Edit =>
  (s) => {
    if (s.haunt) s.haunt.round = round;
  };

describe('11, Red Thread: set-up', () => {
  test.each([
    [3, 5, 6],
    [6, 7, 8],
  ])(
    'for %i: the revealer is healed and stronger, and lays %i Threads, each near the one before',
    (seats, threads, might) => {
      const t = begins(11, seats, (s) => {
        if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, speed: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2, memory: { laid: threads } });
      expect(steps(t, 1)).toEqual([might, 3, 3, 4]);
      expect(numbersOn(t)[0]).toBe('1 entrance-hall');
      expect(new Set(tokens(t, 'thread').map(({ at: tile }) => tile)).size).toBe(threads);
    },
  );

  test('each next one lies at most 2 tiles from the one before, and where there is no such tile, on the nearest', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'dagger', haunt: null };
      },
      { haunt: 11 },
    ).answers('yes');
    t.expects(1, 'haunt-tile', ['hallway', 'ground-floor-staircase']).answers('ground-floor-staircase');
    t.expects(1, 'haunt-tile', ['hallway', 'upper-landing', 'basement-landing']).answers('basement-landing');
    t.expects(1, 'haunt-tile', ['hallway', 'upper-landing']).answers('upper-landing'); // both 2 away
    expect(t.state.haunt?.memory).toMatchObject({ laid: 5 }); // the last tile needs no choice
  });
});

describe('11, Red Thread: the heroes', () => {
  test('Wind up: at the tail, Knowledge, 4 or more takes it away; the next number is the tail', () => {
    const t = rolls(turn(sewn(LONG)), 2, 2, 0).answers('haunt:wind-up');
    expect(numbersOn(t)[0]).toBe('2 dining-room');
    expect(t.state.haunt?.memory).toMatchObject({ followed: 1 });
    const vain = rolls(turn(sewn(LONG)), 2, 1, 0).answers('haunt:wind-up');
    expect([tokens(vain, 'thread').length, vain.state.haunt?.memory]).toEqual([
      7,
      { followed: 0, laid: 7, tied: false },
    ]);
    expect(turn(sewn(LONG, (s) => stand(s, 'dining-room', 0))).legal).not.toContain('haunt:wind-up');
  });

  test('they win with the last one needed, with the last one of all, and by the traitor’s death', () => {
    const counted = (followed: number) =>
      rolls(
        turn(
          sewn(LONG, (s) => {
            if (s.haunt) s.haunt.memory = { followed, laid: 7, tied: false };
          }),
        ),
        ...[2, 2, 0],
      ).answers('haunt:wind-up').state.result;
    expect(counted(6)).toBeNull();
    expect(counted(7)).toEqual({ side: 'heroes', why: 'followed', winners: [0, 2] });
    expect(rolls(turn(sewn(['kitchen'])), 2, 2, 0).answers('haunt:wind-up').state.result?.why).toBe('unwound');
    const t = turn(
      sewn(LONG, (s) => {
        stand(s, 'kitchen', 1);
        Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
      }),
    );
    rolls(t, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:1');
    while (t.state.result === null) t.answersAs(t.match.waitingFor()[0] ?? 0, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
  });
});

describe('11, Red Thread: the traitor', () => {
  test('BH-ADJ-02: the traitor walks the thread from end to end, but neither to nor from a tile where a hero stands', () => {
    const t = traitors(LONG, (s) => stand(s, 'salon', 1, 2));
    expect(t.legal).not.toContain('go:entrance-hall'); // a hero stands on the traitor's own tile
    const free = traitors(LONG, (s) => {
      stand(s, 'salon', 1);
      stand(s, 'conservatory', 2);
    });
    expect(free.legal).toEqual(expect.arrayContaining(['go:entrance-hall', 'go:kitchen', 'go:hallway']));
    expect(free.legal).not.toContain('go:conservatory');
    expect(at(free.answers('go:kitchen'), 1)).toBe('kitchen');
    expect(turn(sewn(LONG, (s) => stand(s, 'salon', 0))).legal).not.toContain('go:kitchen'); // nobody else does
  });

  test('Bleed: the next number on a bare tile at most 2 from the head, so often in a turn', () => {
    const t = traitors(['kitchen'], (s) => stand(s, 'hallway', 1)).answers('haunt:bleed');
    expect(numbersOn(t)).toEqual(['1 kitchen', '2 hallway']);
    expect(t.legal).not.toContain('haunt:bleed'); // a Thread lies here now
    t.answers('go:entrance-hall', 'haunt:bleed', 'go:hallway', 'go:conservatory');
    expect(numbersOn(t)).toHaveLength(3);
    t.refuses('haunt:bleed', 'blocked'); // twice is enough
    expect(traitors(['dining-room'], (s) => stand(s, 'conservatory', 1)).legal).not.toContain('haunt:bleed');
  });

  const knot = (where: readonly TileId[], round = 3, edit: Edit = () => {}) =>
    traitors(where, (s) => {
      stand(s, where[0] ?? null, 1);
      inRound(round)(s);
      edit(s);
    });

  test('Tie the knot: at the tail, long enough, head near; Sanity, 4 or more wins, even with a hero beside it', () => {
    const won = rolls(
      knot(LONG, 3, (s) => stand(s, 'kitchen', 0)),
      2,
      2,
      0,
      0,
      0,
    ).answers('haunt:tie-the-knot');
    expect(won.state.result).toEqual({ side: 'traitor', why: 'tied', winners: [1] });
    expect(rolls(knot(LONG), 2, 1, 0, 0, 0).answers('haunt:tie-the-knot').state.result).toBeNull();
  });

  test('no knot before round 3, with a short thread, with the head too far, or away from the tail', () => {
    const far: readonly TileId[] = ['salon', ...LONG.filter((tile) => tile !== 'salon')];
    for (const t of [
      knot(LONG, 2),
      knot(LONG.slice(0, 5)),
      knot(far), // the head is in the Hallway, 3 tiles from the Salon
      knot(LONG, 3, (s) => stand(s, 'dining-room', 1)),
    ])
      expect(t.legal).not.toContain('haunt:tie-the-knot');
  });

  test('BH-ATK-05, Fresh blood: after a won attack of the own, on a bare tile, at any distance, besides the damage', () => {
    const beats = (where: readonly TileId[], dice: readonly number[]) =>
      rolls(
        traitors(where, (s) => stand(s, 'conservatory', 0, 1)),
        ...dice,
      ).answers('attack:bare:0');
    const won = [2, 0, 0, 0, 1, 0, 0, 0, 0];
    const t = beats(['salon'], won).expects(1, 'haunt-choice', ['fresh-lay', 'fresh-leave']).answers('fresh-lay');
    expect(numbersOn(t)).toEqual(['1 salon', '2 conservatory']);
    t.expects(0, 'take-damage');
    expect(numbersOn(beats(['salon'], won).answers('fresh-leave'))).toEqual(['1 salon']);
    beats(['conservatory'], won).expects(0, 'take-damage'); // there is a Thread already
    beats(['salon'], [0, 0, 0, 0, 2, 0, 0, 0, 0]).expects(1, 'take-damage'); // lost
  });

  test.each([
    [3, { side: 'traitor', why: 'lost', winners: [1] }],
    [4, { side: 'heroes', why: 'morning', winners: [0, 2] }],
  ])('BH-R-14: the end of round 12, with %i wound up', (followed, result) => {
    const late = (round: number) =>
      table(
        'round',
        sewn(LONG, (s) => {
          inRound(round)(s);
          if (s.haunt) s.haunt.memory = { followed, laid: 7, tied: false };
        }),
      ).state.result;
    expect([late(11), late(12)]).toEqual([null, result]);
  });

  test('the heroes do not see how long the thread must be, nor the traitor how many must be wound up', () => {
    const t = turn((s) => haunts(s, 11));
    const goals = (seat: number) => viewOf(t, seat).haunt?.counters.map(({ goal }) => goal);
    expect([goals(0), goals(1)]).toEqual([
      [8, null],
      [null, 6],
    ]);
  });
});
