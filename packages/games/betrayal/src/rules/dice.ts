import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Trait } from '../content/explorers.ts';
import type { DiceOffer, Me, Purpose, Roll, Thrown } from '../content/types.ts';
import type { BetrayalQuestions } from '../questions.ts';
import type { Betrayal, CardId, FigureId } from '../state.ts';
import { whyCannot } from './cannot.ts';
import { explorerAt, isMonster } from './figures.ts';
import { having, moment, through } from './in-play.ts';
import { traitOf } from './traits.ts';
import { useSpecial, whyNotUsed } from './uses.ts';

/** BH-DICE-01: eight dice, faces 0, 1 and 2. */
export const DICE = 8;

/** BH-AMB-03, BH-AMB-04: never more than eight, never fewer than none. */
export function throwDice(g: Betrayal, count: number): number[] {
  return g.rollDice('dice', 3, Math.max(0, Math.min(DICE, count))).map((face) => face - 1);
}

export const pips = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** BH-DICE-09: plain dice, no trait roll. */
export function* plainDice(
  g: Betrayal,
  count: number,
  who: FigureId | null = null,
  leasts: readonly number[] = [],
): Rules<number> {
  const dice = throwDice(g, count);
  g.tell('all', 'dice-rolled', { who, dice, total: pips(dice), rule: 'BH-DICE-09' });
  return pips(who === null ? dice : yield* handled(g, who, dice, { leasts }));
}

/** Dice of no trait, after their owner has done about them what can be done. */
export function* handled(
  g: Betrayal,
  who: FigureId,
  dice: readonly number[],
  rows: Pick<Thrown, 'leasts' | 'haunted'>,
): Rules<readonly number[]> {
  const thrown: Thrown = { who, dice: [...dice], ...rows };
  yield* offer(g, thrown, 'after-dice');
  return thrown.dice;
}

export interface RollFor {
  readonly purpose: Purpose;
  readonly rule: string;
  readonly bonus?: number;
  readonly dice?: number;
  /** The results from which on something else happens. */
  readonly leasts?: readonly number[];
}

/** BH-DICE-02, BH-DICE-03: a trait roll; with several traits the roller picks. */
export function* traitRoll(
  g: Betrayal,
  who: FigureId,
  traits: Trait | readonly Trait[],
  asked: RollFor,
): Rules<number> {
  return (yield* chosenRoll(g, who, traits, asked)).result;
}

/** A trait roll that a haunt asks for in the middle of a rule; the results from which on something else happens, the best first. */
export const rollFor = (
  g: Betrayal,
  who: FigureId,
  traits: Trait | readonly Trait[],
  leasts: readonly number[],
  bonus = 0,
): Rules<number> => traitRoll(g, who, traits, { purpose: 'haunt', rule: 'BH-STRUCT-06', leasts, bonus });

/** A trait roll of which it counts, too, which trait was rolled. */
export function* chosenRoll(
  g: Betrayal,
  who: FigureId,
  traits: Trait | readonly Trait[],
  asked: RollFor,
): Rules<{ readonly trait: Trait; readonly result: number }> {
  const { purpose, rule, bonus = 0, dice = 0, leasts = [] } = asked;
  const trait = [traits].flat()[0] as Trait;
  const roll: Roll = { who, trait, purpose, dice: [], more: dice, taken: null, bonus, leasts };
  roll.trait = yield* whichTrait(g, roll, [traits].flat());
  yield* moment(g, 'onRoll', roll);
  yield* offer(g, roll, 'before-roll');
  if (roll.taken === null) {
    roll.dice = throwDice(g, diceOf(g, roll));
    g.tell('all', 'rolled', { who, trait: roll.trait, dice: roll.dice, total: resultOf(g, roll), rule });
    yield* offer(g, roll, 'after-roll');
  }
  return { trait: roll.trait, result: resultOf(g, roll) };
}

/** BH-DICE-03: how many dice a trait roll is just now. */
export const diceOf = (g: Betrayal, roll: Roll): number =>
  Math.max(0, Math.min(DICE, through(g, 'dice', traitOf(g, roll.who, roll.trait) + roll.more, roll)));

/** BH-AMB-04: never below 0. */
export function resultOf(g: Betrayal, roll: Roll): number {
  if (roll.taken !== null) return roll.taken;
  return Math.max(0, through(g, 'bonus', pips(roll.dice) + roll.bonus, roll));
}

function* whichTrait(g: Betrayal, roll: Roll, named: readonly Trait[]): Rules<Trait> {
  const { who } = roll;
  const mine = having(g, 'rollsAs').filter(({ owner }) => owner === null || owner === who);
  const all = [...new Set(named)];
  // What is rolled in place of one trait is a roll of the other, which may again be replaced.
  for (const trait of all)
    for (const me of mine)
      for (const other of me.thing.rollsAs?.(g, me, { ...roll, trait }) ?? [])
        if (!all.includes(other)) all.push(other);
  const [first] = all;
  if (first === undefined) throw new Error('A roll of no trait.');
  if (all.length === 1 || isMonster(who)) return first;
  const { trait } = yield* g.choose(
    who,
    'which-trait',
    'BH-DICE-03',
    () => all.map((one) => ({ id: one, trait: one })),
    { why: roll.purpose, leasts: roll.leasts },
  );
  return trait;
}

type When = 'before-roll' | 'after-roll' | 'after-dice';

/** What can be done about the dice, and with which card. */
interface Usable extends Option {
  readonly card: CardId | undefined;
  readonly special: boolean;
  readonly run: (g: Betrayal) => Rules;
}

/** Whoever rolls may use what they have before or after it, one thing after the other. */
function* offer(g: Betrayal, thrown: Thrown, when: When): Rules {
  const { who } = thrown;
  if (isMonster(who)) return;
  const done: string[] = [];
  for (;;) {
    const all = usable(g, who, thrown, when).filter(({ id }) => !done.includes(id));
    const free = all.filter(({ blocked }) => (blocked ?? false) === false);
    if (free.length === 0 || explorerAt(g, who).dead) return;
    const none: Option = { id: 'roll-on' };
    const options = (looking: boolean) => [none, ...(looking ? all : free)];
    const pick = yield* g.ask<Option | Usable, When>(who, when, 'BH-DICE-03', options, seenIn(g, thrown, when));
    if (!('run' in pick)) return;
    done.push(pick.id);
    if (pick.special) useSpecial(g, who, pick.id, pick.card);
    yield* pick.run(g);
    if (isTraitRoll(thrown) && thrown.taken !== null) return;
  }
}

/** What the roller's things offer, with the reason where one cannot be used just now. */
function usable(g: Betrayal, who: Seat, thrown: Thrown, when: When): Usable[] {
  const isOwn = ({ owner }: Me): boolean => owner === null || owner === who;
  const after = when === 'before-roll' ? [] : having(g, 'afterDice').filter(isOwn);
  const found = after.flatMap((me) => offered(g, who, me, me.thing.afterDice?.(g, me, thrown), thrown));
  if (!isTraitRoll(thrown)) return found;
  const hook = when === 'before-roll' ? 'beforeRoll' : 'afterRoll';
  const rolling = having(g, hook).filter(isOwn);
  return [...rolling.flatMap((me) => offered(g, who, me, me.thing[hook]?.(g, me, thrown), thrown)), ...found];
}

function offered<T extends Thrown>(
  g: Betrayal,
  who: Seat,
  { card }: Me,
  offers: readonly DiceOffer<T>[] | undefined,
  thrown: T,
): Usable[] {
  return (offers ?? []).map(({ special = false, run, ...option }) => {
    const kept = special ? whyNotUsed(g, who, option.id, card) : card && whyCannot(g, who, 'card', card);
    return { ...option, card, special, blocked: kept ?? option.blocked ?? false, run: (now) => run(now, thrown) };
  });
}

const isTraitRoll = (thrown: Thrown): thrown is Roll => 'trait' in thrown;

type Asked = BetrayalQuestions['before-roll'] | BetrayalQuestions['after-dice'] | BetrayalQuestions['after-roll'];

/** What the roller is asked about. */
function seenIn(g: Betrayal, thrown: Thrown, when: When): Asked {
  const { leasts } = thrown;
  if (isTraitRoll(thrown) && when === 'before-roll')
    return { trait: thrown.trait, throws: diceOf(g, thrown), bonus: resultOf(g, thrown), leasts };
  const lying = { total: totalOf(g, thrown), dice: [...thrown.dice], leasts };
  return isTraitRoll(thrown) ? { trait: thrown.trait, ...lying } : { ...lying, ...hauntedBy(thrown) };
}

/** What a haunt roll must reach, for whoever may still do something about it. */
export const hauntedBy = ({ haunted }: Thrown): Pick<Thrown, 'haunted'> => (haunted === undefined ? {} : { haunted });

/** What the dice that lie there come to. */
export const totalOf = (g: Betrayal, thrown: Thrown): number =>
  isTraitRoll(thrown) ? resultOf(g, thrown) : pips(thrown.dice);

/** Some of the dice are rolled again; what they show now. */
export function reroll(
  g: Betrayal,
  thrown: Thrown,
  card: CardId,
  which: (die: number, place: number) => boolean,
): number[] {
  const places = [...thrown.dice.keys()].filter((place) => which(thrown.dice[place] ?? 0, place));
  const fresh = throwDice(g, places.length);
  thrown.dice = thrown.dice.map((die, place) => fresh[places.indexOf(place)] ?? die);
  const { who, dice } = thrown;
  g.tell('all', 'rerolled', { who, dice: [...dice], total: totalOf(g, thrown), card, rule: 'BH-SPEC-01' });
  return fresh;
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
