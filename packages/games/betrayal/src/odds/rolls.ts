import type { Trait } from '../content/explorers.ts';
import type { AttackWay, Purpose, Roll } from '../content/types.ts';
import { diceOf } from '../rules/dice.ts';
import { through } from '../rules/in-play.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { margins, type Throw } from './dice.ts';

interface About {
  readonly purpose: Purpose;
  readonly bonus?: number;
  readonly dice?: number;
}

/** The throw that a trait roll would be just now, before anybody does anything about it (BH-DICE-03, BH-AMB-03). */
export function throwOf(g: Betrayal, who: FigureId, trait: Trait, { purpose, bonus = 0, dice = 0 }: About): Throw {
  const roll: Roll = { who, trait, purpose, dice: [], more: dice, taken: null, bonus, leasts: [] };
  return { dice: diceOf(g, roll), bonus: through(g, 'bonus', bonus, roll) };
}

/** How an attack would end: the chance of each margin, from the attacker's side (BH-ATK-04). */
export function fightOdds(
  g: Betrayal,
  attacker: FigureId,
  defender: FigureId,
  { trait, dice = 0, bonus = 0 }: Pick<AttackWay, 'trait' | 'dice' | 'bonus'>,
): ReadonlyMap<number, number> {
  const mine = throwOf(g, attacker, trait, { purpose: 'attack', dice, bonus });
  return margins(mine, throwOf(g, defender, trait, { purpose: 'defence' }));
}
