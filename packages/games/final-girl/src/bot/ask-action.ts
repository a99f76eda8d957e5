import type { Option } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { HORROR_DICE } from '../rules/horror-level.ts';
import { heroineOf } from '../rules/things.ts';
import type { CardId } from '../state.ts';
import { copiesInHand, sparePairs, worthOfHolding, worthOfResults, worthOfRoll } from './cards.ts';
import { aboutGoal, bestGoal, worthOfSaving } from './goals.ts';
import { worthOfTime } from './market.ts';
import { now } from './measure.ts';
import { opinionOfOffer } from './offers.ts';
import { type Opinion, opinion, type Reason } from './opinion.ts';
import { opinionOfReward } from './rewards.ts';
import { isAsleep, type Situation } from './situation.ts';

/** The Action phase: play a card, use an item, save, take a reward, discard for time, or stop. */
export function opinionOfAction(s: Situation, option: Option): Opinion {
  const { id } = option;
  if (id === 'end') return opinion(0, 'keep-time');
  if (id.startsWith('play:')) return opinionOfPlaying(s, id.slice(5));
  return opinionOfAnytime(s, option) ?? opinionOfOffer(s, option);
}

/** What may be done at any moment of the Action phase; undefined for anything else. */
export function opinionOfAnytime(s: Situation, option: Option): Opinion | undefined {
  const { id } = option;
  if (id.startsWith('discard:')) return opinionOfDiscarding(s, id.slice(8));
  if (id.startsWith('reward:')) return opinionOfReward(s, option);
  if (id.startsWith('save:')) return opinion(opinionOfSaving(s), 'save');
  return undefined;
}

function opinionOfSaving(s: Situation): number {
  // Clingy Campers: every victim after the first of a phase costs health.
  const clingy = s.state.tally.savedThisPhase > 0 && s.state.inPlay.some((card) => card.id === 'ce05');
  return worthOfSaving(s) + 0.5 - (clingy ? 1.2 : 0);
}

/** FG-TIME-05: a card for a point of time. */
function opinionOfDiscarding(s: Situation, card: CardId): Opinion {
  const gained = s.state.heroine.flipped && s.state.options.heroine === 'sheila' ? 2 : 1;
  const price = worthOfHolding(s, card, copiesInHand(s, card) - 1);
  return opinion(worthOfTime(s, gained) - price - 0.1, 'time');
}

function opinionOfPlaying(s: Situation, card: CardId): Opinion {
  const results = worthOfResults(s, card, now(s, card));
  const worth = worthOfRoll(s, results, s.dice, sparePairs(s));
  const { why, about } = reasonToPlay(s, card);
  return opinion(worth + sleepy(s, card) - priceOfPlaying(s, card), why, about);
}

/** The card leaves the hand; what costs nothing comes back by itself. */
function priceOfPlaying(s: Situation, card: CardId): number {
  const held = worthOfHolding(s, card, copiesInHand(s, card) - 1);
  const { cost, damage } = actionCard(card);
  if (cost === 0) return 0.5 * s.weights.junk;
  return (damage === true ? s.weights.attackPrice : s.weights.playPrice) * held;
}

/** A rest is also the door to the dreams in which Dr. Fright can be fought. */
function sleepy(s: Situation, card: CardId): number {
  if (s.killer.id !== 'dr_fright' || isAsleep(s.state)) return 0;
  return card === 'short_rest' || card === 'long_rest' ? 0.3 : 0;
}

const REASONS: Readonly<Record<CardId, Reason>> = {
  focus: 'calm',
  distract: 'calm',
  short_rest: 'rest',
  long_rest: 'rest',
  improvise: 'prepare',
  planning: 'prepare',
  atone: 'atone',
};

type Why = Pick<Opinion, 'why' | 'about'>;

function reasonToPlay(s: Situation, card: CardId): Why {
  if (actionCard(card).damage === true) return { why: s.canHurt ? 'attack' : 'minions' };
  if (card === 'search') return { why: Number.isFinite(s.foe) ? 'search' : 'child' };
  const known = REASONS[card];
  if (known === 'calm') return { why: known, about: diceOfHorror(s) };
  if (known === 'rest') return { why: known, about: healthLeft(s) };
  return known === undefined ? reasonToGo(s) : { why: known };
}

/** FG-ROLL-03: the dice now, and the highest level at which there are more; null where there is none. */
function diceOfHorror({ state }: Situation): Opinion['about'] {
  const track: readonly number[] = HORROR_DICE[state.options.mode];
  const { horror } = state;
  const dice = track[horror] ?? 1;
  const next = track.flatMap((n, level) => (level < horror && n > dice ? [level] : [])).at(-1) ?? null;
  return { horror, dice, next, more: next === null ? dice : (track[next] ?? dice) };
}

function healthLeft({ state }: Situation): Opinion['about'] {
  return { health: state.heroine.markers + 1, most: heroineOf(state).health };
}

/** Why she would move from here. */
function reasonToGo(s: Situation): Why {
  const goal = bestGoal(s, s.here);
  return goal.worth > 0 ? { why: goal.why, about: aboutGoal(s, goal) } : { why: 'flee' };
}
