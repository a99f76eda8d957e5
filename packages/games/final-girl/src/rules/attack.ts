import type { Option, Rules } from '@dreadhouse/engine';
import { itemCard } from '../catalogue.ts';
import type { Attack, AttackPlan, AttackTarget, Context, Damage } from '../content/types.ts';
import { type CardId, type FigureId, type FinalGirl, PLAYER, type SpaceId } from '../state.ts';
import {
  distance,
  enemies,
  heroineSpace,
  isMinion,
  killerSpace,
  minions,
  minionsOn,
  spaceOf,
  victimsOn,
} from './board.ts';
import { harm } from './damage.ts';
import { answer, listed, moment } from './in-play.ts';
import { spendUse } from './items.ts';
import { oneOfEach } from './save-victims.ts';
import { distancesOf, weaponFits, weaponsInHand } from './weapons.ts';

/** FG-R-01: whom an attack card may be declared against, and with which weapon. */
export function attackPlans(g: FinalGirl, card: CardId, given?: AttackTarget): AttackPlan[] {
  const plans: AttackPlan[] = [];
  for (const target of given === undefined ? targetsOnBoard(g) : [given]) {
    if (answer(g, 'forbidsAttacking', target) !== undefined) continue;
    for (const plan of armed(g, card, target, distanceTo(g, target))) plans.push(plan);
  }
  return plans;
}

/** FG-MINION-06: the killer or the minions of a space, never both. */
function targetsOnBoard(g: FinalGirl): AttackTarget[] {
  const targets: AttackTarget[] = [{ kind: 'killer', space: killerSpace(g) }];
  const seen: (SpaceId | null)[] = [];
  for (const { space } of minions(g)) {
    if (seen.includes(space)) continue;
    seen.push(space);
    targets.push({ kind: 'minions', space });
  }
  for (const target of listed(g, 'attackTargets')) targets.push(target);
  return targets;
}

/** FG-R-55: counted from the heroine. */
export function distanceTo(g: FinalGirl, target: AttackTarget): number {
  if (target.kind === 'killer') {
    const anywhere = answer(g, 'distanceToKiller');
    if (anywhere !== undefined) return anywhere;
  }
  return target.space === null ? Number.POSITIVE_INFINITY : distance(g, heroineSpace(g), target.space, 'heroine');
}

/** Unarmed attacks have range 0; of several weapons in hand one is chosen (FG-WEAP-02). */
function armed(g: FinalGirl, card: CardId, target: AttackTarget, away: number): AttackPlan[] {
  const plans: AttackPlan[] = away === 0 ? [{ target, weapon: null, dealt: 0 }] : [];
  for (const weapon of weaponsInHand(g)) {
    if (weaponFits(g, weapon, card, away)) plans.push({ target, weapon, dealt: 0 });
  }
  return plans;
}

/** FG-R-54: Retaliation strikes at the attacker, at the attacker's distance; without one that can be hurt its damage is lost. */
export function retaliationPlans(g: FinalGirl, card: CardId, attack: Attack): AttackPlan[] {
  const { attacker } = attack;
  if (attacker === null || !attack.damageable) return [];
  const kind = isMinion(attacker) ? 'minions' : 'killer';
  const target: AttackTarget = { kind, space: spaceOf(g, attacker) };
  if (answer(g, 'forbidsAttacking', target) !== undefined) return [];
  return armed(g, card, target, attack.distance ?? distanceTo(g, target));
}

/** FG-R-01: target and weapon are declared before the roll. */
export function* choosePlan(g: FinalGirl, plans: () => AttackPlan[]): Rules<AttackPlan | null> {
  if (plans().length === 0) return null;
  const pick = yield* g.choose(PLAYER, 'attack', 'FG-R-01', (): (Option & { plan: AttackPlan })[] =>
    plans().map((plan) => ({
      id: `${plan.target.kind}@${plan.target.space ?? '-'}:${plan.weapon ?? 'unarmed'}`,
      ...(plan.target.space === null ? {} : { at: plan.target.space }),
      plan,
      details: { target: plan.target.kind, space: plan.target.space, weapon: plan.weapon },
    })),
  );
  return pick.plan;
}

/**
 * FG-ATK-01, FG-SYM-06: the damage of a row. FG-ATK-03, FG-WEAP-05: a weapon and abilities add to it only if the row deals at least 1
 * (FG-ATK-04).
 */
export function* dealDamage(g: FinalGirl, n: number, ctx: Context): Rules {
  const { plan } = ctx;
  if (n < 1 || plan === undefined) return;
  const weapon = plan.weapon === null ? undefined : itemCard(plan.weapon).weapon;
  const damage: Damage = { target: plan.target.kind, source: 'card', amount: n + (weapon?.damage ?? 0) };
  yield* moment(g, 'addDamage', damage, plan);
  const before = plan.dealt;
  yield* spread(g, plan, damage.amount, weapon?.splits === true);
  const dealt = plan.dealt - before;
  if (dealt > 0) yield* weapon?.onDamage?.(g, plan, dealt) ?? [];
}

/** Who takes it: the killer, or the group, point by point (FG-MINION-07, FG-MINION-08). */
function* spread(g: FinalGirl, plan: AttackPlan, amount: number, splits: boolean): Rules {
  const { kind } = plan.target;
  if (splits && (kind === 'killer' || kind === 'minions'))
    return yield* pointByPoint(g, plan, amount, () => enemiesInReach(g, plan));
  if (plan.target.suffer !== undefined) plan.dealt += yield* plan.target.suffer(g, amount);
  else if (kind === 'killer') plan.dealt += yield* harm(g, 'killer', amount, 'card');
  else if (kind === 'manifestation') plan.dealt += hitManifestation(g, amount);
  else if (kind === 'victims') yield* pointByPoint(g, plan, amount, () => oneOfEach(victimsOn(g, plan.target.space)));
  else yield* pointByPoint(g, plan, amount, () => (plan.target.space === null ? [] : minionsOn(g, plan.target.space)));
}

function hitManifestation(g: FinalGirl, amount: number): number {
  g.tell('all', 'manifestation-damaged', { amount, rule: 'FG-ATK-02' });
  return amount;
}

function* pointByPoint(g: FinalGirl, plan: AttackPlan, amount: number, whom: () => FigureId[]): Rules {
  for (let i = 0; i < amount && whom().length > 0; i++) {
    const options = (): (Option & { figure: FigureId })[] =>
      whom().map((figure) => ({ id: `hit:${figure}`, at: figure, figure, details: { figure } }));
    const pick = yield* g.choose(PLAYER, 'split-damage', 'FG-MINION-07', options);
    plan.dealt += yield* harm(g, pick.figure, 1, 'card');
  }
}

function enemiesInReach(g: FinalGirl, plan: AttackPlan): FigureId[] {
  const range = plan.weapon === null ? [0] : distancesOf(g, plan.weapon);
  return enemies(g).filter((enemy) => {
    const target: AttackTarget = { kind: enemy === 'killer' ? 'killer' : 'minions', space: spaceOf(g, enemy) };
    return answer(g, 'forbidsAttacking', target) === undefined && range.includes(distanceTo(g, target));
  });
}

/** FG-R-01, FG-ITEM-13, FG-R-60: after the attack the weapon loses a use, whether or not it dealt damage or ended the phase. */
export function* payForAttack(g: FinalGirl, plan: AttackPlan): Rules {
  g.state.tally.attackedKillerThisTurn ||= plan.target.kind === 'killer';
  if (plan.weapon === null) return;
  const { weapon, uses } = itemCard(plan.weapon);
  yield* weapon?.price?.(g, plan) ?? [];
  if (uses !== undefined) yield* spendUse(g, plan.weapon);
}

export function* finishAttack(g: FinalGirl, plan: AttackPlan): Rules {
  if (plan.weapon !== null) yield* itemCard(plan.weapon).weapon?.afterAttack?.(g, plan) ?? [];
}
