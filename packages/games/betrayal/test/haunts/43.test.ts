import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { at, gives, haunts, lays, monster, rolls, steps, table, token, turn, viewOf } from '../kit.ts';

const KITCHEN: TileId = 'kitchen';
/** The Kitchen, an Event tile, lies north of the Entrance Hall, the Dining Room behind it; the Water stands so high. */
const lost = (s: BetrayalState, water = 0): void => {
  haunts(s, 43);
  if (s.haunt) s.haunt.memory = { water, found: false };
  lays(s, KITCHEN, { x: 2, y: -1 });
  lays(s, 'dining-room', { x: 2, y: -2 });
};
const stands = (s: BetrayalState, seat: number, tile: TileId): void => {
  const explorer = s.explorers[seat];
  if (explorer) explorer.at = tile;
};
const begins = (s: BetrayalState): void => {
  s.revealing = { seat: 1, omen: 'dog', haunt: null };
};
const everybody = (s: BetrayalState, tile: TileId): void => {
  for (const seat of s.explorers.keys()) stands(s, seat, tile);
};

describe('43, Bring Her Home', () => {
  test.each([
    [3, 8],
    [6, 11],
  ])('set-up for %i: nothing but the book, open to all, and %i markers to find', (seats, scents) => {
    const t = table('haunt-begins', begins, { haunt: 43 }, seats);
    expect(t.state.haunt).toMatchObject({ number: 43, traitor: null, first: 2 });
    expect([t.state.tokens, t.state.monsters]).toEqual([[], []]);
    expect(viewOf(t, 'spectator').haunt?.counters).toEqual([
      { name: 'water', value: 0, goal: 8 },
      { name: 'scent', value: 0, goal: scents },
    ]);
    expect(viewOf(t, 'spectator').haunt?.book).toContain('monster:drowned');
  });

  const onKitchen = (edit: (s: BetrayalState) => void = () => {}) =>
    turn((s) => {
      lost(s);
      stands(s, 0, KITCHEN);
      edit(s);
    });

  test('Follow the scent: Knowledge, 4 or more puts a marker on an Event or Omen tile; less does nothing', () => {
    const found = rolls(onKitchen(), 2, 2, 0).answers('haunt:follow-the-scent');
    expect(found.state.tokens).toMatchObject([{ kind: 'scent', at: KITCHEN }]);
    expect(found.legal).not.toContain('haunt:follow-the-scent');
    expect(rolls(onKitchen(), 2, 1, 0).answers('haunt:follow-the-scent').state.tokens).toEqual([]);
    expect(turn(lost).legal).not.toContain('haunt:follow-the-scent');
  });

  test('Follow the scent: 2 more for the owner of the Dog', () => {
    const t = rolls(
      onKitchen((s) => gives(s, 0, 'dog')),
      2,
      0,
      0,
      0,
    ).answers('haunt:follow-the-scent');
    expect(t.state.tokens).toHaveLength(1);
  });

  test('with the last marker Wren is where the way from the Entrance Hall is longest, once', () => {
    const before = (count: number) =>
      onKitchen((s) => {
        for (let i = 0; i < count; i++) token(s, 'scent', { at: 'dining-room' });
      });
    const t = rolls(before(7), 2, 2, 0).answers('haunt:follow-the-scent');
    expect(t.state.tokens.filter(({ kind }) => kind === 'wren')).toMatchObject([{ at: 'dining-room' }]);
    t.tells('haunt-tells', { what: 'found', at: 'dining-room' });
    const early = rolls(before(6), 2, 2, 0).answers('haunt:follow-the-scent');
    expect(early.state.tokens.filter(({ kind }) => kind === 'wren')).toEqual([]);
  });

  const withWren = (edit: (s: BetrayalState) => void = () => {}) =>
    onKitchen((s) => {
      token(s, 'wren', { on: 0 });
      edit(s);
    });

  test('Wren is picked up freely; carrying her each step costs 2, obstacles or not; brought to the Entrance Hall she is home', () => {
    const t = onKitchen((s) => token(s, 'wren', { at: KITCHEN }));
    t.answers('take:1');
    expect(t.state.turn.moves).toBe(4);
    t.answers('go:dining-room');
    expect(t.state.turn.moves).toBe(2);
    const hindered = withWren((s) => token(s, 'obstacle', { at: KITCHEN })).answers('go:dining-room');
    expect(hindered.state.turn.moves).toBe(2);
    const home = withWren().answers('go:entrance-hall');
    expect(home.state.result).toEqual({ side: 'heroes', why: 'home', winners: [0, 1, 2] });
  });

  test('she can be traded; a dead carrier leaves her on the tile', () => {
    const t = withWren((s) => {
      stands(s, 1, KITCHEN);
    });
    t.answers('trade:1', 'ware:token:1', 'done', 'done', 'yes');
    expect(t.state.tokens[0]).toMatchObject({ kind: 'wren', on: 1 });
    const dying = withWren((s) => {
      if (s.haunt) s.haunt.memory = { water: 6, found: true };
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    }).answers('end-turn', 'might');
    expect(dying.state.explorers[0]?.dead).toBe(true);
    expect(dying.state.tokens[0]).toMatchObject({ kind: 'wren', on: null, at: KITCHEN });
  });

  test.each([
    [1, 3, 1],
    [1, 6, 3],
    [4, 3, 1],
    [4, 6, 1],
    [2, 6, 0],
  ])(
    'the Water rises from %i with %i players: %i Drowned come to the Basement Landing, and move at once',
    (water, seats, count) => {
      const t = table('round', (s) => lost(s, water), {}, seats);
      expect(t.state.haunt?.memory).toMatchObject({ water: water + 1 });
      expect(t.state.monsters).toHaveLength(count);
    },
  );

  test('BH-MON-01: the Drowned go for the nearest, of several for the first in turn order, and attack', () => {
    const t = table('round', (s) => {
      lost(s, 2);
      everybody(s, 'upper-landing');
      monster(s, 'drowned', 'ground-floor-staircase');
    });
    t.tells('monster-target', { monster: 'drowned:1', target: 0, because: 'turn-order' });
    t.tells('attacked', { attacker: 'drowned:1', defender: 0 });
  });

  test('a stunned Drowned spends its turn getting up', () => {
    const t = table('round', (s) => {
      lost(s, 2);
      monster(s, 'drowned', 'basement-landing', { stunned: true });
    });
    expect(t.state.monsters).toMatchObject([{ stunned: false, at: 'basement-landing' }]);
  });

  const ends = (water: number, tile: TileId) =>
    turn((s) => {
      lost(s, water);
      everybody(s, tile);
    });

  test.each<[number, TileId, boolean]>([
    [2, 'basement-landing', false],
    [3, 'basement-landing', true],
    [5, 'hallway', false],
    [6, 'hallway', true],
    [7, 'upper-landing', false],
  ])('with Water %i, %s is flooded: %s; leaving costs 2, and a turn that ends there hurts', (water, tile, wet) => {
    const to = tile === 'hallway' ? 'entrance-hall' : 'ground-floor-staircase';
    const walked = ends(water, tile);
    const before = walked.state.turn.moves;
    walked.answers(`go:${to}`);
    expect(before - walked.state.turn.moves).toBe(wet ? 2 : 1);
    const stayed = ends(water, tile).answers('end-turn');
    expect(stayed.decision.kind === 'take-damage').toBe(wet);
    if (wet) expect(steps(stayed.answers('speed'))).toEqual([4, 3, 3, 3]);
  });

  test('at 8 the house has won, before the Drowned act; also when nobody is left', () => {
    const t = table('round', (s) => lost(s, 7));
    expect(t.state.result).toEqual({ side: 'house', why: 'drowned', winners: [] });
    const last = turn((s) => {
      lost(s, 6);
      everybody(s, 'hallway');
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    }).answers('end-turn', 'might');
    expect(last.state.result).toEqual({ side: 'house', why: 'all-dead', winners: [] });
    expect(at(last)).toBe('hallway');
  });
});
