import { type EquipmentDef, type EquipmentId, equipment, MACHINE_GUN, type Weapon } from '../content/equipment.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import { groupAt } from '../rules/horde.ts';
import { itemsOf } from '../rules/inventory.ts';
import { victimsAt } from '../rules/sharing.ts';
import { combatSkill, skillCount } from '../rules/skills.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { slotOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';
import { adrenalineCost } from './adrenaline.ts';
import { bearerOf, COMPANION } from './bearers.ts';
import { type Bearer, bearingCost, woundsCost } from './bearing.ts';
import { atLeast, hitOdds, usefulHits } from './odds.ts';
import { isTooSoon, isWanted, massacreChance, preyBonus } from './prey.ts';
import type { Fallen } from './threat.ts';

interface Effect {
  readonly fallen: Fallen;
  /** What is good and bad about it, besides that these no longer attack anybody. */
  readonly worth: number;
}

interface Plan {
  readonly state: ArmyState;
  readonly slot: Slot;
  readonly at: ZoneId;
  readonly def: EquipmentDef | null;
  readonly weapon: Weapon;
  readonly focus: ZombieType | null;
}

interface Kills {
  readonly shamblers: number;
  readonly alphas: number;
  /** What fallen Abominations are worth. */
  readonly great: number;
  /** The chance that at least three fall at once. */
  readonly many: number;
}

export function attackEffect(
  state: ArmyState,
  slot: Slot,
  face: EquipmentId | 'machine-gun',
  at: ZoneId,
  focus: ZombieType | null,
): Effect {
  const def = face === 'machine-gun' ? null : equipment(face);
  const plan: Plan = { state, slot, at, def, weapon: def?.weapon ?? MACHINE_GUN, focus };
  const noise = plan.weapon.noisy ? noiseCost(state, survivor(state, slot).at) : 0;
  if (def?.traps === true) return { fallen: { at, shamblers: 0, alphas: 0 }, worth: 0.5 - noise };
  const kills = killsOf(plan);
  const { shamblers, alphas } = kills;
  const melee = plan.weapon.kind === 'melee';
  const good =
    shamblers * (thinning(plan, 'shambler') + preyBonus(state, slot, at, 'shambler', melee)) +
    alphas * (thinning(plan, 'alpha') + preyBonus(state, slot, at, 'alpha', melee)) +
    kills.great +
    massacreChance(state, slot, kills.many);
  const bad = noise + harm(plan) + usedUp(plan) + adrenalineCost(state, slot, shamblers + 2 * alphas);
  return { fallen: { at, shamblers, alphas }, worth: good - bad };
}

function diceOf({ state, slot, def, weapon }: Plan): number {
  return weapon.dice + weapon.ammo + (def === null ? 0 : combatSkill(state, slot, 'die', weapon.kind));
}

function killsOf(plan: Plan): Kills {
  const { state, slot, def, weapon, focus } = plan;
  if (def?.explosive === 'thrown') return blast(plan, 1);
  const dice = diceOf(plan) + (def?.explosive === undefined ? 0 : skillCount(state, slot, 'demolition'));
  const odds = hitOdds(dice, weapon.accuracy);
  if (def?.explosive === 'launcher') return blast(plan, atLeast(odds, 1));
  const damage = weapon.damage + (def === null ? 0 : combatSkill(state, slot, 'damage', weapon.kind));
  return focus === null ? spread(plan, odds, damage) : focused(plan, odds, damage, focus);
}

/** What it is worth that one Zombie less is about: those who are close count most. */
function thinning({ state, at }: Plan, type: ZombieType): number {
  const ways = waysIn(state);
  let nearest = 9;
  for (const one of state.survivors) {
    const steps = one.health === 0 ? -1 : ways.distance(at, one.at);
    if (steps >= 0 && steps < nearest) nearest = steps;
  }
  const close = nearest <= 1 ? 1 : nearest === 2 ? 0.7 : 0.4;
  return close * (type === 'shambler' ? 0.45 : 1) * scarcity(state, type);
}

/** AD-SPAWN-11: the fewer figures are left in the box, the sooner all of them act once more. */
function scarcity({ pool }: ArmyState, type: ZombieType): number {
  if (type === 'shambler') return 1 + Math.max(0, 10 - pool.shamblers) * 0.15;
  return 1 + Math.max(0, 4 - pool.alphas) * 0.3;
}

function spread({ state, at, weapon }: Plan, odds: readonly number[], damage: number): Kills {
  const { shamblers = 0, alphas = 0 } = groupAt(state, at) ?? {};
  const hard = damage < 2 ? 0 : alphas;
  const all = usefulHits(odds, shamblers + hard);
  const many = shamblers + hard >= 3 ? atLeast(odds, 3) : 0;
  if (weapon.kind === 'melee') {
    const first = usefulHits(odds, hard);
    return { shamblers: all - first, alphas: first, great: 0, many };
  }
  const first = usefulHits(odds, shamblers);
  return { shamblers: first, alphas: all - first, great: 0, many };
}

function focused({ state, at }: Plan, odds: readonly number[], damage: number, type: ZombieType): Kills {
  const none = { shamblers: 0, alphas: 0, great: 0, many: 0 };
  if (damage <= 0) return none;
  const chance = atLeast(odds, Math.ceil(ZOMBIES[type].toughness / damage));
  if (type === 'shambler') return { ...none, shamblers: chance };
  if (type === 'alpha') return { ...none, alphas: chance };
  return { ...none, great: chance * greatWorth(state, at, type) };
}

function blast({ state, at, weapon }: Plan, chance: number): Kills {
  const { shamblers = 0, alphas = 0 } = groupAt(state, at) ?? {};
  const hard = weapon.damage >= 2 ? alphas : 0;
  let great = 0;
  for (const one of state.abominations) {
    if (one.at !== at) continue;
    if (one.type === 'masked') great += isWanted(state, 'masked') ? 12 : 1;
    else if (weapon.damage >= ZOMBIES[one.type].toughness) great += greatWorth(state, at, one.type);
  }
  const many = shamblers + hard >= 3 ? chance : 0;
  return { shamblers: chance * shamblers, alphas: chance * hard, great: chance * great, many };
}

/** An Abomination less. It pays most where it would attack next; but everybody gains Adrenaline by it. */
function greatWorth(state: ArmyState, at: ZoneId, type: ZombieType): number {
  if (isWanted(state, type) && !isTooSoon(state, type)) return 14;
  const { actions, wounds } = ZOMBIES[type];
  const ways = waysIn(state);
  const close = state.survivors.some(({ health, at: there }) => health > 0 && ways.distance(at, there) < actions);
  return close ? 2 + 1.5 * actions * wounds : 2.5;
}

/** AD-FF-02: what misses, or a blast, do to friends. */
function harm(plan: Plan): number {
  const { state, slot, at, def, weapon } = plan;
  if (weapon.kind === 'melee' || weapon.damage === 0) return 0;
  const friends: Bearer[] = [];
  for (const id of victimsAt(state, at)) {
    const other = slotOf(state, id);
    const one = other < 0 ? COMPANION : other === slot ? null : bearerOf(state, other);
    if (one !== null) friends.push(one);
  }
  if (friends.length === 0) return 0;
  if (def?.explosive !== undefined) return friends.reduce((sum, one) => sum + 3 * woundsCost(one, weapon.damage), 0);
  if (skillCount(state, slot, 'steady-hand') > 0) return 0;
  const dice = diceOf(plan);
  const misses = dice - usefulHits(hitOdds(dice, weapon.accuracy), dice);
  const usual = bearingCost(friends, [misses * weapon.damage]);
  // More of them miss than usual now and then.
  return 0.5 + usual + 0.6 * bearingCost(friends, [dice * weapon.damage]);
}

/** A card that is gone afterwards, or a weapon that may be out of ammo. */
function usedUp({ state, slot, def, weapon }: Plan): number {
  if (def?.explosive === 'thrown' || def?.once === true) return 1.2;
  if (weapon.ammo === 0) return 0;
  const clips = itemsOf(survivor(state, slot)).some(({ face }) => face === 'clip');
  return weapon.ammo * (clips ? 0.04 : 0.1);
}

export function noiseCost(state: ArmyState, at: ZoneId): number {
  if (state.sleepers.length === 0) return 0.05;
  let tokens = sleepersAt(state, at);
  for (const next of waysIn(state).exits(at)) tokens += sleepersAt(state, next);
  return 0.05 + 1.3 * tokens;
}

/** How many Zombies of its own Zone a Survivor can kill with one Action, on average. */
export function killsPerAction(state: ArmyState, slot: Slot): number {
  let best = 0;
  for (const { face, spent } of survivor(state, slot).hand) {
    const { weapon } = equipment(face);
    if (spent || weapon === undefined || weapon.range[0] > 0 || weapon.damage === 0) continue;
    const dice = weapon.dice + weapon.ammo + combatSkill(state, slot, 'die', weapon.kind);
    best = Math.max(best, usefulHits(hitOdds(dice, weapon.accuracy), dice));
  }
  return best;
}

/** The chance to fell an Abomination with one Action, with the best that a Survivor carries. */
export function fellingChance(state: ArmyState, slot: Slot, type: ZombieType): number {
  const { toughness } = ZOMBIES[type];
  let best = 0;
  for (const { face, spent } of itemsOf(survivor(state, slot))) {
    const { weapon, explosive } = equipment(face);
    if (spent || weapon === undefined || weapon.damage === 0) continue;
    const masked = type === 'masked';
    if (masked && explosive === undefined) continue;
    const damage = weapon.damage + combatSkill(state, slot, 'damage', weapon.kind);
    const odds = hitOdds(weapon.dice + weapon.ammo + combatSkill(state, slot, 'die', weapon.kind), weapon.accuracy);
    if (explosive === 'thrown' || explosive === 'trap') best = Math.max(best, masked || damage >= toughness ? 1 : 0);
    else if (explosive === 'launcher') best = Math.max(best, masked || damage >= toughness ? atLeast(odds, 1) : 0);
    else best = Math.max(best, atLeast(odds, Math.ceil(toughness / damage)));
  }
  return best;
}
