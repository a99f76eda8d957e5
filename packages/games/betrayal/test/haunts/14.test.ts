import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { haunts, lays, monster, rolls, steps, table, turn, viewOf } from '../kit.ts';

const ROOMS: readonly TileId[] = [
  'kitchen',
  'dining-room',
  'salon',
  'library',
  'chapel',
  'graveyard',

  'ballroom',
];

/** Rooms in a row north of the Entrance Hall, seat 0 in the first of them. */
function register(s: BetrayalState): void {
  haunts(s, 14);
  for (const [i, tile] of ROOMS.entries()) lays(s, tile, { x: 1, y: -1 - i });
  if (s.explorers[0]) s.explorers[0].at = 'kitchen';
}

function mark(s: BetrayalState, kind: 'fault' | 'deed', ...tiles: readonly TileId[]): void {
  for (const at of tiles) {
    s.tokens.push({ id: s.nextToken, kind, at, on: null, edge: null, of: null, n: 0, up: true, face: null });
    s.nextToken += 1;
  }
}

const marks = (s: BetrayalState, kind: string) => s.tokens.filter((one) => one.kind === kind).map(({ at }) => at);

/** The traitor is to act in the Kitchen. */
const sells = (edit: (s: BetrayalState) => void = () => {}) =>
  turn((s) => {
    register(s);
    s.turn.seat = 1;
    if (s.explorers[1]) s.explorers[1].at = 'kitchen';
    edit(s);
  });

describe('14, Clear Title', () => {
  test.each([
    [3, 2],
    [6, 3],
  ])('set-up with %i: the one with the highest Knowledge but the revealer, healed; Realtors: %i', (seats, realtors) => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 0, omen: 'book', haunt: null };
        if (s.explorers[1]) s.explorers[1].traits.sanity = 1;
      },
      { haunt: 14 },
      seats,
    );
    while (t.decision.kind !== 'turn') t.answers(t.legal.includes('no') ? 'no' : (t.legal[0] ?? ''));
    const { traitor } = t.state.haunt ?? { traitor: null };
    expect(traitor).not.toBe(0);
    expect(Math.min(...steps(t, traitor ?? 0))).toBeGreaterThan(1);
    expect(t.state.monsters.map(({ kind, at }) => [kind, at])).toEqual(
      Array.from({ length: realtors }, () => ['realtor', 'entrance-hall']),
    );
  });

  test('BH-STRUCT-06: Find a fault: Might or Knowledge, 5 or more puts a Fault here, less nothing', () => {
    const found = rolls(turn(register), 2, 2, 1, 0, 0).answers('haunt:find-fault', 'might');
    expect(marks(found.state, 'fault')).toEqual(['kitchen']);
    const missed = rolls(turn(register), 2, 2, 0).answers('haunt:find-fault', 'knowledge');
    expect(marks(missed.state, 'fault')).toEqual([]);
  });

  test('a marker keeps every other away, and starting tiles never hold one', () => {
    const withDeed = turn((s) => {
      register(s);
      mark(s, 'deed', 'kitchen');
    });
    expect(withDeed.legal).not.toContain('haunt:find-fault');
    expect(withDeed.legal).toContain('haunt:strike-out');
    expect(sells((s) => mark(s, 'fault', 'kitchen')).legal).not.toContain('haunt:appraise');
    const atStart = turn((s) => {
      register(s);
      if (s.explorers[0]) s.explorers[0].at = 'entrance-hall';
    });
    expect(atStart.legal).not.toContain('haunt:find-fault');
  });

  test('Strike out: Might, 5 or more removes the Deed, less leaves it', () => {
    const deeded = () =>
      turn((s) => {
        register(s);
        mark(s, 'deed', 'kitchen');
      });
    expect(marks(rolls(deeded(), 2, 2, 1, 0, 0).answers('haunt:strike-out').state, 'deed')).toEqual([]);
    expect(marks(rolls(deeded(), 2, 2, 0, 0, 0).answers('haunt:strike-out').state, 'deed')).toEqual(['kitchen']);
  });

  test('Appraise: Knowledge, 4 or more puts a Deed here; the heroes read of it when it is first done', () => {
    const t = sells();
    expect(viewOf(t, 0).haunt?.book).not.toContain('action:appraise');
    rolls(t, 2, 2, 0, 0).answers('haunt:appraise');
    expect(marks(t.state, 'deed')).toEqual(['kitchen']);
    expect(viewOf(t, 0).haunt?.book).toContain('action:appraise');
    expect(marks(rolls(sells(), 2, 1, 0, 0).answers('haunt:appraise').state, 'deed')).toEqual([]);
  });

  test('a Realtor that ends its turn on a Fault removes it, unless a hero stands there or it only got up', () => {
    const visit = (edit: (s: BetrayalState) => void) =>
      table('monsters', (s) => {
        register(s);
        s.turn.seat = 1;
        mark(s, 'fault', 'kitchen');
        if (s.explorers[0]) s.explorers[0].at = 'entrance-hall';
        edit(s);
      });
    const alone = visit((s) => monster(s, 'realtor', 'kitchen')).answers('done');
    expect(marks(alone.state, 'fault')).toEqual([]);
    const watched = visit((s) => {
      monster(s, 'realtor', 'kitchen');
      if (s.explorers[0]) s.explorers[0].at = 'kitchen';
    }).answers('done');
    expect(marks(watched.state, 'fault')).toEqual(['kitchen']);
    const dazed = visit((s) => monster(s, 'realtor', 'kitchen', { stunned: true }));
    expect(marks(dazed.state, 'fault')).toEqual(['kitchen']);
    // The traitor is no hero.
    const attended = visit((s) => {
      monster(s, 'realtor', 'kitchen');
      if (s.explorers[1]) s.explorers[1].at = 'kitchen';
    }).answers('done');
    expect(marks(attended.state, 'fault')).toEqual([]);
  });

  test('BH-END-01: the fifth Fault of three players condemns the house, the fifth Deed sells it', () => {
    const condemned = turn((s) => {
      register(s);
      mark(s, 'fault', 'dining-room', 'salon', 'library', 'chapel');
    });
    rolls(condemned, 2, 2, 2, 0, 0).answers('haunt:find-fault', 'might');
    expect(condemned.state.result).toEqual({ side: 'heroes', why: 'condemned', winners: [0, 2] });
    const sold = sells((s) => mark(s, 'deed', 'dining-room', 'salon', 'library', 'chapel'));
    rolls(sold, 2, 2, 0, 0).answers('haunt:appraise');
    expect(sold.state.result).toEqual({ side: 'traitor', why: 'sold', winners: [1] });
  });

  test('markers at the same time: one that was struck out no longer counts', () => {
    const t = turn((s) => {
      register(s);
      mark(s, 'deed', 'kitchen', 'dining-room', 'salon', 'library');
    });
    rolls(t, 2, 2, 2, 0, 0).answers('haunt:strike-out');
    expect(marks(t.state, 'deed')).toHaveLength(3);
    expect(t.state.result).toBeNull();
  });
});
