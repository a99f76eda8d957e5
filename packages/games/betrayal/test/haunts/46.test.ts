import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { cards, gives, haunts, lays, monster, rolls, steps, table, token, turn, viewOf } from '../kit.ts';

/** The Chapel, an Omen tile, lies beside the Entrance Hall; seat 0 stands on it. */
const chapel = (s: BetrayalState): void => {
  haunts(s, 46);
  lays(s, 'chapel', { x: 2, y: -1 });
  if (s.explorers[0]) s.explorers[0].at = 'chapel';
};
const rites = (s: BetrayalState, ...tiles: TileId[]): void => {
  for (const at of tiles) token(s, 'rite', { at });
};
const dies = (s: BetrayalState, seat: number, at: TileId): void => {
  const explorer = s.explorers[seat];
  if (explorer) Object.assign(explorer, { dead: true, at, traits: { ...explorer.traits, might: 0 } });
};

describe('46, Bone Tithe', () => {
  test.each([
    [3, 2],
    [6, 5],
  ])('set-up for %i: the least sane is the traitor, healed, stronger, with %i Servants', (seats, servants) => {
    const begin = (s: BetrayalState): void => {
      s.revealing = { seat: 1, omen: 'skull', haunt: null };
      for (const one of s.explorers) one.traits.sanity = 3;
      if (s.explorers[2]) Object.assign(s.explorers[2].traits, { sanity: 1, speed: 1 });
    };
    const t = table('haunt-begins', begin, { haunt: 46 }, seats).answers('yes');
    expect(t.state.haunt).toMatchObject({ traitor: 2, first: 3 % seats });
    expect(t.state.monsters.map(({ kind, at }) => `${kind} ${at}`)).toEqual(
      Array(servants).fill('servant entrance-hall'),
    );
    expect(steps(t, 2)).toEqual([4, 5, 3, 4]);
  });

  test('Chant: Sanity, 5 or more puts a Rite marker on an Omen tile, less does nothing, and only one lies on a tile', () => {
    const t = rolls(turn(chapel), 2, 2, 1, 0).answers('haunt:chant');
    expect(t.state.tokens).toMatchObject([{ kind: 'rite', at: 'chapel' }]);
    expect(t.legal).not.toContain('haunt:chant');
    expect(rolls(turn(chapel), 2, 2, 0, 0).answers('haunt:chant').state.tokens).toEqual([]);
    const elsewhere = turn((s) => {
      chapel(s);
      if (s.explorers[0]) s.explorers[0].at = 'hallway';
    });
    expect(elsewhere.legal).not.toContain('haunt:chant');
  });

  test('Chant: 1 more with another living hero on the tile; a traitor or a corpse there does not help', () => {
    const withOne = (seat: number, isDead: boolean) =>
      turn((s) => {
        chapel(s);
        if (s.explorers[seat]) s.explorers[seat].at = 'chapel';
        if (isDead) dies(s, seat, 'chapel');
      });
    const lies = (seat: number, isDead = false): number =>
      rolls(withOne(seat, isDead), 2, 2, 0, 0).answers('haunt:chant').state.tokens.length;
    expect([lies(2), lies(1), lies(2, true)]).toEqual([1, 0, 0]);
  });

  test('the heroes win with the last marker, and not with one less', () => {
    const after = (...before: TileId[]) =>
      rolls(
        turn((s) => {
          chapel(s);
          lays(s, 'ballroom', { x: 1, y: -1 });
          lays(s, 'library', { x: 3, y: -1 });
          lays(s, 'graveyard', { x: 0, y: -1 });
          rites(s, ...before);
        }),
        ...[2, 2, 1, 0],
      ).answers('haunt:chant');
    expect(after('ballroom', 'library').state.result).toBeNull();
    const won = after('ballroom', 'library', 'graveyard');
    expect(won.state.result).toEqual({ side: 'heroes', why: 'rites', winners: [0, 2] });
  });

  test('everybody sees how many markers there are; how many are needed, only the heroes', () => {
    const t = turn((s) => {
      chapel(s);
      rites(s, 'chapel');
    });
    expect(viewOf(t, 0).haunt?.counters).toEqual([{ name: 'rite', value: 1, goal: 4 }]);
    expect(viewOf(t, 1).haunt?.counters).toEqual([{ name: 'rite', value: 1, goal: null }]);
  });

  const traitors = (edit: (s: BetrayalState) => void) =>
    turn((s) => {
      chapel(s);
      s.turn.seat = 1;
      if (s.explorers[1]) s.explorers[1].at = 'chapel';
      edit(s);
    });

  test('Desecrate: Knowledge, 5 or more removes a marker, less does not', () => {
    const here = () => traitors((s) => rites(s, 'chapel'));
    expect(rolls(here(), 2, 2, 1, 0).answers('haunt:desecrate').state.tokens).toEqual([]);
    expect(rolls(here(), 2, 2, 0, 0).answers('haunt:desecrate').state.tokens).toHaveLength(1);
  });

  test('Raise: the body becomes a Servant, once; its cards stay on the tile and are looted one a turn', () => {
    const t = traitors((s) => {
      gives(s, 2, 'machete', 'map');
      dies(s, 2, 'chapel');
      s.turn.number = 5;
    });
    t.answers('haunt:raise:2');
    expect(t.state.monsters).toMatchObject([{ kind: 'servant', at: 'chapel' }]);
    expect(t.state.explorers[2]?.statuses).toEqual(['raised']);
    expect(t.legal.filter((id) => id.startsWith('haunt:raise'))).toEqual([]);
    t.answers('loot:machete');
    expect(cards(t, 1)).toEqual(['machete']);
    t.refuses('loot:map', 'blocked');
  });

  test('Raise: not the traitor’s own kind of corpse, and not one on another tile', () => {
    const t = traitors((s) => dies(s, 2, 'hallway'));
    expect(t.legal.filter((id) => id.startsWith('haunt:raise'))).toEqual([]);
  });

  test('a Servant that takes damage is stunned; the Skull still saves its owner', () => {
    const t = turn((s) => {
      chapel(s);
      monster(s, 'servant', 'chapel');
    });
    rolls(t, 2, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:servant:1');
    expect(t.state.monsters[0]?.stunned).toBe(true);
    const saved = traitors((s) => {
      gives(s, 0, 'skull');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(saved, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0).answers('attack:bare:0');
    while (saved.match.waitingFor()[0] === 0) saved.answers(saved.legal[0] ?? '');
    expect([saved.state.explorers[0]?.dead, steps(saved)]).toEqual([false, [1, 1, 1, 1]]);
  });

  test('the traitor wins when all heroes are dead', () => {
    const t = traitors((s) => {
      dies(s, 2, 'hallway');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 2, 2, 0, 0).answers('attack:bare:0');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
