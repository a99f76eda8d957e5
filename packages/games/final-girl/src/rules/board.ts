import { setupCard } from '../content/registry.ts';
import type { Location, Mover, Space, Tag } from '../content/types.ts';
import type { FigureId, FinalGirl, FinalGirlState, MinionState, SpaceId, VictimId, VictimState } from '../state.ts';
import { answer, having, listed, locationOf } from './things.ts';

// --- spaces ---

export function spaces(g: FinalGirl): readonly SpaceId[] {
  return Object.keys(locationOf(g.state).spaces);
}

export function spaceCalled(g: FinalGirl, id: SpaceId): Space {
  const space = locationOf(g.state).spaces[id];
  if (space === undefined) throw new Error(`${g.state.options.location} has no space "${id}".`);
  return space;
}

export function hasTag(g: FinalGirl, space: SpaceId, tag: Tag): boolean {
  return spaceCalled(g, space).tags.includes(tag);
}

export function spacesWith(g: FinalGirl, tag: Tag): SpaceId[] {
  return spaces(g).filter((id) => hasTag(g, id, tag));
}

/** FG-BRD-24: the start spaces on the setup card in use. */
export const heroineStart = (g: FinalGirl): SpaceId => setupCard(g.state.setupCard).heroine;
export const killerStart = (g: FinalGirl): SpaceId => setupCard(g.state.setupCard).killer;

// --- connections and distance ---

/** Where a mover can step from here. FG-BRD-18: adjacent is what a line connects, whatever the picture looks like. */
export function neighbours(g: FinalGirl, from: SpaceId, mover: Mover): readonly SpaceId[] {
  const printed = printedWays(g, from, mover);
  if (!waysAreBent(g)) return printed;
  const extra = listed(g, 'extraWays', from, mover).filter((to) => !printed.includes(to));
  return [...printed, ...extra].filter((to) => answer(g, 'blocksWay', from, to, mover) !== true);
}

/** Whether anything in play opens or blocks a connection. */
function waysAreBent(g: FinalGirl): boolean {
  return having(g, 'extraWays').length > 0 || having(g, 'blocksWay').length > 0;
}

/** Spaces that count as adjacent for effects that say so. */
export function adjacent(g: FinalGirl, space: SpaceId): readonly SpaceId[] {
  return neighbours(g, space, 'board');
}

export type Distances = ReadonlyMap<SpaceId, number>;

/** FG-R-55: fewest steps along usable connections, counted from here. Unreachable spaces are missing. */
export function distances(g: FinalGirl, from: SpaceId, mover: Mover): Distances {
  if (waysAreBent(g)) return bentDistances(g, from, mover);
  const { known } = printedMap(g, mover);
  let found = known.get(from);
  if (found === undefined) {
    found = walkAll(from, (space) => printedWays(g, space, mover));
    known.set(from, found);
  }
  return found;
}

/** Distances on a map that something in play has changed: kept until what changes it changes. */
interface BentMap {
  readonly stamp: readonly unknown[];
  readonly known: Map<string, Distances>;
}

const bent = new WeakMap<FinalGirlState, BentMap>();

function bentDistances(g: FinalGirl, from: SpaceId, mover: Mover): Distances {
  const stamp = [...having(g, 'extraWays'), ...having(g, 'blocksWay')].flatMap((me) => [
    me.thing,
    me.memory,
    me.token?.space,
    me.token?.to,
  ]);
  let map = bent.get(g.state);
  if (map === undefined || map.stamp.length !== stamp.length || map.stamp.some((one, i) => one !== stamp[i])) {
    map = { stamp, known: new Map() };
    bent.set(g.state, map);
  }
  const key = `${mover} ${from}`;
  let found = map.known.get(key);
  if (found === undefined) {
    found = walkAll(from, (space) => neighbours(g, space, mover));
    map.known.set(key, found);
  }
  return found;
}

function walkAll(from: SpaceId, ways: (space: SpaceId) => readonly SpaceId[]): Distances {
  const found = new Map<SpaceId, number>([[from, 0]]);
  for (const [space, steps] of found) {
    for (const to of ways(space)) if (!found.has(to)) found.set(to, steps + 1);
  }
  return found;
}

/** A location as it is printed, worked out once. */
interface PrintedMap {
  readonly ways: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  readonly known: Map<SpaceId, Distances>;
}

const walked = new WeakMap<Location, PrintedMap>();
const adjoining = new WeakMap<Location, PrintedMap>();

function printedMap(g: FinalGirl, mover: Mover): PrintedMap {
  const location = locationOf(g.state);
  const maps = mover === 'board' ? adjoining : walked;
  let map = maps.get(location);
  if (map === undefined) {
    const all = Object.values(location.spaces);
    // FG-R-47: both ends of a one-way connection are adjacent, though only one direction can be walked.
    const backwards = (to: SpaceId) => (mover === 'board' ? all.filter((one) => one.oneWay.includes(to)) : []);
    const ways = all.map((one) => [one.id, [...Object.keys(one.ways), ...backwards(one.id).map((x) => x.id)]] as const);
    map = { ways: new Map(ways), known: new Map() };
    maps.set(location, map);
  }
  return map;
}

function printedWays(g: FinalGirl, from: SpaceId, mover: Mover): readonly SpaceId[] {
  const ways = printedMap(g, mover).ways.get(from);
  if (ways === undefined) throw new Error(`${g.state.options.location} has no space "${from}".`);
  return ways;
}

/** Infinity when there is no way. */
export function distance(g: FinalGirl, from: SpaceId, to: SpaceId, mover: Mover): number {
  return distances(g, from, mover).get(to) ?? Number.POSITIVE_INFINITY;
}

/** The nearest of these spaces; several when equally near, none when none can be reached. */
export function nearest(g: FinalGirl, from: SpaceId, candidates: readonly SpaceId[], mover: Mover): SpaceId[] {
  return closestBy(g, from, candidates, mover, Math.min);
}

export function farthest(g: FinalGirl, from: SpaceId, candidates: readonly SpaceId[], mover: Mover): SpaceId[] {
  return closestBy(g, from, candidates, mover, Math.max);
}

function closestBy(
  g: FinalGirl,
  from: SpaceId,
  candidates: readonly SpaceId[],
  mover: Mover,
  best: (...values: number[]) => number,
): SpaceId[] {
  const steps = distances(g, from, mover);
  const reachable = [...new Set(candidates)].filter((space) => steps.has(space));
  const wanted = best(...reachable.map((space) => steps.get(space) as number));
  return reachable.filter((space) => steps.get(space) === wanted);
}

/** First steps of all shortest routes. */
export function firstSteps(g: FinalGirl, from: SpaceId, to: SpaceId, mover: Mover): SpaceId[] {
  const total = distance(g, from, to, mover);
  if (total === 0 || total === Number.POSITIVE_INFINITY) return [];
  return neighbours(g, from, mover).filter((next) => distance(g, next, to, mover) === total - 1);
}

// --- figures ---

export const heroineSpace = (g: FinalGirl): SpaceId => g.state.heroine.space;
/** Null while he is not on the map (FG-R-57); the rules never take a killer for granted (FG-MINION-02). */
export const killerSpace = (g: FinalGirl): SpaceId | null => g.state.killer.space;

/** FG-SPEC-02: special victims are victims, unless a card says that one is not. */
export function victims(g: FinalGirl): VictimState[] {
  if (having(g, 'isNoVictim').length === 0) return g.state.victims;
  return g.state.victims.filter((victim) => answer(g, 'isNoVictim', victim.id) !== true);
}

export function victimsOn(g: FinalGirl, ...where: readonly (SpaceId | null)[]): VictimId[] {
  return victims(g)
    .filter((victim) => where.includes(victim.space))
    .map((victim) => victim.id);
}

export function victim(g: FinalGirl, id: VictimId): VictimState | undefined {
  return g.state.victims.find((one) => one.id === id);
}

export const roleOf = (g: FinalGirl, id: VictimId): string | null => victim(g, id)?.role ?? null;
export const isSpecial = (id: FigureId): boolean => id === 'white' || id === 'orange' || id === 'blue';
export const isVictim = (id: FigureId): boolean => id.startsWith('v') || isSpecial(id);
export const isMinion = (id: FigureId): boolean => id.startsWith('minion:');

export function minions(g: FinalGirl): MinionState[] {
  return g.state.minions.filter((minion) => minion.status === 'board');
}

export function minionsOn(g: FinalGirl, space: SpaceId): FigureId[] {
  return minions(g)
    .filter((minion) => minion.space === space)
    .map((minion) => minion.id);
}

/** FG-MINION-01: an enemy is the killer or a minion. */
export function enemies(g: FinalGirl): FigureId[] {
  const list = minions(g).map((minion) => minion.id);
  if (killerSpace(g) !== null) list.push('killer');
  return list;
}

export function enemiesOn(g: FinalGirl, ...where: readonly SpaceId[]): FigureId[] {
  return enemies(g).filter((enemy) => where.includes(spaceOf(g, enemy) as SpaceId));
}

export function spaceOf(g: FinalGirl, figure: FigureId): SpaceId | null {
  if (figure === 'heroine') return g.state.heroine.space;
  if (figure === 'killer') return g.state.killer.space;
  if (isMinion(figure)) return g.state.minions.find((minion) => minion.id === figure)?.space ?? null;
  return victim(g, figure)?.space ?? null;
}

export function moverOf(figure: FigureId): Mover {
  if (figure === 'heroine' || figure === 'killer') return figure;
  return isMinion(figure) ? 'minion' : 'victim';
}

/** Spaces with victims on them. */
export function victimSpaces(g: FinalGirl): SpaceId[] {
  return [...new Set(victims(g).map((one) => one.space))];
}
