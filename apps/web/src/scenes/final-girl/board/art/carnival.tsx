import type { Box, Point } from '../../../../kit/board/types.ts';
import { type Drawing, Drawn, putAt } from '../../../../kit/drawing/drawing.tsx';
import { dots, lines } from '../../../../kit/drawing/paths.ts';
import { trailLine } from '../geometry.ts';
import { spotOf } from '../layout.ts';
import { carnival as layout } from '../layouts/carnival.ts';
import { boxesAt, clearings, definitions, light, paths, rooms, soil, vignette } from './shared.tsx';
import { litter, speck, treesAround, wood } from './trees.ts';

// Carnival of Blood: bulbs and candy red.

const { size, spots, trails } = layout;
const RING = 'entrance west_plaza shooting_gallery forest_of_horrors south_walk exit_gate ferris_wheel coaster'.split(
  ' ',
);
const onRing = trails.filter(({ from, to }) => RING.includes(from) && RING.includes(to));
const inside = trails.filter((trail) => !onRing.includes(trail));

/** So many points on an ellipse around another one. */
const around = ({ x, y }: Point, count: number, rx: number, ry = rx): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
  });

/** A round tent, cut open: stripes around the rim, the ring in the middle. */
function tent(id: string, ring: number): Drawing {
  const { middle, shape, box } = spotOf(spots, id);
  const rim = around(middle, 24, 200);
  const wedges = rim.map(([x, y], i) => {
    const [nextX, nextY] = rim[(i + 1) % rim.length] ?? [x, y];
    return i % 2 === 0 ? `M${middle.x} ${middle.y}L${x} ${y}L${nextX} ${nextY}Z` : '';
  });
  const canvas: Drawing = [
    ['canvas', shape],
    ['stripe', wedges.join('')],
    ['sawdust + stripe-dark 5', dots([[middle.x, middle.y + 6, box.width / 2 - ring, box.height / 2 - ring]])],
  ];
  return [
    { at: 'translate(6 9)', of: [['dark/55', shape]] },
    <g key={id}>
      <clipPath id={`carnival-${id}`}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#carnival-${id})`}>
        <Drawn of={canvas} />
      </g>
    </g>,
    ['place-wall 5', shape],
    ['bulb 6 0 17 round-ends', shape],
  ];
}

/** An awning along the top of a stall. */
function awning({ x, y, width }: Box): Drawing {
  const count = Math.round(width / 16);
  const step = width / count;
  const flaps = Array.from(
    { length: count },
    (_, i) => `M${x + i * step} ${y - 16}h${step}v18q${-step / 2} 10 ${-step} 0Z`,
  );
  return [
    ['stripe + dark 1.5', flaps.filter((_, i) => i % 2 === 0).join('')],
    ['canvas + dark 1.5', flaps.filter((_, i) => i % 2 === 1).join('')],
  ];
}

/** Shards of mirrors, bars of cages, targets. */
const GOODS: Drawing = [
  ['glass 4', 'M274 396l16 10l-12 12l16 10l-14 14M470 396l-16 10l12 12l-16 10l14 14'],
  ['glass 4', 'M292 380l10 14l12 -12l12 12M420 380l10 14l12 -12l12 12'],
  ['steel 2.5', lines(Array.from({ length: 21 }, (_, i) => [740 + i * 9, 278, 0, 12]))],
  ['canvas', dots('42 440 9, 42 470 9, 42 500 9')],
  ['stripe', dots('42 440 5, 42 470 5, 42 500 5')],
];

/** Two rails and their ties, over the crowd and back. */
const TRACK = 'M486 118Q470 30 560 34T640 96Q660 140 690 96T676 30Q640 6 590 24';
const COASTER: Drawing = [
  ['wood 16 3 8', TRACK],
  ['steel 11', TRACK],
  ['floor-open 6', TRACK],
];

const HUB = { x: 1078, y: 112 };
const CARS = around(HUB, 12, 70, 62);
const WHEEL: Drawing = [
  ['steel 5', dots([[HUB.x, HUB.y, 70, 62]])],
  ['steel 2', dots([[HUB.x, HUB.y, 46, 41]])],
  ['steel 2', CARS.map(([x, y]) => `M${HUB.x} ${HUB.y}L${x} ${y}`).join('')],
];

const CLOWN_CAR: Drawing = [
  ['car + dark 2.5', 'M0 0q4 -20 26 -20h40q24 2 28 20q-2 22 -28 22h-40q-22 0 -26 -22Z'],
  ['glass + dark 2.5', 'M28 -12h20v28h-20q-8 -14 0 -28M60 -12h14q8 14 0 28h-14Z'],
  ['bulb + dark 2.5', dots('6 2 7, 88 2 5, 46 -26 5, 46 28 5')],
];

/** A painted tree with a painted mouth. */
const HORROR: Drawing = [
  ['bark 7 round-ends', 'M0 0L-18 -10M0 0L16 -14M0 0L18 10M0 0L-12 18M0 0L4 20'],
  ['bark + dark 2', dots('0 0 12')],
  ['board-killer', dots('-4 -3 2.5, 4 -3 2.5')],
];

/** Strings of bulbs along the ways. */
const STRINGS = trails
  .map(({ points }, i) =>
    trailLine(points.map(({ x, y }) => (i % 2 === 0 ? { x: x + 13, y: y - 13 } : { x: x - 13, y: y + 13 }))),
  )
  .join('');

/** They stand around the fair, and in the forest of horrors. */
const keepOff = ({ x, y }: Point): boolean => x > 40 && x < 1160 && y > 40 && y < 770 && !(x < 290 && y > 560);
const twisted = treesAround(layout, { seed: 31, least: 14, most: 30, tries: 1200, apart: 0.9, keepOff });

export const carnivalArt: Drawing = [
  definitions({ 'carnival-planks': [22, 70, 'place-floor', ['wood-dark 1.5', 'M0 0V70M11 0V70M0 30H11M11 54H22']] }),
  ...soil(size, 24),
  ['stripe/50 3', litter(size, 51, 240, (x, y, chance) => speck(x, y, () => chance() * 3))],
  ['canvas/35 3', litter(size, 52, 160, (x, y, chance) => speck(x, y, () => chance() * 2))],
  ['road 58', 'M128 100L-40 20M1076 710L1240 790'],
  ['road 34', 'M366 620L340 840'],
  ...paths(onRing, 36),
  ...paths(inside, 24),
  ...clearings(layout),
  { cover: 0.6, of: COASTER },
  { cover: 0.55, of: WHEEL },
  ['stripe/85 + dark 2', dots(CARS.map(([x, y]) => [x, y, 8]))],
  ['bulb', dots(CARS.map(([x, y]) => [x, y, 2.5]))],
  ...putAt('62 720, 226 706, 82 640, 204 636', HORROR),
  { at: 'translate(298 636) rotate(-6)', cover: 0.8, of: CLOWN_CAR },
  ...rooms(
    boxesAt(layout, 'shooting_gallery ticket_booth mirror_house animal_cages popcorn_stand'),
    'url(#carnival-planks)',
    7,
  ),
  { cover: 0.7, of: GOODS },
  ...boxesAt(layout, 'shooting_gallery ticket_booth popcorn_stand').flatMap(awning),
  ...tent('big_top', 24),
  ...tent('curiosity_tent', 20),
  ['stripe 16', 'M34 74L92 22M1110 778L1172 726'],
  ['canvas 16 9 9', 'M34 74L92 22M1110 778L1172 726'],
  ['bulb 7 0 14 round-ends', 'M30 78L96 18M1106 782L1176 722'],
  ['dark 1.5 round-ends', STRINGS],
  ['bulb/22 12 0 26 round-ends', STRINGS],
  ['bulb 5 0 26 round-ends', STRINGS],
  ...wood(twisted, 'leafy', 8),
  ...light(
    '594 390, 884 540, 128 60, 1078 112, 1076 730, 400 196, 830 176, 998 336, 122 410, 590 70, 372 390',
    150,
    26,
  ),
  ...light('142 690', 170, 35, 'blood'),
  ...vignette(size),
];
