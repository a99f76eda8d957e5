import {
  type EquipmentDef,
  type EquipmentId,
  equipment,
  MACHINE_GUN,
  TRUCK_ATTACK,
  type Weapon,
} from '../content/equipment.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import { firstRank } from '../rules/hits.ts';
import { countAt, trappedAt, typesAt } from '../rules/horde.ts';
import { itemsOf } from '../rules/inventory.ts';
import { endangered } from '../rules/sharing.ts';
import { combatSkill, skillCount } from '../rules/skills.ts';
import { survivor, survivorsAt } from '../rules/table.ts';
import { escalation } from '../rules/turn.ts';
import type { ArmyState, Item, Slot } from '../state.ts';
import { dryChance, type Throw, throwsOf } from './dice.ts';

/** An attack before it is made. */
export interface Planned {
  readonly slot: Slot;
  readonly at: string;
  readonly item: EquipmentId | 'machine-gun' | 'truck';
  readonly focus: { readonly type: ZombieType; readonly trapped: boolean } | null;
}

export interface Expected {
  /** By the number of Zombies that die, or lie in bolas. */
  readonly kills: ReadonlyMap<number, number>;
  /** The chance that somebody of one's own is hit. */
  readonly hurt: number;
  /** The chance that the weapon is out of ammo afterwards. */
  readonly dry: number;
  readonly what: 'kills' | 'kill' | 'traps';
}

/** Exact odds of an attack as the dice fall, before anybody rolls again (AD-SKILL-07). All of it lies open. */
export function expect(state: ArmyState, planned: Planned): Expected {
  const own = ownWeapon(state, planned);
  const { weapon, def } = own;
  const anybody = endangered(state, planned.slot, planned.at, planned.item).length > 0;
  if (def?.explosive === 'thrown') {
    const kills = blast(state, planned.at, own.damage);
    return { kills: new Map([[kills, 1]]), hurt: anybody ? 1 : 0, dry: 0, what: 'kills' };
  }
  const kills = new Map<number, number>();
  let hurt = 0;
  for (const thrown of throwsOf(own)) {
    const n = killsOf(state, planned, own, thrown);
    kills.set(n, (kills.get(n) ?? 0) + thrown.chance);
    if (isHurt(own, thrown, anybody)) hurt += thrown.chance;
  }
  const what = def?.traps === true ? 'traps' : planned.focus === null ? 'kills' : 'kill';
  return { kills, hurt, dry: dryChance(weapon.ammo), what };
}

interface Own {
  readonly weapon: Weapon;
  readonly def: EquipmentDef | null;
  readonly dice: number;
  readonly ammo: number;
  readonly accuracy: number;
  readonly bonus: number;
  readonly damage: number;
  readonly perSix: number;
  readonly sixesRollOn: boolean;
  readonly reaps: boolean;
  readonly hunts: readonly ('shambler' | 'alpha')[];
  readonly isSteady: boolean;
}

/** The weapon in these hands: AD-SKILL-02, AD-SKILL-03, AD-SKILL-06, AD-SKILL-17 and on; AD-TRUCK-02: nothing helps the Truck. */
function ownWeapon(state: ArmyState, { slot, item, focus }: Planned): Own {
  const bonus = focus?.trapped === true ? 2 : 0;
  if (item === 'machine-gun' || item === 'truck') {
    const weapon = item === 'truck' ? TRUCK_ATTACK : MACHINE_GUN;
    const plain = { perSix: 0, sixesRollOn: false, reaps: false, hunts: [], isSteady: false };
    const { dice, ammo, accuracy, damage } = weapon;
    return { weapon, def: null, dice, ammo, accuracy, damage, bonus, ...plain };
  }
  const def = equipment(item);
  const weapon = def.weapon as Weapon; // only weapons attack
  const skill = (name: Parameters<typeof combatSkill>[2]): number => combatSkill(state, slot, name, weapon.kind);
  const demolition = def.explosive === undefined ? 0 : skillCount(state, slot, 'demolition');
  return {
    weapon,
    def,
    dice: weapon.dice + skill('die') + escalation(state, slot, weapon.kind) + demolition,
    ammo: weapon.ammo,
    accuracy: weapon.accuracy,
    bonus,
    damage: weapon.damage + skill('damage'),
    perSix: skill('roll6-damage'),
    sixesRollOn: skill('roll6-die') > 0,
    reaps: skill('reaper') > 0,
    hunts: (['shambler', 'alpha'] as const).filter((type) => skillCount(state, slot, `hunter-${type}`) > 0),
    isSteady: skillCount(state, slot, 'steady-hand') > 0,
  };
}

function killsOf(state: ArmyState, { at, focus }: Planned, own: Own, { hits, sixes }: Throw): number {
  if (hits === 0) return 0;
  const damage = own.damage + own.perSix * sixes;
  const horde = hordeAt(state, at);
  if (own.def?.explosive === 'launcher') return blast(state, at, damage);
  if (own.def?.traps === true) return Math.min(hits, focus === null ? freeInFront(state, at) : focus.trapped ? 0 : 1);
  if (focus !== null) return hits * damage >= ZOMBIES[focus.type].toughness ? 1 : 0;
  return assigned(horde, hits, damage, own);
}

type Horde = Map<ZombieType, number>;

function hordeAt(state: ArmyState, at: string): Horde {
  return new Map(typesAt(state, at).map((type) => [type, countAt(state, at, type)]));
}

/** AD-PRIO-02: of the first rank, those who do not lie in bolas yet. */
function freeInFront(state: ArmyState, at: string): number {
  return firstRank(state, at).reduce((sum, type) => sum + countAt(state, at, type) - trappedAt(state, at, type), 0);
}

/** AD-MELEE-01: in Melee as many as possible; AD-PRIO-02: at range rank by rank, and nothing behind what cannot be killed. */
function assigned(horde: Horde, hits: number, damage: number, own: Own): number {
  const left = new Map(horde);
  const killed = new Set<ZombieType>();
  let spare = hits;
  let kills = 0;
  const ranks =
    own.weapon.kind === 'melee'
      ? [[...left.keys()]]
      : [0, 1, 2].map((rank) => [...left.keys()].filter((type) => ZOMBIES[type].rank === rank));
  for (const types of ranks) {
    for (const type of types.filter((one) => damage >= ZOMBIES[one].toughness)) {
      const deaths = Math.min(spare, left.get(type) ?? 0);
      if (deaths === 0) continue;
      spare -= deaths;
      kills += deaths;
      killed.add(type);
      left.set(type, (left.get(type) ?? 0) - deaths);
    }
    if (own.weapon.kind === 'ranged' && types.some((type) => (left.get(type) ?? 0) > 0)) break;
  }
  return kills + extra(left, killed, own);
}

/** AD-SKILL-09, AD-SKILL-16: one more of the same, one more of the hunted. */
function extra(left: Map<ZombieType, number>, killed: ReadonlySet<ZombieType>, own: Own): number {
  if (killed.size === 0) return 0;
  let more = 0;
  const take = (types: readonly ZombieType[]): void => {
    const found = types.find((type) => (left.get(type) ?? 0) > 0);
    if (found === undefined) return;
    left.set(found, (left.get(found) ?? 0) - 1);
    more += 1;
  };
  if (own.reaps) take([...killed]);
  for (const type of own.hunts) take([type]);
  return more;
}

/** AD-EXPL-02, AD-EXPL-03: everybody whom the total kills, charges in the Zone included. */
function blast(state: ArmyState, at: string, damage: number): number {
  const there = state.charges.filter((one) => one.at === at);
  const carried = state.options.chainCarried ? carriedAt(state, at) : [];
  const sum = [...there, ...carried].reduce((all, { face }) => all + (equipment(face).weapon?.damage ?? 0), damage);
  let kills = 0;
  for (const [type, count] of hordeAt(state, at)) if (sum >= ZOMBIES[type].toughness) kills += count;
  return kills;
}

function carriedAt(state: ArmyState, at: string): Item[] {
  const items = survivorsAt(state, at).flatMap((slot) => itemsOf(survivor(state, slot)));
  return items.filter(({ face }) => equipment(face).explosive !== undefined);
}

/** AD-MELEE-02: never in Melee; a launcher's blast replaces single misses, and spares nobody. */
function isHurt({ weapon, def, isSteady }: Own, { hits, misses }: Throw, anybody: boolean): boolean {
  if (def?.explosive === 'launcher' && hits > 0) return anybody;
  return weapon.kind === 'ranged' && weapon.damage > 0 && misses > 0 && anybody && !isSteady;
}
