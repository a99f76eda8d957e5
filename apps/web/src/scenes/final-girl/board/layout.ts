import type { Box, Point, Size } from '../../../kit/board/types.ts';
import { blob, edgeToward, polygon, rectangle, softly } from './geometry.ts';

/** A space as it is drawn. */
export interface Spot {
  readonly outline: readonly Point[];
  readonly shape: string;
  readonly box: Box;
  readonly middle: Point;
  readonly label: Point;
  readonly stand: Box;
  /** Whether its floor is a clearing like any other; else it is drawn in a way of its own. */
  readonly open: boolean;
  /** Where the sign of an exit hangs. */
  readonly badge: Point;
  /** Where the item pile of a search space lies: the middle of a strip. */
  readonly pile: Point;
}

/** `open`: two spaces that touch, with nothing in between. */
type TrailKind = 'path' | 'open' | 'door' | 'stairs' | 'ladder' | 'chute' | 'window' | 'water' | 'gate';

/** A connection as it is drawn. */
export interface Trail {
  readonly from: string;
  readonly to: string;
  readonly kind: TrailKind;
  readonly points: readonly Point[];
}

export interface Layout {
  readonly size: Size;
  readonly spots: Readonly<Record<string, Spot>>;
  readonly trails: readonly Trail[];
}

type Changes = Partial<Pick<Spot, 'label' | 'stand' | 'open' | 'badge' | 'pile'>>;

/** An open space, given by its middle. */
export function clearing(x: number, y: number, width: number, height: number, changes: Changes = {}): Spot {
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const outline = blob(box, x * 7 + y * 13);
  return { ...furnished(box, 16, 34), outline, shape: softly(outline), open: true, ...changes };
}

/** A room with straight walls, given by its corner. */
export function room(x: number, y: number, width: number, height: number, changes: Changes = {}): Spot {
  const box = { x, y, width, height };
  const outline = rectangle(box);
  return { ...furnished(box, 8, 29), outline, shape: polygon(outline), ...changes };
}

/** A room with ways through its lower wall: its item pile lies inside. */
export function store(x: number, y: number, width: number, height: number): Spot {
  const spot = room(x, y, width, height);
  const { stand } = spot;
  return { ...spot, pile: { x: x + width / 2, y: y + height - 25 }, stand: { ...stand, height: stand.height - 32 } };
}

/** A space with an outline of its own. */
export function plot(outline: readonly Point[], changes: Changes = {}): Spot {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return { ...furnished(box, 10, 29), outline, shape: polygon(outline), ...changes };
}

function furnished(box: Box, inset: number, head: number): Omit<Spot, 'outline' | 'shape'> {
  const { x, y, width, height } = box;
  const top = y + head + 4;
  return {
    box,
    middle: { x: x + width / 2, y: y + height / 2 },
    label: { x: x + width / 2, y: y + head },
    open: false,
    stand: { x: x + inset, y: top, width: width - 2 * inset, height: y + height - 8 - top },
    badge: { x: x + width / 2, y: y + height - 2 },
    pile: { x: x + width / 2, y: y + height - 4 },
  };
}

/** Ways between spaces, from the middle of the one to the middle of the other, by `via` if there is one. */
export function trailsOf(
  spots: Readonly<Record<string, Spot>>,
  list: readonly (readonly [from: string, to: string, ...more: readonly (TrailKind | Point)[]])[],
): Trail[] {
  return list.map(([from, to, ...more]) => {
    const via = more.filter((one) => typeof one !== 'string');
    const kind = more.find((one) => typeof one === 'string') ?? 'path';
    return { from, to, kind, points: pointsOf(spotOf(spots, from), spotOf(spots, to), via, kind) };
  });
}

export function spotOf(spots: Readonly<Record<string, Spot>>, id: string): Spot {
  const spot = spots[id];
  if (spot === undefined) throw new Error(`The board has no place for "${id}".`);
  return spot;
}

function pointsOf(from: Spot, to: Spot, via: readonly Point[], kind: TrailKind): Point[] {
  if (kind !== 'path' && via.length === 2) return [...via];
  const start = edgeToward(from.outline, from.middle, via[0] ?? to.middle);
  const end = edgeToward(to.outline, to.middle, via.at(-1) ?? from.middle);
  return [start, ...via, end];
}

/** A door in the wall between two rooms: across an upright wall, or a level one. */
export function across(x: number, y: number, wall: 'upright' | 'level', deep = 14): [Point, Point] {
  return wall === 'upright'
    ? [
        { x: x - deep, y },
        { x: x + deep, y },
      ]
    : [
        { x, y: y - deep },
        { x, y: y + deep },
      ];
}
