import { type Board, type FloorPlan, type Outline, planOf, type Zone } from '@dreadhouse/army-of-the-dead/map';
import type { Box, Point, Size } from '../../../kit/board/types.ts';

/** The side of a square of the map, in the board's units. */
export const CELL = 150;
/** Desert around everything, and between floors. */
const RIM = 46;
const GAP = 58;
/** Room for the name of a floor above it, where there are several. */
const HEADING = 44;

/** A floor and where its upper left corner lies. */
export interface PlacedFloor extends Point {
  readonly plan: FloorPlan;
  readonly width: number;
  readonly height: number;
}

export interface PlacedZone {
  readonly zone: Zone;
  readonly shape: string;
  readonly box: Box;
  readonly label: Point;
  readonly stand: Box;
  readonly middle: Point;
}

export interface MapLayout {
  readonly size: Size;
  readonly floors: readonly PlacedFloor[];
  readonly zones: ReadonlyMap<string, PlacedZone>;
}

/** Floors side by side, one above the other, or the first beside all others: whatever fills a window of this shape best. */
export function layoutOf(board: Board, window: Size): MapLayout {
  const plans = planOf(board);
  const heading = plans.length > 1 ? HEADING : 0;
  const ways = [inRow, inColumn, firstBesideOthers].map((arrange) => arrange(plans, heading));
  const fits = (floors: readonly PlacedFloor[]): number => {
    const { width, height } = sizeOf(floors);
    return Math.min(window.width / width, window.height / height);
  };
  const floors = ways.reduce((one, other) => (fits(other) > fits(one) * 1.02 ? other : one));
  const zones = floors.flatMap((floor) => floor.plan.zones.map((one) => placed(floor, one)));
  return { floors, size: sizeOf(floors), zones: new Map(zones.map((one) => [one.zone.id, one])) };
}

function floorAt(plan: FloorPlan, x: number, y: number): PlacedFloor {
  return { plan, x, y, width: plan.columns * CELL, height: plan.rows * CELL };
}

function sizeOf(floors: readonly PlacedFloor[]): Size {
  return {
    width: Math.max(...floors.map(({ x, width }) => x + width)) + RIM,
    height: Math.max(...floors.map(({ y, height }) => y + height)) + RIM,
  };
}

function inRow(plans: readonly FloorPlan[], heading: number): PlacedFloor[] {
  let x = RIM - GAP;
  return plans.map((plan) => {
    const floor = floorAt(plan, x + GAP, RIM + heading);
    x = floor.x + floor.width;
    return floor;
  });
}

function inColumn(plans: readonly FloorPlan[], heading: number, x = RIM): PlacedFloor[] {
  let y = RIM - GAP;
  return plans.map((plan) => {
    const floor = floorAt(plan, x, y + GAP + heading);
    y = floor.y + floor.height;
    return floor;
  });
}

/** The first one level with the middle of the others. */
function firstBesideOthers([first, ...others]: readonly FloorPlan[], heading: number): PlacedFloor[] {
  if (first === undefined) return [];
  const left = floorAt(first, RIM, RIM + heading);
  const column = inColumn(others, heading, left.x + left.width + GAP);
  const { height } = sizeOf([left, ...column]);
  const lower = Math.max(0, (height - RIM - left.y - left.height) / 2);
  return [{ ...left, y: left.y + lower }, ...column];
}

function placed(floor: PlacedFloor, { zone, outlines, centre }: FloorPlan['zones'][number]): PlacedZone {
  const box = boxAround(floor, zone);
  const first = zone.cells[0] ?? { column: 0, row: 0 };
  const middle = { x: floor.x + centre.x * CELL, y: floor.y + centre.y * CELL };
  // An odd shape has its figures around its middle square; any other, all over.
  const whole = box.width * box.height === zone.cells.length * CELL * CELL;
  const ground = whole ? box : { x: middle.x - CELL / 2, y: middle.y - CELL / 2, width: CELL, height: CELL };
  return {
    zone,
    box,
    middle,
    shape: pathOf(floor, outlines),
    label: { x: floor.x + first.column * CELL + 31, y: floor.y + first.row * CELL + 29 },
    stand: { x: ground.x + 13, y: ground.y + 34, width: ground.width - 26, height: ground.height - 62 },
  };
}

function boxAround({ x, y }: PlacedFloor, { cells }: Zone): Box {
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: x + left * CELL,
    y: y + top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  };
}

function pathOf(floor: Point, outlines: readonly Outline[]): string {
  const point = ({ x, y }: Point): string => `${floor.x + x * CELL} ${floor.y + y * CELL}`;
  return outlines.map((outline) => `M${outline.map(point).join('L')}Z`).join('');
}
