import type { Option, Seat } from '@dreadhouse/engine';
import type { Deed, HauntAction } from '../content/types.ts';
import { atLeast } from '../odds/dice.ts';
import { throwOf } from '../odds/rolls.ts';
import { leastsOf } from '../rules/cards.ts';
import { hauntOf } from '../rules/figures.ts';
import { deedOf, rollOf, rowsOf } from '../rules/haunt-actions.ts';
import { mineOf } from '../rules/in-play.ts';
import type { Betrayal } from '../state.ts';
import type { Situation } from './situation.ts';

/** The action that an option is, with what it is done to. */
export function actionOf(
  g: Betrayal,
  { id, details }: Pick<Option, 'id' | 'details'>,
): { readonly action: HauntAction; readonly target: Deed['target'] } | null {
  if (!id.startsWith('haunt:')) return null;
  const action = hauntOf(g)?.actions.find((one) => one.id === details?.['action']);
  const target = (details?.['target'] ?? null) as Deed['target']; // as the rules have put it there
  return action === undefined ? null : { action, target };
}

/** The chance of each row of an action's table, the best first, before anybody does anything about the dice. */
export function actionOdds(
  g: Betrayal,
  action: HauntAction,
  deed: Deed,
): readonly { readonly least: number; readonly chance: number }[] {
  const { roll, dice } = action;
  const rows = rowsOf(mineOf(g), action);
  if (rows === undefined || (roll === undefined && dice === undefined)) return [];
  const thrown = dice === undefined ? bestThrow(g, action, deed) : { dice, bonus: 0 };
  let above = 0;
  return leastsOf({ 0: null, ...rows }).map((least) => {
    const reached = atLeast(thrown.dice, least - thrown.bonus);
    const chance = reached - above;
    above = reached;
    return { least, chance };
  });
}

/** Where there are several traits, the roller takes the best. */
function bestThrow(g: Betrayal, action: HauntAction, deed: Deed) {
  const { traits, bonus, dice } = rollOf(g, mineOf(g), action, deed);
  const throws = traits.map((trait) => throwOf(g, deed.who, trait, { purpose: 'haunt', bonus, dice }));
  return throws.reduce((a, b) => (b.dice + b.bonus > a.dice + a.bonus ? b : a));
}

/** The usual worth of what the book says, and what a vain try costs. */
const USUAL = 5;

/** What it is worth to do what the book says, here and now. */
export function actionWorth({ g, seat, aims, at }: Situation, option: Option): number {
  const found = actionOf(g, option);
  if (found === null) return 0;
  const { action, target } = found;
  const liked = likingOf(g, seat, action.id, option);
  const here = Math.max(0, ...aims.filter((aim) => aim.at?.includes(at) === true).map(({ worth }) => worth));
  const worth = liked ?? (here > 0 ? here : USUAL);
  const rows = actionOdds(g, action, deedOf(g, seat, target));
  if (rows.length === 0) return worth;
  const success = rows.reduce((sum, { least, chance }) => (least > 0 ? sum + chance : sum), 0);
  return worth * success - (rowsOf(mineOf(g), action)?.[0] === undefined ? 0 : 0.4 * (1 - success));
}

/** How the haunt says that a thoughtful player answers. */
export function likingOf(g: Betrayal, seat: Seat, what: string, option: Option): number | undefined {
  return hauntOf(g)?.likes?.[what]?.(g, mineOf(g), seat, option);
}
