import type { Betrayal, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  attack,
  ELEVATOR,
  endTurnOf,
  hauntChoice,
  hauntTile,
  hauntTiles,
  heal,
  inSight,
  isAlive,
  offTheSkull,
  place,
  push,
  ride,
  status,
  tileOf,
  tokens,
  use,
} from '../kit.ts';

// Prey of Open Season: who is hidden, who is bagged; how heroes are shot at, flushed, bagged and freed.

export const keys = tokens('key', { carried: { most: 1, by: 'heroes', freely: true, atDeath: 'tile' } });
export const hidden = status('hidden');
export const bagged = status('bagged', { forbids: 'anything', untouched: true, hinders: false });

export const LARDER: TileId = 'larder';

/** Bagged, not dead. */
export function* bag(g: Betrayal, seat: Seat): Rules {
  offTheSkull(g, seat);
  for (const key of keys.heldBy(g, seat)) keys.layDown(g, key);
  hidden.lift(g, seat);
  yield* place(g, seat, LARDER);
  bagged.put(g, seat);
}

export function release(g: Betrayal, seat: Seat): void {
  bagged.lift(g, seat);
  heal(g, seat, ['might', 'speed']);
  endTurnOf(g, seat);
}

export const shootable = (g: Betrayal, who: Seat): Seat[] =>
  bagged.others(g).filter((seat) => {
    const [from, to] = [tileOf(g, who), tileOf(g, seat)];
    return from !== to && !hidden.isOn(g, seat) && inSight(g, from, to);
  });

/** Volley: one attack with Speed on each hero in sight whom the traitor chooses. */
export function* volley(g: Betrayal, who: Seat, dice: number): Rules {
  const done: Seat[] = [];
  while (isAlive(g, who)) {
    const left = shootable(g, who).filter((seat) => !done.includes(seat));
    const shots = left.map((whom) => ({ id: `shoot:${whom}`, at: `explorer:${whom}`, whom, details: { who: whom } }));
    if (shots.length === 0) return;
    const hold = { id: 'hold-fire', whom: null };
    const { whom } = yield* hauntChoice(g, who, 'volley', [...shots, ...(done.length === 0 ? [] : [hold])]);
    if (whom === null) return;
    done.push(whom);
    yield* attack(g, who, whom, { id: 'volley', weapon: null, trait: 'speed', dice, safe: true });
  }
}

/** BH-R-06: a tile at a time, and each counts. */
function* flushTo(g: Betrayal, seat: Seat, to: TileId): Rules {
  yield* push(g, seat, to);
  if (to === ELEVATOR && isAlive(g, seat)) yield* ride(g, seat);
}

export function* flush(g: Betrayal, traitor: Seat, seat: Seat): Rules {
  use(g, 'flush');
  hidden.lift(g, seat);
  const near = (): readonly TileId[] => adjacent(g, tileOf(g, seat), seat);
  const first = yield* hauntTile(g, traitor, 'flush', near());
  if (first === undefined) return;
  yield* flushTo(g, seat, first);
  if (isAlive(g, seat))
    for (const next of yield* hauntTiles(g, traitor, 'flush-on', near(), 1)) yield* flushTo(g, seat, next);
}
