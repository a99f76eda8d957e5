import type { Betrayal, FigureId, Hands, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  areOpposed,
  figuresOn,
  heroes,
  inSight,
  keep,
  regionOf,
  rollFor,
  say,
  status,
  tileOf,
  tiles,
  tokens,
  use,
} from '../kit.ts';

// Evidence in Chain of Custody: where it lies, who carries it, and how it is developed or spoilt.

export const HANDFUL = 3;
export const evidence = tokens('evidence');
export const samples = tokens('sample', { carried: { most: HANDFUL, by: 'heroes', kept: true } });
export const bath = status('bath');

export const memory = {
  developed: keep.count(100),
  /** Whether the attack under way is a hero's: what a hero suffers by it is no attack by the others. */
  byHero: keep.flag,
  /** Whether the Cleaner whose turn it is has attacked. */
  fought: keep.flag,
};
type Mine = Hands<typeof memory, Record<never, never>>;

/** What can still be developed, with what has been. */
export const left = (g: Betrayal, me: Mine): number => me.memory.developed + samples.count(g) + evidence.count(g);

/** Where an opponent stands. */
const loudTiles = (g: Betrayal, who: Seat): TileId[] =>
  tiles(g).filter((tile) => figuresOn(g, tile).some((one) => areOpposed(g, who, one)));

/** No opponent on the tile, beside it or in line of sight. */
export function isQuiet(g: Betrayal, who: Seat, at = tileOf(g, who), loud = loudTiles(g, who)): boolean {
  const beside = adjacent(g, at, who);
  return !loud.some((tile) => tile === at || beside.includes(tile) || inSight(g, at, tile));
}

export function quietTiles(g: Betrayal, who: Seat): TileId[] {
  const loud = loudTiles(g, who);
  return tiles(g).filter((tile) => isQuiet(g, who, tile, loud));
}

export function spoil(g: Betrayal, who: FigureId): void {
  if (!bath.isOn(g, who)) return;
  bath.lift(g, who);
  say(g, 'spoilt', { who });
}

/** Quiet, please: an attack spoils every Bath in the regions of both. */
export function disturb(g: Betrayal, ...places: TileId[]): void {
  const regions = places.map((tile) => regionOf(g, tile));
  for (const seat of heroes(g)) if (regions.includes(regionOf(g, tileOf(g, seat)))) spoil(g, seat);
}

export function* develop(g: Betrayal, me: Mine, seat: Seat): Rules {
  bath.lift(g, seat);
  use(g, 'bath');
  const result = yield* rollFor(g, seat, 'knowledge', [4, 0]);
  if (result < 4 || !heroes(g).includes(seat)) return say(g, 'blank', { who: seat });
  for (const sample of samples.heldBy(g, seat)) {
    samples.remove(g, sample);
    me.memory.developed += 1;
  }
  say(g, 'developed', { who: seat, n: me.memory.developed });
}
