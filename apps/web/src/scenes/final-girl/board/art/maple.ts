import type { Point } from '../../../../kit/board/types.ts';
import { type Drawing, putAt } from '../../../../kit/drawing/drawing.tsx';
import { boxes, dots, rowsOf } from '../../../../kit/drawing/paths.ts';
import { maple as layout } from '../layouts/maple.ts';
import { boxesAt, definitions, doors, light, rooms, soil, vignette } from './shared.tsx';
import { litter, type Tree, treesAround, tuft, wood } from './trees.ts';

// Maple Lane: street lamps and suburban dusk.

const { size, spots, trails } = layout;
const CLINIC = 'old_clinic';
const HOMES = Object.keys(spots).filter((id) => id.includes('house'));
const HOUSES = boxesAt(
  layout,
  Object.keys(spots)
    .filter((id) => HOMES.includes(id) || id === CLINIC)
    .join(' '),
);
const ways = trails.filter(({ kind }) => kind === 'door');

/** The roof that was taken off leaves its eaves. */
const RIMS = boxes(HOUSES.map(({ x, y, width, height }) => [x - 13, y - 13, width + 26, height + 26]));
const EAVES: Drawing = [{ at: 'translate(7 10)', of: [['dark/50', RIMS]] }, ['url(#maple-shingles) + dark 2', RIMS]];

/** Stripes where one may cross, over a road that goes up or across. */
const over = (y: number): string => boxes(Array.from({ length: 7 }, (_, i) => [534 + i * 20, y, 11, 16]));
const along = (x: number): string => boxes(Array.from({ length: 6 }, (_, i) => [x, 356 + i * 20, 16, 11]));

const ROADS: Drawing = [
  [
    'kerb + dark 3',
    'M-40 336H512Q518 336 518 330V-40H682V330Q682 336 688 336H1240V490H688Q682 490 682 496V866H518V496Q518 490 512 490H-40Z',
  ],
  [
    'asphalt',
    'M-40 350H520Q528 350 528 342V-40H672V342Q672 350 680 350H1240V476H680Q672 476 672 484V866H528V484Q528 476 520 476H-40Z',
  ],
  ['road-line/60 4 26 22', 'M-40 413H500M700 413H1240M600 -40V330M600 496V866'],
  ['chalk/40', over(328) + over(482) + along(504) + along(680)],
  ['dark/50', dots('600 413 13, 330 440 9, 880 384 9')],
];

const FENCES =
  'M18 330V158H262M1182 330V158H940M18 500V672H262M1182 500V676H940M500 20V4H270V156M700 4H940V156M270 668V822H500M940 668V822H700';
const WALKS = ways.map(({ points: [from, to] }) => `M${from?.x} ${from?.y}L${to?.x} ${to?.y}`).join('');
const GARDENS: Drawing = [
  ['tree-4/34 1.4', litter(size, 61, 620, tuft)],
  ['kerb 28', WALKS],
  ['dark/25 28 2 10', WALKS],
  ['kerb/75', boxes('244 240 44 100, 916 240 40 100, 244 486 30 120, 920 486 36 110')],
  ['chalk/50 5 3 7', FENCES],
  {
    at: 'translate(4 24)',
    of: [['place-water + kerb 8', 'M936 704q6 -26 40 -24h40q34 0 36 28t-34 34h-46q-36 -4 -36 -38Z']],
  },
  ['water-lit 3 round-ends', 'M958 726h26M996 742h28M972 752h16'],
  ['wood-dark', boxes('60 700 70 34, 60 744 70 34, 148 700 60 34, 148 744 60 34')],
  { at: 'translate(62 706)', of: [['tree-4 2', litter({ width: 140, height: 74 }, 9, 40, tuft)]] },
];

/** Sofas, beds, tables: faint, along the walls; no two houses that stand side by side are furnished alike. */
const PLAN = HOUSES.map((house, i) => ({ ...house, even: i % 2 === 0, third: i % 3 === 0 }));
const FURNITURE: Drawing = [
  ['cloth + dark 2', boxes(PLAN.map(({ x, y, height, even }) => [x + 8, y + (even ? 38 : height - 56), 18, 46]))],
  [
    'wood + dark 2',
    boxes(PLAN.map(({ x, y, width, height, even }) => [x + width - 40, y + (even ? height - 34 : 10), 32, 24])),
  ],
  [
    'place-green + dark 2',
    dots(PLAN.map(({ x, y, width, even, third }) => [x + (third ? 16 : width - 18), y + (even ? 16 : 62), 9])),
  ],
];

const CAR: Drawing = [
  ['car + dark 2', 'M3 0q10 -5 20 0q4 2 4 10v38q0 8 -4 10q-10 4 -20 0q-4 -2 -4 -10v-38q0 -8 4 -10Z'],
  ['glass + dark 2', 'M3 16q10 -5 20 0v9h-20ZM4 40h18v8q-9 3 -18 0Z'],
];

/** Roads, houses, pond, beds and drives: no tree grows there. */
const BARE = rowsOf('-999 330 9999 494, 512 -999 688 9999').concat(
  HOUSES.map(({ x, y, width, height }) => [x - 14, y - 14, x + width + 14, y + height + 14]),
);
const PAVED = rowsOf('930 690 1070 790, 50 690 220 790, 236 220 300 620, 900 220 966 620');
function keepOff({ x, y, r }: Tree): boolean {
  const isOn = ([left = 0, top = 0, right = 0, foot = 0]: readonly number[], more: number): boolean =>
    x > left - more && x < right + more && y > top - more && y < foot + more;
  return BARE.some((box) => isOn(box, r)) || PAVED.some((box) => isOn(box, 0));
}
const trees = treesAround(layout, { seed: 17, least: 14, most: 27, tries: 1500, apart: 1.05, keepOff });

/** The door itself is at the house's end of the walk, a step into the wall. */
function doorstep(points: readonly Point[]): readonly Point[] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return points;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return [from, { x: from.x + ux * 14, y: from.y + uy * 14 }];
}

const LAMPS = rowsOf('508 320, 692 506, 508 160, 692 660, 280 326, 910 500, 60 326, 1140 500, 508 640, 692 180');
const LIT = boxesAt(layout, 'house_n1 boyfriend_house smalley_house old_clinic house_e2 house_w1 house_s3');

export const mapleArt: Drawing = [
  definitions({
    'maple-planks': [70, 18, 'place-floor', ['wood-dark 1.4', 'M0 0H70M0 9H70M26 0V9M56 9V18']],
    'maple-tiles': [18, 18, 'tile', ['tile-dark 2', 'M0 0H18V18']],
    'maple-shingles': [20, 12, 'roof', ['dark/70 1.5', 'M0 6H20M5 0V6M15 6V12']],
  }),
  ...soil(size, 34),
  ['lawn/75', boxes([[-30, -30, size.width + 60, size.height + 60]])],
  ...GARDENS,
  ...ROADS,
  ...EAVES,
  ...rooms(boxesAt(layout, HOMES.join(' ')), 'url(#maple-planks)', 7),
  ...rooms(boxesAt(layout, CLINIC), 'url(#maple-tiles)', 7),
  { cover: 0.5, of: FURNITURE },
  ...doors(
    ways.map((way) => ({ ...way, points: doorstep(way.points) })),
    36,
  ),
  ...putAt('256 252, 924 258, 248 540, 930 524', CAR),
  ...wood(trees, 'leafy', 12),
  ...light(LAMPS, 150, 42),
  ['place-light + dark 2', dots(LAMPS.map(([x = 0, y = 0]) => [x, y, 6]))],
  ...light(
    LIT.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    120,
    22,
  ),
  ...vignette(size),
];
