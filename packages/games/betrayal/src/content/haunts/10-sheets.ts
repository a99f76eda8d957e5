import type { Betrayal, Floor, Hands, Per, Seat, TileId } from '../kit.ts';
import { carries, keep, living, REGIONS, regionOf, shape, symbolOf } from '../kit.ts';

// The Sheets of Sitting Tenant: who has signed them, whose names stand on them, and who may sign.

/** A Sheet by region: who has signed it, or null while it is not in play; whose names stand on it. */
interface Sheet {
  signer: Seat | null;
  names: Seat[];
}

export const memory = {
  lease: keep.count(100),
  /** The region of the Waypoint that he goes for. */
  next: keep.oneOf(REGIONS, 'ground'),
  /** By region: who has signed the Sheet, or null while it is not in play; whose names stand on it. */
  sheets: keep.as(
    () => REGIONS.map((): Sheet => ({ signer: null, names: [] })),
    (players) => {
      const seat = shape.whole(0, players - 1);
      const sheet = shape.record<Sheet>({ signer: shape.nullable(seat), names: shape.setOf(seat, MOST_NAMES) });
      return shape.listOf(sheet, REGIONS.length, REGIONS.length);
    },
  ),
  /** The last round in which the Bell was rung; 0: never. */
  rung: keep.count(100),
  served: keep.flag,
};
type Mine = Hands<typeof memory, Record<'names', Per>, 'none'>;

const MOST_NAMES = 6;
export const sheetOf = ({ memory }: Mine, region: Floor): Sheet =>
  memory.sheets[REGIONS.indexOf(region)] ?? { signer: null, names: [] };

export const carriedSheets = (g: Betrayal, seat: Seat): Floor[] =>
  REGIONS.filter((region) => carries(g, seat, `sheet-${region}`));

export const allNames = ({ memory }: Mine): Set<Seat> => new Set(memory.sheets.flatMap(({ names }) => names));
export const floorOf = (g: Betrayal, tile: TileId): Floor | undefined =>
  REGIONS.find((one) => one === regionOf(g, tile));
export const isOmenTile = (tile: TileId): boolean => symbolOf(tile) === 'omen';

/** Never more than those who live and the dead whose names stand there already. */
export function namesNeeded(g: Betrayal, me: Mine): number {
  const alive = living(g);
  const dead = [...allNames(me)].filter((seat) => !alive.includes(seat));
  return Math.min(me.n.names, alive.length + dead.length);
}

/** Regions whose Sheet somebody could sign now. */
export const unsigned = (me: Mine): Floor[] => REGIONS.filter((region) => sheetOf(me, region).signer === null);

/** Whether the Sheet of a tile's region could be signed there. */
export const isOpen = (g: Betrayal, me: Mine, tile: TileId): boolean =>
  isOmenTile(tile) && unsigned(me).some((region) => region === floorOf(g, tile));

export const maySign = (g: Betrayal, me: Mine, seat: Seat): boolean =>
  living(g).length < 3 || !me.memory.sheets.some(({ signer }) => signer === seat);

/** Everybody's name first; then the best of them gets the bundle. */
export function handing(g: Betrayal, me: Mine, from: Seat, to: Seat): number {
  const [mine, theirs] = [carriedSheets(g, from).length, carriedSheets(g, to).length];
  const isEnough = allNames(me).size >= namesNeeded(g, me);
  if (!isEnough && !allNames(me).has(to)) return 2;
  return theirs > 0 && (theirs > mine || (theirs === mine && to < from)) ? 1.5 : 0;
}
