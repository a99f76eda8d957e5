import type { Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { noiseRoll } from './noise.ts';
import { roomOf, stalkersIn } from './table.ts';

/** a noise roll, and whether a stalker was placed in the room or came into it, even one that is gone again. A dead actor fails, too. */
export function* stalkerTurnsUp(g: Nemesis, seat: Seat): Rules<boolean> {
  const { nextStalker } = g.state;
  yield* noiseRoll(g, seat);
  const room = roomOf(g, seat);
  return room === null || g.state.nextStalker !== nextStalker || stalkersIn(g, room).length > 0;
}
