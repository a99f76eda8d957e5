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

/** Those with the smallest number of steps, or, with the sign turned, the largest. */
function leastBy(candidates: readonly SpaceId[], steps: Distances, sign: 1 | -1): SpaceId[] {
  const least = new Least(steps, sign);
  for (const space of candidates) least.add(space);
  return least.spaces;
}

/** Of the spaces that it is shown, each once, those with the smallest number of steps, or, with the sign turned, the largest. */
export class Least {
  spaces: SpaceId[] = [];
  #least = Number.POSITIVE_INFINITY;
  readonly #steps: Distances;
  readonly #sign: 1 | -1;

  constructor(steps: Distances, sign: 1 | -1 = 1) {
    this.#steps = steps;
    this.#sign = sign;
  }

  add(space: SpaceId): void {
    const away = this.#steps.get(space);
    if (away === undefined || away * this.#sign > this.#least) return;
    if (away * this.#sign < this.#least) {
      this.#least = away * this.#sign;
      this.spaces = [space];
    } else if (!this.spaces.includes(space)) this.spaces.push(space);
  }
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
  const found: VictimId[] = [];
  for (const { id, space } of victims(g)) if (space === where) found.push(id);
  return found;
}

/** Victims on any of these spaces. */
export function victimsOnAny(g: FinalGirl, where: readonly (SpaceId | null)[]): VictimId[] {
  const found: VictimId[] = [];
  for (const { id, space } of victims(g)) if (where.includes(space)) found.push(id);
  return found;
}

/** How many victims are on a space. */
export function crowdOn(g: FinalGirl, where: SpaceId): number {
  let crowd = 0;
  for (const { space } of victims(g)) if (space === where) crowd += 1;
  return crowd;
}

export function victim(g: FinalGirl, id: VictimId): VictimState | undefined {
  for (const one of g.state.victims) if (one.id === id) return one;
  return undefined;
}

export const roleOf = (g: FinalGirl, id: VictimId): string | null => victim(g, id)?.role ?? null;
export const isSpecial = (id: FigureId): id is Colour => id === 'white' || id === 'orange' || id === 'blue';
export const isVictim = (id: FigureId): boolean => id.startsWith('v') || isSpecial(id);
export const isMinion = (id: FigureId): boolean => id.startsWith('minion:');

export function minions(g: FinalGirl): readonly MinionState[] {
  if (g.state.minions.length === 0) return g.state.minions;
  return g.state.minions.filter((minion) => minion.status === 'board');
}

export function minionsOn(g: FinalGirl, space: SpaceId): FigureId[] {
  const found: FigureId[] = [];
  for (const one of minions(g)) if (one.space === space) found.push(one.id);
  return found;
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
  for (const minion of g.state.minions) if (minion.id === figure) return minion.space;
  return victim(g, figure)?.space ?? null;
}

export function moverOf(figure: FigureId): Mover {
  if (figure === 'heroine' || figure === 'killer') return figure;
  return isMinion(figure) ? 'minion' : 'victim';
}

/** Spaces with victims on them. */
export function victimSpaces(g: FinalGirl): SpaceId[] {
  const found: SpaceId[] = [];
  for (const { space } of victims(g)) if (!found.includes(space)) found.push(space);
  return found;
}
