import type { Point } from '../../../../kit/board/types.ts';
import type { Drawing } from '../../../../kit/drawing/drawing.tsx';
import { boxes, dots, lines } from '../../../../kit/drawing/paths.ts';
import { blob, scatter, softly } from '../geometry.ts';
import type { Trail } from '../layout.ts';
import { creech as layout } from '../layouts/creech.ts';
import { boxesAt, definitions, doors, light, rooms, soil, vignette } from './shared.tsx';
import { litter, treesAround, tuft, wood } from './trees.ts';

// Creech Manor: candle and mould.

const { size, spots, trails } = layout;
const ORIGIN: Point = { x: 0, y: 0 };
const waysOf = (kind: Trail['kind']): Trail[] => trails.filter((trail) => trail.kind === kind);

const BOARDS = boxesAt(layout, 'attic dormitory office closet loft_stairs back_stairs');
const CARPETS = boxesAt(layout, 'bedroom tv_room study parlor');
const TILES = boxesAt(layout, 'west_bath east_bath');
const PARQUET = boxesAt(layout, 'ballroom trophy_room drawing_room');
const CHECKERS = boxesAt(layout, 'foyer landing');

const LOZENGES = 'M14 4L24 14L14 24L4 14ZM0 -4L4 0L0 4M28 -4L24 0L28 4M0 24L4 28M28 24L24 28';
const STAVES = 'M0 5H16M0 11H16M21 0V16M27 0V16M5 16V32M11 16V32M16 21H32M16 27H32M16 0V32M0 16H32';
const SHINGLES = 'M0 9Q6.5 15 13 9Q19.5 15 26 9M-13 18Q-6.5 24 0 18Q6.5 24 13 18Q19.5 24 26 18M0 0Q6.5 6 13 0';
const FLOORS = definitions({
  'creech-boards': [80, 16, 'place-floor', ['wood-dark 1.5', 'M0 0H80M0 8H80M30 0V8M64 8V16']],
  'creech-carpet': [28, 28, 'carpet', ['carpet-lit 1.5', LOZENGES]],
  'creech-tiles': [20, 20, 'tile', ['tile-dark 2', 'M0 0H20V20']],
  'creech-parquet': [32, 32, 'place-floor', ['wood-dark 1.4', STAVES]],
  'creech-checkers': [44, 44, 'check-1', ['check-2', boxes('0 0 22 22, 22 22 22 22')]],
  'creech-shingles': [26, 18, 'roof', ['dark/70 1.6', SHINGLES]],
});

const ROOF: Drawing = [
  ['url(#creech-shingles) + dark 4 round-corners', 'M166 144L372 8V144Z M696 8L1034 144H696Z'],
  ['place-wall 3 round-corners', 'M372 8L166 144M696 8L1034 144'],
  ['brick + dark 4 round-corners', boxes('826 38 44 44')],
  ['dark + dark 4 round-corners', boxes('836 46 24 28')],
];

const grass = (
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  count: number,
  percent: number,
): Drawing => [
  { at: `translate(${x} ${y})`, of: [[`tree-4/${percent} 1.5`, litter({ width, height }, seed, count, tuft)]] },
];

/** Two graves and a well. */
const STONES: Drawing = [
  ['stone + dark 2', 'M40 470q0 -16 12 -16t12 16v20h-24ZM92 486q0 -14 10 -14t10 14v18h-20Z'],
  ['stone + dark 2', dots('1112 410 34')],
  ['place-water + dark 2', dots('1112 410 22')],
  ['stone + dark 2', dots('1112 410 7')],
];

const GROUNDS: Drawing = [
  ...['west_yard', 'front_lawn', 'east_yard'].map(
    (id) => ['lawn + rim 4 round-corners', spots[id]?.shape ?? ''] as const,
  ),
  ['place-path + path-edge 4', 'M656 704L704 704Q700 760 740 876H620Q660 760 656 704Z'],
  ['place-path 22', 'M158 806H352M858 806H900'],
  ...grass(10, 724, 1180, 130, 6, 190, 55),
  ...grass(18, 430, 136, 290, 7, 60, 50),
  ...grass(1048, 310, 136, 410, 8, 80, 50),
  ['steel 14 3 9', 'M10 862H610M750 862H1190'],
  ['steel 3', 'M10 858H610M750 858H1190'],
  ['stone + dark 3', boxes('600 848 18 26, 742 848 18 26')],
  { cover: 0.8, of: STONES },
];

/** Damp that has come through, in the corners of the rooms. */
function mould(): string {
  const chance = scatter(77);
  const corners = [...BOARDS, ...CARPETS, ...PARQUET, ...TILES].map(({ x, y, width, height }) => {
    const [left, top] = [chance() < 0.5, chance() < 0.5];
    const [w, h] = [36 + chance() * 44, 26 + chance() * 26];
    const corner = { x: left ? x + 3 : x + width - w - 3, y: top ? y + 3 : y + height - h - 3, width: w, height: h };
    return softly(blob(corner, Math.floor(x + y), 0.4, 9));
  });
  return corners.join('');
}

/** Things seen from above, faint, so that who stands among them is what one sees. */
const FURNITURE: Drawing = [
  ['wood + dark 2', boxes('396 26 34 26, 640 24 36 30, 636 60 26 22, 398 92 22 30')],
  ['wood + dark 2', boxes('194 206 16 40, 620 156 40 10, 1000 160 14 96, 834 160 14 40')],
  ['wood + dark 2', boxes('520 296 14 60, 644 396 46 12, 936 300 72 26, 340 296 14 50')],
  ['wood + dark 2', boxes('188 440 26 44, 188 496 26 44, 336 440 26 44, 796 436 54 18, 680 530 60 14')],
  ['wood + dark 2', boxes('378 576 18 60, 470 686 60 12, 948 580 62 34')],
  ['tv + dark 2', boxes('188 206 6 40, 560 206 0 0')],
  ['cloth + dark 2', boxes('738 196 74 58')],
  ['chalk + dark 2', boxes('742 200 30 15, 778 200 30 15')],
  ['porcelain + dark 2', 'M190 336h34a14 14 0 0 1 0 28h-34ZM966 440h34a14 14 0 0 1 0 28h-34Z'],
  ['porcelain + dark 2', dots('312 304 10, 876 446 9')],
  ['car + dark 2', 'M196 612q8 -26 36 -26h70q30 4 40 28v28q-10 24 -40 26h-70q-28 0 -36 -26Z'],
  ['glass + dark 2', 'M232 596h26v62h-26q-8 -30 0 -62M284 598h20q8 28 0 58h-20Z'],
  ['dark + dark 2', 'M828 586q30 -14 50 6q14 18 -4 36q-10 12 -46 8Z'],
  ['porcelain 2', lines('832 590 0 42, 838 590 0 42, 844 590 0 42')],
];

const FLIGHTS = waysOf('stairs').map(({ points: [top = ORIGIN, foot = ORIGIN] }) => ({ ...top, long: foot.y - top.y }));
const STAIRS: Drawing = [
  ['wood-dark + dark 3', boxes(FLIGHTS.map(({ x, y, long }) => [x - 24, y, 48, long]))],
  ['runner', boxes(FLIGHTS.map(({ x, y, long }) => [x - 17, y, 34, long]))],
  [
    'place-wall/80 2',
    lines(
      FLIGHTS.flatMap(({ x, y, long }) => Array.from({ length: 8 }, (_, i) => [x - 22, y + (long / 7) * i, 44, 0])),
    ),
  ],
];

/** The ways that are no doors: a chute, two windows, a ladder on the wall. */
const ODD_WAYS: Drawing = [
  ['steel + dark 3', boxes('206 262 44 36')],
  ['dark 3', 'M216 272l12 12l12 -12M216 282l12 12l12 -12'],
  ['glass + place-wall 3', boxes('1012 350 16 44, 1012 490 16 44')],
  ['dark 2', 'M1016 356l8 12l-7 8l8 14M1016 496l9 10l-8 10l7 14'],
  ['glass + place-wall 3', boxes('172 366 16 44')],
  ['wood 5 round-ends', 'M176 378L104 430M186 396L116 446'],
  ['wood 4', lines('164 386 11 18, 150 396 11 18, 136 406 11 18, 122 416 11 18')],
];

const CANDLES = '534 66, 296 196, 690 190, 446 344, 600 340, 772 344, 500 470, 742 480, 470 620, 680 610, 910 640';

const keepOff = ({ x, y }: Point): boolean => x > 150 && x < 1050 && y > 0;
const dead = treesAround(layout, { seed: 12, least: 16, most: 30, tries: 900, apart: 0.8, keepOff });

/** The floors of the house, counted from the lawn. */
const NUMERALS = (
  <g
    key="numerals"
    fill="var(--place-edge)"
    opacity="0.75"
    textAnchor="end"
    style={{ font: '400 22px/1 var(--font-label)' }}
  >
    {Object.entries({ IV: 214, III: 352, II: 494, I: 640 }).map(([numeral, y]) => (
      <text key={numeral} x="162" y={y}>
        {numeral}
      </text>
    ))}
  </g>
);

export const creechArt: Drawing = [
  FLOORS,
  ...soil(size, 4),
  ...wood(dead, 'leafy', 2),
  ...GROUNDS,
  ...ROOF,
  ['slab + dark 8', 'M166 142H1034V712H166Z'],
  ...rooms(BOARDS, 'url(#creech-boards)'),
  ...rooms(CARPETS, 'url(#creech-carpet)'),
  ...rooms(TILES, 'url(#creech-tiles)'),
  ...rooms(PARQUET, 'url(#creech-parquet)'),
  ...rooms(CHECKERS, 'url(#creech-checkers)'),
  ...rooms(boxesAt(layout, 'garage'), 'concrete'),
  ['mould/50', mould()],
  { cover: 0.55, of: FURNITURE },
  ...doors([...waysOf('door'), ...waysOf('gate')]),
  ...STAIRS,
  ...ODD_WAYS,
  NUMERALS,
  ...light(CANDLES, 130, 32),
  ...light('201 226', 90, 50, 'moon'),
  ...vignette(size),
];
