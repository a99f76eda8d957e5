import { memo, type Rules } from '@dreadhouse/engine';
import { type EquipmentId, equipment, type Weapon } from '../content/equipment.ts';
import { ELIMINATION_COST } from '../content/numbers.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Sleepers, Slot, Survivor } from '../state.ts';
import { gain } from './adrenaline.ts';
import { attackWith, focusesAt, trapWith } from './attack.ts';
import { rush, rushes } from './dash.ts';
import { counted } from './goals.ts';
import { crowdsOf, zombiesAt } from './horde.ts';
import { leavingCost } from './move.ts';
import { makeNoise } from './noise.ts';
import { has } from './skills.ts';
import { sleepersAt } from './sleepers.ts';
import { survivor, waysIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import {
  affordable,
  blocked,
  freeOf,
  type Lister,
  offer,
  partlyFree,
  pay,
  priced,
  pricedAs,
  type TurnOption,
  turnOf,
} from './turn.ts';
import { type Attacks, attacks, focusOf, forEach, targetOf, withCard } from './turn-options.ts';

/** A weapon and a Zone, as options name them. */
const aimed = (item: EquipmentId, to: ZoneId) => ({ details: { item, to }, item, to });

/** Options for each weapon and Zone, made once. */
const attacksBy = (verb: string, rule: string, run: NonNullable<TurnOption['run']>) =>
  memo((face: EquipmentId) =>
    memo((to: ZoneId) => {
      const at = [to, `item:${face}`];
      return attacks({ id: `${verb}:${face}:${to}`, at, rule, ...aimed(face, to), run }, 'AD-CONC-01');
    }),
  );

const ATTACK = attacksBy('attack', 'AD-ACT-COMBAT-01', attack);
const CHARGE = attacksBy('charge-attack', 'AD-EQSK-01', chargeAttack);
const TRAP = memo((face: EquipmentId) =>
  forEach<ZoneId>((to) => ({ at: to, ...aimed(face, to) }))('set-trap', 'AD-EXPL-04', (g, slot, to) => {
    pay(g.state, 'ranged', 1, true);
    return trapWith(g, slot, face, to);
  }),
);

function attack(g: Army, slot: Slot, option: TurnOption): Rules {
  const face = option.item as EquipmentId;
  const def = equipment(face);
  pay(g.state, (def.weapon as Weapon).kind, 1, def.explosive !== undefined);
  return attackWith(g, slot, face, option.to as ZoneId, focusOf(option));
}

/** AD-R-47: first the Charge, which is free, then the blow, in the Zone that was reached. */
function* chargeAttack(g: Army, slot: Slot, option: TurnOption): Rules {
  const { state } = g;
  const to = option.to as ZoneId;
  pay(state, 'melee', 1);
  pay(state, 'move', leavingCost(state, slot));
  turnOf(state).used.push('charge');
  g.touch('used:charge');
  yield* rush(g, slot, to);
  const one = survivor(state, slot);
  if (one.health === 0 || one.at !== to || zombiesAt(state, to) === 0) return;
  yield* attackWith(g, slot, option.item as EquipmentId, to, focusOf(option));
}

/** Each different weapon that can be used: in a Hand, or where its card says so (AD-INV-03 to AD-INV-05). */
function weaponsOf(one: Survivor): EquipmentId[] {
  const ready = [...one.hand, ...one.backpack.filter(({ face }) => equipment(face).fromBackpack === true)];
  const weapons = ready.filter(({ face, spent }) => !spent && equipment(face).weapon !== undefined);
  return [...new Set(weapons.map(({ face }) => face))];
}

export const listAttacks: Lister = (g, slot, looking, out) => {
  const { state } = g;
  const one = survivor(state, slot);
  for (const face of weaponsOf(one)) {
    const def = equipment(face);
    const weapon = def.weapon as Weapon;
    if (affordable(state, weapon.kind, def.explosive !== undefined) < 1) continue;
    if (def.explosive === 'trap') listTraps(g, one, face, looking, out);
    else for (const at of targetsOf(state, one, weapon)) pushAttacks(g, ATTACK(face)(at), at, face, looking, out);
    if (def.skill === 'charge') listChargeAttacks(g, slot, face, looking, out);
  }
  if (looking) for (const item of one.hand) if (item.spent) out.push(blockedWeapon(item.face, one.at));
};

function blockedWeapon(face: EquipmentId, at: ZoneId): TurnOption {
  return blocked({ ...ATTACK(face)(at).plain, id: `attack:${face}` }, 'out-of-ammo');
}

/** Plain, and concentrated on each possible target; what blasts a whole Zone cannot be concentrated. */
function pushAttacks(
  g: Army,
  ways: Attacks,
  at: ZoneId,
  face: EquipmentId,
  looking: boolean,
  out: TurnOption[],
  price?: (option: TurnOption) => TurnOption,
): void {
  const def = equipment(face);
  const { kind } = def.weapon as Weapon;
  const add = (option: TurnOption): void =>
    void out.push(price?.(option) ?? pricedAs(g.state, kind, option, looking, 1, def.explosive !== undefined));
  add(ways.plain);
  if (def.explosive !== undefined) return;
  for (const focus of focusesAt(g, at, def.weapon as Weapon)) add(ways.focus(targetOf(focus)));
}

/**
 * AD-RANGE-01, AD-RANGE-02, AD-R-26: Zones in sight and in Range with at least one Zombie. AD-ACT-COMBAT-04: Zones, not Actors; whoever is in
 * between or beside the shooter does not matter (AD-RANGE-03, AD-RANGE-04). Sleepers are no target (AD-ACT-ELIM-05).
 */
export function targetsOf(state: ArmyState, one: Survivor, weapon: Weapon): ZoneId[] {
  const [min, max] = weapon.range;
  if (max === 0) return zombiesAt(state, one.at) > 0 ? [one.at] : [];
  const ways = waysIn(state);
  return [...crowdsOf(state)].filter((at) => {
    const range = ways.range(one.at, at);
    return range >= min && range <= max;
  });
}

/** AD-SKILL-12: Attacks out of turn, on this Zone alone. */
export function attackOptions(g: Army, slot: Slot, at: ZoneId): TurnOption[] {
  const { state } = g;
  const one = survivor(state, slot);
  const out: TurnOption[] = [];
  for (const face of weaponsOf(one)) {
    const def = equipment(face);
    if (!targetsOf(state, one, def.weapon as Weapon).includes(at)) continue;
    if (def.explosive === 'trap') out.push(TRAP(face)(at));
    else pushAttacks(g, ATTACK(face)(at), at, face, false, out);
  }
  return out;
}

/** AD-R-102: in the own or an adjacent Zone, whether or not anybody is there (AD-R-26). */
function listTraps(g: Army, one: Survivor, face: EquipmentId, looking: boolean, out: TurnOption[]): void {
  for (const at of waysIn(g.state).inRange(one.at, 0, 1))
    out.push(pricedAs(g.state, 'ranged', TRAP(face)(at), looking, 1, true));
}

/** AD-R-47: once per own turn. */
function listChargeAttacks(g: Army, slot: Slot, face: EquipmentId, looking: boolean, out: TurnOption[]): void {
  const { state } = g;
  const turn = turnOf(state);
  if (turn.lent !== null || turn.used.includes('charge') || seatOf(state, slot) !== null) return;
  const blow = affordable(state, 'melee') > affordable(state, 'other') ? 0 : 1;
  if (affordable(state, 'move') < leavingCost(state, slot) + blow) return;
  const price = looking ? priceOfCharge(state, slot) : undefined;
  for (const { to } of rushes(state, slot))
    if (zombiesAt(state, to) > 0) pushAttacks(g, CHARGE(face)(to), to, face, looking, out, price);
}

/** The blow, and what it takes to get away from those who hold one back. */
function priceOfCharge(state: ArmyState, slot: Slot): (option: TurnOption) => TurnOption {
  const away = leavingCost(state, slot);
  const free = freeOf(state, 'melee', 1) + freeOf(state, 'move', away);
  return (option) => partlyFree(option, 1 + away, free);
}

const ELIMINATE = withCard('eliminate', 'AD-ACT-ELIM-01', eliminate);

/** AD-ACT-ELIM-01; AD-SKILL-05, AD-EQSK-01: one Action for a Silent Killer, by skill or by knife. */
function eliminationCost(state: ArmyState, slot: Slot, face: EquipmentId): number {
  return has(state, slot, 'silent-killer') || equipment(face).skill === 'silent-killer' ? 1 : ELIMINATION_COST;
}

/** AD-EQ-11, AD-R-03: only with what makes no noise, unless it was agreed otherwise. */
export const listEliminations: Lister = (g, slot, looking, out) => {
  const { state } = g;
  const one = survivor(state, slot);
  if (state.sleepers.length === 0 || sleepersAt(state, one.at) === 0) return;
  for (const face of weaponsOf(one)) {
    const { weapon } = equipment(face);
    if (weapon?.kind !== 'melee') continue;
    const cost = eliminationCost(state, slot, face);
    const loud = weapon.noisy && state.options.noisyElimination === 'wakes';
    const can = affordable(state, 'other') >= cost && !loud;
    offer(out, looking, priced(ELIMINATE(face), looking, cost), can ? null : loud ? 'too-loud' : 'no-actions');
  }
};

/** AD-ACT-ELIM-02, AD-ACT-ELIM-03: no dice; as much Adrenaline as the token shows. */
function* eliminate(g: Army, slot: Slot, face: EquipmentId): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  pay(state, 'other', eliminationCost(state, slot, face));
  const i = state.sleepers.findIndex(({ at }) => at === one.at);
  const [{ face: count }] = state.sleepers.splice(i, 1) as [Sleepers];
  state.sleepersGone.push(count);
  g.reveal('all', 'sleepers-eliminated', { survivor: one.id, at: one.at, count, rule: 'AD-ACT-ELIM-03' });
  counted(g, slot, 'sleepers');
  yield* gain(g, slot, count, 'AD-ACT-ELIM-03');
  if (equipment(face).weapon?.noisy === true) yield* makeNoise(g, one.at, 'AD-ACT-ELIM-04');
}
