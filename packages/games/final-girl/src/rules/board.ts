import { setupCard } from '../catalogue.ts';
import type { Mover, Space, Tag } from '../content/types.ts';
import type { Colour, FigureId, FinalGirl, MinionState, SpaceId, VictimId, VictimState } from '../state.ts';
import { answer, having } from './in-play.ts';
import { locationOf } from './things.ts';
import { type Distances, waysOf } from './ways.ts';

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
  return waysOf(g, mover).neighbours(from);
}

/** Spaces that count as adjacent for effects that say so. */
export function adjacent(g: FinalGirl, space: SpaceId): readonly SpaceId[] {
  return neighbours(g, space, 'board');
}

/** FG-R-55: fewest steps along usable connections, counted from here. Unreachable spaces are missing. */
export function distances(g: FinalGirl, from: SpaceId, mover: Mover): Distances {
  return waysOf(g, mover).distances(from);
}

/** Infinity when there is no way. */
export function distance(g: FinalGirl, from: SpaceId, to: SpaceId, mover: Mover): number {
  return distances(g, from, mover).get(to) ?? Number.POSITIVE_INFINITY;
}

/** The nearest of these spaces; several when equally near, none when none can be reached. */
export function nearest(g: FinalGirl, from: SpaceId, candidates: readonly SpaceId[], mover: Mover): SpaceId[] {
  return leastBy(candidates, distances(g, from, mover), 1);
}

export function farthest(g: FinalGirl, from: SpaceId, candidates: readonly SpaceId[], mover: Mover): SpaceId[] {
  return leastBy(candidates, distances(g, from, mover), -1);
}

/** Each once, those with the smallest number of steps, or, with the sign turned, the largest. */
function leastBy(candidates: readonly SpaceId[], steps: Distances, sign: 1 | -1): SpaceId[] {
  const away = (space: SpaceId): number => (steps.get(space) ?? Number.NaN) * sign;
  const reached = [...new Set(candidates)].filter((space) => steps.get(space) !== undefined);
  const least = Math.min(...reached.map(away));
  return reached.filter((space) => away(space) === least);
}

/** First steps of all shortest routes. */
export function firstSteps(g: FinalGirl, from: SpaceId, to: SpaceId, mover: Mover): readonly SpaceId[] {
  return waysOf(g, mover).firstSteps(from, to);
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

export function victimsOn(g: FinalGirl, where: SpaceId | null): VictimId[] {
  return victimsOnAny(g, [where]);
}

/** Victims on any of these spaces. */
export function victimsOnAny(g: FinalGirl, where: readonly (SpaceId | null)[]): VictimId[] {
  return victims(g).flatMap(({ id, space }) => (where.includes(space) ? [id] : []));
}

/** How many victims are on a space. */
export const crowdOn = (g: FinalGirl, where: SpaceId): number => victimsOn(g, where).length;

export function victim(g: FinalGirl, id: VictimId): VictimState | undefined {
  return g.state.victims.find((one) => one.id === id);
}

export const roleOf = (g: FinalGirl, id: VictimId): string | null => victim(g, id)?.role ?? null;
export const isSpecial = (id: FigureId): id is Colour => id === 'white' || id === 'orange' || id === 'blue';
export const isVictim = (id: FigureId): boolean => id.startsWith('v') || isSpecial(id);
export const isMinion = (id: FigureId): boolean => id.startsWith('minion:');

export function minions(g: FinalGirl): readonly MinionState[] {
  return g.state.minions.filter((minion) => minion.status === 'board');
}

export function minionsOn(g: FinalGirl, space: SpaceId): FigureId[] {
  return minions(g).flatMap((one) => (one.space === space ? [one.id] : []));
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
  return (g.state.minions.find(({ id }) => id === figure) ?? victim(g, figure))?.space ?? null;
}

export function moverOf(figure: FigureId): Mover {
  if (figure === 'heroine' || figure === 'killer') return figure;
  return isMinion(figure) ? 'minion' : 'victim';
}

/** Spaces with victims on them. */
export function victimSpaces(g: FinalGirl): SpaceId[] {
  return [...new Set(victims(g).map(({ space }) => space))];
}
