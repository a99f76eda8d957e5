import type { Rules, Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { whyCannot } from './cannot.ts';
import { checkEnds } from './endings.ts';
import {
  areOpposed,
  explorerAt,
  figuresOn,
  has,
  hauntOf,
  isMonster,
  isStunned,
  isThere,
  kindOf,
  monster,
  swarmOf,
  tileOf,
} from './figures.ts';
import { answer, moment, through } from './in-play.ts';
import { hasObstacleToken } from './tokens.ts';
import { adjacent } from './ways.ts';

/** BH-OBST-01 to BH-OBST-07: what leaving the tile costs. */
export function stepCost(g: Betrayal, who: FigureId, to: TileId): number {
  return stepCostFrom(g, who, tileOf(g, who), to);
}

/** The same, for a tile that the figure would have to come to first. */
export function stepCostFrom(g: Betrayal, who: FigureId, from: TileId, to: TileId): number {
  return stepCostWhere(g, who, from, to, isHinderedOn(g, who, from));
}

/** The same, where it is known already whether the figure is hindered there. */
export function stepCostWhere(g: Betrayal, who: FigureId, from: TileId, to: TileId, hindered: boolean): number {
  return through(g, 'stepCost', hindered ? 2 : 1, { who, from, to });
}

/** BH-OBST-01, BH-OBST-02, BH-OBST-06: whether anything on a tile, one thing or several, hinders a figure that leaves it. */
export function isHinderedOn(g: Betrayal, who: FigureId, from: TileId): boolean {
  if (isMonster(who) && kindOf(g, monster(g, who)).hindered === false) return false;
  return hasObstacleToken(g, from) || figuresOn(g, from).some((one) => hinders(g, one, who));
}

/** BH-OBST-04, BH-OBST-05, BH-AMB-16: opponents hinder each other; before a hidden traitor is known nobody does. */
export function hinders(g: Betrayal, one: FigureId, whom: FigureId): boolean {
  const said = answer(g, 'doesHinder', one, whom);
  if (said !== undefined) return said;
  if (!areOpposed(g, one, whom) || isStunned(g, one)) return false;
  const haunt = hauntOf(g);
  if (isMonster(one)) return kindOf(g, monster(g, one)).hinders !== false;
  if (haunt?.statuses?.some(({ id, hinders: does }) => does === false && has(g, one, id)) === true) return false;
  return isMonster(whom) || haunt?.type !== 'hidden' || g.state.haunt?.revealed === true;
}

function setTile(g: Betrayal, who: FigureId, to: TileId): void {
  if (isMonster(who)) monster(g, who).at = to;
  else explorerAt(g, who).at = to;
}

/** BH-MOVE-03: one step to an adjacent tile; what it costs is paid by whoever counts the moves. */
export function* step(g: Betrayal, who: FigureId, to: TileId): Rules {
  const from = tileOf(g, who);
  setTile(g, who, to);
  g.tell('all', 'moved', { who, from, to, rule: 'BH-MOVE-03' });
  yield* arrived(g, who, from, to, 'step');
}

/** BH-AMB-41: placed somewhere, without moving. */
export function* place(g: Betrayal, who: FigureId, to: TileId): Rules {
  const from = tileOf(g, who);
  if (from === to) return;
  setTile(g, who, to);
  g.tell('all', 'placed', { who, from, to, rule: 'BH-FORCE-01' });
  yield* arrived(g, who, from, to, 'placed');
}

/** A figure comes to a tile without entering it: nothing that waits for somebody to come happens. */
export function slip(g: Betrayal, who: FigureId, to: TileId): void {
  const from = tileOf(g, who);
  setTile(g, who, to);
  g.tell('all', 'placed', { who, from, to, rule: 'BH-STRUCT-05' });
}

/** BH-FORCE-01, BH-R-06: moved by somebody else; only where it ends counts. A swarm goes as one. */
export function* push(g: Betrayal, who: FigureId, to: TileId): Rules {
  const from = tileOf(g, who);
  if (from === to) return;
  const all = isMonster(who) ? swarmOf(g, who).map(({ id }) => id) : [who];
  for (const one of all) {
    setTile(g, one, to);
    g.tell('all', 'pushed', { who: one, from, to, rule: 'BH-FORCE-01' });
  }
  for (const one of all) if (isThere(g, one)) yield* arrived(g, one, from, to, 'pushed');
}

/** The cheapest ways of a figure to all tiles that it can come to with so many moves, without the tile it stands on (BH-MON-09, BH-AMB-14: one step at the least, where it has any). */
export function routes(g: Betrayal, who: FigureId, moves: number): ReadonlyMap<TileId, readonly TileId[]> {
  const start = tileOf(g, who);
  const found = new Map<TileId, { readonly cost: number; readonly way: readonly TileId[] }>([
    [start, { cost: 0, way: [] }],
  ]);
  const open: TileId[] = [start];
  for (const from of open) {
    const { cost: spent, way } = found.get(from) ?? { cost: 0, way: [] };
    for (const to of adjacent(g, from, who)) {
      const cost = spent + stepCostFrom(g, who, from, to);
      const isFree = from === start && isMonster(who) && moves > 0;
      if ((cost > moves && !isFree) || cost >= (found.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      found.set(to, { cost, way: [...way, to] });
      open.push(to); // grows as we go
    }
  }
  found.delete(start);
  return new Map([...found].map(([tile, { way }]) => [tile, way]));
}

export function* arrived(
  g: Betrayal,
  who: FigureId,
  from: TileId,
  to: TileId,
  how: 'step' | 'placed' | 'pushed',
): Rules {
  const arrival = { who, from, to, how };
  yield* moment(g, 'onEntered', arrival);
  if (isThere(g, who)) yield* moment(g, 'onMoved', arrival);
  checkEnds(g);
}

/** BH-FORCE-02: whoever carries out the move picks the tile. */
export function* pushChosen(g: Betrayal, by: Seat, who: FigureId, rule: string): Rules {
  const ways = adjacent(g, tileOf(g, who), who).filter((to) => whyCannot(g, who, 'land', to) === undefined);
  if (ways.length === 0) return;
  const { to } = yield* g.choose(
    by,
    'push-to',
    rule,
    () => ways.map((tile) => ({ id: tile, at: `tile:${tile}`, to: tile })),
    {
      who,
    },
  );
  yield* push(g, who, to);
}
