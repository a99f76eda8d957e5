import type { Mates, Seat } from '@dreadhouse/engine';
import { TILE_IDS, type TileId } from './content/tiles.ts';
import { areOpposed, isThere, tileOf } from './rules/figures.ts';
import { lookAt } from './rules/table.ts';
import { distance, isInHouse } from './rules/ways.ts';
import type { BetrayalState } from './state.ts';

const tileAt = (target: string): TileId | undefined => TILE_IDS.find((id) => target === `tile:${id}`);

/** All who explore, until the haunt says who is on which side; while nobody knows who the traitor is, nobody is sure of anybody. */
export const mates: Mates<BetrayalState> = {
  of(state, seat) {
    const g = lookAt(state);
    return [...state.explorers.keys()].filter((other) => other !== seat && !areOpposed(g, seat, other));
  },
  open: ['turn'],
  places(state, seat: Seat) {
    const g = lookAt(state);
    return state.explorers[seat] !== undefined && isThere(g, seat) ? [`tile:${tileOf(g, seat)}`] : [];
  },
  steps(state, from, to) {
    const g = lookAt(state);
    const [here, there] = [tileAt(from), tileAt(to)];
    if (here === undefined || there === undefined || !isInHouse(g, here) || !isInHouse(g, there)) return null;
    const steps = distance(g, here, there);
    return Number.isFinite(steps) ? steps : null;
  },
};
