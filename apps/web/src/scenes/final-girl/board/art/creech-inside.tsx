import { blob, scatter, softly } from '../geometry.ts';
import { BOARDS, CARPETS, PARQUET, TILES, waysOf } from './creech-rooms.ts';
import { boxesPath, dots, lines } from './shared.tsx';

// What stands and leads from room to room in Creech Manor.

/** Things seen from above, faint, so that who stands among them is what one sees. */
export function Furniture() {
  return (
    <g opacity="0.55" stroke="var(--dark)" strokeWidth="2">
      <g fill="var(--wood)">
        <path
          d={boxesPath([
            [396, 26, 34, 26],
            [640, 24, 36, 30],
            [636, 60, 26, 22],
            [398, 92, 22, 30],
          ])}
        />
        <path
          d={boxesPath([
            [194, 206, 16, 40],
            [620, 156, 40, 10],
            [1000, 160, 14, 96],
            [834, 160, 14, 40],
          ])}
        />
        <path
          d={boxesPath([
            [520, 296, 14, 60],
            [644, 396, 46, 12],
            [936, 300, 72, 26],
            [340, 296, 14, 50],
          ])}
        />
        <path
          d={boxesPath([
            [188, 440, 26, 44],
            [188, 496, 26, 44],
            [336, 440, 26, 44],
            [796, 436, 54, 18],
            [680, 530, 60, 14],
          ])}
        />
        <path
          d={boxesPath([
            [378, 576, 18, 60],
            [470, 686, 60, 12],
            [948, 580, 62, 34],
          ])}
        />
      </g>
      <path
        d={boxesPath([
          [188, 206, 6, 40],
          [560, 206, 0, 0],
        ])}
        fill="var(--tv)"
      />
      <path d={boxesPath([[738, 196, 74, 58]])} fill="var(--cloth)" />
      <path
        d={boxesPath([
          [742, 200, 30, 15],
          [778, 200, 30, 15],
        ])}
        fill="var(--chalk)"
      />
      <path d="M190 336h34a14 14 0 0 1 0 28h-34ZM966 440h34a14 14 0 0 1 0 28h-34Z" fill="var(--porcelain)" />
      <path
        d={dots([
          [312, 304, 10],
          [876, 446, 9],
        ])}
        fill="var(--porcelain)"
      />
      <path d="M196 612q8 -26 36 -26h70q30 4 40 28v28q-10 24 -40 26h-70q-28 0 -36 -26Z" fill="var(--car)" />
      <path d="M232 596h26v62h-26q-8 -30 0 -62M284 598h20q8 28 0 58h-20Z" fill="var(--glass)" />
      <path d="M828 586q30 -14 50 6q14 18 -4 36q-10 12 -46 8Z" fill="var(--dark)" />
      <path
        d={lines([
          [832, 590, 0, 42],
          [838, 590, 0, 42],
          [844, 590, 0, 42],
        ])}
        stroke="var(--porcelain)"
      />
    </g>
  );
}

export function Stairs() {
  const steps = waysOf('stairs').flatMap(({ points }) => {
    const [top, foot] = [points[0], points.at(-1)];
    if (top === undefined || foot === undefined) return [];
    return Array.from({ length: 8 }, (_, i) => [top.x - 22, top.y + ((foot.y - top.y) / 7) * i, 44, 0] as const);
  });
  const flights = waysOf('stairs').map(
    ({ points: [top, foot] }) => [(top?.x ?? 0) - 24, top?.y ?? 0, 48, (foot?.y ?? 0) - (top?.y ?? 0)] as const,
  );
  return (
    <g>
      <path d={boxesPath(flights)} fill="var(--wood-dark)" stroke="var(--dark)" strokeWidth="3" />
      <path d={boxesPath(flights.map(([x, y, w, h]) => [x + 7, y, w - 14, h] as const))} fill="var(--runner)" />
      <path d={lines(steps)} stroke="var(--place-wall)" strokeWidth="2" opacity="0.8" />
    </g>
  );
}

/** The ways that are no doors: a chute, two windows, a ladder on the wall. */
export function OddWays() {
  return (
    <g>
      <path d={boxesPath([[206, 262, 44, 36]])} fill="var(--steel)" stroke="var(--dark)" strokeWidth="3" />
      <path d="M216 272l12 12l12 -12M216 282l12 12l12 -12" fill="none" stroke="var(--dark)" strokeWidth="3" />
      <path
        d={boxesPath([
          [1012, 350, 16, 44],
          [1012, 490, 16, 44],
        ])}
        fill="var(--glass)"
        stroke="var(--place-wall)"
        strokeWidth="3"
      />
      <path d="M1016 356l8 12l-7 8l8 14M1016 496l9 10l-8 10l7 14" fill="none" stroke="var(--dark)" strokeWidth="2" />
      <path d={boxesPath([[172, 366, 16, 44]])} fill="var(--glass)" stroke="var(--place-wall)" strokeWidth="3" />
      <path d="M176 378L104 430M186 396L116 446" stroke="var(--wood)" strokeWidth="5" strokeLinecap="round" />
      <path
        d={lines([
          [164, 386, 11, 18],
          [150, 396, 11, 18],
          [136, 406, 11, 18],
          [122, 416, 11, 18],
        ])}
        stroke="var(--wood)"
        strokeWidth="4"
      />
    </g>
  );
}

/** Damp that has come through, in the corners of the rooms. */
export function Mould() {
  const chance = scatter(77);
  const corners = [...BOARDS, ...CARPETS, ...PARQUET, ...TILES].map(({ x, y, width, height }) => {
    const [left, top] = [chance() < 0.5, chance() < 0.5];
    const [w, h] = [36 + chance() * 44, 26 + chance() * 26];
    return softly(
      blob(
        { x: left ? x + 3 : x + width - w - 3, y: top ? y + 3 : y + height - h - 3, width: w, height: h },
        Math.floor(x + y),
        0.4,
        9,
      ),
    );
  });
  return <path d={corners.join('')} fill="var(--mould)" opacity="0.5" />;
}
