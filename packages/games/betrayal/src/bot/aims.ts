import type { Seat } from '@dreadhouse/engine';
import { REGIONS, type Region, symbolOf, type TileId, tileDef } from '../content/tiles.ts';
import type { Aim } from '../content/types.ts';
import { areOpposed, hauntOf, isHero, isTraitor, living, tileOf } from '../rules/figures.ts';
import { openDoors } from '../rules/house.ts';
import { mineOf } from '../rules/in-play.ts';
import type { Betrayal, BetrayalState, FigureId, MonsterState } from '../state.ts';
import type { Ways } from './ways.ts';

/** How much less something is worth for each step of the way. */
const STEP = 0.86;
/** How much less a place is worth to which somebody of one's own side is nearer. */
const LEFT_TO_OTHERS = 0.55;

/** What the haunt says that a seat is after. */
export function aimsOf(g: Betrayal, seat: Seat): readonly Aim[] {
  const def = hauntOf(g);
  return def === null ? [] : def.aims(g, mineOf(g), seat);
}

/** What a led monster is after. */
export function monsterAims(g: Betrayal, one: MonsterState, leader: Seat): readonly Aim[] {
  const def = hauntOf(g);
  if (def === null) return [];
  return def.monsterAims?.(g, mineOf(g), one) ?? aimsOf(g, leader).filter(({ at }) => at === undefined);
}

/** What every tile is worth to somebody who is after these places. */
export class Field {
  readonly #parts: ((tile: TileId) => number)[] = [];

  /** Places, of which the best for the way counts. */
  add(ways: Ways, worth: (target: TileId) => number, targets: readonly TileId[]): void {
    const best = ways.worths(
      targets.map((target) => [target, worth(target)]),
      STEP,
    );
    this.#parts.push((tile) => best.get(tile) ?? 0);
  }

  shun(worth: number, targets: readonly TileId[]): void {
    this.#parts.push((tile) => (targets.includes(tile) ? -worth : 0));
  }

  at(tile: TileId): number {
    return this.#parts.reduce((sum, part) => sum + part(tile), 0);
  }
}

/** The worth of a place, less where a friend is nearer to it. */
export function shared(g: Betrayal, who: FigureId, ways: Ways, worth: number): (target: TileId) => number {
  const friends = living(g).filter((other) => other !== who && !areOpposed(g, other, who));
  const mine = ways.from(tileOf(g, who));
  const theirs = friends.map((other) => ways.from(tileOf(g, other)));
  return (target) => {
    const far = mine.get(target) ?? Number.POSITIVE_INFINITY;
    const nearer = theirs.some((one) => (one.get(target) ?? Number.POSITIVE_INFINITY) < far);
    return nearer ? worth * LEFT_TO_OTHERS : worth;
  };
}

/** What a card of each symbol is worth to whoever finds it. */
const FINDS = { item: 1, omen: 0.7, event: 0.2, none: 0.3 } as const;

/** What a room of each region is worth, as far as the tiles show that are left; nothing where there is none. */
export function roomWorth({ stack }: BetrayalState): Readonly<Record<Region, number>> {
  const worth = (region: Region): number => {
    const left = stack.filter((tile) => tileDef(tile).regions.includes(region));
    if (left.length === 0) return 0;
    // Counted first: in which order the tiles lie makes no difference, not even to the last digit.
    const count = (symbol: string): number => left.filter((tile) => (symbolOf(tile) ?? 'none') === symbol).length;
    const sum = Object.entries(FINDS).reduce((total, [symbol, find]) => total + find * count(symbol), 0);
    return 0.5 + sum / left.length;
  };
  return Object.fromEntries(REGIONS.map((region) => [region, worth(region)])) as Record<Region, number>;
}

/** Tiles with a door behind which a new room could lie, with what it is worth. */
export function doors(g: Betrayal): ReadonlyMap<TileId, number> {
  const worth = roomWorth(g.state);
  const found = REGIONS.flatMap((region) =>
    worth[region] === 0 ? [] : openDoors(g.state.house, region).map(({ tile }) => [tile, worth[region]] as const),
  );
  return new Map(found);
}

/** How much new rooms are wanted. */
export function thirst(g: Betrayal, seat: Seat, aims: readonly Aim[], reach: ReadonlyMap<TileId, number>): number {
  if (hauntOf(g) === null) return 3;
  const said = Math.max(0, ...aims.map(({ explore, worth }) => (explore === true ? worth : 0)));
  if (said > 0) return said;
  const isBusy = aims.some(({ at, prey }) => prey !== undefined || at?.some((tile) => reach.has(tile)) === true);
  if (isTraitor(g, seat)) return isBusy ? 0.2 : 1;
  return isBusy ? 0.4 : isHero(g, seat) ? 3 : 1.5;
}
