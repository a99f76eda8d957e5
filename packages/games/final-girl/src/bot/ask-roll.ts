import type { Ask, Option } from '@dreadhouse/engine';
import { actionCard, registry } from '../catalogue.ts';
import type { CardId } from '../state.ts';
import { opinionOfAnytime } from './ask-action.ts';
import { copiesInHand, worthOfHolding, worthOfResults, worthOfRoll, worthOfThrow } from './cards.ts';
import { worthOfTime } from './market.ts';
import { now } from './measure.ts';
import { opinionOfOffer } from './offers.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { worthOfRow } from './worth.ts';

/** A horror roll as the question describes it. */
interface Rolled {
  readonly results: readonly number[];
  readonly faces: readonly number[];
  readonly successes: number;
  /** The best that can still be made of it by converting. */
  readonly now: number;
}

/** Events and items count successes without a row. */
const BY_COUNT = [0, 0.5, 1, 1.2];

/** The rating of all options after a roll; looked at once, not for every option anew. */
export function opinionsAfterRoll(s: Situation, ask: Ask, options: readonly Option[]): Opinion[] {
  const card = String(ask.about?.['card']);
  const faces = (ask.about?.['faces'] ?? []) as readonly number[];
  const successes = Number(ask.about?.['successes'] ?? 0);
  const known = registry().actions.has(card);
  const results = known ? worthOfResults(s, card, now(s, card, s.attack)) : BY_COUNT;
  const rolled = { results, faces, successes, now: results[Math.min(results.length - 1, successes)] ?? 0 };
  return options.map((option) => opinionAfterRoll(s, rolled, option));
}

function opinionAfterRoll(s: Situation, rolled: Rolled, option: Option): Opinion {
  const { id } = option;
  if (id === 'keep') return opinion(0, 'keep');
  if (id === 'convert') return opinion(gainOfConverting(s, rolled), 'convert');
  if (id.startsWith('close_call:')) return opinion(gainOfCloseCall(s, rolled, id.slice(11)), 'reroll');
  if (id === 'use:lucky_dice') return opinion(gainOfRerolling(s, rolled) - 0.5, 'reroll');
  if (id === 'use:super_dice') return opinion(gainOfRerolling(s, rolled) - 0.4, 'reroll');
  if (id === 'use:prayer_book') return opinion(at(rolled, rolled.successes + 1) - rolled.now - 0.15, 'atone');
  const other = opinionOfAnytime(s, option) ?? opinionOfOffer(s, option);
  // Nothing that could as well be done later is done in the middle of a roll.
  return opinion(other.value - 0.5, other.why);
}

const at = ({ results }: Rolled, successes: number): number => results[Math.min(results.length - 1, successes)] ?? 0;

const partialsIn = ({ faces }: Rolled): number => faces.filter((face) => face === 3 || face === 4).length;

/** Each conversion costs the two cards that she would miss least. */
function gainOfConverting(s: Situation, rolled: Rolled): number {
  const prices = s.state.hand.map((card) => worthOfHolding(s, card, copiesInHand(s, card) - 1)).sort((a, b) => a - b);
  const most = Math.min(partialsIn(rolled), prices.length >> 1);
  let best = Number.NEGATIVE_INFINITY;
  let paid = 0;
  for (let n = 1; n <= most; n++) {
    paid += (prices[2 * n - 2] ?? 0) + (prices[2 * n - 1] ?? 0);
    best = Math.max(best, at(rolled, rolled.successes + n) - rolled.now - paid);
  }
  return best;
}

function gainOfCloseCall(s: Situation, rolled: Rolled, what: string): number {
  const price = worthOfHolding(s, 'close_call', copiesInHand(s, 'close_call') - 1) * 0.8;
  if (what === 'all') {
    const afresh = worthOfRoll(s, rolled.results, Math.max(1, rolled.faces.length), 0);
    return afresh - rolled.now - price + worthOfTime(s, -2);
  }
  const face = Number(what.replace('die:', ''));
  if (face >= 5) return -price - 1;
  const partial = face >= 3 ? -0.05 : 0;
  return (at(rolled, rolled.successes + 1) - rolled.now) / 3 + partial - price;
}

/** All dice but the successes are rolled again. */
function gainOfRerolling(s: Situation, rolled: Rolled): number {
  const again = rolled.faces.length - rolled.successes;
  if (again < 1) return -1;
  const shifted = Array.from({ length: 3 }, (_, n) => worthOfThrow(rolled.results, rolled.successes + n, 0));
  return worthOfRoll(s, shifted, again, 0) - rolled.now;
}

/** Which die to roll again: the lowest; and no success. */
function opinionOfDie(_s: Situation, option: Option): Opinion {
  if (option.id === 'done') return opinion(0, 'keep');
  const face = Number(option.details?.['face'] ?? 6);
  return opinion(face >= 5 ? -2 : 1 - 0.1 * face, 'reroll');
}

/** What she would miss least. */
function opinionOfGivingUp(s: Situation, option: Option): Opinion {
  if (option.id === 'take-it') return opinion(0, 'keep');
  const card: CardId = String(option.details?.['card'] ?? '');
  return opinion(2 - worthOfHolding(s, card, copiesInHand(s, card) - 1), 'least-useful');
}

/** FG-ACT-06: which of two failure rows. */
function opinionOfFailing(s: Situation, option: Option, ask: Ask): Opinion {
  const other = opinionOfAnytime(s, option);
  if (other !== undefined) return other;
  const card = String(ask.about?.['card']);
  const { rows, orElse } = actionCard(card);
  const row = option.id === 'row:1' ? rows[0] : (orElse ?? rows[0]);
  const entering = card === 'convince' && option.id === 'row:1' ? now(s, card).move(1) : 0;
  return opinion(entering + worthOfRow(s, row, now(s, card)), 'other');
}

export const ROLLING = {
  'failure-row': opinionOfFailing,
  'which-die': opinionOfDie,
  discard: opinionOfGivingUp,
  'razor-strings': opinionOfGivingUp,
} satisfies Judges;
