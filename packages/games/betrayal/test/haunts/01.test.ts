import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../../src/index.ts';
import { haunts, lays, monster, rolls, steps, table, token, turn, viewOf } from '../kit.ts';

const keepsake = (s: BetrayalState, where: { at?: 'graveyard' | 'kitchen'; on?: number }): void =>
  token(s, 'keepsake', where);

const graveyard = (s: BetrayalState): void => {
  haunts(s, 1);
  lays(s, 'graveyard', { x: 2, y: -1, turn: 2 });
};

describe('1, The Last Tenant', () => {
  test('set-up: the Graveyard is made sure of, the traitor is healed, Ghosts and Keepsakes come into the house', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        lays(s, 'kitchen', { x: 1, y: -1 });
        lays(s, 'dining-room', { x: 1, y: -2 });
        lays(s, 'salon', { x: 0, y: -2, turn: 1 });
        if (s.explorers[1]) s.explorers[1].traits.sanity = 1;
      },
      { haunt: 1 },
    );
    t.answers('yes');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(t.state.house.graveyard).toBeDefined();
    expect(t.state.haunt).toMatchObject({ number: 1, traitor: 1, first: 2 });
    expect(steps(t, 1)).toEqual([6, 4, 3, 4]);
    expect(t.state.monsters).toMatchObject([{ kind: 'ghost', at: 'entrance-hall' }]);
    expect(t.state.tokens.filter(({ kind }) => kind === 'keepsake')).toHaveLength(3);
  });

  test('Search: Knowledge, 4 or more takes a Keepsake; the action is read to all when it is first used', () => {
    const t = turn((s) => {
      graveyard(s);
      keepsake(s, { at: 'graveyard' });
      if (s.explorers[0]) s.explorers[0].at = 'graveyard';
    });
    expect(viewOf(t, 1).haunt?.book).not.toContain('action:search');
    rolls(t, 2, 2, 0).answers('haunt:search');
    expect(t.state.tokens[0]).toMatchObject({ on: 0, at: null });
    expect(viewOf(t, 1).haunt?.book).toContain('action:search');
  });

  test('BH-TOK-02: Lay to rest: Sanity, 4 or more, and it is counted; the last one wins; less is 1 Mental damage', () => {
    const lay = (laid: number) =>
      turn((s) => {
        graveyard(s);
        keepsake(s, { on: 0 });
        if (s.explorers[0]) s.explorers[0].at = 'graveyard';
        if (s.haunt) s.haunt.memory = { laid };
      });
    const failed = rolls(lay(0), 0, 0, 0, 2).answers('haunt:lay-to-rest', 'sanity');
    expect(steps(failed)).toEqual([4, 4, 3, 2]);
    const won = rolls(lay(1), 2, 2, 0, 0).answers('haunt:lay-to-rest');
    expect(won.state.result).toEqual({ side: 'heroes', why: 'laid', winners: [0, 2] });
  });

  test('Snatch: the traitor who wins an attack lays a Keepsake of the loser somewhere near', () => {
    const t = turn((s) => {
      graveyard(s);
      s.turn.seat = 1;
      keepsake(s, { on: 0 });
    });
    rolls(t, 2, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:0', 'hallway');
    expect(t.state.tokens[0]).toMatchObject({ on: null, at: 'hallway' });
  });

  test('BH-STRUCT-14: at the end of a Ghost’s turn each hero on its tile takes 1 Mental damage, unless it only got up', () => {
    const ghostly = (stunned: boolean) =>
      table('monsters', (s) => {
        graveyard(s);
        s.turn.seat = 1;
        for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'upper-landing';
        monster(s, 'ghost', 'entrance-hall', { stunned });
      });
    const t = ghostly(false).answers('done').answers('sanity');
    expect(steps(t)).toEqual([4, 4, 3, 2]);
    expect(steps(ghostly(true))).toEqual([4, 4, 3, 3]);
  });
});
