import type { Option, Rules, Seat } from '@dreadhouse/engine';
import {
  adjacent,
  type Betrayal,
  fight,
  hauntChoice,
  hauntTile,
  heroesOn,
  isThere,
  type MonsterState,
  monstersOf,
  moveTogether,
  routes,
  step,
  type TileId,
  tileOf,
  tiles,
} from './kit.ts';

// Monsters that are many and small: whoever leads them moves them by the tile, and they attack by the tile. A haunt that uses this asks 'scurry',
// 'scurry-to', 'scurry-many' and 'bite' in its own words.

/** Those of a kind on a tile. */
export const swarmsOn = (g: Betrayal, tile: TileId, kind: string): MonsterState[] =>
  monstersOf(g, kind).filter(({ at }) => at === tile);

interface Group extends Option {
  readonly from: TileId | null;
}

/** Each may move once, all with one roll (BH-MON-10); those of one tile go together, as many as there is room for. */
export function* moveSwarms(g: Betrayal, leader: Seat, kind: string, room: number): Rules {
  const steps = moveTogether(g, kind);
  const roomOn = (tile: TileId): number => room - swarmsOn(g, tile, kind).length;
  const moved = new Set<string>();
  const unmoved = (tile: TileId): MonsterState[] => swarmsOn(g, tile, kind).filter(({ id }) => !moved.has(id));
  for (;;) {
    const from = tiles(g).filter((tile) => unmoved(tile).length > 0);
    const groups = from.map((tile): Group => ({ id: `group:${tile}`, at: `tile:${tile}`, from: tile }));
    if (groups.length === 0) return;
    const pick = yield* hauntChoice<Group>(g, leader, 'scurry', [{ id: 'all-stay', from: null }, ...groups]);
    const [first] = pick.from === null ? [] : unmoved(pick.from);
    if (pick.from === null || first === undefined) return;
    const ways = routes(g, first.id, steps);
    const to = yield* hauntTile(
      g,
      leader,
      'scurry-to',
      [...ways.keys()].filter((tile) => roomOn(tile) > 0),
    );
    const most = to === undefined ? 0 : Math.min(roomOn(to), unmoved(pick.from).length);
    const counts = Array.from({ length: most }, (_, i) => ({
      id: `go-many:${most - i}`,
      n: most - i,
      details: { n: most - i },
    }));
    const [all] = counts;
    const n = all === undefined ? 0 : most === 1 ? 1 : (yield* hauntChoice(g, leader, 'scurry-many', counts)).n;
    if (n === 0) moved.add(first.id);
    for (const { id } of unmoved(pick.from).slice(0, n)) {
      moved.add(id);
      for (const tile of ways.get(to ?? pick.from) ?? [])
        if (isThere(g, id) && adjacent(g, tileOf(g, id), id).includes(tile)) yield* step(g, id, tile);
    }
  }
}

interface Bite extends Option {
  readonly one: MonsterState | null;
  readonly who: Seat | null;
}

/** Each swarm may attack one hero on its tile. */
export function* attackBySwarms(g: Betrayal, leader: Seat, kind: string): Rules {
  const done = new Set<TileId>();
  const bites = (): Bite[] =>
    tiles(g).flatMap((tile) => {
      const [one] = swarmsOn(g, tile, kind);
      if (one === undefined || done.has(tile)) return [];
      return heroesOn(g, tile).map((who) => ({ id: `bite:${who}`, at: `explorer:${who}`, one, who, details: { who } }));
    });
  for (;;) {
    if (bites().length === 0) return;
    const hold: Bite = { id: 'hold-back', one: null, who: null };
    const { one, who } = yield* hauntChoice<Bite>(g, leader, 'bite', [...bites(), hold]);
    if (one === null || who === null) return;
    done.add(one.at);
    yield* fight(g, one.id, who);
  }
}
