import type { AttackWay } from '../content/types.ts';
import { fightOdds } from '../odds/rolls.ts';
import { isMonster, kindOf, monster } from '../rules/figures.ts';
import type { Betrayal, DamageKind, FigureId } from '../state.ts';
import { damageCost } from './vigour.ts';

const kindOfDamage = ({ trait }: Pick<AttackWay, 'trait'>): DamageKind =>
  trait === 'knowledge' || trait === 'sanity' ? 'mental' : 'physical';

/** What it is worth to harm a figure by so much, in steps. */
function harm(g: Betrayal, who: FigureId, kind: DamageKind, amount: number): number {
  if (!isMonster(who)) return damageCost(g, who, kind, amount);
  const { stunned } = monster(g, who);
  const { harmed } = kindOf(g, { kind: monster(g, who).kind });
  if (harmed === 'unharmed') return 0;
  if (harmed === 'killed' || typeof harmed === 'function') return 2.5;
  return stunned ? 0.1 : 1.5;
}

/** What an attack does on average: to the one who is attacked, and to the attacker, in steps. */
export function expectFight(
  g: Betrayal,
  attacker: FigureId,
  defender: FigureId,
  way: AttackWay,
): { readonly dealt: number; readonly taken: number } {
  const kind = kindOfDamage(way);
  let [dealt, taken] = [0, 0];
  for (const [margin, chance] of fightOdds(g, attacker, defender, way)) {
    if (margin > 0) dealt += chance * harm(g, defender, kind, margin);
    else if (margin < 0 && way.safe !== true) taken += chance * lossOf(g, attacker, kind, -margin);
  }
  return { dealt, taken };
}

/** What an attacker loses by a lost attack. */
function lossOf(g: Betrayal, attacker: FigureId, kind: DamageKind, amount: number): number {
  if (!isMonster(attacker)) return damageCost(g, attacker, kind, amount);
  return kindOf(g, { kind: monster(g, attacker).kind }).ownLoss === 'unharmed' ? 0 : 1;
}
