import type { Rules, Seat } from '@dreadhouse/engine';
import { ELEVATOR, REGIONS, type Region } from '../content/tiles.ts';
import type { Betrayal } from '../state.ts';
import { plainDice } from './dice.ts';
import { withoutTile } from './house.ts';
import { doorsFor, layAnywhere } from './place-tile.ts';
import { regionOf } from './ways.ts';

const FLOORS: readonly (Region | null)[] = ['basement', 'basement', 'ground', 'upper', null];

/** The Mystic Elevator: two dice tell the region; the tile goes there with all who are on it, and leaves an open door behind. */
export function* ride(g: Betrayal, who: Seat): Rules {
  const region = FLOORS[yield* plainDice(g, 2, who)] ?? null;
  g.tell('all', 'elevator-rolled', { who, region, rule: 'BH-TRAITOR-07' });
  const { house } = g.state;
  const without = withoutTile(house, ELEVATOR);
  const regions = region === null ? REGIONS : [region];
  const stays = regions.length === 1 && regions[0] === regionOf(g, ELEVATOR);
  if (stays || doorsFor(without, ELEVATOR, regions).length === 0) return;
  // Everybody on it rides along: they stand on the tile, wherever it lies.
  yield* layAnywhere(g, who, ELEVATOR, regions, without);
  // What lay in its doorways is lost.
  g.state.tokens = g.state.tokens.filter(({ edge }) => edge?.includes(ELEVATOR) !== true);
  g.tell('all', 'tile-moved', { tile: ELEVATOR, region: regionOf(g, ELEVATOR), rule: 'BH-TRAITOR-07' });
}
