import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { at, gives, haunts, lays, rolls, steps, table, token, turn, viewOf } from '../kit.ts';

/** The Chapel (Omen) north of the Entrance Hall, the Library upstairs, the Catacombs below. */
const sinking = (s: BetrayalState, collapse = 0): void => {
  haunts(s, 36);
  if (s.haunt) s.haunt.memory = { collapse };
  lays(s, 'chapel', { x: 2, y: -1 });
};
const stands = (s: BetrayalState, seat: number, tile: TileId): void => {
  const explorer = s.explorers[seat];
  if (explorer) explorer.at = tile;
};
const begins = (s: BetrayalState): void => {
  s.revealing = { seat: 0, omen: 'holy-symbol', haunt: null };
};
const cornerstones = (s: BetrayalState, ...tiles: TileId[]): void => {
  for (const tile of tiles) token(s, 'cornerstone', { at: tile });
};

describe('36, Foundations', () => {
  test.each([
    [3, 6, 8],
    [6, 15, 7],
  ])('set-up for %i: nothing but the book, and %i Cornerstones to set', (seats, stones, collapse) => {
    const t = table('haunt-begins', begins, { haunt: 36 }, seats);
    expect(t.state.haunt).toMatchObject({ number: 36, traitor: null, first: 1 });
    expect(viewOf(t, 'spectator').haunt?.counters).toEqual([
      { name: 'collapse', value: 0, goal: collapse },
      { name: 'cornerstone', value: 0, goal: stones },
      { name: 'regions', value: 0, goal: 3 },
    ]);
  });

  const onChapel = (edit: (s: BetrayalState) => void = () => {}) =>
    turn((s) => {
      sinking(s);
      stands(s, 0, 'chapel');
      edit(s);
    });

  test('Set a cornerstone: Might or Sanity, 5 or more, on an Omen or Item tile, one each', () => {
    const t = onChapel().answers('haunt:set-a-cornerstone').expects(0, 'which-trait', ['might', 'sanity']);
    rolls(t, 2, 2, 1, 0, 0).answers('might');
    expect(t.state.tokens).toMatchObject([{ kind: 'cornerstone', at: 'chapel' }]);
    expect(t.legal).not.toContain('haunt:set-a-cornerstone');
    const failed = rolls(onChapel().answers('haunt:set-a-cornerstone'), 2, 2, 0, 0, 0).answers('might');
    expect(failed.state.tokens).toEqual([]);
    expect(turn(sinking).legal).not.toContain('haunt:set-a-cornerstone');
  });

  test('the Holy Symbol’s own 1 counts for Sanity', () => {
    const t = onChapel((s) => gives(s, 0, 'holy-symbol')).answers('haunt:set-a-cornerstone');
    rolls(t, 2, 2, 0, 0, 0).answers('sanity').tells('rolled', { trait: 'sanity', total: 5 });
    expect(t.state.tokens).toHaveLength(1);
  });

  test('Break through: to the Basement Landing with one die of Physical damage, once per game; the turn goes on', () => {
    const t = rolls(turn(sinking), 1).answers('haunt:break-through');
    expect(at(t)).toBe('basement-landing');
    t.expects(0, 'take-damage', ['might', 'speed']).answers('speed');
    expect(steps(t)).toEqual([4, 3, 3, 3]);
    t.answers('go:ground-floor-staircase').refuses('haunt:break-through', 'blocked');
    const below = turn((s) => {
      sinking(s);
      stands(s, 0, 'basement-landing');
    });
    expect(below.legal).not.toContain('haunt:break-through');
  });

  test('at the end of a round a tile falls: buried, with all that lay on it; whoever stood there lands below, the dead, too', () => {
    const t = table('round', (s) => {
      sinking(s);
      stands(s, 0, 'chapel');
      stands(s, 2, 'chapel');
      if (s.explorers[2]) s.explorers[2].dead = true;
      token(s, 'obstacle', { at: 'chapel' });
      s.decks.item = s.decks.item.filter((card) => card !== 'map');
      s.laid.push({ card: 'map', at: 'chapel' });
    });
    expect(t.state.house.chapel).toBeUndefined();
    expect(t.state.stack.at(-1)).toBe('chapel');
    expect([at(t), at(t, 2), at(t, 1)]).toEqual(['basement-landing', 'basement-landing', 'entrance-hall']);
    expect([t.state.tokens, t.state.laid, t.state.decks.item.at(-1)]).toEqual([[], [], 'map']);
    t.tells('tile-gone', { tile: 'chapel' });
  });

  test.each([
    ['ground', 'physical'],
    ['basement', 'general'],
  ] as const)('a fall from the %s is 2 dice of %s damage', (region, kind) => {
    const t = table('round', (s) => {
      haunts(s, 36);
      const tile: TileId = region === 'ground' ? 'chapel' : 'catacombs';
      lays(s, tile, { region, x: region === 'ground' ? 2 : 0, y: -1 });
      stands(s, 0, tile);
    });
    rolls(t, 1, 0).expects(0, 'take-damage');
    expect(t.decision.about).toMatchObject({ kind, left: 1 });
  });

  test('a hole leaves its doors open again, and a secret passage with one end is none', () => {
    const t = table('round', (s) => {
      sinking(s);
      token(s, 'secret-passage', { at: 'chapel', n: 1 });
      token(s, 'secret-passage', { at: 'upper-landing', n: 1 });
      s.turn.seat = 2;
    });
    expect(t.state.tokens).toEqual([]);
    expect(t.legal).toContain('discover:N');
  });

  test('starting tiles and tiles with a Cornerstone never fall; with nothing to fall only the Collapse rises', () => {
    const t = table('round', (s) => {
      sinking(s);
      cornerstones(s, 'chapel');
    });
    expect(t.state.house.chapel).toBeDefined();
    expect(t.state.haunt?.memory).toEqual({ collapse: 1 });
  });

  test('won with enough Cornerstones, one in each region at least', () => {
    const last = (...before: TileId[]) => {
      const t = onChapel((s) => {
        lays(s, 'library', { region: 'upper', x: 0, y: -1 });
        lays(s, 'catacombs', { region: 'basement', x: 0, y: -1 });
        for (const [i, tile] of (['ballroom', 'graveyard', 'conservatory', 'junk-room'] as const).entries())
          lays(s, tile, { x: -2 - i, y: 0 });
        cornerstones(s, ...before);
      }).answers('haunt:set-a-cornerstone');
      return rolls(t, 2, 2, 1, 0, 0).answers('might').state.result;
    };
    expect(last('library', 'catacombs', 'ballroom', 'graveyard', 'conservatory')).toEqual({
      ...{ side: 'heroes', why: 'level', winners: [0, 1, 2] },
    });
    expect(last('library', 'junk-room', 'ballroom', 'graveyard', 'conservatory')).toBeNull();
    expect(last('library', 'catacombs', 'ballroom', 'graveyard')).toBeNull();
  });

  test('lost at 8 with three players, and when the fall has killed the last', () => {
    const t = table('round', (s) => {
      sinking(s, 7);
      cornerstones(s, 'chapel');
    });
    expect(t.state.result).toEqual({ side: 'house', why: 'sunk', winners: [] });
    const fallen = table('round', (s) => {
      sinking(s);
      stands(s, 0, 'chapel');
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(fallen, 2, 1).answers('might');
    expect(fallen.state.result).toEqual({ side: 'house', why: 'all-dead', winners: [] });
  });
});
