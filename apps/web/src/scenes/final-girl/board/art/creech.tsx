import type { Art } from '../layout.ts';
import { creech as layout } from '../layouts/creech.ts';
import { Furniture, Mould, OddWays, Stairs } from './creech-inside.tsx';
import { BOARDS, boxes, CARPETS, CHECKERS, PARQUET, TILES, waysOf } from './creech-rooms.ts';
import { boxesPath, Definitions, Doors, dots, Light, Rooms, Soil, Vignette } from './shared.tsx';
import { litter, treesAround, tuft, Wood } from './trees.tsx';

// Creech Manor: candle and mould.

const { size } = layout;
function Patterns() {
  return (
    <Definitions>
      <pattern id="creech-boards" width="80" height="16" patternUnits="userSpaceOnUse">
        <rect width="80" height="16" fill="var(--place-floor)" />
        <path d="M0 0H80M0 8H80M30 0V8M64 8V16" stroke="var(--wood-dark)" strokeWidth="1.5" />
      </pattern>
      <pattern id="creech-carpet" width="28" height="28" patternUnits="userSpaceOnUse">
        <rect width="28" height="28" fill="var(--carpet)" />
        <path
          d="M14 4L24 14L14 24L4 14ZM0 -4L4 0L0 4M28 -4L24 0L28 4M0 24L4 28M28 24L24 28"
          fill="none"
          stroke="var(--carpet-lit)"
          strokeWidth="1.5"
        />
      </pattern>
      <pattern id="creech-tiles" width="20" height="20" patternUnits="userSpaceOnUse">
        <rect width="20" height="20" fill="var(--tile)" />
        <path d="M0 0H20V20" fill="none" stroke="var(--tile-dark)" strokeWidth="2" />
      </pattern>
      <pattern id="creech-parquet" width="32" height="32" patternUnits="userSpaceOnUse">
        <rect width="32" height="32" fill="var(--place-floor)" />
        <path
          d="M0 5H16M0 11H16M21 0V16M27 0V16M5 16V32M11 16V32M16 21H32M16 27H32M16 0V32M0 16H32"
          stroke="var(--wood-dark)"
          strokeWidth="1.4"
        />
      </pattern>
      <pattern id="creech-checkers" width="44" height="44" patternUnits="userSpaceOnUse">
        <rect width="44" height="44" fill="var(--check-1)" />
        <path d="M0 0h22v22h-22ZM22 22h22v22h-22Z" fill="var(--check-2)" />
      </pattern>
      <pattern id="creech-shingles" width="26" height="18" patternUnits="userSpaceOnUse">
        <rect width="26" height="18" fill="var(--roof)" />
        <path
          d="M0 9Q6.5 15 13 9Q19.5 15 26 9M-13 18Q-6.5 24 0 18Q6.5 24 13 18Q19.5 24 26 18M0 0Q6.5 6 13 0"
          fill="none"
          stroke="var(--dark)"
          strokeWidth="1.6"
          opacity="0.7"
        />
      </pattern>
    </Definitions>
  );
}

function Roof() {
  return (
    <g stroke="var(--dark)" strokeWidth="4" strokeLinejoin="round">
      <path d="M166 144L372 8V144Z M696 8L1034 144H696Z" fill="url(#creech-shingles)" />
      <path d="M372 8L166 144M696 8L1034 144" stroke="var(--place-wall)" strokeWidth="3" />
      <path d="M826 38h44v44h-44Z" fill="var(--brick)" />
      <path d="M836 46h24v28h-24Z" fill="var(--dark)" />
    </g>
  );
}

function Grounds() {
  const yards = ['west_yard', 'front_lawn', 'east_yard'].map((id) => layout.spots[id]?.shape ?? '');
  return (
    <g>
      {yards.map((d) => (
        <path key={d} d={d} fill="var(--lawn)" stroke="var(--rim)" strokeWidth="4" strokeLinejoin="round" />
      ))}
      <path
        d="M656 704L704 704Q700 760 740 876H620Q660 760 656 704Z"
        fill="var(--place-path)"
        stroke="var(--path-edge)"
        strokeWidth="4"
      />
      <path d="M158 806H352M858 806H900" stroke="var(--place-path)" strokeWidth="22" />
      <path
        d={litter({ width: 1180, height: 130 }, 6, 190, tuft)}
        transform="translate(10 724)"
        stroke="var(--tree-4)"
        strokeWidth="1.5"
        opacity="0.55"
      />
      <path
        d={litter({ width: 136, height: 290 }, 7, 60, tuft)}
        transform="translate(18 430)"
        stroke="var(--tree-4)"
        strokeWidth="1.5"
        opacity="0.5"
      />
      <path
        d={litter({ width: 136, height: 410 }, 8, 80, tuft)}
        transform="translate(1048 310)"
        stroke="var(--tree-4)"
        strokeWidth="1.5"
        opacity="0.5"
      />
      <path d="M10 862H610M750 862H1190" stroke="var(--steel)" strokeWidth="14" strokeDasharray="3 9" />
      <path d="M10 858H610M750 858H1190" stroke="var(--steel)" strokeWidth="3" />
      <path
        d={boxesPath([
          [600, 848, 18, 26],
          [742, 848, 18, 26],
        ])}
        fill="var(--stone)"
        stroke="var(--dark)"
        strokeWidth="3"
      />
      <g fill="var(--stone)" stroke="var(--dark)" strokeWidth="2" opacity="0.8">
        <path d="M40 470q0 -16 12 -16t12 16v20h-24ZM92 486q0 -14 10 -14t10 14v18h-20Z" />
        <path d={dots([[1112, 410, 34]])} />
        <path d={dots([[1112, 410, 22]])} fill="var(--place-water)" />
        <path d={dots([[1112, 410, 7]])} />
      </g>
    </g>
  );
}

const NUMERALS = [
  ['IV', 214],
  ['III', 352],
  ['II', 494],
  ['I', 640],
] as const;
const CANDLES = [
  [534, 66],
  [296, 196],
  [690, 190],
  [446, 344],
  [600, 340],
  [772, 344],
  [500, 470],
  [742, 480],
  [470, 620],
  [680, 610],
  [910, 640],
] as const;
const dead = treesAround(layout, {
  seed: 12,
  least: 16,
  most: 30,
  tries: 900,
  apart: 0.8,
  keepOff: ({ x, y }) => x > 150 && x < 1050 && y > 0,
});

export const creechArt: Art = {
  ground: (
    <g>
      <Patterns />
      <Soil size={size} seed={4} />
      <Wood trees={dead} leaf="leafy" seed={2} />
      <Grounds />
      <Roof />
      <path d="M166 142H1034V712H166Z" fill="var(--slab)" stroke="var(--dark)" strokeWidth="8" />
      <Rooms boxes={BOARDS} fill="url(#creech-boards)" />
      <Rooms boxes={CARPETS} fill="url(#creech-carpet)" />
      <Rooms boxes={TILES} fill="url(#creech-tiles)" />
      <Rooms boxes={PARQUET} fill="url(#creech-parquet)" />
      <Rooms boxes={CHECKERS} fill="url(#creech-checkers)" />
      <Rooms boxes={boxes('garage')} fill="var(--concrete)" />
      <Mould />
      <Furniture />
      <Doors trails={[...waysOf('door'), ...waysOf('gate')]} />
      <Stairs />
      <OddWays />
      <g fill="var(--place-edge)" opacity="0.75" textAnchor="end" style={{ font: '400 22px/1 var(--font-label)' }}>
        {NUMERALS.map(([numeral, y]) => (
          <text key={numeral} x="162" y={y}>
            {numeral}
          </text>
        ))}
      </g>
    </g>
  ),
  above: (
    <g>
      {CANDLES.map(([x, y]) => (
        <Light key={`${x} ${y}`} at={{ x, y }} r={130} strength={0.32} />
      ))}
      <Light at={{ x: 201, y: 226 }} r={90} tone="moon" strength={0.5} />
      <Vignette size={size} />
    </g>
  ),
};
