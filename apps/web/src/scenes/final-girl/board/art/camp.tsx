import { scatter } from '../geometry.ts';
import type { Art } from '../layout.ts';
import { camp as layout } from '../layouts/camp.ts';
import { Cabins, Dock, Exits, Fire, Gate, ToolShed } from './camp-buildings.tsx';
import { boxesPath, Definitions, Floors, Light, lines, Paths, Soil, Vignette } from './shared.tsx';
import { litter, treesAround, tuft, Wood } from './trees.tsx';

// Camp Happy Trails: moonlit pine and lake.

const { size, spots, trails } = layout;
const OPEN = [
  'nw_woods',
  'north_trail',
  'main_gate',
  'north_woods',
  'east_trail',
  'se_exit',
  'cliff',
  'lovers_spot',
  'south_trail',
  'campfire',
  'lake_path',
  'sports_field',
  'sw_exit',
];
const LAKE = spots['lake']?.shape ?? '';

function Lake() {
  const chance = scatter(8);
  const glints = Array.from({ length: 34 }, () => {
    const y = 300 + chance() * 200;
    return [560 + (chance() - 0.5) * (60 + (y - 300) * 0.9), y, 10 + chance() * 34, 0] as const;
  });
  return (
    <g>
      <path d={LAKE} fill="none" stroke="var(--sand)" strokeWidth="30" strokeLinejoin="round" opacity="0.55" />
      <path d={LAKE} fill="none" stroke="var(--water-rim)" strokeWidth="12" strokeLinejoin="round" />
      <path d={LAKE} fill="url(#camp-water)" />
      <path
        d={LAKE}
        transform="translate(61 40) scale(0.9)"
        fill="none"
        stroke="var(--water-lit)"
        strokeWidth="1.5"
        opacity="0.35"
      />
      <path
        d={LAKE}
        transform="translate(122 80) scale(0.8)"
        fill="none"
        stroke="var(--water-lit)"
        strokeWidth="1.5"
        opacity="0.25"
      />
      <path d={lines(glints)} stroke="var(--moon)" strokeWidth="2.5" strokeLinecap="round" opacity="0.4" />
    </g>
  );
}

function Field() {
  return (
    <g fill="none" stroke="var(--chalk)" strokeWidth="2.5" opacity="0.5">
      <path d="M92 446l76 -62l76 62l-76 58Z" />
      <path d="M70 470q98 -136 196 0" />
      <path
        d={boxesPath([
          [162, 379, 12, 10],
          [238, 441, 12, 10],
          [162, 498, 12, 10],
          [86, 441, 12, 10],
        ])}
        fill="var(--chalk)"
      />
    </g>
  );
}

function Marsh() {
  const shape = spots['marsh']?.shape ?? '';
  return (
    <g>
      <path d={shape} fill="var(--mud)" stroke="var(--rim)" strokeWidth="4" />
      <path
        d="M950 470q26 -18 50 0q-10 20 -50 0M1040 530q30 -16 56 2q-24 16 -56 -2M1060 452q20 -10 36 4q-20 10 -36 -4"
        fill="var(--place-water)"
        stroke="var(--water-rim)"
        strokeWidth="2"
      />
      <path
        d={litter({ width: 180, height: 110 }, 4, 34, tuft)}
        transform="translate(934 440)"
        stroke="var(--reed)"
        strokeWidth="1.8"
        opacity="0.8"
      />
    </g>
  );
}

/** Rock edges over the water. */
function Rocks() {
  return (
    <g>
      <path
        d="M690 262l22 20l30 6l34 2l30 -6l34 -16l10 -22l-16 26l-30 10l-34 4l-32 -4l-30 -8Z"
        fill="var(--stone)"
        stroke="var(--dark)"
        strokeWidth="2"
      />
      <path
        d={lines([
          [706, 270, 8, 12],
          [738, 280, 2, 10],
          [772, 282, 0, 10],
          [806, 276, 6, 10],
          [836, 256, 8, 6],
        ])}
        stroke="var(--dark)"
        strokeWidth="2"
      />
      <path d="M536 250l76 -8l4 22l-74 8Z" fill="var(--blanket)" opacity="0.45" />
      <path
        d={lines([
          [552, 249, 4, 22],
          [572, 247, 4, 22],
          [592, 245, 4, 22],
          [538, 258, 76, -8],
        ])}
        stroke="var(--chalk)"
        strokeWidth="2"
        opacity="0.28"
      />
    </g>
  );
}

const pines = treesAround(layout, { seed: 3, least: 15, most: 34, tries: 2600, apart: 0.72 });

export const campArt: Art = {
  ground: (
    <g>
      <Definitions>
        <linearGradient id="camp-water" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="var(--water-lit)" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="var(--place-water)" />
          <stop offset="1" stopColor="var(--water-deep)" />
        </linearGradient>
        <pattern id="camp-planks" width="60" height="18" patternUnits="userSpaceOnUse">
          <rect width="60" height="18" fill="var(--place-floor)" />
          <path d="M0 0H60M0 9H60M22 0V9M48 9V18" stroke="var(--wood-dark)" strokeWidth="1.5" />
        </pattern>
      </Definitions>
      <Soil size={size} seed={11} />
      <path d={litter(size, 21, 420, tuft)} stroke="var(--tree-3)" strokeWidth="1.5" opacity="0.35" />
      <Exits />
      <Paths trails={trails.filter(({ kind }) => kind === 'path')} />
      <Lake />
      <Floors layout={layout} ids={OPEN} />
      <path d={litter(size, 31, 160, tuft)} stroke="var(--tree-4)" strokeWidth="1.2" opacity="0.2" />
      <Marsh />
      <Field />
      <Rocks />
      <Fire />
      <Gate />
      <Dock />
      <Cabins />
      <ToolShed />
      <Wood trees={pines} leaf="pine" seed={5} />
    </g>
  ),
  above: (
    <g>
      <Light at={{ x: 560, y: 360 }} r={420} tone="moon" strength={0.16} />
      <Light at={{ x: 362, y: 262 }} r={120} strength={0.3} />
      <Light at={{ x: 1073, y: 60 }} r={100} strength={0.26} />
      <Light at={{ x: 930, y: 508 }} r={80} strength={0.4} />
      <Vignette size={size} />
    </g>
  ),
};
