import type { Option, Rules } from '@dreadhouse/engine';
import { BEST_ACCURACY, DIE, TRAPPED_BONUS } from '../content/numbers.ts';
import type { CombatKind } from '../content/skills.ts';
import type { ZoneId } from '../map/index.ts';
import type { ArmyQuestions } from '../questions.ts';
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
  return [...dice, ...ammo].filter((face) => isHit(face, reading)).length;
}

export function sixesOf({ dice, ammo }: Roll): number {
  return [...dice, ...ammo].filter((face) => face === DIE).length;
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

/** AD-SKILL-07: what is left of it for the Action under way. */
export interface Luck {
  lucky: boolean;
}

export function newLuck(state: ArmyState, slot: Slot): Luck {
  return { lucky: has(state, slot, 'lucky') };
}

interface RerollOption extends Option {
  readonly how?: 'lucky' | 'chip';
}

const KEEP: RerollOption = { id: 'keep' };
const LUCKY: RerollOption = { id: 'lucky', rule: 'AD-SKILL-07', how: 'lucky' };
const CHIP: RerollOption = { id: 'chip', at: 'item:chip', rule: 'AD-R-102', details: { item: 'chip' }, how: 'chip' };

/**
 * AD-SKILL-07, AD-R-102: who is Lucky rolls all dice anew once per Action, whatever they were rolled for; a High-Roller Chip does the same.
 * Returns whether they are to be rolled again.
 */
export function* rollsAgain(
  g: Army,
  slot: Slot,
  luck: Luck,
  { dice, ammo }: Pick<Roll, 'dice' | 'ammo'>,
  what: ArmyQuestions['reroll']['what'],
): Rules<boolean> {
  const { state } = g;
  const chip = chipOf(state, slot);
  if (!luck.lucky && chip === undefined) return false;
  const options = [KEEP, ...(luck.lucky ? [LUCKY] : []), ...(chip === undefined ? [] : [CHIP])];
  const { id, seat } = survivor(state, slot);
  const about = { survivor: id, dice: [...dice], ammo: [...ammo], what };
  const { how } = yield* g.ask(seat, 'reroll', 'AD-SKILL-07', () => options, about);
  if (how === undefined) return false;
  if (how === 'lucky') luck.lucky = false;
  useReroll(g, slot, how, chip);
  return true;
}

export function* rerolls(g: Army, roll: Roll, reading: Reading): Rules {
  const { state } = g;
  const luck = newLuck(state, roll.slot);
  while (hitsOf(roll, reading) < roll.dice.length + roll.ammo.length) {
    if (!(yield* rollsAgain(g, roll.slot, luck, roll, 'attack'))) return;
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

const more = (count: number) => ({ id: `more:${count}`, rule: 'AD-SKILL-24', details: { count }, count });
const ENOUGH = { id: 'enough', count: 0 };

/** AD-SKILL-24: for each 6 one more die may be rolled, as long as there are 6s; rerolls come first. */
export function* rollOnSixes(g: Army, roll: Roll, kind: CombatKind, at: ZoneId): Rules {
  const { state } = g;
  if (combatSkill(state, roll.slot, 'roll6-die', kind) === 0) return;
  const { id, seat } = survivor(state, roll.slot);
  let left = sixesOf(roll);
  while (left > 0) {
    const options = [...(left > 1 ? [more(left)] : []), more(1), ENOUGH];
    const about = { survivor: id, at, combat: kind, dice: [...roll.dice], ammo: [...roll.ammo], left };
    const { count } = yield* g.ask(seat, 'more-dice', 'AD-SKILL-24', () => options, about);
    if (count === 0) return;
    const extra = g.rollDice('dice', DIE, count);
    roll.dice.push(...extra);
    g.tell('all', 'more-dice', { survivor: id, dice: extra, rule: 'AD-SKILL-24' });
    left += extra.filter((face) => face === DIE).length - count;
  }
}
