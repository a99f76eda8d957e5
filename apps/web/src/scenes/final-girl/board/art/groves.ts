import { type Drawing, putAt } from '../../../../kit/drawing/drawing.tsx';
import { boxes, dots, each, lines } from '../../../../kit/drawing/paths.ts';
import { corners, distanceTo } from '../geometry.ts';
import { groves as layout } from '../layouts/groves.ts';
import { boxesAt, clearings, definitions, light, paths, rooms, soil, vignette } from './shared.tsx';
import { litter, type Tree, treesAround, tuft, wood } from './trees.ts';

// The Sacred Groves: green light before a storm.

const { size, trails } = layout;

const RIVER = 'M668 -40Q700 40 682 110T706 250Q716 330 700 400T726 520Q760 580 812 618T892 700Q930 750 930 840';
const RIVER_POINTS = corners(
  '668 -40, 690 40, 682 110, 696 180, 708 260, 706 330, 698 400, 708 470, 730 530, 780 590, 850 650, 896 706, 930 800',
);
const POND = 'M900 128Q896 84 950 78T1000 110Q1010 150 962 162T900 128Z';

const WATER: Drawing = [
  ['sand/35 44 round-ends round-corners', RIVER],
  ['water-rim 36 round-ends round-corners', RIVER],
  ['place-water 28 round-ends round-corners', RIVER],
  { at: 'translate(-5 0)', of: [['water-lit/80 3 26 30 10 44 round-ends round-corners', RIVER]] },
  { at: 'translate(6 14)', of: [['water-lit/60 2 14 40 round-ends round-corners', RIVER]] },
  ['place-water + water-rim 8 round-ends round-corners', POND],
  ['water-lit 2.5 round-ends round-corners', 'M920 110h24M950 130h30M934 146h18M962 100h14'],
];

const LONG_BRIDGE: Drawing = [
  ['wood + dark 3', boxes('732 586 164 66')],
  ['wood-dark 2.5', lines(Array.from({ length: 10 }, (_, i) => [740 + i * 16, 586, 0, 66]))],
  ['place-wall 6', 'M728 586h172M728 652h172'],
];

const FOOTBRIDGES: Drawing = [
  ['wood + dark 2.5', 'M676 164l60 14l-4 20l-60 -12Z M654 76l52 -4l2 22l-52 4Z'],
  ['wood-dark 2', lines('690 168 -4 19, 704 171 -4 20, 718 175 -4 20, 668 76 2 21, 682 75 2 21, 694 74 2 21')],
];

/** Headstones by their feet, each with a cross; and the stones of the ring. */
const GRAVES = '286 262, 290 316, 326 334, 408 336, 440 300, 442 256, 300 236';
const RING = '484 112, 494 158, 528 180, 590 182, 626 156, 634 108';
const STONES: Drawing = [
  ['stone + dark 2', each(GRAVES, (x = 0, y) => `M${x - 8} ${y}v-12q8 -10 16 0v12Z`)],
  ['dark 2', each(GRAVES, (x, y = 0) => `M${x} ${y - 13}l0 9`)],
  ['dark 2', each(GRAVES, (x = 0, y = 0) => `M${x - 4} ${y - 10}l8 0`)],
  ['stone + dark 2.5 round-corners', each(RING, (x = 0, y = 0) => `M${x - 10} ${y + 6}l4 -20l10 -4l8 8l2 18Z`)],
  ['chalk/35', each(RING, (x = 0, y = 0) => `M${x - 3} ${y - 10}l8 2l2 12Z`)],
];

const SHRINE: Drawing = [
  ['stone/70 9 22 10', 'M398 500a52 52 0 1 1 -104 0a52 52 0 1 1 104 0'],
  ['place-light/70 2', dots('346 500 32')],
  ['place-light/60 2', 'M346 476a15 15 0 1 0 0.1 0M333 498a15 15 0 1 0 0.1 0M359 498a15 15 0 1 0 0.1 0'],
  ...light('346 500', 110, 50),
];

/** An old tree whose roots one stands on. */
const GIANT: Drawing = [
  ['bark 8 round-ends', 'M0 0L-30 -12M0 0L26 -18M0 0L24 16M0 0L-20 20M0 0L0 28'],
  ['bark + dark 2', dots('0 0 15')],
  ['place-light/80 1.5', dots('0 0 9')],
  ['place-light/80', dots('0 0 4')],
];

const LOOKOUT: Drawing = [
  ['wood + dark 3', boxes('222 60 46 44')],
  ['wood-dark 2', 'M222 60l46 44M268 60l-46 44'],
  ['place-wall 3', lines('268 70 14 0, 268 78 14 0, 268 86 14 0, 268 94 14 0')],
];

/** Gates of red posts, and the roads that leave through them. */
const ROADS = 'M768 84V-30M104 630H-30M1080 730Q1120 760 1130 830';
const POSTS: Drawing = [
  ['gate + dark 3', boxes('716 16 104 9, 726 30 84 6, 732 12 10 34, 794 12 10 34')],
  ['gate + dark 3', boxes('20 574 9 100, 36 584 6 80, 16 590 34 10, 16 650 34 10')],
  ['gate + dark 3', boxes('1060 778 108 9, 1074 768 10 30, 1144 768 10 30')],
];

const FURNITURE: Drawing = [
  ['wood + dark 2', boxes('30 392 14 70, 180 392 22 80, 508 548 16 60, 668 548 16 60')],
  ['wood + dark 2', boxes('1008 44 20 60, 1150 44 26 24, 1150 74 26 24')],
  ['cloth + dark 2', boxes('1016 314 40 24, 1016 392 40 26, 1142 314 38 24')],
];

const isWet = (tree: Tree): boolean =>
  distanceTo(RIVER_POINTS, tree) < tree.r + 18 || Math.hypot(tree.x - 950, tree.y - 120) < 66 + tree.r;
const trees = treesAround(layout, { seed: 9, least: 18, most: 40, tries: 2400, apart: 0.74, keepOff: isWet });

export const grovesArt: Drawing = [
  definitions({ 'groves-planks': [18, 60, 'place-floor', ['wood-dark 1.5', 'M0 0V60M9 0V60M0 22H9M9 46H18']] }),
  ...soil(size, 14),
  ['tree-3/40 1.5', litter(size, 22, 460, tuft)],
  ['road 48', ROADS],
  ['path-lit/50 2 8 14', ROADS],
  ...WATER,
  ...paths(trails, 20),
  ...clearings(layout),
  ['tree-4/25 1.2', litter(size, 33, 220, tuft)],
  { at: 'rotate(-8 812 618)', cover: 0.85, of: LONG_BRIDGE },
  ...FOOTBRIDGES,
  ...STONES,
  ...SHRINE,
  ...putAt('738 384, 874 392, 846 462, 752 452', GIANT),
  ...light('806 420', 130, 40),
  { cover: 0.75, of: LOOKOUT },
  ...POSTS,
  ...rooms(boxesAt(layout, 'gardeners_shed village lost_found welcome_center'), 'url(#groves-planks)'),
  { cover: 0.55, of: FURNITURE },
  ['place-wall 5', 'M1098 306v22M1098 430v-22'],
  ...wood(trees, 'leafy', 6),
  ...light('640 60', 560, 14),
  ['moon/16 1.2', litter({ width: 1300, height: 860 }, 3, 130, (x, y) => `M${x.toFixed(0)} ${y.toFixed(0)}l-9 26`)],
  ...vignette(size),
];
