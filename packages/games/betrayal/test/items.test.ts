import { describe, expect, test } from 'vitest';
import { cards, gives, haunts, lays, rolls, steps, turn } from './kit.ts';

describe('items', () => {
  test('BH-WPN-07: the Machete adds 1 to the result of its attack', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'machete');
    });
    rolls(t, 2, 2, 0, 0, 0, 2, 1, 0, 0).answers('attack:machete:1');
    t.tells('attack-won', { winner: 0, loser: 1, amount: 2 });
  });

  test('the Crossbow reaches an adjacent tile, rolls Speed, and its user is safe', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'crossbow');
      lays(s, 'kitchen', { x: 2, y: -1 });
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'kitchen';
    });
    rolls(t, 0, 0, 0, 0, 0, 2, 2, 2).answers('attack:crossbow:1');
    t.tells('attack-won', { winner: 1, loser: 0, amount: 0 }).usesAllLuck();
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });

  test('Strange Medicine is buried and heals Might and Speed', () => {
    const t = turn((s) => {
      gives(s, 0, 'strange-medicine');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 2, sanity: 1 });
    }).answers('use:strange-medicine');
    expect(steps(t)).toEqual([4, 4, 3, 1]);
    expect(cards(t)).toEqual([]);
    expect(t.state.decks.item.at(-1)).toBe('strange-medicine');
  });
});
