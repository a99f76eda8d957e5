import type { Betrayal, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  adjacent,
  awayBy,
  distance,
  ELEVATOR,
  HALLWAY,
  heroesOn,
  isAlive,
  push,
  roomsOnFoot,
  say,
  status,
  TILE_IDS,
  tileOf,
  tokens,
  traitRoll,
  UPPER,
} from '../kit.ts';

// The graves of Five Graves: whose they are, how they pull, and who lies in them.

export const gravestones = tokens('gravestone');
export const buried = status('buried', { forbids: 'anything', untouched: true, hinders: false });

/** A stone with so many Letters is wrong. */
export const WRONG = 2;
const FAR = 3;

// A Gravestone belongs to the hero whose name is on it and bears the number of its Letters.

export const stoneOf = (g: Betrayal, seat: Seat): Token | undefined => gravestones.all(g).find(({ of }) => of === seat);
export const isTrue = (stone: Token | undefined): boolean => stone !== undefined && stone.n < WRONG;
export const graveOf = (g: Betrayal, seat: Seat): TileId | null => {
  const stone = stoneOf(g, seat);
  return stone !== undefined && isTrue(stone) ? stone.at : null;
};
export const free = (g: Betrayal, tile: TileId): Seat[] => heroesOn(g, tile).filter((seat) => !buried.isOn(g, seat));
export const buriedOn = (g: Betrayal, tile: TileId): Seat[] => heroesOn(g, tile).filter((seat) => buried.isOn(g, seat));
/** Stones that somebody can carve: true ones of others. */
export const trueOn = (g: Betrayal, tile: TileId, not: Seat): Token | undefined =>
  gravestones.on(g, tile).find((stone) => isTrue(stone) && stone.of !== not);

/** The shortest way that explorers can walk, tile by tile; empty where there is none. */
function wayTo(g: Betrayal, from: TileId, to: TileId): TileId[] {
  const left = (tile: TileId): number => distance(g, tile, to);
  const way: TileId[] = [];
  for (let at = from; at !== to && Number.isFinite(left(at)); ) {
    const near = adjacent(g, at, 'explorer').filter((tile) => left(tile) < left(at));
    const next = TILE_IDS.find((tile) => near.includes(tile)); // BH-R-10
    if (next === undefined) return [];
    way.push(next);
    at = next;
  }
  return way;
}

/** How a hero would be moved towards the own true grave. */
export function wayDown(g: Betrayal, seat: Seat): TileId[] {
  const grave = graveOf(g, seat);
  return grave === null || buried.isOn(g, seat) ? [] : wayTo(g, tileOf(g, seat), grave);
}

/** Where the stone of a hero can stand: 3 tiles away, else as far as possible; else in the Hallway, else on the Upper Landing. */
export function sites(g: Betrayal, seat: Seat): TileId[] {
  const bare = (tile: TileId): boolean => !gravestones.lieOn(g, tile);
  const rooms = roomsOnFoot(g).filter((tile) => tile !== ELEVATOR && bare(tile));
  if (rooms.length === 0) return [HALLWAY, UPPER].filter(bare).slice(0, 1);
  const far = (tile: TileId): number => distance(g, tile, tileOf(g, seat));
  return awayBy(rooms, FAR, far);
}

/** How many tiles the pull moves whoever has rolled this. */
const pulledBy = (result: number): number => (result >= 5 ? 0 : result >= 3 ? 1 : result >= 1 ? 2 : 3);

export function* pull(g: Betrayal, seat: Seat): Rules {
  if (wayDown(g, seat).length === 0) return;
  const isHeld = free(g, tileOf(g, seat)).some((other) => other !== seat);
  const bonus = isHeld ? 2 : 0;
  const asked = { purpose: 'haunt', rule: 'BH-STRUCT-05', leasts: [5, 3, 1, 0], bonus } as const;
  const steps = pulledBy(yield* traitRoll(g, seat, 'sanity', asked));
  const to = wayDown(g, seat).slice(0, steps).at(-1);
  if (to !== undefined && isAlive(g, seat)) yield* push(g, seat, to);
}

export function fall(g: Betrayal, seat: Seat): void {
  if (isAlive(g, seat) && tileOf(g, seat) === graveOf(g, seat)) buried.put(g, seat);
}

export function carve(g: Betrayal, stone: Token | undefined): void {
  if (stone === undefined || stone.of === null) return;
  stone.n += 1;
  say(g, 'letter', { who: stone.of, at: stone.at, n: stone.n });
  if (!isTrue(stone)) buried.lift(g, stone.of);
}

export const trueStonesNear = (g: Betrayal, tile: TileId): number =>
  gravestones.all(g).filter((stone) => isTrue(stone) && stone.at !== null && distance(g, tile, stone.at) <= 1).length;
