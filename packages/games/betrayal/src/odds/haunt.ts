import { DICE } from '../rules/dice.ts';
import { HAUNTED } from '../rules/haunt-roll.ts';
import { atLeast } from './dice.ts';

/** BH-DICE-07, BH-DICE-08: the chance that one Omen more brings the haunt, never with more than eight dice; the last one does so by itself (BH-AMB-02). */
export function hauntChance(omensDrawn: number, omensLeft: number): number {
  return omensLeft <= 1 ? 1 : atLeast(Math.min(DICE, omensDrawn + 1), HAUNTED);
}
