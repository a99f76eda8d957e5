import type { Betrayal, Hands, MonsterState, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  advance,
  allRooms,
  distance,
  explorersOn,
  fight,
  keep,
  monsters,
  nearestOf,
  REGIONS,
  sameTile,
  shuffled,
  TILE_IDS,
  tileOf,
  tiles,
  traitOf,
  walkTo,
} from '../kit.ts';
import { douse, isLit, isRegionLit, LANDING, litCarried, litOn } from './13-candles.ts';

// The Shades of Vigil: how they rise, and what draws them.

export const shades = monsters('shade');

export const memory = {
  dawn: keep.count(20),
  dark: keep.count(50),
  /** Whether the Shade whose turn it is has won its attack. */
  beaten: keep.flag,
};
type Mine = Hands<typeof memory, Record<'rise', Per>, 'none'>;

const MOST_SHADES = 8;
const FAR = 1000;

function rise(g: Betrayal, at: TileId): void {
  if (shades.count(g) < MOST_SHADES) shades.spawn(g, at);
}

/** Where no light is, on a whole floor, one rises. */
export function darken(g: Betrayal, me: Mine): void {
  for (const region of REGIONS) {
    if (isRegionLit(g, region)) continue;
    advance(g, me.memory, 'dark', { at: LANDING[region] });
    rise(g, LANDING[region]);
  }
}

export function riseElsewhere(g: Betrayal, me: Mine): void {
  const unlit = shuffled(
    g,
    'shades',
    allRooms(g).filter((tile) => !isLit(g, tile)),
  );
  for (const tile of unlit.slice(0, me.n.rise)) rise(g, tile);
}

/** The nearest lit Candle's tile; ties: fewer explorers there, then the first of the list. */
function flameFor(g: Betrayal, { at, id }: MonsterState): TileId | undefined {
  const lit = tiles(g).filter((tile) => isLit(g, tile) && Number.isFinite(distance(g, at, tile, id)));
  const rank = (tile: TileId): number =>
    FAR * FAR * distance(g, at, tile, id) + FAR * explorersOn(g, tile).length + TILE_IDS.indexOf(tile);
  return lit.sort((a, b) => rank(a) - rank(b))[0];
}

/** The one with the lowest Sanity; of several the first in turn order. */
function weakest(g: Betrayal, here: readonly Seat[]): Seat | undefined {
  const least = Math.min(...here.map((seat) => traitOf(g, seat, 'sanity')));
  return here.find((seat) => traitOf(g, seat, 'sanity') === least);
}

/** It attacks whoever guards the flame, and puts one out where it wins, or where nobody does. */
function* strike(g: Betrayal, me: Mine, shade: MonsterState): Rules {
  const { at } = shade;
  const prey = weakest(g, explorersOn(g, at));
  if (prey === undefined) return douse(g, litOn(g, at).slice(0, 1));
  const [carried, others] = [litCarried(g, prey), litOn(g, at)];
  me.memory.beaten = false;
  yield* fight(g, shade.id, prey);
  if (!me.memory.beaten) return;
  // Damage has put out what the carrier held; where there was none, one goes out all the same.
  if (carried.length === 0) douse(g, others.slice(0, 1));
  else if (carried.every(({ up }) => up)) douse(g, carried.slice(0, 1));
}

export function* haunts(g: Betrayal, me: Mine, shade: MonsterState, steps: number): Rules {
  const flame = flameFor(g, shade);
  if (flame !== undefined) {
    yield* walkTo(g, shade, flame, steps);
    if (isLit(g, shade.at)) yield* strike(g, me, shade);
    return;
  }
  const prey = nearestOf(g, shade);
  if (prey === undefined) return;
  yield* walkTo(g, shade, tileOf(g, prey), steps);
  if (sameTile(g, shade.id, prey)) yield* strike(g, me, shade);
}
