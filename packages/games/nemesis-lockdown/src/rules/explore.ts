import type { Rules, Seat } from '@dreadhouse/engine';
import type { Corridor, RoomId } from '../content/board.ts';
import { explorationDef } from '../content/exploration.ts';
import { MOST_KNOWLEDGE } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { closeDoor } from './doors.ts';
import { breakDown, setFire, slime } from './markers.ts';
import { danger, silence } from './noise.ts';
import { layOpen } from './pieces.ts';
import { person, roomAt } from './table.ts';

/** E-EXPLORE, NL-EXPL-01 to NL-EXPL-04: the tile, then its token. True where the token cancels the noise roll. */
export function* explore(g: Nemesis, seat: Seat, room: RoomId, by: Corridor | null): Rules<boolean> {
  const here = roomAt(g, room);
  const tile = here.tile.face;
  here.explored = true;
  layOpen(here.tile);
  g.touch(`tile:${tile}`);
  g.reveal('all', 'explored', { seat, room, tile, rule: 'NL-EXPL-02' });
  if (tile === 'nest') learn(g, seat, 1); // NL-ROOM-NEST-01, NL-ROOM-NEST-02: a tile is turned up once
  const { token } = here;
  if (token === null) return false;
  const { effect, items } = explorationDef(token.face);
  here.token = null;
  g.touch(`exploration:${effect}`);
  layOpen(token);
  g.state.unused.tokens.push(token);
  here.items = tile === 'nest' ? 0 : isAlonePlaying(g) ? Math.ceil(items / 2) : items;
  g.reveal('all', 'exploration-token', { seat, room, effect, items: here.items, rule: 'NL-EXPL-03' });
  if (effect === 'silence') silence(g, seat, room);
  if (effect === 'danger') danger(g, room);
  if (effect === 'slime') slime(g, seat);
  if (effect === 'fire') setFire(g, room);
  if (effect === 'malfunction') breakDown(g, room);
  if (effect === 'door' && by !== null) yield* closeDoor(g, seat, by);
  return effect === 'silence' || effect === 'danger';
}

/** G-34: whoever plays alone finds half as much, rounded up. */
const isAlonePlaying = ({ state }: Nemesis): boolean => state.seats === 1;

/** G-26: never above 8. */
export function learn(g: Nemesis, seat: Seat, n: number): void {
  const one = person(g, seat);
  const more = Math.min(n, MOST_KNOWLEDGE - one.knowledge);
  if (more <= 0) return;
  one.knowledge += more;
  g.tell('all', 'knowledge', { seat, knowledge: one.knowledge, rule: 'NL-G-26' });
}
