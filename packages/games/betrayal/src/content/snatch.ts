import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { type Betrayal, explorerAt, hauntChoice, type Mine, steal, type WonAttack } from './kit.ts';

/** Something of the loser's that may be taken; null: nothing is. */
export interface Loot extends Option {
  readonly take: (() => Rules) | null;
}

/**
 * BH-STEAL-01: an explorer who wins an own attack by 2 or more may take a card in place of the damage, or what else the haunt lets be taken. A
 * haunt that uses this asks 'snatch' in its own words.
 */
export const snatching = (more: (g: Betrayal, winner: Seat, loser: Seat) => readonly Loot[]): WonAttack<Mine> => ({
  by: 'explorer',
  over: 'explorer',
  margin: 2,
  *does(g, _me, { by, loser }) {
    const cards = explorerAt(g, loser).cards.map(
      (card): Loot => ({ id: `snatch:${card}`, details: { card }, take: () => steal(g, by, loser, card) }),
    );
    const loot = [...more(g, by, loser), ...cards];
    if (loot.length === 0) return false;
    const { take } = yield* hauntChoice<Loot>(g, by, 'snatch', [{ id: 'hurt', take: null }, ...loot]);
    if (take === null) return false;
    yield* take();
    return true;
  },
});
