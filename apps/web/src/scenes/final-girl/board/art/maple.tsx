import type { Box } from '../../../../kit/board/types.ts';
import type { Art } from '../layout.ts';
import { maple as layout } from '../layouts/maple.ts';
import { boxAt, boxesPath, Definitions, Doors, dots, Light, Rooms, Soil, Vignette } from './shared.tsx';
import { litter, treesAround, tuft, Wood } from './trees.tsx';

// Maple Lane: street lamps and suburban dusk.

const { size, spots, trails } = layout;
const HOUSES = Object.keys(spots).filter((id) => id.includes('house') || id === 'old_clinic');
const box = (id: string): Box => boxAt(layout, id);
const doors = trails.filter(({ kind }) => kind === 'door');

/** The roof that was taken off leaves its eaves. */
function Eaves() {
  const rims = HOUSES.map(box).map(({ x, y, width, height }) => [x - 13, y - 13, width + 26, height + 26] as const);
  return (
    <g>
      <path d={boxesPath(rims)} transform="translate(7 10)" fill="var(--dark)" opacity="0.5" />
      <path d={boxesPath(rims)} fill="url(#maple-shingles)" stroke="var(--dark)" strokeWidth="2" />
    </g>
  );
}

function Roads() {
  return (
    <g>
      <path
        d="M-40 336H512Q518 336 518 330V-40H682V330Q682 336 688 336H1240V490H688Q682 490 682 496V866H518V496Q518 490 512 490H-40Z"
        fill="var(--kerb)"
        stroke="var(--dark)"
        strokeWidth="3"
      />
      <path
        d="M-40 350H520Q528 350 528 342V-40H672V342Q672 350 680 350H1240V476H680Q672 476 672 484V866H528V484Q528 476 520 476H-40Z"
        fill="var(--asphalt)"
      />
      <path
        d="M-40 413H500M700 413H1240M600 -40V330M600 496V866"
        stroke="var(--road-line)"
        strokeWidth="4"
        strokeDasharray="26 22"
        opacity="0.6"
      />
      <path
        d={boxesPath(Array.from({ length: 7 }, (_, i) => [534 + i * 20, 328, 11, 16] as const))}
        fill="var(--chalk)"
        opacity="0.4"
      />
      <path
        d={boxesPath(Array.from({ length: 7 }, (_, i) => [534 + i * 20, 482, 11, 16] as const))}
        fill="var(--chalk)"
        opacity="0.4"
      />
      <path
        d={boxesPath(Array.from({ length: 6 }, (_, i) => [504, 356 + i * 20, 16, 11] as const))}
        fill="var(--chalk)"
        opacity="0.4"
      />
      <path
        d={boxesPath(Array.from({ length: 6 }, (_, i) => [680, 356 + i * 20, 16, 11] as const))}
        fill="var(--chalk)"
        opacity="0.4"
      />
      <path
        d={dots([
          [600, 413, 13],
          [330, 440, 9],
          [880, 384, 9],
        ])}
        fill="var(--dark)"
        opacity="0.5"
      />
    </g>
  );
}

function Gardens() {
  const walks = doors.map(({ points: [from, to] }) => `M${from?.x} ${from?.y}L${to?.x} ${to?.y}`).join('');
  return (
    <g>
      <path d={litter(size, 61, 620, tuft)} stroke="var(--tree-4)" strokeWidth="1.4" opacity="0.34" />
      <path d={walks} stroke="var(--kerb)" strokeWidth="28" />
      <path d={walks} stroke="var(--dark)" strokeWidth="28" strokeDasharray="2 10" opacity="0.25" />
      <path
        d={boxesPath([
          [244, 240, 44, 100],
          [916, 240, 40, 100],
          [244, 486, 30, 120],
          [920, 486, 36, 110],
        ])}
        fill="var(--kerb)"
        opacity="0.75"
      />
      <g fill="none" stroke="var(--chalk)" strokeWidth="5" strokeDasharray="3 7" opacity="0.5">
        <path d="M18 330V158H262M1182 330V158H940M18 500V672H262M1182 500V676H940M500 20V4H270V156M700 4H940V156M270 668V822H500M940 668V822H700" />
      </g>
      <path
        d="M936 704q6 -26 40 -24h40q34 0 36 28t-34 34h-46q-36 -4 -36 -38Z"
        transform="translate(4 24)"
        fill="var(--place-water)"
        stroke="var(--kerb)"
        strokeWidth="8"
      />
      <path d="M958 726h26M996 742h28M972 752h16" stroke="var(--water-lit)" strokeWidth="3" strokeLinecap="round" />
      <path
        d={boxesPath([
          [60, 700, 70, 34],
          [60, 744, 70, 34],
          [148, 700, 60, 34],
          [148, 744, 60, 34],
        ])}
        fill="var(--wood-dark)"
      />
      <path
        d={litter({ width: 140, height: 74 }, 9, 40, tuft)}
        transform="translate(62 706)"
        stroke="var(--tree-4)"
        strokeWidth="2"
      />
    </g>
  );
}

/** Sofas, beds, tables: faint, along the walls. */
function Furniture() {
  const plan = HOUSES.map(box);
  return (
    <g opacity="0.5" stroke="var(--dark)" strokeWidth="2">
      <path
        d={boxesPath(plan.map(({ x, y, height }, i) => [x + 8, y + (i % 2 === 0 ? 38 : height - 56), 18, 46] as const))}
        fill="var(--cloth)"
      />
      <path
        d={boxesPath(
          plan.map(
            ({ x, y, width, height }, i) => [x + width - 40, y + (i % 2 === 0 ? height - 34 : 10), 32, 24] as const,
          ),
        )}
        fill="var(--wood)"
      />
      <path
        d={dots(
          plan.map(
            ({ x, y, width }, i) => [x + (i % 3 === 0 ? 16 : width - 18), y + (i % 2 === 0 ? 16 : 62), 9] as const,
          ),
        )}
        fill="var(--place-green)"
      />
    </g>
  );
}

function Cars() {
  const cars = [
    [256, 252, 0],
    [924, 258, 0],
    [248, 540, 0],
    [930, 524, 0],
  ] as const;
  return (
    <g stroke="var(--dark)" strokeWidth="2">
      {cars.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M3 0q10 -5 20 0q4 2 4 10v38q0 8 -4 10q-10 4 -20 0q-4 -2 -4 -10v-38q0 -8 4 -10Z" fill="var(--car)" />
          <path d="M3 16q10 -5 20 0v9h-20ZM4 40h18v8q-9 3 -18 0Z" fill="var(--glass)" />
        </g>
      ))}
    </g>
  );
}

const LAMPS = [
  [508, 320],
  [692, 506],
  [508, 160],
  [692, 660],
  [280, 326],
  [910, 500],
  [60, 326],
  [1140, 500],
  [508, 640],
  [692, 180],
] as const;
const WINDOWS = ['house_n1', 'boyfriend_house', 'smalley_house', 'old_clinic', 'house_e2', 'house_w1', 'house_s3'].map(
  box,
);
const trees = treesAround(layout, {
  seed: 17,
  least: 14,
  most: 27,
  tries: 1500,
  apart: 1.05,
  keepOff: ({ x, y, r }) =>
    (y > 330 - r && y < 494 + r) ||
    (x > 512 - r && x < 688 + r) ||
    HOUSES.map(box).some(
      (one) =>
        x > one.x - 14 - r && x < one.x + one.width + 14 + r && y > one.y - 14 - r && y < one.y + one.height + 14 + r,
    ) ||
    (x > 930 && x < 1070 && y > 690 && y < 790) ||
    (x > 50 && x < 220 && y > 690 && y < 790) ||
    (x > 236 && x < 300 && y > 220 && y < 620) ||
    (x > 900 && x < 966 && y > 220 && y < 620),
});

export const mapleArt: Art = {
  ground: (
    <g>
      <Definitions>
        <pattern id="maple-planks" width="70" height="18" patternUnits="userSpaceOnUse">
          <rect width="70" height="18" fill="var(--place-floor)" />
          <path d="M0 0H70M0 9H70M26 0V9M56 9V18" stroke="var(--wood-dark)" strokeWidth="1.4" />
        </pattern>
        <pattern id="maple-tiles" width="18" height="18" patternUnits="userSpaceOnUse">
          <rect width="18" height="18" fill="var(--tile)" />
          <path d="M0 0H18V18" fill="none" stroke="var(--tile-dark)" strokeWidth="2" />
        </pattern>
        <pattern id="maple-shingles" width="20" height="12" patternUnits="userSpaceOnUse">
          <rect width="20" height="12" fill="var(--roof)" />
          <path d="M0 6H20M5 0V6M15 6V12" stroke="var(--dark)" strokeWidth="1.5" opacity="0.7" />
        </pattern>
      </Definitions>
      <Soil size={size} seed={34} />
      <rect x="-30" y="-30" width={size.width + 60} height={size.height + 60} fill="var(--lawn)" opacity="0.75" />
      <Gardens />
      <Roads />
      <Eaves />
      <Rooms boxes={HOUSES.filter((id) => id !== 'old_clinic').map(box)} fill="url(#maple-planks)" wall={7} />
      <Rooms boxes={[box('old_clinic')]} fill="url(#maple-tiles)" wall={7} />
      <Furniture />
      <Doors trails={doors.map(({ points, ...rest }) => ({ ...rest, points: doorstep(points) }))} wide={36} />
      <Cars />
      <Wood trees={trees} leaf="leafy" seed={12} />
    </g>
  ),
  above: (
    <g>
      {LAMPS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <Light at={{ x, y }} r={150} strength={0.42} />
          <circle cx={x} cy={y} r="6" fill="var(--place-light)" stroke="var(--dark)" strokeWidth="2" />
        </g>
      ))}
      {WINDOWS.map(({ x, y, width, height }) => (
        <Light key={`${x} ${y}`} at={{ x: x + width / 2, y: y + height / 2 }} r={120} strength={0.22} />
      ))}
      <Vignette size={size} />
    </g>
  ),
};

/** The door itself is at the house's end of the walk, a step into the wall. */
function doorstep(points: (typeof trails)[number]['points']): (typeof trails)[number]['points'] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return points;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return [from, { x: from.x + ux * 14, y: from.y + uy * 14 }];
}
