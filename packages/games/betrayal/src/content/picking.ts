import type { Rules, Seat } from '@dreadhouse/engine';
import { hauntChoice, say } from '../rules/choose.ts';
import { damage } from '../rules/damage.ts';
import {
  awakeEnemiesOn,
  explorersOn,
  heroes,
  heroesOn,
  isStunned,
  isTraitor,
  monstersOn,
  tileOf,
} from '../rules/figures.ts';
import { distance, tiles } from '../rules/ways.ts';
import type { Betrayal, DamageKind, FigureId, MonsterId } from '../state.ts';
import { isStart, type TileId } from './tiles.ts';
import type { Aim, Deed } from './types.ts';

// What the set-ups, choices and aims of haunts are made of again and again.

/** All seats, whatever has become of them. */
export const everybody = (g: Betrayal): Seat[] => [...g.state.explorers.keys()];

/** All tiles in the house that are no starting spaces. */
export const allRooms = (g: Betrayal): TileId[] => tiles(g).filter((tile) => !isStart(tile));

/** Tiles that can be walked to from here in so many steps. */
export const within = (g: Betrayal, from: TileId, steps: number): TileId[] =>
  tiles(g).filter((tile) => distance(g, from, tile) <= steps);

/** How many steps one figure has to walk to another. */
export const stepsTo = (g: Betrayal, from: FigureId, to: FigureId): number =>
  distance(g, tileOf(g, from), tileOf(g, to));

/** Where these figures are. */
export const whereAre = (g: Betrayal, figures: readonly FigureId[]): TileId[] => figures.map((one) => tileOf(g, one));

/** A copy in a random order. */
export function shuffled<T>(g: Betrayal, stream: string, all: readonly T[]): T[] {
  const order = [...all];
  g.shuffle(stream, order);
  return order;
}

/** Those that are better; where there is none, all. */
export function rather<T>(all: readonly T[], isBetter: (one: T) => boolean): readonly T[] {
  const better = all.filter(isBetter);
  return better.length > 0 ? better : all;
}

/** All of them, these first. */
export const theseFirst = <T>(all: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

/** Those so far away at the least; where there is none, the farthest. */
export function awayBy<T>(all: readonly T[], least: number, far: (one: T) => number): T[] {
  const most = Math.min(least, Math.max(...all.map(far)));
  return all.filter((one) => far(one) >= most);
}

/** A yes-or-no question in words of the haunt: whether the first of two options is chosen. */
export function* agrees(g: Betrayal, seat: Seat, what: string, yes: string, no: string): Rules<boolean> {
  return (yield* hauntChoice(g, seat, what, [{ id: yes }, { id: no }])).id === yes;
}

type Said = Parameters<typeof say>[2];

/** A counter goes on by a step, or by several, and everybody is told under its own name. */
export function advance<K extends string>(
  g: Betrayal,
  memory: Record<K, number>,
  counter: K,
  about: Said = {},
  by = 1,
): void {
  memory[counter] += by;
  say(g, counter, { ...about, n: memory[counter] });
}

/** Figures to be hunted, all with the same worth or each with its own. */
export const hunting = <W extends FigureId>(figures: readonly W[], worth: number | ((one: W) => number)): Aim[] =>
  figures.map((one) => ({ worth: typeof worth === 'number' ? worth : worth(one), prey: one }));

/** The living heroes to be hunted, likewise. */
export const heroesHunted = (g: Betrayal, worth: number | ((one: Seat) => number)): Aim[] => hunting(heroes(g), worth);

/** Places of which each is worth something of its own: one aim for all, and more for what is worth more. As so many aims, many small ones in the midst of which one stands would outweigh the best. */
export function graded(places: readonly TileId[], worth: (place: TileId) => number): Aim[] {
  const steps = [...new Set(places.map(worth))].sort((a, b) => a - b);
  return steps.map((step, i) => ({
    worth: step - (steps[i - 1] ?? 0),
    at: places.filter((one) => worth(one) >= step),
  }));
}

/** The turn of this explorer is over, if it is theirs. */
export function endTurnOf(g: Betrayal, seat: Seat): void {
  if (g.state.turn.seat === seat) g.state.turn.over = true;
}

/** Whether somebody can act undisturbed: yes, or why not. */
export const isUndisturbed = (g: Betrayal, who: Seat): true | string =>
  awakeEnemiesOn(g, who).length === 0 || 'enemies-near';

/** Whether the open traitor stands on a tile, alive. */
export const isTraitorOn = (g: Betrayal, at: TileId): boolean => explorersOn(g, at).some((seat) => isTraitor(g, seat));

/** Which share of the heroes is dead. */
export const fallen = (g: Betrayal): number => 1 - heroes(g).length / Math.max(1, g.seats - 1);

/** How far the game is on its way to the end of a round. */
export const byRound =
  (last: number) =>
  (g: Betrayal): number =>
    (g.state.haunt?.round ?? 0) / last;

/** The living heroes but this one. */
export const otherHeroes = (g: Betrayal, seat: Seat): Seat[] => heroes(g).filter((one) => one !== seat);

/** Monsters on a tile that are not stunned. */
export const awakeMonstersOn = (g: Betrayal, tile: TileId): MonsterId[] =>
  monstersOn(g, tile).filter((id) => !isStunned(g, id));

/** A bonus for whoever acts with another hero on the tile. */
export const helped = (g: Betrayal, _me: object, { who, at }: Deed): number =>
  heroesOn(g, at).some((one) => one !== who) ? 1 : 0;

/** A row of an action: its actor takes 1 damage of this kind. */
export const hurts =
  (kind: DamageKind) =>
  (g: Betrayal, _me: object, { who }: Deed): Rules =>
    damage(g, who, kind, 1, 'BH-STRUCT-06');
