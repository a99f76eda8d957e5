import type { Board } from './board.ts';
import { ACROSS, DIRECTIONS, type Direction, type EdgeKind, edgeAt } from './drawing.ts';
import { type Cell, type DoorId, ZONE_KINDS, type Zone } from './zones.ts';

/** Whether a door that was closed at the start stands open by now. */
export type DoorsOpen = (door: DoorId) => boolean;

/** AD-LOS-05, AD-LOS-08, AD-LOS-11, AD-MOVE-03: lines, openings and opened doors; never walls, slot machines or closed doors. */
export function isOpen(edge: EdgeKind, a: Zone, b: Zone, opened: DoorsOpen): boolean {
  if (edge === 'none' || edge === 'line' || edge === 'door') return true;
  if (edge === 'wall' || edge === 'slots') return false;
  return opened(`${a.id}-${b.id}`) || opened(`${b.id}-${a.id}`);
}

/** Everything that is seen from a Zone, with its range. The Zone itself is at range 0. */
export function lookFrom(board: Board, from: Zone, opened: DoorsOpen): Map<Zone, number> {
  const seen = new Map([[from, 0]]);
  if (ZONE_KINDS[from.kind].sight === 'none') return seen; // AD-STATUE-03
  const floor = board.floors.findIndex(({ id }) => id === from.floor);
  for (const { column, row } of from.cells) {
    for (const side of DIRECTIONS) {
      for (const [zone, range] of lookAlong(board, { floor, column, row }, side, opened)) {
        if (range < (seen.get(zone) ?? Number.POSITIVE_INFINITY)) seen.set(zone, range);
      }
    }
  }
  return seen;
}

/**
 * AD-LOS-01, AD-LOS-02: straight ahead, never across a corner, until something blocks the line. AD-LOS-03: through openings and over
 * marked lines. AD-LOS-04, AD-LOS-07: an ordinary building Zone ends it; AD-LOS-06: whoever looks out of one sees all of the street ahead, but into no other building.
 */
function lookAlong(board: Board, from: Cell & { floor: number }, side: Direction, opened: DoorsOpen): [Zone, number][] {
  const { floor, column, row } = from;
  const drawing = board.floors[floor]!; // a ray starts on a floor of the board
  const [dx, dy] = ACROSS[side];
  const seen: [Zone, number][] = [];
  let here = board.zoneAt(floor, column, row)!; // and in one of its Zones
  const fromStraight = ZONE_KINDS[here.kind].sight === 'straight';
  let range = 0;
  for (let x = column, y = row; ; x += dx, y += dy) {
    const next = board.zoneAt(floor, x + dx, y + dy);
    if (next === undefined || !isOpen(edgeAt(drawing, x, y, side), here, next, opened)) return seen;
    const { sight } = ZONE_KINDS[next.kind];
    if (sight === 'none') return seen; // AD-STATUE-03
    if (next !== here) {
      range += 1;
      if (sight === 'room') return range === 1 || fromStraight ? [...seen, [next, range]] : seen;
      seen.push([next, range]);
    }
    here = next;
  }
}
