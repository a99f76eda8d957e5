import type { Rules, Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { Betrayal, FigureId } from '../state.ts';
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
  const free = isMonster(who) && kindOf(g, monster(g, who)).hindered === false;
  const hindered = !free && (hasObstacleToken(g, from) || figuresOn(g, from).some((one) => hinders(g, one, who)));
  return through(g, 'stepCost', hindered ? 2 : 1, { who, from, to });
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

/** BH-FORCE-01, BH-R-06: moved by somebody else; only where it ends counts. */
export function* push(g: Betrayal, who: FigureId, to: TileId): Rules {
  const from = tileOf(g, who);
  if (from === to) return;
  setTile(g, who, to);
  g.tell('all', 'pushed', { who, from, to, rule: 'BH-FORCE-01' });
  yield* arrived(g, who, from, to, 'pushed');
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
  const ways = adjacent(g, tileOf(g, who), who);
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
