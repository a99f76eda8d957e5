import type { Rules, Seat } from '@dreadhouse/engine';
import { isStart, type Region, type TileId } from '../content/tiles.ts';
import type { Betrayal, House } from '../state.ts';
import { figuresOn } from './figures.ts';
import {
  type OpenDoor,
  openDoors,
  placeOf,
  TURNS,
  throughDoors,
  tilesOf,
  touchingIn,
  turnsFor,
  withoutTile,
  withTile,
  withTurn,
} from './house.ts';

/** A change of the house that makes room for a tile. */
interface Change {
  readonly id: string;
  readonly house: House;
  readonly turned: readonly TileId[];
}

/**
 * BH-DISC-16, BH-DISC-17, BH-AMB-11: the smallest changes of a region after which a tile can be laid behind this door: one tile turned in place,
 * two tiles turned, or a leaf moved to another door. The discoverer picks among those of the smallest size. False when there is none.
 */
export function* rearrange(g: Betrayal, seat: Seat, tile: TileId, door: OpenDoor): Rules<boolean> {
  const { region } = placeOf(g.state.house, door.tile);
  const changes = smallest(g, region, tile, door);
  if (changes.length === 0) return false;
  const { change } = yield* g.choose(
    seat,
    'rearrange',
    'BH-DISC-17',
    () => changes.map((one) => ({ id: one.id, change: one, details: { tiles: one.turned } })),
    { tile },
  );
  g.state.house = change.house;
  for (const turned of change.turned) g.tell('all', 'tile-turned', { tile: turned, rule: 'BH-DISC-16' });
  return true;
}

function smallest(g: Betrayal, region: Region, tile: TileId, door: OpenDoor): Change[] {
  const { house } = g.state;
  const movable = tilesOf(house).filter((one) => !isStart(one) && placeOf(house, one).region === region);
  const turns = (from: House, one: TileId): Change[] =>
    TURNS.filter((turn) => turn !== placeOf(from, one).turn).map((turn) => ({
      id: `turn:${one}:${turn}`,
      house: withTurn(from, one, turn),
      turned: [one],
    }));
  const fits = ({ house: changed }: Change): boolean =>
    staysWhole(house, changed, region) && turnsFor(changed, tile, door).length > 0;
  const one = movable.flatMap((a) => turns(house, a));
  const found = one.filter(fits);
  if (found.length > 0) return found;
  const two = one.flatMap((first) =>
    movable
      .filter((b) => b > (first.turned[0] ?? ''))
      .flatMap((b) =>
        turns(first.house, b).map((second) => ({
          ...second,
          id: `${first.id}+${second.id}`,
          turned: [...first.turned, b],
        })),
      ),
  );
  const pairs = two.filter(fits);
  return pairs.length > 0 ? pairs : leavesMoved(g, region, movable).filter(fits);
}

function leavesMoved(g: Betrayal, region: Region, movable: readonly TileId[]): Change[] {
  const { house } = g.state;
  const leaves = movable.filter((one) => figuresOn(g, one).length === 0 && touchingIn(house, one).length === 1);
  return leaves.flatMap((leaf) => {
    const without = withoutTile(house, leaf);
    return openDoors(without, region).flatMap((door) =>
      turnsFor(without, leaf, door).map((turn) => ({
        id: `move:${leaf}:${door.tile}:${door.direction}:${turn}`,
        house: withTile(without, leaf, door, turn),
        turned: [leaf],
      })),
    );
  });
}

/** Tiles of the region that were connected stay connected. */
function staysWhole(before: House, after: House, region: Region): boolean {
  const all = tilesOf(before).filter((tile) => placeOf(before, tile).region === region);
  return all.every((tile) => {
    const was = joined(before, tile);
    const is = joined(after, tile);
    return [...was].every((other) => is.has(other));
  });
}

function joined(house: House, from: TileId): Set<TileId> {
  const found = new Set([from]);
  for (const tile of found) for (const next of throughDoors(house, tile)) found.add(next);
  return found;
}
