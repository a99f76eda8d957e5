import type { Details } from '@dreadhouse/engine';
import type { SpaceId } from '../state.ts';
import { copiesInHand, searchDesire, worthOfHolding } from './cards.ts';
import { hopeOfPile, worthOfPile } from './finds.ts';
import { hasTag } from './map.ts';
import type { Reason } from './opinion.ts';
import { type Goal, isAsleep, missing, type Situation, victimsAt, withCarolyn } from './situation.ts';
import { worthOfHealth } from './worth.ts';

function goalsOf(s: Situation): readonly Goal[] {
  s.notes.goals ??= [...exitGoals(s), ...searchGoals(s), ...fightGoals(s), ...victimGoals(s)];
  return s.notes.goals;
}

/** Exits: with Carolyn the end of it all, with victims at her side a reward. */
function exitGoals(s: Situation): Goal[] {
  const { state, map } = s;
  const closed = (space: SpaceId): boolean =>
    state.tokens.some((token) => token.kind === 'barrier' && token.space === space);
  const open = map.exits.filter((space) => !closed(space));
  if (withCarolyn(state) && missing(s) === null)
    return open.map((space) => ({ space, worth: s.weights.win, why: 'escape' }));
  if (isAsleep(state)) return [];
  const company = Math.min(2, victimsAt(state, s.here));
  if (company === 0) return [];
  return open.map((space) => ({
    ...{ space, worth: company * worthOfSaving(s), why: 'save' },
    ...{ victims: victimsAt(state, s.here), led: true },
  }));
}

/** One victim brought out: its reward, a death that will not happen, and a step toward the ultimate ability. */
export function worthOfSaving({ state, weights }: Situation): number {
  const { slots, flipped } = state.heroine;
  const free = slots.filter((slot) => slot === null).length;
  return weights.saved + 0.4 + (flipped ? -0.3 : weights.nearUltimate * Math.max(0, 4 - free));
}

/** Where victims could be picked up, the nearer to an exit the better. */
function victimGoals(s: Situation): Goal[] {
  const { state, map } = s;
  if (isAsleep(state) || withCarolyn(state)) return [];
  const crowds = new Map<SpaceId, number>();
  for (const { space } of state.victims) crowds.set(space, (crowds.get(space) ?? 0) + 1);
  const goals: Goal[] = [];
  for (const [space, victims] of crowds) {
    if (space === s.here) continue;
    const closed = hasTag(map.spaces, space, 'house') && copiesInHand(s, 'convince') === 0;
    const worth = Math.min(2, victims) * worthOfSaving(s) * s.weights.perStep ** (map.toExit(space) + 1);
    goals.push({ space, worth: closed ? 0.3 * worth : worth, why: 'save', victims });
  }
  return goals;
}

/** Search spaces whose pile may hold something good. */
function searchGoals(s: Situation): Goal[] {
  const able = copiesInHand(s, 'search') > 0 ? 1 : s.weights.withoutSearch;
  const desire = searchDesire(s);
  const child = missing(s) !== null;
  return s.state.items.piles
    .filter((pile) => pile.cards.length > 0)
    .map((pile) => ({
      space: pile.space,
      worth: able * (0.3 * desire + worthOfPile(s, pile, 1) + (child ? s.weights.child * hopeOfPile(s, pile) : 0)),
      why: child ? 'child' : 'search',
    }));
}

/** The killer himself, if she is strong enough. */
function fightGoals(s: Situation): Goal[] {
  const { space } = s.state.killer;
  if (space === null || !s.canHurt) return [];
  const strength = strengthOf(s);
  return strength < s.weights.readyToFight ? [] : [{ space, worth: s.weights.fight * strength, why: 'approach' }];
}

/** What her attack cards would do to him in a turn or two. */
export function strengthOf(s: Situation): number {
  s.notes.strength ??= attackHand(s);
  return s.notes.strength;
}

function attackHand(s: Situation): number {
  let total = 0;
  const seen = new Map<string, number>();
  for (const card of s.state.hand) {
    if (card !== 'weak_attack' && card !== 'furious_strike' && card !== 'critical_blow') continue;
    const copies = seen.get(card) ?? 0;
    seen.set(card, copies + 1);
    total += worthOfHolding(s, card, copies) / s.weights.heldAttack;
  }
  return total;
}

// --- spaces ---

/** What it is worth to stand there: the best goal, less for every step that it is away, and the danger. */
export function worthOfSpace(s: Situation, space: SpaceId): number {
  let worth = s.notes.spaces.get(space);
  if (worth === undefined) {
    worth = bestGoal(s, space).worth - dangerOf(s, space);
    s.notes.spaces.set(space, worth);
  }
  return worth;
}

/** The goal that is worth most from a space, and what is left of its worth there. */
interface BestGoal {
  readonly worth: number;
  readonly why: Reason;
  readonly goal: Goal | null;
}

const NO_GOAL: BestGoal = { worth: 0, why: 'other', goal: null };

export function bestGoal(s: Situation, space: SpaceId): BestGoal {
  let best = NO_GOAL;
  for (const goal of goalsOf(s)) {
    const away = s.map.steps(space, goal.space);
    const worth = Number.isFinite(away) ? goal.worth * nearness(s, goal.why) ** away : 0;
    if (worth > best.worth) best = { worth, why: goal.why, goal };
  }
  return best;
}

/** What a hint says of it: where it is, who is there, how far it is from there to an exit. */
export function aboutGoal({ map }: Situation, { goal }: BestGoal): Details | undefined {
  if (goal === null) return undefined;
  const { space, victims = 0, led = false } = goal;
  return { space, n: victims, led: led ? 'yes' : 'no', steps: map.toExit(space) };
}

/** What is left of a goal's worth for every step that it is away. */
function nearness({ weights }: Situation, why: Reason): number {
  if (why === 'approach') return weights.perStepToFight;
  if (why === 'escape') return weights.perStepToExit;
  return why === 'child' ? weights.perStepToChild : weights.perStep;
}

/** Health that the next Killer phase would probably cost her there. */
export function dangerOf(s: Situation, space: SpaceId): number {
  const { state } = s;
  if (s.killer.id === 'dr_fright' && !isAsleep(state) && !wakingNightmare(s)) return 0;
  const hits = hitsAt(s, space) + minionHits(s, space) / Math.max(1, s.attack);
  if (hits < 0.05) return 0;
  const guard = s.weights.guarded ** Math.min(2, s.reactions);
  return hits * guard * -worthOfHealth(s, -Math.min(s.attack, s.health));
}

const wakingNightmare = ({ state }: Situation): boolean =>
  state.darkPowers.some((card) => card.revealed && card.id === 'df_d3');

function hitsAt(s: Situation, space: SpaceId): number {
  const { state, map } = s;
  const away = map.steps(state.killer.space, space);
  const late = state.finale.revealed ? 2 : 1;
  if (away === 0) return victimsAt(state, space) > 0 ? s.weights.hitsAmongVictims : s.weights.hitsAlone;
  if (away > s.reach * (late + 1)) return state.finale.revealed ? 0.3 : 0.1;
  const shielded = state.victims.some((victim) => map.steps(state.killer.space, victim.space) < away);
  return shielded ? s.weights.hitsBehindVictims : s.weights.hitsInReach * (away <= s.reach ? 1 : 0.6);
}

function minionHits({ state, map, reach }: Situation, space: SpaceId): number {
  let hits = 0;
  for (const minion of state.minions) {
    if (minion.status !== 'board') continue;
    const away = map.steps(minion.space, space);
    if (away <= reach) hits += away === 0 ? 0.5 : 0.25;
  }
  return hits;
}

/** What moving up to n spaces can gain. */
export function worthOfMove(s: Situation, n: number): number {
  const now = worthOfSpace(s, s.here);
  let best = 0;
  for (const space of Object.keys(s.map.spaces)) {
    if (s.map.steps(s.here, space) <= n) best = Math.max(best, worthOfSpace(s, space) - now);
  }
  return best;
}
