import type { Betrayal, Hands, MonsterState, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  distance,
  fight,
  hauntTile,
  isAlive,
  keep,
  monsters,
  mustCross,
  plainDice,
  sameTile,
  say,
  tileOf,
  tokens,
  use,
  walkTo,
} from '../kit.ts';

// The Queen of No Pets Allowed: what lures her, and the Traps that she springs.

export const queens = monsters('queen');

export const traps = tokens('trap');

export const memory = {
  /** Who has rattled the Bowl since the last turn of the monsters. */
  rattler: keep.seat,
  /** A Trap has sprung in vain: the Queen neither moves nor attacks any more this turn. */
  sprung: keep.flag,
  caught: keep.flag,
};
type Mine = Hands<typeof memory, Record<'spring', Per>>;

/** How far the Queen hears the Bowl. */
const HEARD = 6;

const MOST_DICE = 8;

/** The hero whom the Queen must follow: whoever has rattled, if she hears it. */
export function lure(g: Betrayal, { memory: { rattler } }: Mine): Seat | null {
  const queen = queens.first(g);
  if (queen === undefined || rattler === null || !isAlive(g, rattler)) return null;
  return distance(g, queen.at, tileOf(g, rattler), queen.id) <= HEARD ? rattler : null;
}

/** By a shortest way to the Bowl; among several the traitor picks. */
export function* follow(g: Betrayal, me: Mine, queen: MonsterState, steps: number): Rules {
  const [prey, leader] = [lure(g, me), me.traitor];
  if (prey === null || leader === null) return;
  yield* walkTo(g, queen, tileOf(g, prey), steps, (nearer) => hauntTile(g, leader, 'lured', nearer));
  if (!me.memory.sprung && sameTile(g, queen.id, prey)) yield* fight(g, queen.id, prey);
}

/** As many dice as there are Traps: she is caught, or this one is gone. */
export function* spring(g: Betrayal, me: Mine, at: TileId): Rules {
  use(g, 'sprung');
  const result = yield* plainDice(g, Math.min(MOST_DICE, traps.count(g)));
  me.memory.caught = result >= me.n.spring;
  say(g, me.memory.caught ? 'caught' : 'missed', { at, n: result });
  if (me.memory.caught) return;
  traps.sweepUp(g, at);
  me.memory.sprung = true;
}

/** Whether the Queen hears the Bowl on a tile, and cannot come there without entering a Trap. */
export function isGuarded(g: Betrayal, tile: TileId): boolean {
  const queen = queens.first(g);
  if (queen === undefined || distance(g, queen.at, tile, queen.id) > HEARD) return false;
  return mustCross(g, queen.at, tile, queen.id, (one) => traps.lieOn(g, one));
}
