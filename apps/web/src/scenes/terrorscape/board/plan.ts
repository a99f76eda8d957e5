import { mansion } from '@dreadhouse/terrorscape';
import { type Box, middleOf, type Size } from '../../../kit/board/types.ts';
import type { Drawing } from '../../../kit/drawing/drawing.tsx';

/** A room or a piece of the grounds, as it is drawn. */
export type Room = Readonly<ReturnType<typeof room>>;

/** Where two rooms join. */
type Link = Readonly<ReturnType<typeof link>>;

export const SIZE: Size = { width: 1240, height: 888 };

function room(id: string, x: number, y: number, width: number, height: number, outdoors = false) {
  const box = { x, y, width, height };
  return {
    id,
    box,
    outdoors,
    shape: `M${x} ${y}h${width}v${height}h${-width}Z`,
    label: { x: x + width / 2, y: y + 30 },
    stand: { x: x + 14, y: y + 38, width: width - 28, height: height - 52 },
  };
}

/** The cemetery lies around the greenhouse. */
const CEMETERY: Room = {
  ...room('Z2', 906, 500, 320, 194, true),
  shape: 'M1084 336H1226V694H906V500H1084Z',
  box: { x: 906, y: 336, width: 320, height: 358 },
};

/** The house stands in the middle; the garden lies behind it, the rest of the grounds to its right. */
export const ROOMS: Readonly<Record<string, Room>> = Object.fromEntries(
  [
    room('N4', 14, 14, 236, 156),
    room('N3', 14, 170, 236, 160),
    room('N2', 14, 330, 236, 290),
    room('N1', 14, 620, 236, 254),
    room('N5', 250, 190, 370, 230),
    room('C3', 250, 420, 370, 120),
    room('C1', 250, 540, 370, 334),
    room('C4', 620, 190, 266, 132),
    room('C5', 620, 322, 266, 150),
    room('C2', 620, 472, 266, 222),
    room('Z4', 906, 336, 160, 150),
    room('Z3', 906, 190, 320, 132, true),
    CEMETERY,
    room('Z1', 640, 714, 586, 160, true),
    room('Z5', 270, 14, 956, 156, true),
  ].map((one) => [one.id, one]),
);

export function roomOf(id: string): Room {
  const found = ROOMS[id];
  if (found === undefined) throw new Error(`The plan has no room "${id}".`);
  return found;
}

/** Where the signs of the notebook stand in a room, side by side: in the middle; where somebody stands, at the right. */
export function laneOf(id: string, signs: number, shared: boolean) {
  const { box } = roomOf(id);
  const isLow = box.height < 140;
  const y = (id === 'Z2' ? 500 : box.y) + (isLow ? 58 : 66);
  if (!shared) return { x: box.x + box.width / 2, y, gap: 50 };
  const gap = box.width < 200 ? 36 : 50;
  // In a low room the code at the lower right is as high as the shares.
  return { x: box.x + box.width - (isLow ? 40 : 8) - (signs * gap) / 2, y, gap };
}

/** What so many signs leave of a room to stand in. */
export function standBeside(id: string, signs: number): Box {
  const { box, stand } = roomOf(id);
  const { x, gap } = laneOf(id, signs, true);
  const left = box.x + 8;
  return { ...stand, x: left, width: x - (signs * gap) / 2 - left };
}

const PLACES: Readonly<Record<string, readonly [x: number, y: number, wall: 'upright' | 'level']>> = {
  'C1-C2': [620, 630, 'upright'],
  'C1-C3': [435, 540, 'level'],
  'C1-N1': [250, 740, 'upright'],
  'C1-N2': [250, 582, 'upright'],
  'C2-C3': [620, 506, 'upright'],
  'C2-C5': [752, 472, 'level'],
  'C2-Z1': [752, 704, 'level'],
  'C3-N5': [435, 420, 'level'],
  'C4-C5': [752, 322, 'level'],
  'C4-N5': [620, 258, 'upright'],
  'C5-Z4': [896, 404, 'upright'],
  'N1-N2': [132, 620, 'level'],
  'N2-N3': [132, 330, 'level'],
  'N2-N5': [250, 376, 'upright'],
  'N3-N4': [132, 170, 'level'],
  'N4-Z5': [260, 92, 'upright'],
  'Z3-Z4': [984, 329, 'level'],
  'Z1-Z2': [1066, 704, 'level'],
  'Z2-Z3': [1156, 329, 'level'],
  'Z3-Z5': [1066, 180, 'level'],
};

const DEEP = 22;

/** Its points lead from the first room to the second; it is upright in a wall that runs from top to bottom. */
function link(id: string) {
  const [x, y, wall] = PLACES[id] ?? [0, 0, 'level'];
  const [from = '', to = ''] = id.split('-');
  const begin = middleOf(roomOf(from).box);
  const dx = wall === 'upright' ? DEEP * Math.sign(begin.x - x) : 0;
  const dy = wall === 'level' ? DEEP * Math.sign(begin.y - y) : 0;
  const points = [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ];
  return { id, at: { x, y }, wall, from, to, points };
}

export const DOORS: readonly Link[] = mansion.doors.map(link);
export const OPENINGS: readonly Link[] = mansion.open.map(link);
export const LINKS: readonly Link[] = [...DOORS, ...OPENINGS];

/** The ends of the secret passages, in N1 and Z2, in N5 and Z5: both ends of one carry the same numeral. */
export const HATCHES = [
  { numeral: 'I', at: [46, 842] },
  { numeral: 'I', at: [1196, 366] },
  { numeral: 'II', at: [588, 222] },
  { numeral: 'II', at: [302, 46] },
] as const;

/** Something that is drawn in a wall, or across it. */
export const inWall =
  (of: Drawing) =>
  ({ at, wall }: Link): Drawing => [{ of, at: `translate(${at.x} ${at.y}) rotate(${wall === 'upright' ? 90 : 0})` }];

/** A door as something to point at and to click. */
export function doorShape({ at: { x, y }, wall }: Link): { readonly shape: string; readonly box: Box } {
  const [half, deep] = wall === 'upright' ? [20, 40] : [40, 20];
  return {
    shape: `M${x - half} ${y - deep}h${half * 2}v${deep * 2}h${-half * 2}Z`,
    box: { x: x - half, y: y - deep, width: half * 2, height: deep * 2 },
  };
}
