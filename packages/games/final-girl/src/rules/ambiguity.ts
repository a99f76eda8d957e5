import type { EnemySymbol } from '../content/types.ts';
import type { Ambiguity } from '../options.ts';
import type { FigureId, FinalGirl, SpaceId, VictimId } from '../state.ts';
import {
  adjacent,
  crowdOn,
  distances,
  firstSteps,
  heroineSpace,
  isSpecial,
  moverOf,
  spaceOf,
  victims,
} from './board.ts';
import { attackOf, moveOf } from './enemy-values.ts';
import { sum } from './in-play.ts';
import { kindOfVictim } from './save-victims.ts';

/** What is being decided: for which rule, and, for an enemy on its way, what it is about to do. */
interface Question {
  readonly rule: string;
  readonly enemy?: FigureId;
  readonly symbols?: readonly EnemySymbol[];
  /** Where it wants to go; the candidates are then its next steps. */
  readonly target?: SpaceId | null;
  /** How many spaces of the current move are left after that step. */
  readonly left?: number;
  readonly explicit?: boolean;
}

/** What settled it. */
export type Because =
  | 'hilarity'
  | 'most-deaths'
  | 'most-damage'
  | 'nearest-heroine'
  | 'nearest-victim'
  | 'keeps-going'
  | 'in-sight'
  | 'strikes-back'
  | 'alphabet';
/** What settled whom an enemy is after: the larger group (FG-TARG-04), else the principle. */
export type TieBreak = 'larger-group' | Ambiguity;

interface Verdict {
  readonly space: SpaceId;
  readonly because: Because;
}

/** FG-PRIN-01, FG-TARG-05: what the rules leave open is settled by the principle that was chosen before the game (FG-PRIN-05). */
export function decideSpace(g: FinalGirl, candidates: readonly SpaceId[], question: Question): SpaceId {
  const [only] = candidates;
  if (only === undefined) throw new Error('Nothing to decide between.');
  const sorted = [...new Set(candidates)].sort();
  if (sorted.length === 1) return only;
  const principle = g.state.options.ambiguity;
  const { space, because } = PRINCIPLES[principle](g, sorted, question);
  g.tell('all', 'tie-broken', { principle, because, chosen: space, candidates: sorted, rule: question.rule });
  return space;
}

const PRINCIPLES = { evil, realism, hilarity } as const;

/** FG-PRIN-04: the funniest way: nobody knows beforehand. */
function hilarity(g: FinalGirl, candidates: readonly SpaceId[]): Verdict {
  return { space: g.pick('ambiguity', candidates), because: 'hilarity' };
}

/** FG-PRIN-02: the way that is worst for the heroine. */
function evil(g: FinalGirl, candidates: readonly SpaceId[], question: Question): Verdict {
  const forecasts = candidates.map((space) => forecast(g, space, question));
  return firstSeparating(forecasts, WORST);
}

const WORST: readonly Criterion<Forecast>[] = [
  ['most-deaths', ({ deaths }) => deaths],
  ['most-damage', ({ damage }) => damage],
  ['nearest-heroine', ({ toHeroine }) => -toHeroine],
  ['nearest-victim', ({ toVictim }) => -toVictim],
];

/** FG-PRIN-03: the most realistic way: keep going, take what is in sight, strike back. */
function realism(g: FinalGirl, candidates: readonly SpaceId[], question: Question): Verdict {
  const { trail } = g.state.killer;
  const from = spaceOf(g, question.enemy ?? 'killer');
  const seen = from === null ? [] : adjacent(g, from);
  const prospects = candidates.map((space) => ({
    space,
    keepsGoing: question.enemy !== 'killer' || !trail.includes(space),
    inSight: seen.includes(space),
    strikesBack: g.state.tally.attackedKillerThisTurn && space === heroineSpace(g),
  }));
  return firstSeparating(prospects, MOST_REAL);
}

interface Prospect extends Candidate {
  readonly keepsGoing: boolean;
  readonly inSight: boolean;
  readonly strikesBack: boolean;
}

const MOST_REAL: readonly Criterion<Prospect>[] = [
  ['keeps-going', ({ keepsGoing }) => Number(keepsGoing)],
  ['in-sight', ({ inSight }) => Number(inSight)],
  ['strikes-back', ({ strikesBack }) => Number(strikesBack)],
];

interface Candidate {
  readonly space: SpaceId;
}

/** Its name, and how well a candidate does by it. */
type Criterion<C extends Candidate> = readonly [because: Because, worth: (candidate: C) => number];

/** The candidates that are best by each criterion in turn; the alphabet decides between the last. */
function firstSeparating<C extends Candidate>(candidates: readonly C[], criteria: readonly Criterion<C>[]): Verdict {
  let left = candidates;
  for (const [because, worth] of criteria) {
    left = bestBy(left, worth);
    if (left.length === 1) return { space: (left[0] as C).space, because };
  }
  return { space: (left[0] as C).space, because: 'alphabet' };
}

export function bestBy<C>(candidates: readonly C[], worth: (candidate: C) => number): C[] {
  const values = candidates.map(worth);
  const most = Math.max(...values);
  return candidates.filter((_, i) => values[i] === most);
}

interface Forecast extends Candidate {
  deaths: number;
  damage: number;
  toHeroine: number;
  toVictim: number;
}

/** What the current action would do if this candidate were chosen: as a target, or as the next step towards one. */
function forecast(g: FinalGirl, candidate: SpaceId, question: Question): Forecast {
  const { enemy = 'killer', symbols = [], explicit = false } = question;
  const start = question.target === undefined ? (spaceNow(g, enemy, symbols) ?? candidate) : candidate;
  const target = question.target ?? candidate;
  const result: Forecast = { space: candidate, deaths: 0, damage: 0, toHeroine: 0, toVictim: 0 };
  let here = walk(g, enemy, start, target, question.left ?? 0);
  for (const symbol of symbols) {
    if (symbol === 'M') here = walk(g, enemy, here, target, moveOf(g, enemy));
    else strike(g, enemy, here, explicit, result);
  }
  const mover = moverOf(enemy);
  const away = distances(g, here, mover);
  result.toHeroine = away.get(heroineSpace(g)) ?? Number.POSITIVE_INFINITY;
  result.toVictim = Number.MAX_SAFE_INTEGER;
  for (const { space } of victims(g)) result.toVictim = Math.min(result.toVictim, away.get(space) ?? result.toVictim);
  return result;
}

/** Placements have no symbols: the candidate itself is where the enemy ends up. */
function spaceNow(g: FinalGirl, enemy: FigureId, symbols: readonly EnemySymbol[]): SpaceId | null {
  return symbols.length === 0 ? null : spaceOf(g, enemy);
}

function walk(g: FinalGirl, enemy: FigureId, from: SpaceId, target: SpaceId, steps: number): SpaceId {
  let here = from;
  for (let i = steps; i > 0 && here !== target; i--) {
    const [next] = [...firstSteps(g, here, target, moverOf(enemy))].sort();
    if (next === undefined) break;
    here = next;
  }
  return here;
}

function strike(g: FinalGirl, enemy: FigureId, here: SpaceId, explicit: boolean, result: Forecast): void {
  const heroineHere = heroineSpace(g) === here;
  if (explicit && heroineHere) result.damage += attackOf(g, enemy);
  else if (crowdOn(g, here) > result.deaths) result.deaths += 1;
  else if (heroineHere) result.damage += attackOf(g, enemy);
}

/** FG-R-26: which of several victims it is; only special ones make a difference. */
export function decideVictim(g: FinalGirl, ids: readonly VictimId[], rule: string): VictimId {
  const [only] = ids;
  if (only === undefined) throw new Error('No victim to choose.');
  if (!ids.some(isSpecial)) return ids.reduce((first, id) => (id < first ? id : first), only);
  const sorted = [...ids].sort();
  const bad = (id: VictimId): number => sum(g, 'badDeath', id);
  const principle = g.state.options.ambiguity;
  const chosen =
    principle === 'hilarity'
      ? g.pick('ambiguity', sorted)
      : principle === 'evil'
        ? (sorted.sort((a, b) => bad(b) - bad(a) || (a < b ? -1 : 1))[0] as VictimId)
        : (sorted.find((id) => !isSpecial(id)) ?? (sorted[0] as VictimId));
  if (ids.length > 1) g.tell('all', 'victim-decided', { principle, victim: kindOfVictim(chosen), rule });
  return chosen;
}
