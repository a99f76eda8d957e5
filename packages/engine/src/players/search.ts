import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { worth } from './greedy.ts';
import { bestRated, ratings } from './policy.ts';

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a world that the seat could be in, walks down a tree of
 * answers that all worlds share, adds one node, and plays on to see how it ends. The tree keeps statistics, never states, so
 * nothing that is only true in one world can be remembered from it.
 */
export interface SearchLimits {
  /** The same seed and number of iterations give the same answer. */
  readonly seed: string;
  readonly iterations: number;
  /** Stop when `now()` has passed this, whatever the iterations. The engine has no clock of its own. */
  readonly until?: number;
  readonly now?: () => number;
  /** How many answers a playout may take before the game's score judges it. */
  readonly depth?: number;
  /** How readily unlikely answers are tried. */
  readonly curiosity?: number;
  /** How often a playout leaves the policy for a random answer, in percent. */
  readonly wildness?: number;
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

/** The options of this seat, most promising first. */
export function search<S>(match: Match<S>, seat: Seat, limits: SearchLimits): Considered[] {
  const options = match.legal(seat);
  if (options.length === 0) throw new Error(`Seat ${seat} is not asked anything.`);
  const root = newNode(match.seats);
  for (let i = 0; i < limits.iterations; i++) {
    if (limits.until !== undefined && limits.now !== undefined && limits.now() >= limits.until) break;
    iterate(match, seat, root, fastChance(`${limits.seed} ${i}`), limits);
  }
  return options
    .map((option) => considered(option, seat, root.children.get(`${seat} ${option.id}`)))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

function considered(option: Option, seat: Seat, node: Node | undefined): Considered {
  if (node === undefined) return { option, visits: 0, value: 0 };
  return { option, visits: node.visits, value: (node.sums[seat] ?? 0) / node.visits };
}

function iterate<S>(match: Match<S>, seat: Seat, root: Node, chance: Chance, limits: SearchLimits): void {
  const run = match.imagine(seat, chance);
  const path = [root];
  let node = root;
  let mover = seat;
  let grown = false;
  while (!run.over && !grown) {
    const option = choose(run, mover, node, limits.curiosity ?? 1.2);
    const key = `${mover} ${option.id}`;
    let child = node.children.get(key);
    grown = child === undefined;
    if (child === undefined) {
      child = newNode(run.play.seats);
      node.children.set(key, child);
    }
    run.answer(mover, option);
    path.push(child);
    node = child;
    mover = nextMover(run, chance);
  }
  playOut(run, chance, limits);
  const results = Array.from({ length: run.play.seats }, (_, s) => worth(run, s));
  for (const visited of path) {
    visited.visits += 1;
    for (let s = 0; s < results.length; s++) visited.sums[s] = (visited.sums[s] ?? 0) + (results[s] ?? 0);
  }
}

/** The policy's favourites first, then whatever has done best for the one who moves, weighed against how seldom it was tried. */
function choose<S>(run: Run<S>, mover: Seat, node: Node, curiosity: number): Option {
  const options = run.legal(mover);
  const liking = ratings(run, mover, options);
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

function playOut<S>(run: Run<S>, chance: Chance, limits: SearchLimits): void {
  const depth = limits.depth ?? 400;
  const wildness = limits.wildness ?? 10;
  for (let i = 0; i < depth && !run.over; i++) {
    const mover = nextMover(run, chance);
    const wild = run.game.policy === undefined || chance.below('player:wild', 100) < wildness;
    run.answer(mover, wild ? chance.pick('player:option', run.legal(mover)) : bestRated(run, mover, chance));
  }
}

function nextMover<S>(run: Run<S>, chance: Chance): Seat {
  const waiting = run.waitingFor();
  return waiting.length > 1 ? chance.pick('player:seat', waiting) : (waiting[0] ?? 0);
}

function newNode(seats: number): Node {
  return { visits: 0, sums: new Array<number>(seats).fill(0), children: new Map() };
}
