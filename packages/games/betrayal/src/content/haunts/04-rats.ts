import type { Betrayal, FigureId, MonsterState, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  allRooms,
  distance,
  hauntTile,
  hauntTiles,
  heroes,
  heroesOn,
  isMonster,
  monsters,
  rather,
  swarmOf,
  tileOf,
  tiles,
  traitOf,
} from '../kit.ts';
import { swarmsOn } from '../swarms.ts';

// Rats of No Pets Allowed: where they are, how they come, and how they become more.

export const rats = monsters('rat');

/** How many Rats there is room for on a tile. */
export const ROOM = 4;
export const ratsOn = (g: Betrayal, tile: TileId): MonsterState[] => swarmsOn(g, tile, 'rat');
export const room = (g: Betrayal, tile: TileId): number => ROOM - ratsOn(g, tile).length;

/** Whether a Swarm that is pushed finds room on a tile. */
export const fits = (g: Betrayal, who: FigureId, tile: TileId): boolean =>
  isMonster(who) && swarmOf(g, who).length <= room(g, tile);

/** A new Rat on a tile; on a full one, beside it where there is room; else it is not born. */
export function* born(g: Betrayal, leader: Seat, tile: TileId, by: FigureId): Rules {
  const beside = room(g, tile) > 0 ? [tile] : adjacent(g, tile, by).filter((one) => room(g, one) > 0);
  const at = yield* hauntTile(g, leader, 'born', beside);
  if (at !== undefined) rats.spawn(g, at);
}

/** Pairs on different tiles without a hero, two tiles from each; nearer only if there is no other. */
export function* nest(g: Betrayal, leader: Seat, pairs: number): Rules {
  for (let i = 0; i < pairs; i++) {
    const free = allRooms(g).filter((tile) => heroesOn(g, tile).length === 0 && room(g, tile) === ROOM);
    const far = rather(free, (tile) => heroes(g).every((seat) => distance(g, tileOf(g, seat), tile) >= 2));
    const at = yield* hauntTile(g, leader, 'nest', far);
    if (at === undefined) return;
    rats.spawn(g, at);
    rats.spawn(g, at);
  }
}

/** Breed: one more Rat on tiles with two or more and no hero. */
export function* breed(g: Betrayal, leader: Seat, most: number): Rules {
  const ripe = tiles(g).filter((tile) => ratsOn(g, tile).length >= 2 && heroesOn(g, tile).length === 0);
  for (const tile of yield* hauntTiles(g, leader, 'brood', ripe, most)) {
    const [mother] = ratsOn(g, tile);
    if (mother !== undefined) yield* born(g, leader, tile, mother.id);
  }
}

/** Whether a hero stands on a Swarm that would win, or beside one; nothing else is worth a litter. */
export const isNearPrey = (g: Betrayal): boolean =>
  rats
    .all(g)
    .some(({ id, at }) =>
      [at, ...adjacent(g, at, id)]
        .flatMap((tile) => heroesOn(g, tile))
        .some((seat) => swarmOf(g, id).length > traitOf(g, seat, 'might')),
    );
