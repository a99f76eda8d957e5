import type { Rules } from '@dreadhouse/engine';
import {
  type EquipmentDef,
  type EquipmentId,
  equipment,
  MACHINE_GUN,
  TRUCK_ATTACK,
  type Weapon,
} from '../content/equipment.ts';
import { OUT_OF_AMMO } from '../content/numbers.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ArmyEvents } from '../events.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Item, Roll, Slot } from '../state.ts';
import { hitsOf, readingOf, rerolls, rollAttack, rollOnSixes, sixesOf } from './dice.ts';
import { explode, springTraps } from './explosion.ts';
import { assignHits, firstRank, kindsAt, oneMore } from './hits.ts';
import { countAt, trappedAt, typesAt } from './horde.ts';
import { discardItem, takeOut, usable } from './inventory.ts';
import { collect, kill, newTally, type Tally } from './kills.ts';
import { freeMove } from './move.ts';
import { makeNoise } from './noise.ts';
import { endangered, shareOut } from './sharing.ts';
import { combatSkill, has, skillCount } from './skills.ts';
import { unspared } from './steady-hand.ts';
import { survivor } from './table.ts';
import { escalation, turnOf } from './turn.ts';

/** AD-CONC-01, AD-CONC-02: the one Zombie that a Concentrated Attack is aimed at. */
export interface Focus {
  readonly type: ZombieType;
  readonly trapped: boolean;
}

/** An Attack as it was declared. */
interface Attack {
  readonly slot: Slot;
  readonly at: ZoneId;
  readonly weapon: Weapon;
  readonly face: EquipmentId | 'truck' | 'machine-gun';
  readonly focus: Focus | null;
}

/** AD-ACT-COMBAT-02, AD-ACT-COMBAT-03: an Attack with a card. Its Action has been paid for. */
export function* attackWith(g: Army, slot: Slot, face: EquipmentId, at: ZoneId, focus: Focus | null): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  const def = equipment(face);
  const item = usable(one, face) as Item; // only usable cards are offered
  if (def.explosive !== 'launcher') g.touch(`use:${face}`);
  const attack: Attack = { slot, at, weapon: def.weapon as Weapon, face, focus };
  declare(g, attack);
  const kills = def.explosive === 'thrown' ? yield* throwIt(g, slot, item, at) : yield* fight(g, attack, item);
  yield* afterwards(g, slot, attack.weapon.kind, kills);
}

/** AD-EXPL-04: a trap is a Ranged Attack as well, if it goes off at once. Its Action has been paid for. */
export function* trapWith(g: Army, slot: Slot, face: EquipmentId, at: ZoneId): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  takeOut(one, usable(one, face) as Item); // only usable cards are offered
  state.charges.push({ at, face, owner: slot });
  g.touch(`use:${face}`);
  g.tell('all', 'trap-set', { survivor: one.id, at, rule: 'AD-EXPL-04' });
  const kills = yield* springTraps(g, at, undefined, combatSkill(state, slot, 'damage', 'ranged'));
  yield* afterwards(g, slot, 'ranged', kills);
}

function* afterwards(g: Army, slot: Slot, kind: Weapon['kind'], kills: number): Rules {
  countStreak(g, slot, kind);
  if (kills === 0 || !has(g.state, slot, 'hit-and-run') || survivor(g.state, slot).health === 0) return;
  if (yield* freeMove(g, slot, 'hit-and-run', 'AD-SKILL-21')) g.touch('used:hit-and-run');
}

function declare(g: Army, { slot, at, face, focus }: Attack): void {
  const details = { survivor: survivor(g.state, slot).id, item: face, at };
  if (focus === null) g.tell('all', 'attack', { ...details, rule: 'AD-ACT-COMBAT-01' });
  else g.tell('all', 'concentrated-attack', { ...details, type: focus.type, rule: 'AD-CONC-01' });
}

/** AD-SKILL-06: another kind of Attack begins a new row of its own. */
function countStreak(g: Army, slot: Slot, kind: 'melee' | 'ranged'): void {
  const { turns } = g.state;
  if (turns.length === 0 || turnOf(g.state).slot !== slot) return;
  const { streak } = turnOf(g.state);
  streak.combat += 1;
  streak[kind] += 1;
  streak[kind === 'melee' ? 'ranged' : 'melee'] = 0;
}

/** AD-EXPL-04: no dice, and it always hits. AD-R-102: thrown to a neighbouring Zone, then discarded. */
function* throwIt(g: Army, slot: Slot, item: Item, at: ZoneId): Rules<number> {
  const { state } = g;
  const { weapon } = equipment(item.face);
  discardItem(state, survivor(state, slot), item);
  const damage = (weapon?.damage ?? 0) + combatSkill(state, slot, 'damage', 'ranged');
  const noiseAt = weapon?.noisy === true ? survivor(state, slot).at : null;
  return (yield* explode(g, at, damage, slot, noiseAt)).kills;
}

/** Dice, hits, misses, ammunition, Noise: in that order. Returns how many Zombies died. */
function* fight(g: Army, attack: Attack, item: Item): Rules<number> {
  const { state } = g;
  const { slot, weapon } = attack;
  const def = equipment(item.face);
  const roll = yield* rollDice(g, attack, def);
  const reading = readingOf(weapon.accuracy, attack.focus?.trapped === true);
  const hits = hitsOf(roll, reading);
  const misses = roll.dice.length + roll.ammo.length - hits;
  const tally = newTally(slot, weapon.kind === 'melee');
  const blasted = def.explosive === 'launcher' && hits > 0;
  const damage = damageOf(g, attack, roll);
  let caught = 0;
  if (blasted) tally.kills += (yield* explode(g, attack.at, damage, slot, null)).kills;
  else if (def.traps === true) caught = yield* trap(g, attack, hits);
  else yield* resolveHits(g, attack, hits, damage, tally);
  tellResult(g, attack, { hits, dice: hits + misses, kills: tally.kills, caught });
  yield* collect(g, tally);
  if (!blasted) yield* friendlyFire(g, attack, misses, damage);
  useUpWeapon(g, slot, item, roll, hits);
  if (weapon.noisy) yield* makeNoise(g, survivor(state, slot).at, 'AD-NOISE-02');
  return tally.kills;
}

/** What it came to, once it has. */
function tellResult(g: Army, { slot, at }: Attack, result: Omit<ArmyEvents['attack-result'], 'survivor' | 'at'>): void {
  g.tell('all', 'attack-result', { survivor: survivor(g.state, slot).id, at, ...result, rule: 'AD-FIGHT-04' });
}

/** AD-SKILL-02, AD-R-34: more regular dice; AD-SKILL-06: for a row of Attacks; AD-SKILL-17: for Explosives. */
function* rollDice(g: Army, { slot, at, weapon, focus }: Attack, def: EquipmentDef): Rules<Roll> {
  const { state } = g;
  const { kind } = weapon;
  let dice = weapon.dice + combatSkill(state, slot, 'die', kind) + escalation(state, slot, kind);
  if (def.explosive !== undefined) dice += skillCount(state, slot, 'demolition');
  const roll = rollAttack(g, slot, dice, weapon.ammo);
  yield* rerolls(g, roll, readingOf(weapon.accuracy, focus?.trapped === true));
  yield* rollOnSixes(g, roll, kind, at);
  state.roll = null;
  return roll;
}

/** AD-SKILL-03, AD-SKILL-25. AD-BOLAS-01: what deals no Damage deals none with any skill. */
function damageOf(g: Army, { slot, weapon }: Attack, roll: Roll): number {
  const { state } = g;
  if (weapon.damage === 0) return 0;
  const sixes = combatSkill(state, slot, 'roll6-damage', weapon.kind) * sixesOf(roll);
  if (sixes > 0) g.touch('used:roll6-damage');
  return weapon.damage + combatSkill(state, slot, 'damage', weapon.kind) + sixes;
}

function* resolveHits(g: Army, attack: Attack, hits: number, damage: number, tally: Tally): Rules {
  const { state } = g;
  const { slot, at, focus, weapon } = attack;
  if (hits === 0) return;
  if (focus !== null) return concentrate(g, at, focus, hits * damage, tally);
  const killed = yield* assignHits(g, slot, at, hits, damage, tally);
  if (killed.length === 0) return;
  if (combatSkill(state, slot, 'reaper', weapon.kind) > 0) yield* oneMore(g, slot, at, killed, tally, 'reaper');
  for (const type of ['shambler', 'alpha'] as const)
    if (has(state, slot, `hunter-${type}`)) yield* oneMore(g, slot, at, [type], tally, 'hunter');
}

/** AD-CONC-04: all Damage on one target; AD-CONC-05: nobody else is touched, and what is too much is lost. */
function concentrate(g: Army, at: ZoneId, { type, trapped }: Focus, total: number, tally: Tally): void {
  g.touch('concentrated');
  if (total >= ZOMBIES[type].toughness && countAt(g.state, at, type) > 0) kill(g, tally, at, type, 1, trapped);
}

/** AD-BOLAS-01, AD-BOLAS-02: each hit traps one, by Targeting Priority; a Concentrated Attack its one target (AD-CONC-05). How many it was. */
function* trap(g: Army, { slot, at, focus }: Attack, hits: number): Rules<number> {
  const { state } = g;
  // AD-R-38: in the Zombie Phase itself the next one is meant.
  const until = state.step === 'zombies' ? state.round + 1 : state.round;
  if (focus?.trapped === true && hits > 0) {
    const held = state.trapped.find((one) => one.at === at && one.type === focus.type);
    if (held !== undefined) held.until = until;
    return 0;
  }
  const most = focus === null ? hits : Math.min(1, hits);
  for (let i = 0; i < most; i++) {
    const type = focus?.type ?? (yield* nextToTrap(g, slot, at));
    if (type === undefined) return i;
    state.trapped.push({ at, type, until });
    g.tell('all', 'trapped', { at, type, rule: 'AD-BOLAS-02' });
  }
  return most;
}

/**
 * AD-PRIO-02: whoever lies in bolas is alive, so nobody of a later rank is caught while one of the first is there; AD-PRIO-03: of several in
 * the same rank the player chooses among those who are free.
 */
function* nextToTrap(g: Army, slot: Slot, at: ZoneId): Rules<ZombieType | undefined> {
  const { state } = g;
  const free = firstRank(state, at).filter((type) => trappedAt(state, at, type) < countAt(state, at, type));
  if (free.length === 0) return undefined;
  const { id, seat } = survivor(state, slot);
  const options = free.map((type) => ({ id: `hit:${type}`, details: { type, trapped: 'no' }, type }));
  return (yield* g.choose(seat, 'entangle', 'AD-PRIO-03', () => options, { survivor: id, at })).type;
}

/** AD-FF-02, AD-FF-04, AD-CONC-06: every missed die of a Ranged Attack hits somebody in the target Zone, never the shooter (AD-FF-01); hits
 * that were too many do not (AD-FF-05). */
function* friendlyFire(g: Army, { slot, at, weapon, face }: Attack, misses: number, damage: number): Rules {
  const { state } = g;
  if (weapon.kind === 'melee' || misses === 0 || damage === 0) return; // AD-MELEE-02
  const victims = endangered(state, slot, at, face);
  const hit = has(state, slot, 'steady-hand') ? yield* unspared(g, slot, at, victims) : victims;
  if (hit.length === 0) return;
  g.touch('friendly-fire');
  yield* shareOut(g, at, new Array<number>(misses).fill(damage), hit, 'friendly-fire', 'AD-FF-03');
}

/** AD-AMMO-02, AD-AMMO-03; AD-BOLAS-04: a launcher whose bolas have hit is discarded. */
function useUpWeapon(g: Army, slot: Slot, item: Item, roll: Roll, hits: number): void {
  const { state } = g;
  const one = survivor(state, slot);
  if (one.health === 0) return;
  const def = equipment(item.face);
  if (def.once === true || (def.traps === true && hits > 0)) return discardItem(state, one, item);
  if (!roll.ammo.includes(OUT_OF_AMMO)) return;
  item.spent = true;
  g.touch('out-of-ammo');
  g.tell('all', 'out-of-ammo', { survivor: one.id, item: item.face, rule: 'AD-AMMO-02' });
}

/** AD-TRUCK-02: no skill helps. AD-TRUCK-17: from the roof; AD-TRUCK-12: or with the whole Truck. */
export function* attackWithTruck(
  g: Army,
  slot: Slot,
  at: ZoneId,
  how: 'truck' | 'machine-gun',
  focus: Focus | null,
): Rules {
  const { state } = g;
  const weapon = how === 'truck' ? TRUCK_ATTACK : MACHINE_GUN;
  const attack: Attack = { slot, at, weapon, face: how, focus };
  declare(g, attack);
  const roll = rollAttack(g, slot, weapon.dice, weapon.ammo);
  state.roll = null;
  const hits = hitsOf(roll, readingOf(weapon.accuracy, focus?.trapped === true));
  const tally = newTally(slot, false);
  if (focus !== null && hits > 0) concentrate(g, at, focus, hits * weapon.damage, tally);
  else yield* assignHits(g, slot, at, hits, weapon.damage, tally); // AD-TRUCK-14
  const dice = roll.dice.length + roll.ammo.length;
  tellResult(g, attack, { hits, dice, kills: tally.kills, caught: 0 });
  yield* collect(g, tally, how === 'truck' ? 'AD-TRUCK-13' : 'AD-TRUCK-17');
  const misses = new Array<number>(roll.dice.length - hits).fill(weapon.damage);
  yield* shareOut(g, at, misses, endangered(state, slot, at, how), 'friendly-fire', 'AD-FF-03');
  if (weapon.noisy) yield* makeNoise(g, survivor(state, slot).at, 'AD-NOISE-02');
}

/** AD-CONC-02, AD-CONC-03, AD-R-04: in Melee anybody in the Zone; at range only the rank whose turn it is. */
export function focusesAt(g: Army, at: ZoneId, weapon: Weapon): Focus[] {
  const types = weapon.kind === 'melee' ? typesAt(g.state, at) : firstRank(g.state, at);
  return kindsAt(
    g.state,
    at,
    types.filter((type) => type !== 'masked'), // AD-ZEUS-02
  ).map(({ type, trapped }) => ({ type, trapped }));
}
