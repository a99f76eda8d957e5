import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { type Betrayal, explorerAt, type Fight, hauntChoice, isMonster, steal } from './kit.ts';

/** Something of the loser's that may be taken; null: nothing is. */
export interface Loot extends Option {
  readonly take: (() => Rules) | null;
}

/**
 * BH-STEAL-01: an explorer who wins an own attack by 2 or more may take a card in place of the damage, or what else the haunt lets be taken. A
 * haunt that uses this asks 'snatch' in its own words.
 */
export function* snatchInstead(g: Betrayal, fight: Fight, more: (winner: Seat, loser: Seat) => readonly Loot[]): Rules {
  const { attacker, winner, loser, attack, defence } = fight;
  if (winner === null || winner !== attacker || isMonster(winner) || loser === null || isMonster(loser)) return;
  if (attack - defence < 2) return;
  const cards = explorerAt(g, loser).cards.map(
    (card): Loot => ({ id: `snatch:${card}`, details: { card }, take: () => steal(g, winner, loser, card) }),
  );
  const loot = [...more(winner, loser), ...cards];
  if (loot.length === 0) return;
  const { take } = yield* hauntChoice<Loot>(g, winner, 'snatch', [{ id: 'hurt', take: null }, ...loot]);
  if (take === null) return;
  fight.damage = 0;
  yield* take();
}
