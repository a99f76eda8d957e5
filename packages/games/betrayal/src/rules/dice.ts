import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Trait } from '../content/explorers.ts';
import type { Purpose, Roll, RollOffer } from '../content/types.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { explorerAt, isMonster } from './figures.ts';
import { having, through } from './in-play.ts';
import { traitOf } from './traits.ts';
import { isUsed, useUp } from './uses.ts';

/** BH-DICE-01: eight dice, faces 0, 1 and 2. */
export const DICE = 8;

/** AMB-03, AMB-04: never more than eight, never fewer than none. */
export function throwDice(g: Betrayal, count: number): number[] {
  return g.rollDice('dice', 3, Math.max(0, Math.min(DICE, count))).map((face) => face - 1);
}

export const pips = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** BH-DICE-09: plain dice, no trait roll. */
export function plainDice(g: Betrayal, count: number, who: FigureId | null = null): number {
  const dice = throwDice(g, count);
  const total = pips(dice);
  g.tell('all', 'dice-rolled', { who, dice, total, rule: 'BH-DICE-09' });
  return total;
}

export interface RollFor {
  readonly purpose: Purpose;
  readonly rule: string;
  readonly bonus?: number;
  readonly dice?: number;
}

/** BH-DICE-02, BH-DICE-03: a trait roll; with several traits the roller picks. */
export function* traitRoll(
  g: Betrayal,
  who: FigureId,
  traits: Trait | readonly Trait[],
  asked: RollFor,
): Rules<number> {
  const { purpose, rule, bonus = 0, dice = 0 } = asked;
  const roll: Roll = { who, trait: [traits].flat()[0] as Trait, purpose, dice: [], taken: null, bonus };
  roll.trait = yield* whichTrait(g, roll, [traits].flat());
  yield* offer(g, roll, 'before-roll');
  if (roll.taken === null) {
    roll.dice = throwDice(g, through(g, 'dice', traitOf(g, who, roll.trait) + dice, roll));
    g.tell('all', 'rolled', { who, trait: roll.trait, dice: roll.dice, total: resultOf(g, roll), rule });
    yield* offer(g, roll, 'after-roll');
  }
  return resultOf(g, roll);
}

/** AMB-04: never below 0. */
export function resultOf(g: Betrayal, roll: Roll): number {
  if (roll.taken !== null) return roll.taken;
  return Math.max(0, through(g, 'bonus', pips(roll.dice) + roll.bonus, roll));
}

function* whichTrait(g: Betrayal, roll: Roll, named: readonly Trait[]): Rules<Trait> {
  const { who } = roll;
  const mine = having(g, 'rollsAs').filter(({ owner }) => owner === null || owner === who);
  const others = named.flatMap((trait) => mine.flatMap((me) => me.thing.rollsAs?.(g, me, { ...roll, trait }) ?? []));
  const all = [...new Set([...named, ...others])];
  const [first] = all;
  if (first === undefined) throw new Error('A roll of no trait.');
  if (all.length === 1 || isMonster(who)) return first;
  const { trait } = yield* g.choose(
    who,
    'which-trait',
    'BH-DICE-03',
    () => all.map((one) => ({ id: one, trait: one })),
    {
      why: roll.purpose,
    },
  );
  return trait;
}

/** Whoever rolls may use what they have before or after it, one thing after the other. */
function* offer(g: Betrayal, roll: Roll, when: 'before-roll' | 'after-roll'): Rules {
  const { who } = roll;
  if (isMonster(who)) return;
  for (;;) {
    const hook = when === 'before-roll' ? 'beforeRoll' : 'afterRoll';
    const own = having(g, hook).filter(({ owner }) => owner === null || owner === who);
    const all = own.flatMap((me) => me.thing[hook]?.(g, me, roll) ?? []);
    const usable = all.filter((one) => !isUsed(g, one.once ?? one.id) && (one.blocked ?? false) === false);
    if (usable.length === 0 || roll.taken !== null || explorerAt(g, who).dead) return;
    const done: Option = { id: 'roll-on' };
    const about = { trait: roll.trait, total: resultOf(g, roll) };
    const pick = yield* g.ask<Option | RollOffer, typeof when>(who, when, 'BH-DICE-03', () => [done, ...usable], about);
    if (!('run' in pick)) return;
    useUp(g, pick.once ?? pick.id);
    yield* pick.run(g, roll);
  }
}

/** An opposed roll that is no attack: both results. */
export function* rollAgainst(
  g: Betrayal,
  who: Seat,
  other: FigureId,
  trait: Trait,
  rule: string,
): Rules<[number, number]> {
  const mine = yield* traitRoll(g, who, trait, { purpose: 'haunt', rule });
  const theirs = yield* traitRoll(g, other, trait, { purpose: 'haunt', rule });
  return [mine, theirs];
}
