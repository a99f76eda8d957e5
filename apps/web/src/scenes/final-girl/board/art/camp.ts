import type { Drawing } from '../../../../kit/drawing/drawing.tsx';
import { boxes, dots, lines } from '../../../../kit/drawing/paths.ts';
import { scatter } from '../geometry.ts';
import { camp as layout } from '../layouts/camp.ts';
import { boxesAt, clearings, definitions, light, paths, rooms, soil, vignette } from './shared.tsx';
import { litter, treesAround, tuft, wood } from './trees.ts';

// Camp Happy Trails: moonlit pine and lake.

const { size, spots, trails } = layout;
const LAKE_SHAPE = spots['lake']?.shape ?? '';
const MARSH_SHAPE = spots['marsh']?.shape ?? '';

const chance = scatter(8);
const GLINTS = Array.from({ length: 34 }, () => {
  const y = 300 + chance() * 200;
  return [560 + (chance() - 0.5) * (60 + (y - 300) * 0.9), y, 10 + chance() * 34, 0];
});

const LAKE: Drawing = [
  ['sand/55 30 round-corners', LAKE_SHAPE],
  ['water-rim 12 round-corners', LAKE_SHAPE],
  ['url(#fg-water)', LAKE_SHAPE],
  { at: 'translate(61 40) scale(0.9)', of: [['water-lit/35 1.5', LAKE_SHAPE]] },
  { at: 'translate(122 80) scale(0.8)', of: [['water-lit/25 1.5', LAKE_SHAPE]] },
  ['moon/40 2.5 round-ends', lines(GLINTS)],
];

const FIELD: Drawing = [
  ['chalk 2.5', 'M92 446l76 -62l76 62l-76 58Z'],
  ['chalk 2.5', 'M70 470q98 -136 196 0'],
  ['chalk + chalk 2.5', boxes('162 379 12 10, 238 441 12 10, 162 498 12 10, 86 441 12 10')],
];

const MARSH: Drawing = [
  ['mud + rim 4', MARSH_SHAPE],
  ['place-water + water-rim 2', 'M950 470q26 -18 50 0q-10 20 -50 0M1040 530q30 -16 56 2q-24 16 -56 -2'],
  ['place-water + water-rim 2', 'M1060 452q20 -10 36 4q-20 10 -36 -4'],
  { at: 'translate(934 440)', of: [['reed/80 1.8', litter({ width: 180, height: 110 }, 4, 34, tuft)]] },
];

/** Rock edges over the water, and a blanket for two. */
const ROCKS: Drawing = [
  ['stone + dark 2', 'M690 262l22 20l30 6l34 2l30 -6l34 -16l10 -22l-16 26l-30 10l-34 4l-32 -4l-30 -8Z'],
  ['dark 2', lines('706 270 8 12, 738 280 2 10, 772 282 0 10, 806 276 6 10, 836 256 8 6')],
  ['blanket/45', 'M536 250l76 -8l4 22l-74 8Z'],
  ['chalk/28 2', lines('552 249 4 22, 572 247 4 22, 592 245 4 22, 538 258 76 -8')],
];

const FIRE: Drawing = [
  ...light('528 734', 150, 75),
  ['wood 11 round-ends', lines('470 690 34 -12, 560 684 26 18, 476 764 30 10, 560 766 30 -14')],
  ['stone', dots('514 770 5, 524 776 5, 536 776 5, 546 769 5, 510 758 4, 550 758 4')],
  ['flame', 'M529 748q-14 8 -13 18q13 8 28 0q1 -9 -7 -15q1 6 -3 7q-5 -3 -5 -10Z'],
  ['flame-core', 'M530 757q-6 5 -5 10q6 4 12 0q0 -4 -4 -7Z'],
];

/** Gravel roads that leave the board. */
const ROADS = 'M606 90V-30M140 690Q90 740 60 830M1074 706Q1150 740 1230 800';

const GATE: Drawing = [
  ['wood 5 10 3', lines('520 24 48 0, 644 24 48 0')],
  ['place-wall + dark 2', boxes('566 14 14 20, 632 14 14 20')],
  ...light('573 24, 639 24', 46, 60),
];

const DOCK: Drawing = [
  ['wood-dark + dark 3', 'M700 440L775 510L760 540L690 478Z'],
  ['place-wall/60 2', lines('712 452 -12 24, 728 466 -12 24, 744 480 -12 26, 758 494 -10 26')],
  { at: 'translate(5 8)', of: [['dark/50', boxes('768 486 170 142')]] },
  ['wood + wood-dark 5', boxes('768 486 170 142')],
  ['wood-dark 2.5', lines(Array.from({ length: 11 }, (_, i) => [774 + i * 15, 489, 0, 136]))],
  ['place-wall', dots('772 490 5, 934 490 5, 772 624 5, 934 624 5, 704 446 5, 692 474 5')],
];

const BOAT: Drawing = [
  ['wood + dark 2', 'M0 0q24 -16 52 0q-28 16 -52 0Z'],
  ['wood-dark 3', lines('14 -6 0 12, 30 -7 0 14')],
];

/** Bunks along the walls of three cabins that are one space. */
const BUNKS: Drawing = [
  ['cloth', boxes('266 322 40 24, 340 322 40 24, 418 322 42 24, 266 234 24 16, 440 234 22 16')],
  ['moon/60', boxes('266 322 11 24, 340 322 11 24, 418 322 11 24')],
];

const TOOLS: Drawing = [
  ['wall-dark', boxes('982 38 22 96, 1142 38 22 70')],
  ['moon 3', lines('988 50 10 14, 988 78 10 12, 988 104 12 8, 1148 48 10 20, 1148 80 8 18')],
];

const pines = treesAround(layout, { seed: 3, least: 15, most: 34, tries: 2600, apart: 0.72 });

export const campArt: Drawing = [
  definitions({ 'camp-planks': [60, 18, 'place-floor', ['wood-dark 1.5', 'M0 0H60M0 9H60M22 0V9M48 9V18']] }),
  ...soil(size, 11),
  ['tree-3/35 1.5', litter(size, 21, 420, tuft)],
  ['road 58', ROADS],
  ['road-line 3 16 14', ROADS],
  ...paths(trails.filter(({ kind }) => kind === 'path')),
  ...LAKE,
  ...clearings(layout),
  ['tree-4/20 1.2', litter(size, 31, 160, tuft)],
  ...MARSH,
  { cover: 0.5, of: FIELD },
  ...ROCKS,
  ...FIRE,
  ...GATE,
  ...DOCK,
  { at: 'translate(690 530) rotate(28)', of: BOAT },
  ...rooms(boxesAt(layout, 'cabins'), 'url(#camp-planks)'),
  ['place-wall 5', lines('328 226 0 34, 398 226 0 34, 328 354 0 -26, 398 354 0 -26')],
  { cover: 0.55, of: BUNKS },
  ...rooms(boxesAt(layout, 'tool_shed'), 'url(#camp-planks)'),
  { cover: 0.6, of: TOOLS },
  ...wood(pines, 'pine', 5),
  ...light('560 360', 420, 16, 'moon'),
  ...light('362 262', 120, 30),
  ...light('1073 60', 100, 26),
  ...light('930 508', 80, 40),
  ...vignette(size),
];
