import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Thinking } from '../game.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { worth } from './greedy.ts';
import { bestRated, drawRated, type Guide, ratings } from './policy.ts';

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a world that the seat could be in, walks down a tree of
 * answers that all worlds share, adds one node, and plays on to see how it ends. The tree keeps statistics, never states, so
 * nothing that is only true in one world can be remembered from it.
 *
 * At the root the iterations are shared out by sequential halving: the options that the policy likes are all tried equally often
 * in the same worlds, the worse half is dropped, and so on. A small budget goes a long way like that.
 */
interface SearchLimits extends Omit<Thinking, 'temperature' | 'hintIterations' | 'plansSurely'> {
  /** The same seed and number of iterations give the same answer. */
  readonly seed: string;
  /** Stop when `now()` has passed this, whatever the iterations. The engine has no clock of its own. */
  readonly until?: number;
  readonly now?: () => number;
  /** An option that is tried at first, however little the policy likes it. */
  readonly also?: string;
  /** How many times as much some options are liked as the policy says: somebody has asked for them. */
  readonly liked?: ReadonlyMap<string, number>;
}

export interface Considered {
  readonly option: Option;
  readonly visits: number;
  /** Estimated chance of winning after it. */
  readonly value: number;
}

interface Node {
  visits: number;
  /** Sum of what each seat got out of it. */
  readonly sums: number[];
  readonly children: Map<string, Node>;
}

interface Candidate {
  readonly option: Option;
  readonly liking: number;
  /** How much lower its chances are than those of the policy's favourite, if the policy is right. */
  readonly handicap: number;
  readonly node: Node;
}

/** Whoever searches goes by all that practice has taught. */
const EXPERIENCE: Guide = { policy: 'experience' };
const BREADTH = 16;
const ITERATIONS = 100;

/** The options of this seat, most promising first. What the limits leave open is as the game thinks best. */
export function search<S>(match: Match<S>, seat: Seat, given: SearchLimits): Considered[] {
  if (match.legal(seat).length === 0) throw new Error(`Seat ${seat} is not asked anything.`);
  const limits = { ...match.game.thinking, ...given };
  const candidates = candidatesOf(match, seat, limits);
  const done = (): Considered[] => ranking(candidates, seat, limits);
  if (isTrusted(candidates, limits)) return done();
  const timeIsUp = (): boolean =>
    limits.until !== undefined && limits.now !== undefined && limits.now() >= limits.until;
  const breadth = Math.max(2, limits.breadth ?? BREADTH);
  let alive = candidates.filter(({ option }, place) => place < breadth || option.id === limits.also);
  let left = limits.iterations ?? ITERATIONS;
  while (left > 0) {
    const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
    for (let each = Math.max(1, Math.floor(left / rounds / alive.length)); each > 0; each--) {
      for (const candidate of alive) {
        if (left === 0 || timeIsUp()) return done();
        left -= 1;
        // The n-th try of every option takes place in the same world, with the same luck.
        iterate(match, seat, candidate, `${limits.seed} ${candidate.node.visits}`, limits);
      }
    }
    alive = betterHalf(alive, estimates(alive, seat, limits));
  }
  return done();
}

/** All options, those that the policy likes best first. It is shown one world that the seat could be in. */
function candidatesOf<S>(match: Match<S>, seat: Seat, { seed, doubt = 0, liked }: SearchLimits): Candidate[] {
  const run = match.imagine(seat, fastChance(seed));
  const imagined = run.legal(seat);
  const rated = ratings(run, seat, imagined, liked === undefined ? EXPERIENCE : { ...EXPERIENCE, liked });
  const best = Math.max(...rated);
  const likings = new Map(imagined.map((option, i) => [option.id, rated[i] ?? 0]));
  return match
    .legal(seat)
    .map((option) => {
      const liking = likings.get(option.id) ?? 0;
      const handicap =
        liking > 0 && best > 0 ? doubt * Math.min(MOST_DOUBT, Math.log(best / liking)) : doubt * MOST_DOUBT;
      return { option, liking, handicap, node: newNode(match.seats) };
    })
    .sort((a, b) => b.liking - a.liking);
}

/** However little the policy likes an option, the tries must be able to speak for it. */
const MOST_DOUBT = 10;

function isTrusted(candidates: readonly Candidate[], { trust = Number.POSITIVE_INFINITY }: SearchLimits): boolean {
  const total = candidates.reduce((sum, { liking }) => sum + liking, 0);
  return (candidates[0]?.liking ?? 0) >= trust * total;
}

type Estimates = ReadonlyMap<Candidate, number>;

/** What each option seems to be worth: what the tries have shown and what the policy thinks, weighed against each other. */
function estimates(candidates: readonly Candidate[], seat: Seat, { respect = 0 }: SearchLimits): Estimates {
  let visits = 0;
  let sum = 0;
  for (const { node, handicap } of candidates) {
    visits += node.visits;
    sum += (node.sums[seat] ?? 0) + node.visits * handicap;
  }
  const favourite = visits === 0 ? 0 : sum / visits;
  return new Map(
    candidates.map((candidate) => {
      const { node, handicap } = candidate;
      const shown = node.sums[seat] ?? 0;
      const weight = node.visits + respect;
      return [candidate, weight === 0 ? 0 : (shown + respect * (favourite - handicap)) / weight];
    }),
  );
}

function betterHalf(alive: readonly Candidate[], worths: Estimates): Candidate[] {
  const sorted = [...alive].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
  return sorted.slice(0, Math.max(1, Math.ceil(alive.length / 2)));
}

/** What was tried longest has proved best; among equals the estimate decides, and then the policy. */
function ranking(candidates: readonly Candidate[], seat: Seat, limits: SearchLimits): Considered[] {
  const worths = estimates(candidates, seat, limits);
  return [...candidates]
    .sort((a, b) => b.node.visits - a.node.visits || (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
    .map(({ option, node }) => ({ option, visits: node.visits, value: valueFor(node, seat) }));
}

function valueFor(node: Node, seat: Seat): number {
  return node.visits === 0 ? 0 : (node.sums[seat] ?? 0) / node.visits;
}

/** One try of a candidate: imagine a world, answer there, grow the tree by a node, play out, judge. */
function iterate<S>(match: Match<S>, seat: Seat, candidate: Candidate, seed: string, limits: SearchLimits): void {
  const chance = fastChance(seed);
  const run = match.imagine(seat, chance);
  const goesOn = horizonOf(run, seed, limits);
  const trouble = run.replay({ seat, option: candidate.option.id });
  if (trouble !== null) throw new Error(trouble);
  const path = grow(run, candidate.node, chance, limits);
  playOut(run, chance, limits, goesOn);
  // Where the tree does not grow nobody asks what the others get out of it.
  const seats = path.length === 1 ? [seat] : [...candidate.node.sums.keys()];
  for (const one of seats) {
    const result = worth(run, one);
    for (const { sums } of path) sums[one] = (sums[one] ?? 0) + result;
  }
  for (const visited of path) visited.visits += 1;
}

/** Walks down the tree to its border and a step beyond. Returns the nodes on the way. */
function grow<S>(run: Run<S>, from: Node, chance: Chance, { curiosity = 1.2 }: SearchLimits): Node[] {
  const path = [from];
  for (let node = from; curiosity > 0 && node.visits > 0 && !run.over; ) {
    const seat = nextMover(run, chance);
    const option = choose(run, seat, node, curiosity);
    const key = `${seat} ${option.id}`;
    const child = node.children.get(key) ?? newNode(run.play.seats);
    node.children.set(key, child);
    path.push(child);
    run.answer(seat, option);
    node = child;
  }
  return path;
}

/** The policy's favourites first, then whatever has done best for the one who moves, weighed against how seldom it was tried. */
function choose<S>(run: Run<S>, mover: Seat, node: Node, curiosity: number): Option {
  const options = run.legal(mover);
  const liking = ratings(run, mover, options, EXPERIENCE);
  let total = 0;
  for (const one of liking) total += one;
  const reach = curiosity * Math.sqrt(node.visits + 1);
  const hope = node.visits === 0 ? 0.5 : (node.sums[mover] ?? 0) / node.visits;
  let best = options[0] as Option;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const child = node.children.get(`${mover} ${option.id}`);
    const prior = total > 0 ? (liking[i] ?? 0) / total : 1 / options.length;
    const average = child === undefined ? hope : (child.sums[mover] ?? 0) / child.visits;
    const value = average + (reach * (prior + 0.02)) / (1 + (child?.visits ?? 0));
    if (value > bestValue) {
      best = option;
      bestValue = value;
    }
  }
  return best;
}

/**
 * Counts how often a phase of the horizon begins. Every phase has luck of its own, which follows from the try and from how many phases
 * there were: one die more in this turn does not change those of the next, so that tries of different answers stay comparable.
 */
function horizonOf<S>(run: Run<S>, seed: string, { horizon }: SearchLimits): () => boolean {
  let left = horizon?.times ?? Number.POSITIVE_INFINITY;
  let phases = 0;
  run.onPhase = ({ phase, play }) => {
    if (horizon?.phases.includes(phase) === true) left -= 1;
    phases += 1;
    play.chance = fastChance(`${seed} ${phases}`);
  };
  return () => left > 0;
}

/** Follows the policy as far as the limits let it. */
function playOut<S>(run: Run<S>, chance: Chance, limits: SearchLimits, goesOn: () => boolean): void {
  const last = run.position + (limits.depth ?? 400);
  const wildness = limits.wildness ?? 10;
  while (!run.over && run.position < last && goesOn()) {
    const seat = nextMover(run, chance);
    const wild = chance.below('player:wild', 100) < wildness;
    run.answer(seat, wild ? drawRated(run, seat, chance, EXPERIENCE) : bestRated(run, seat, chance, EXPERIENCE));
  }
}

function nextMover<S>(run: Run<S>, chance: Chance): Seat {
  const waiting = run.waitingFor();
  return waiting.length > 1 ? chance.pick('player:seat', waiting) : (waiting[0] ?? 0);
}

function newNode(seats: number): Node {
  return { visits: 0, sums: new Array<number>(seats).fill(0), children: new Map() };
}
