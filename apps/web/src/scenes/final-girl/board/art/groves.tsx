import { distanceTo } from '../geometry.ts';
import type { Art } from '../layout.ts';
import { groves as layout } from '../layouts/groves.ts';
import { boxAt, boxesPath, Definitions, Floors, Light, lines, Paths, Rooms, Soil, Vignette } from './shared.tsx';
import { litter, treesAround, tuft, Wood } from './trees.tsx';

// The Sacred Groves: green light before a storm.

const { size, trails } = layout;
const OPEN = [
  'lookout',
  'west_woods',
  'graveyard',
  'rocks',
  'north_exit',
  'lakeshore',
  'sacred_trees',
  'east_woods',
  'se_exit',
  'bridge',
  'meadow',
  'shrine',
  'west_exit',
  'sw_path',
  'south_path',
];
const ROOFED = ['gardeners_shed', 'village', 'lost_found', 'welcome_center'].map((id) => boxAt(layout, id));

const RIVER = 'M668 -40Q700 40 682 110T706 250Q716 330 700 400T726 520Q760 580 812 618T892 700Q930 750 930 840';
const RIVER_POINTS = [
  [668, -40],
  [690, 40],
  [682, 110],
  [696, 180],
  [708, 260],
  [706, 330],
  [698, 400],
  [708, 470],
  [730, 530],
  [780, 590],
  [850, 650],
  [896, 706],
  [930, 800],
].map(([x = 0, y = 0]) => ({ x, y }));
const POND = 'M900 128Q896 84 950 78T1000 110Q1010 150 962 162T900 128Z';

function Water() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={RIVER} stroke="var(--sand)" strokeWidth="44" opacity="0.35" />
      <path d={RIVER} stroke="var(--water-rim)" strokeWidth="36" />
      <path d={RIVER} stroke="var(--place-water)" strokeWidth="28" />
      <path
        d={RIVER}
        stroke="var(--water-lit)"
        strokeWidth="3"
        strokeDasharray="26 30 10 44"
        opacity="0.8"
        transform="translate(-5 0)"
      />
      <path
        d={RIVER}
        stroke="var(--water-lit)"
        strokeWidth="2"
        strokeDasharray="14 40"
        opacity="0.6"
        transform="translate(6 14)"
      />
      <path d={POND} fill="var(--place-water)" stroke="var(--water-rim)" strokeWidth="8" />
      <path d="M920 110h24M950 130h30M934 146h18M962 100h14" stroke="var(--water-lit)" strokeWidth="2.5" />
    </g>
  );
}

function Bridges() {
  const planks = Array.from({ length: 10 }, (_, i) => [740 + i * 16, 562 - 2, 0, 112] as const);
  return (
    <g>
      <g transform="rotate(-8 812 618)" opacity="0.85">
        <path d="M732 586h164v66h-164Z" fill="var(--wood)" stroke="var(--dark)" strokeWidth="3" />
        <path d={lines(planks.map(([x]) => [x, 586, 0, 66] as const))} stroke="var(--wood-dark)" strokeWidth="2.5" />
        <path d="M728 586h172M728 652h172" stroke="var(--place-wall)" strokeWidth="6" />
      </g>
      <g fill="var(--wood)" stroke="var(--dark)" strokeWidth="2.5">
        <path d="M676 164l60 14l-4 20l-60 -12Z M654 76l52 -4l2 22l-52 4Z" />
      </g>
      <path
        d={lines([
          [690, 168, -4, 19],
          [704, 171, -4, 20],
          [718, 175, -4, 20],
          [668, 76, 2, 21],
          [682, 75, 2, 21],
          [694, 74, 2, 21],
        ])}
        stroke="var(--wood-dark)"
        strokeWidth="2"
      />
    </g>
  );
}

function Graves() {
  const stones = [
    [286, 262],
    [290, 316],
    [326, 334],
    [408, 336],
    [440, 300],
    [442, 256],
    [300, 236],
  ] as const;
  return (
    <g fill="var(--stone)" stroke="var(--dark)" strokeWidth="2">
      <path d={stones.map(([x, y]) => `M${x - 8} ${y}v-12q8 -10 16 0v12Z`).join('')} />
      <path d={lines(stones.map(([x, y]) => [x, y - 13, 0, 9] as const))} stroke="var(--dark)" />
      <path d={lines(stones.map(([x, y]) => [x - 4, y - 10, 8, 0] as const))} stroke="var(--dark)" />
    </g>
  );
}

function Stones() {
  const ring = [
    [484, 112],
    [494, 158],
    [528, 180],
    [590, 182],
    [626, 156],
    [634, 108],
  ] as const;
  return (
    <g stroke="var(--dark)" strokeWidth="2.5" strokeLinejoin="round">
      <path d={ring.map(([x, y]) => `M${x - 10} ${y + 6}l4 -20l10 -4l8 8l2 18Z`).join('')} fill="var(--stone)" />
      <path
        d={ring.map(([x, y]) => `M${x - 3} ${y - 10}l8 2l2 12Z`).join('')}
        fill="var(--chalk)"
        stroke="none"
        opacity="0.35"
      />
    </g>
  );
}

function Shrine() {
  return (
    <g>
      <circle
        cx="346"
        cy="500"
        r="52"
        fill="none"
        stroke="var(--stone)"
        strokeWidth="9"
        strokeDasharray="22 10"
        opacity="0.7"
      />
      <circle cx="346" cy="500" r="32" fill="none" stroke="var(--place-light)" strokeWidth="2" opacity="0.7" />
      <path
        d="M346 476a15 15 0 1 0 0.1 0M333 498a15 15 0 1 0 0.1 0M359 498a15 15 0 1 0 0.1 0"
        fill="none"
        stroke="var(--place-light)"
        strokeWidth="2"
        opacity="0.6"
      />
      <Light at={{ x: 346, y: 500 }} r={110} strength={0.5} />
    </g>
  );
}

/** Three old trees whose roots one stands on. */
function Giants() {
  const trunks = [
    [738, 384],
    [874, 392],
    [846, 462],
    [752, 452],
  ] as const;
  return (
    <g>
      {trunks.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0 0L-30 -12M0 0L26 -18M0 0L24 16M0 0L-20 20M0 0L0 28"
            stroke="var(--bark)"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <circle r="15" fill="var(--bark)" stroke="var(--dark)" strokeWidth="2" />
          <circle r="9" fill="none" stroke="var(--place-light)" strokeWidth="1.5" opacity="0.8" />
          <circle r="4" fill="var(--place-light)" opacity="0.8" />
        </g>
      ))}
      <Light at={{ x: 806, y: 420 }} r={130} strength={0.4} />
    </g>
  );
}

function Houses() {
  return (
    <g>
      <Rooms boxes={ROOFED} fill="url(#groves-planks)" />
      <g opacity="0.55" stroke="var(--dark)" strokeWidth="2" fill="var(--wood)">
        <path
          d={boxesPath([
            [30, 392, 14, 70],
            [180, 392, 22, 80],
            [508, 548, 16, 60],
            [668, 548, 16, 60],
            [1008, 44, 20, 60],
            [1150, 44, 26, 24],
            [1150, 74, 26, 24],
          ])}
        />
        <path
          d={boxesPath([
            [1016, 314, 40, 24],
            [1016, 392, 40, 26],
            [1142, 314, 38, 24],
          ])}
          fill="var(--cloth)"
        />
      </g>
      <path d="M1098 306v22M1098 430v-22" stroke="var(--place-wall)" strokeWidth="5" />
    </g>
  );
}

/** Gates of red posts, and roads that leave through them. */
function Gates() {
  return (
    <g>
      <path d="M768 84V-30M104 630H-30M1080 730Q1120 760 1130 830" fill="none" stroke="var(--road)" strokeWidth="48" />
      <path
        d="M768 84V-30M104 630H-30M1080 730Q1120 760 1130 830"
        fill="none"
        stroke="var(--path-lit)"
        strokeWidth="2"
        strokeDasharray="8 14"
        opacity="0.5"
      />
    </g>
  );
}

function Posts() {
  return (
    <g fill="var(--gate)" stroke="var(--dark)" strokeWidth="3">
      <path
        d={boxesPath([
          [716, 16, 104, 9],
          [726, 30, 84, 6],
          [732, 12, 10, 34],
          [794, 12, 10, 34],
        ])}
      />
      <path
        d={boxesPath([
          [20, 574, 9, 100],
          [36, 584, 6, 80],
          [16, 590, 34, 10],
          [16, 650, 34, 10],
        ])}
      />
      <path
        d={boxesPath([
          [1060, 778, 108, 9],
          [1074, 768, 10, 30],
          [1144, 768, 10, 30],
        ])}
      />
    </g>
  );
}

function Lookout() {
  return (
    <g opacity="0.75">
      <path d="M222 60h46v44h-46Z" fill="var(--wood)" stroke="var(--dark)" strokeWidth="3" />
      <path d="M222 60l46 44M268 60l-46 44" stroke="var(--wood-dark)" strokeWidth="2" />
      <path
        d={lines([
          [268, 70, 14, 0],
          [268, 78, 14, 0],
          [268, 86, 14, 0],
          [268, 94, 14, 0],
        ])}
        stroke="var(--place-wall)"
        strokeWidth="3"
      />
    </g>
  );
}

const wood = treesAround(layout, {
  seed: 9,
  least: 18,
  most: 40,
  tries: 2400,
  apart: 0.74,
  keepOff: (tree) =>
    distanceTo(RIVER_POINTS, tree) < tree.r + 18 || Math.hypot(tree.x - 950, tree.y - 120) < 66 + tree.r,
});

export const grovesArt: Art = {
  ground: (
    <g>
      <Definitions>
        <pattern id="groves-planks" width="18" height="60" patternUnits="userSpaceOnUse">
          <rect width="18" height="60" fill="var(--place-floor)" />
          <path d="M0 0V60M9 0V60M0 22H9M9 46H18" stroke="var(--wood-dark)" strokeWidth="1.5" />
        </pattern>
      </Definitions>
      <Soil size={size} seed={14} />
      <path d={litter(size, 22, 460, tuft)} stroke="var(--tree-3)" strokeWidth="1.5" opacity="0.4" />
      <Gates />
      <Water />
      <Paths trails={trails} wide={20} />
      <Floors layout={layout} ids={OPEN} />
      <path d={litter(size, 33, 220, tuft)} stroke="var(--tree-4)" strokeWidth="1.2" opacity="0.25" />
      <Bridges />
      <Graves />
      <Stones />
      <Shrine />
      <Giants />
      <Lookout />
      <Posts />
      <Houses />
      <Wood trees={wood} leaf="leafy" seed={6} />
    </g>
  ),
  above: (
    <g>
      <Light at={{ x: 640, y: 60 }} r={560} strength={0.14} />
      <path
        d={litter({ width: 1300, height: 860 }, 3, 130, (x, y) => `M${x.toFixed(0)} ${y.toFixed(0)}l-9 26`)}
        stroke="var(--moon)"
        strokeWidth="1.2"
        opacity="0.16"
      />
      <Vignette size={size} />
    </g>
  ),
};
