import type { Option, Rules } from '@dreadhouse/engine';
import { BEST_ACCURACY, DIE, OUT_OF_AMMO, TRAPPED_BONUS } from '../content/numbers.ts';
import type { CombatKind } from '../content/skills.ts';
import type { Army, ArmyState, Item, Roll, Slot } from '../state.ts';
import { discardItem, usable } from './inventory.ts';
import { combatSkill, has } from './skills.ts';
import { survivor } from './table.ts';

/** How a roll is read. */
interface Reading {
  readonly accuracy: number;
  /** AD-BOLAS-03: added to every die. */
  readonly bonus: number;
}

/** AD-FIGHT-02, AD-FIGHT-03, AD-R-06: a natural 1 always misses, and so does the Out of Ammo face (AD-R-05), which is the 1 of its die. */
function isHit(face: number, { accuracy, bonus }: Reading): boolean {
  return face !== 1 && Math.min(DIE, face + bonus) >= Math.max(BEST_ACCURACY, accuracy);
}

export function readingOf(accuracy: number, againstTrapped: boolean): Reading {
  return { accuracy, bonus: againstTrapped ? TRAPPED_BONUS : 0 };
}

export function hitsOf({ dice, ammo }: Roll, reading: Reading): number {
  let hits = 0;
  for (const face of dice) if (isHit(face, reading)) hits += 1;
  for (const face of ammo) if (isHit(face, reading)) hits += 1;
  return hits;
}

/** AD-AMMO-02. */
export function isOutOfAmmo({ ammo }: Roll): boolean {
  return ammo.includes(OUT_OF_AMMO);
}

export function sixesOf({ dice, ammo }: Roll): number {
  let sixes = 0;
  for (const face of dice) if (face === DIE) sixes += 1;
  for (const face of ammo) if (face === DIE) sixes += 1;
  return sixes;
}

/** AD-FIGHT-01, AD-AMMO-01: regular and Ammo dice together. They lie on the table until they have been read. */
export function rollAttack(g: Army, slot: Slot, dice: number, ammo: number): Roll {
  const roll: Roll = { slot, dice: g.rollDice('dice', DIE, dice), ammo: g.rollDice('ammo', DIE, ammo) };
  g.state.roll = roll;
  g.tell('all', 'rolled', {
    survivor: survivor(g.state, slot).id,
    dice: [...roll.dice],
    ammo: [...roll.ammo],
    rule: 'AD-FIGHT-01',
  });
  return roll;
}

interface RerollOption extends Option {
  readonly how?: 'lucky' | 'chip';
}

const KEEP: RerollOption = { id: 'keep' };
const LUCKY: RerollOption = { id: 'lucky', rule: 'AD-SKILL-07', how: 'lucky' };
const CHIP: RerollOption = { id: 'chip', at: 'item:chip', rule: 'AD-R-102', details: { item: 'chip' }, how: 'chip' };

/** AD-SKILL-07, AD-R-102: who is Lucky rolls all dice anew once per Action; a High-Roller Chip does the same. */
export function* rerolls(g: Army, roll: Roll, reading: Reading): Rules {
  const { state } = g;
  let lucky = has(state, roll.slot, 'lucky');
  while (hitsOf(roll, reading) < roll.dice.length + roll.ammo.length) {
    const chip = chipOf(state, roll.slot);
    if (!lucky && chip === undefined) return;
    const options = [KEEP, ...(lucky ? [LUCKY] : []), ...(chip === undefined ? [] : [CHIP])];
    const one = survivor(state, roll.slot);
    const about = { survivor: one.id, dice: [...roll.dice], ammo: [...roll.ammo] };
    const { how } = yield* g.ask(one.seat, 'reroll', 'AD-SKILL-07', () => options, about);
    if (how === undefined) return;
    if (how === 'lucky') lucky = false;
    useReroll(g, roll.slot, how, chip);
    const again = rollAttack(g, roll.slot, roll.dice.length, roll.ammo.length);
    roll.dice = again.dice;
    roll.ammo = again.ammo;
    state.roll = roll;
  }
}

export function chipOf(state: ArmyState, slot: Slot): Item | undefined {
  return usable(survivor(state, slot), 'chip');
}

export function useReroll(g: Army, slot: Slot, how: 'lucky' | 'chip', chip: Item | undefined): void {
  const one = survivor(g.state, slot);
  if (how === 'chip' && chip !== undefined) {
    discardItem(g.state, one, chip);
  } else g.touch('used:lucky');
  g.tell('all', 'rerolled', { survivor: one.id, how, rule: how === 'lucky' ? 'AD-SKILL-07' : 'AD-R-102' });
}

/** AD-SKILL-24: each 6 brings one more die, as long as there are 6s; rerolls come first. */
export function explodeSixes(g: Army, roll: Roll, kind: CombatKind): void {
  if (combatSkill(g.state, roll.slot, 'roll6-die', kind) === 0) return;
  let more = sixesOf(roll);
  while (more > 0) {
    const extra = g.rollDice('dice', DIE, more);
    roll.dice.push(...extra);
    g.tell('all', 'more-dice', { survivor: survivor(g.state, roll.slot).id, dice: extra, rule: 'AD-SKILL-24' });
    more = extra.filter((face) => face === DIE).length;
  }
}
