import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { isOmen } from '../catalogue.ts';
import { isStart, LANDINGS, type Region, type TileId, tileDef } from '../content/tiles.ts';
import type { Betrayal, House, Placed } from '../state.ts';
import { explorersOn, figuresOn } from './figures.ts';
import { type OpenDoor, openDoors, placeOf, tilesOf, touchingIn, turnsFor, withoutTile, withTile } from './house.ts';
import { moment } from './in-play.ts';
import { place } from './move.ts';

/**
 * Lays a tile behind a door in a turn of the seat's choice (BH-DISC-18), and tells it. `house` is the one that it is laid into: that of the
 * table, or the same without a tile that is on its way.
 */
export function* layTile(
  g: Betrayal,
  seat: Seat | null,
  tile: TileId,
  door: OpenDoor,
  house: House = g.state.house,
): Rules {
  const turn = yield* whichTurn(g, seat, tile, door, turnsFor(house, tile, door));
  g.state.house = withTile(house, tile, door, turn);
  g.touch(`tile:${tile}`);
  const { region } = placeOf(g.state.house, tile);
  g.tell('all', 'tile-placed', { seat, tile, region, rule: 'BH-DISC-04' });
}

function* whichTurn(
  g: Betrayal,
  seat: Seat | null,
  tile: TileId,
  { tile: at, direction }: OpenDoor,
  turns: readonly number[],
): Rules<number> {
  if (seat === null) return g.pick('place', turns);
  const about = { tile, at, direction };
  return (yield* g.choose(seat, 'turn-tile', 'BH-DISC-18', () => turns.map((one) => turnOption(one)), about)).turn;
}

const turnOption = (turn: number) => ({ id: `turn:${turn}`, turn, details: { turn } });

interface DoorOption extends Option {
  readonly door: OpenDoor;
}

/** The doors of some regions at which a tile can be laid. */
export function doorsFor(house: House, tile: TileId, regions: readonly Region[]): OpenDoor[] {
  return regions.flatMap((region) => openDoors(house, region)).filter((door) => turnsFor(house, tile, door).length > 0);
}

const doorOption = (door: OpenDoor): DoorOption => ({
  id: `door:${door.tile}:${door.direction}`,
  at: `tile:${door.tile}`,
  door,
  details: { tile: door.tile, direction: door.direction },
});

/** Asks where a tile goes, and lays it there; without a seat chance decides. False when there is no place for it. */
export function* layAnywhere(
  g: Betrayal,
  seat: Seat | null,
  tile: TileId,
  regions: readonly Region[],
  house: House = g.state.house,
): Rules<boolean> {
  const doors = doorsFor(house, tile, regions);
  if (doors.length === 0) return false;
  const door =
    seat === null
      ? g.pick('place', doors)
      : (yield* g.choose(seat, 'place-at', 'BH-FIND-01', () => doors.map(doorOption), { tile })).door;
  yield* layTile(g, seat, tile, door, house);
  return true;
}

/**
 * A named tile is made sure of: taken from the stack, which is shuffled afterwards (BH-FIND-02), and laid where it may lie, by a seat or, where
 * none is named, by chance. No card is drawn. Where there is no place for it, a random empty tile that holds nothing together makes way.
 */
export function* ensureTile(g: Betrayal, tile: TileId, by: Seat | null, regions = tileDef(tile).regions): Rules {
  if (g.state.house[tile] !== undefined) return;
  g.state.stack = g.state.stack.filter((one) => one !== tile);
  g.state.inHand = tile;
  g.shuffle('stack', g.state.stack);
  while (!(yield* layAnywhere(g, by, tile, regions))) {
    const spare = spareTiles(g, regions);
    if (spare.length === 0) {
      g.state.stack.push(tile);
      break;
    }
    yield* dropTile(g, g.pick('leaf', spare));
  }
  g.state.inHand = null;
}

/** A tile that is of no stack comes into the house, where its haunt says. */
export function layMade(g: Betrayal, tile: TileId, where: Placed): void {
  g.state.house = { ...g.state.house, [tile]: where };
  g.tell('all', 'tile-placed', { seat: null, tile, region: where.region, rule: 'BH-STRUCT-05' });
}

/** Tiles that can make way: those that hold nothing together, or else any on which nobody stands. */
function spareTiles(g: Betrayal, regions: readonly Region[]): TileId[] {
  const { house } = g.state;
  const free = tilesOf(house).filter(
    (one) => !isStart(one) && figuresOn(g, one).length === 0 && regions.includes(placeOf(house, one).region),
  );
  const leaves = free.filter((one) => isLeaf(g, one));
  return leaves.length > 0 ? leaves : free;
}

/** BH-AMB-11: a tile on which nobody stands and that touches one tile only. */
export function isLeaf(g: Betrayal, tile: TileId): boolean {
  return !isStart(tile) && figuresOn(g, tile).length === 0 && touchingIn(g.state.house, tile).length === 1;
}

/**
 * A tile leaves the house and is buried; what lay on it is lost, corpses and figures come to the landing of the basement, or where the haunt
 * says.
 */
export function* dropTile(g: Betrayal, tile: TileId, to: TileId = LANDINGS.basement): Rules {
  yield* moment(g, 'onTileGone', tile);
  for (const seat of explorersOn(g, tile)) yield* place(g, seat, to);
  for (const explorer of g.state.explorers) if (explorer.at === tile) explorer.at = to;
  for (const one of g.state.monsters) if (one.at === tile) one.at = to;
  g.state.tokens = g.state.tokens.filter(({ at, edge }) => at !== tile && edge?.includes(tile) !== true);
  for (const { card } of g.state.laid.filter(({ at }) => at === tile))
    g.state.decks[isOmen(card) ? 'omen' : 'item'].push(card);
  g.state.laid = g.state.laid.filter(({ at }) => at !== tile);
  g.state.house = withoutTile(g.state.house, tile);
  if (tileDef(tile).made !== true) g.state.stack.push(tile);
  g.tell('all', 'tile-gone', { tile, rule: 'BH-BURY-01' });
}
