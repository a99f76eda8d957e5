import { type EquipmentId, equipment, MACHINE_GUN, type Weapon } from '../content/equipment.ts';
import { GOALS } from '../content/goals.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import { groupAt } from '../rules/horde.ts';
import { victimsAt } from '../rules/sharing.ts';
import { combatSkill } from '../rules/skills.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { missionIn, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';
import { atLeast, hitOdds, usefulHits } from './odds.ts';

/** What it is worth that Zombies of a type die there: those who would attack count most. */
function worthOf(state: ArmyState, slot: Slot, at: ZoneId, type: ZombieType): number {
  const ways = waysIn(state);
  let nearest = 9;
  for (const one of state.survivors) {
    if (one.health === 0) continue;
    const steps = ways.distance(at, one.at);
    if (steps >= 0 && steps < nearest) nearest = steps;
  }
  const threat = nearest === 0 ? 1 : nearest === 1 ? 0.55 : 0.25;
  const { rank, actions, wounds } = ZOMBIES[type];
  if (rank === 2) return isWanted(state, type) ? 12 : 3 + 2 * threat * actions * wounds;
  return threat * actions * 0.9 + goalBonus(state, slot, at, type);
}

function isWanted(state: ArmyState, type: ZombieType): boolean {
  const who = type === 'valentine' || type === 'queen' ? type : 'zeus';
  if (who === 'zeus' && state.goals.some(({ owner, done }) => !done && GOALS[owner].kind === 'zeus')) return true;
  return missionIn(state).victory.some((goal) => goal.kind === 'killed' && goal.abomination === who);
}

/** Kills that somebody still needs. */
function goalBonus(state: ArmyState, slot: Slot, at: ZoneId, type: ZombieType): number {
  const one = survivor(state, slot);
  for (const { owner, done } of state.goals) {
    if (done || owner !== one.id) continue;
    const { kind } = GOALS[owner];
    if (kind === 'kill-shamblers' && type === 'shambler') return 1.6;
    if (kind === 'kill-alphas' && type === 'alpha') return 3;
    if (kind === 'kill-close' && type === 'alpha' && at === one.at) return 3;
    if (kind === 'kill-melee' && at === one.at) return 1.6;
    if (kind === 'massacre') return 0.6;
  }
  return 0;
}

/** How much good an attack does, friends and noise considered. */
export function attackWorth(
  state: ArmyState,
  slot: Slot,
  face: EquipmentId | 'machine-gun',
  at: ZoneId,
  focus: ZombieType | null,
): number {
  const def = face === 'machine-gun' ? null : equipment(face);
  const weapon = (def?.weapon ?? MACHINE_GUN) as Weapon;
  const noise = weapon.noisy ? noiseCost(state, survivor(state, slot).at) : 0;
  if (def?.traps === true) return 0.6 - noise;
  if (def?.explosive === 'thrown') return blastWorth(state, slot, at, weapon.damage) - 1 - noise;
  const dice = weapon.dice + weapon.ammo + (def === null ? 0 : combatSkill(state, slot, 'die', weapon.kind));
  const odds = hitOdds(dice, weapon.accuracy);
  if (def?.explosive === 'launcher') {
    const hit = atLeast(odds, 1);
    return hit * blastWorth(state, slot, at, weapon.damage) - 1 - noise;
  }
  const damage = weapon.damage + (def === null ? 0 : combatSkill(state, slot, 'damage', weapon.kind));
  const good =
    focus === null ? spread(state, slot, at, odds, damage, weapon) : focused(state, slot, at, odds, damage, focus);
  return good - noise - friendsHurt(state, slot, at, weapon, dice, odds);
}

function spread(
  state: ArmyState,
  slot: Slot,
  at: ZoneId,
  odds: readonly number[],
  damage: number,
  weapon: Weapon,
): number {
  const group = groupAt(state, at);
  const { shamblers, alphas } = group ?? { shamblers: 0, alphas: 0 };
  const s = shamblers === 0 ? 0 : worthOf(state, slot, at, 'shambler');
  const a = alphas === 0 || damage < 2 ? 0 : worthOf(state, slot, at, 'alpha');
  if (a === 0) return usefulHits(odds, shamblers) * s;
  const all = usefulHits(odds, shamblers + alphas);
  if (weapon.kind === 'melee') {
    const first = usefulHits(odds, alphas);
    return first * a + (all - first) * s;
  }
  const first = usefulHits(odds, shamblers);
  return first * s + (all - first) * a;
}

function focused(
  state: ArmyState,
  slot: Slot,
  at: ZoneId,
  odds: readonly number[],
  damage: number,
  type: ZombieType,
): number {
  const { toughness } = ZOMBIES[type];
  if (damage <= 0) return 0;
  return atLeast(odds, Math.ceil(toughness / damage)) * worthOf(state, slot, at, type);
}

function blastWorth(state: ArmyState, slot: Slot, at: ZoneId, damage: number): number {
  const group = groupAt(state, at);
  let good = 0;
  if (group !== undefined) {
    good += group.shamblers * worthOf(state, slot, at, 'shambler');
    if (damage >= 2) good += group.alphas * worthOf(state, slot, at, 'alpha');
  }
  for (const one of state.abominations) {
    if (one.at !== at) continue;
    if (one.type === 'masked') good += isWanted(state, 'masked') ? 10 : 2;
    else if (damage >= ZOMBIES[one.type].toughness) good += worthOf(state, slot, at, one.type);
  }
  const friends = victimsAt(state, at).filter((id) => id !== survivor(state, slot).id).length;
  return good - friends * 3 * damage;
}

/** AD-FF-02: what misses do to friends. */
function friendsHurt(
  state: ArmyState,
  slot: Slot,
  at: ZoneId,
  weapon: Weapon,
  dice: number,
  odds: readonly number[],
): number {
  if (weapon.kind === 'melee' || weapon.damage === 0) return 0;
  const friends = victimsAt(state, at).filter((id) => id !== survivor(state, slot).id).length;
  if (friends === 0) return 0;
  const misses = dice - usefulHits(odds, dice);
  return misses * weapon.damage * 1.6;
}

/** Sleepers who would hear it. */
export function noiseCost(state: ArmyState, at: ZoneId): number {
  if (state.sleepers.length === 0) return 0.05;
  let tokens = sleepersAt(state, at);
  for (const next of waysIn(state).exits(at)) tokens += sleepersAt(state, next);
  return 0.05 + 1.2 * tokens;
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
