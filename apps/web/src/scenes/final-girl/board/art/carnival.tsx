import type { Box, Point } from '../../../../kit/board/types.ts';
import { trailLine } from '../geometry.ts';
import { type Art, spotOf } from '../layout.ts';
import { carnival as layout } from '../layouts/carnival.ts';
import { boxAt, Definitions, dots, Floors, Light, lines, Paths, Rooms, Soil, Vignette } from './shared.tsx';
import { litter, speck, treesAround, Wood } from './trees.tsx';

// Carnival of Blood: bulbs and candy red.

const { size, spots, trails } = layout;
const OPEN = [
  'entrance',
  'west_plaza',
  'coaster',
  'ferris_wheel',
  'exit_gate',
  'south_walk',
  'clown_car',
  'fairground',
  'east_plaza',
  'forest_of_horrors',
];
const RING = [
  'entrance',
  'west_plaza',
  'shooting_gallery',
  'forest_of_horrors',
  'south_walk',
  'exit_gate',
  'ferris_wheel',
  'coaster',
];
const onRing = trails.filter(({ from, to }) => RING.includes(from) && RING.includes(to));
const inside = trails.filter((trail) => !onRing.includes(trail));
const box = (id: string): Box => boxAt(layout, id);

/** A round tent, cut open: stripes around the rim, the ring in the middle. */
function Tent({ id, ring }: { readonly id: string; readonly ring: number }) {
  const { middle: at, shape, box: around } = spotOf(spots, id);
  const wedges = Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [(i / 24) * 2 * Math.PI, ((i + 1) / 24) * 2 * Math.PI];
    const far = 200;
    return i % 2 === 0
      ? `M${at.x} ${at.y}L${at.x + Math.cos(a) * far} ${at.y + Math.sin(a) * far}L${at.x + Math.cos(b) * far} ${at.y + Math.sin(b) * far}Z`
      : '';
  });
  return (
    <g>
      <clipPath id={`carnival-${id}`}>
        <path d={shape} />
      </clipPath>
      <path d={shape} transform="translate(6 9)" fill="var(--dark)" opacity="0.55" />
      <g clipPath={`url(#carnival-${id})`}>
        <path d={shape} fill="var(--canvas)" />
        <path d={wedges.join('')} fill="var(--stripe)" />
        <ellipse
          cx={at.x}
          cy={at.y + 6}
          rx={around.width / 2 - ring}
          ry={around.height / 2 - ring}
          fill="var(--sawdust)"
          stroke="var(--stripe-dark)"
          strokeWidth="5"
        />
      </g>
      <path d={shape} fill="none" stroke="var(--place-wall)" strokeWidth="5" />
      <path d={shape} fill="none" stroke="var(--bulb)" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 17" />
    </g>
  );
}

/** An awning along the top of a stall. */
function Awning({ around: { x, y, width }, deep = 18 }: { readonly around: Box; readonly deep?: number }) {
  const count = Math.round(width / 16);
  const step = width / count;
  const flaps = Array.from(
    { length: count },
    (_, i) => `M${x + i * step} ${y - 4}h${step}v${deep}q${-step / 2} 10 ${-step} 0Z`,
  );
  return (
    <g stroke="var(--dark)" strokeWidth="1.5">
      <path d={flaps.filter((_, i) => i % 2 === 0).join('')} fill="var(--stripe)" />
      <path d={flaps.filter((_, i) => i % 2 === 1).join('')} fill="var(--canvas)" />
    </g>
  );
}

function Stalls() {
  const stalls = ['shooting_gallery', 'ticket_booth', 'mirror_house', 'animal_cages', 'popcorn_stand'].map(box);
  return (
    <g>
      <Rooms boxes={stalls} fill="url(#carnival-planks)" wall={7} />
      <g opacity="0.7">
        <path
          d="M274 396l16 10l-12 12l16 10l-14 14M470 396l-16 10l12 12l-16 10l14 14M292 380l10 14l12 -12l12 12M420 380l10 14l12 -12l12 12"
          fill="none"
          stroke="var(--glass)"
          strokeWidth="4"
        />
        <path
          d={lines(Array.from({ length: 21 }, (_, i) => [740 + i * 9, 278, 0, 12] as const))}
          stroke="var(--steel)"
          strokeWidth="2.5"
        />
        <path
          d={dots([
            [42, 440, 9],
            [42, 470, 9],
            [42, 500, 9],
          ])}
          fill="var(--canvas)"
        />
        <path
          d={dots([
            [42, 440, 5],
            [42, 470, 5],
            [42, 500, 5],
          ])}
          fill="var(--stripe)"
        />
      </g>
      {['shooting_gallery', 'ticket_booth', 'popcorn_stand'].map((id) => (
        <Awning key={id} around={{ ...box(id), y: box(id).y - 12 }} />
      ))}
    </g>
  );
}

/** Two rails and their ties, over the crowd and back. */
function Coaster() {
  const track = 'M486 118Q470 30 560 34T640 96Q660 140 690 96T676 30Q640 6 590 24';
  return (
    <g fill="none" opacity="0.6">
      <path d={track} stroke="var(--wood)" strokeWidth="16" strokeDasharray="3 8" />
      <path d={track} stroke="var(--steel)" strokeWidth="11" />
      <path d={track} stroke="var(--floor-open)" strokeWidth="6" />
    </g>
  );
}

function Wheel() {
  const at = { x: 1078, y: 112 };
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * 2 * Math.PI;
    return { x: at.x + Math.cos(turn) * 70, y: at.y + Math.sin(turn) * 62 };
  });
  return (
    <g>
      <g fill="none" stroke="var(--steel)" opacity="0.55">
        <ellipse cx={at.x} cy={at.y} rx="70" ry="62" strokeWidth="5" />
        <ellipse cx={at.x} cy={at.y} rx="46" ry="41" strokeWidth="2" />
        <path d={spokes.map(({ x, y }) => `M${at.x} ${at.y}L${x} ${y}`).join('')} strokeWidth="2" />
      </g>
      <path
        d={dots(spokes.map(({ x, y }) => [x, y, 8] as const))}
        fill="var(--stripe)"
        stroke="var(--dark)"
        strokeWidth="2"
        opacity="0.85"
      />
      <path d={dots(spokes.map(({ x, y }) => [x, y, 2.5] as const))} fill="var(--bulb)" />
    </g>
  );
}

function ClownCar() {
  return (
    <g transform="translate(298 636) rotate(-6)" stroke="var(--dark)" strokeWidth="2.5" opacity="0.8">
      <path d="M0 0q4 -20 26 -20h40q24 2 28 20q-2 22 -28 22h-40q-22 0 -26 -22Z" fill="var(--car)" />
      <path d="M28 -12h20v28h-20q-8 -14 0 -28M60 -12h14q8 14 0 28h-14Z" fill="var(--glass)" />
      <path
        d={dots([
          [6, 2, 7],
          [88, 2, 5],
          [46, -26, 5],
          [46, 28, 5],
        ])}
        fill="var(--bulb)"
      />
    </g>
  );
}

function Gates() {
  return (
    <g>
      <path d="M128 100L-40 20M1076 710L1240 790" stroke="var(--road)" strokeWidth="58" />
      <path d="M366 620L340 840" stroke="var(--road)" strokeWidth="34" />
    </g>
  );
}

function Arches() {
  return (
    <g>
      <path d="M34 74L92 22M1110 778L1172 726" stroke="var(--stripe)" strokeWidth="16" />
      <path d="M34 74L92 22M1110 778L1172 726" stroke="var(--canvas)" strokeWidth="16" strokeDasharray="9 9" />
      <path
        d="M30 78L96 18M1106 782L1176 722"
        stroke="var(--bulb)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 14"
      />
    </g>
  );
}

/** Strings of bulbs along the ways. */
function Bulbs() {
  const beside = (points: readonly Point[], by: number): Point[] =>
    points.map(({ x, y }) => ({ x: x + by, y: y - by }));
  const strings = trails.map(({ points }, i) => trailLine(beside(points, i % 2 === 0 ? 13 : -13)));
  return (
    <g fill="none" strokeLinecap="round">
      <path d={strings.join('')} stroke="var(--dark)" strokeWidth="1.5" />
      <path d={strings.join('')} stroke="var(--bulb)" strokeWidth="12" strokeDasharray="0 26" opacity="0.22" />
      <path d={strings.join('')} stroke="var(--bulb)" strokeWidth="5" strokeDasharray="0 26" />
    </g>
  );
}

const twisted = treesAround(layout, {
  seed: 31,
  least: 14,
  most: 30,
  tries: 1200,
  apart: 0.9,
  keepOff: ({ x, y }) => x > 40 && x < 1160 && y > 40 && y < 770 && !(x < 290 && y > 560),
});

/** Painted trees with painted mouths. */
function Horrors() {
  return (
    <g stroke="var(--dark)" strokeWidth="2">
      {[
        [62, 720],
        [226, 706],
        [82, 640],
        [204, 636],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path
            d="M0 0L-18 -10M0 0L16 -14M0 0L18 10M0 0L-12 18M0 0L4 20"
            stroke="var(--bark)"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle r="12" fill="var(--bark)" />
          <path
            d={dots([
              [-4, -3, 2.5],
              [4, -3, 2.5],
            ])}
            fill="var(--board-killer)"
            stroke="none"
          />
        </g>
      ))}
    </g>
  );
}

const LAMPS = [
  [594, 390],
  [884, 540],
  [128, 60],
  [1078, 112],
  [1076, 730],
  [400, 196],
  [830, 176],
  [998, 336],
  [122, 410],
  [590, 70],
  [372, 390],
] as const;

export const carnivalArt: Art = {
  ground: (
    <g>
      <Definitions>
        <pattern id="carnival-planks" width="22" height="70" patternUnits="userSpaceOnUse">
          <rect width="22" height="70" fill="var(--place-floor)" />
          <path d="M0 0V70M11 0V70M0 30H11M11 54H22" stroke="var(--wood-dark)" strokeWidth="1.5" />
        </pattern>
      </Definitions>
      <Soil size={size} seed={24} />
      <path
        d={litter(size, 51, 240, (x, y, chance) => speck(x, y, () => chance() * 3))}
        stroke="var(--stripe)"
        strokeWidth="3"
        opacity="0.5"
      />
      <path
        d={litter(size, 52, 160, (x, y, chance) => speck(x, y, () => chance() * 2))}
        stroke="var(--canvas)"
        strokeWidth="3"
        opacity="0.35"
      />
      <Gates />
      <Paths trails={onRing} wide={36} />
      <Paths trails={inside} wide={24} />
      <Floors layout={layout} ids={OPEN} />
      <Coaster />
      <Wheel />
      <Horrors />
      <ClownCar />
      <Stalls />
      <Tent id="big_top" ring={24} />
      <Tent id="curiosity_tent" ring={20} />
      <Arches />
      <Bulbs />
      <Wood trees={twisted} leaf="leafy" seed={8} />
    </g>
  ),
  above: (
    <g>
      {LAMPS.map(([x, y]) => (
        <Light key={`${x} ${y}`} at={{ x, y }} r={150} strength={0.26} />
      ))}
      <Light at={{ x: 142, y: 690 }} r={170} tone="blood" strength={0.35} />
      <Vignette size={size} />
    </g>
  ),
};
