import { Glyph } from './glyph.tsx';
import { ZOMBIE_ART } from './icons.ts';

/** A shape of one dark mass: hunched and hanging, or upright with shoulders. Feet at 0,0. */
const BODIES = {
  shambler: 'M-12 0Q-14 -15 -9 -21Q-13 -29 -6 -35Q3 -40 8 -33Q11 -28 7 -22Q13 -18 15 -6L11 -7L12 0Z',
  alpha: 'M-12 0L-12 -19L-19 -30L-9 -29Q-10 -41 0 -46Q10 -41 9 -29L19 -30L12 -19L12 0Z',
} as const;

const EYES = {
  shambler: [-4, 3, -30],
  alpha: [-4, 4, -35],
} as const;

/** Where each of a crowd stands; the ones behind first. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [10, -4],
    [-8, 0],
  ],
  [
    [0, -9],
    [14, -2],
    [-13, 0],
  ],
  [
    [9, -11],
    [-9, -10],
    [18, -1],
    [-17, 0],
  ],
  [
    [0, -14],
    [15, -10],
    [-15, -9],
    [22, -1],
    [-7, 0],
  ],
];

export type Mob = 'shambler' | 'alpha';

interface Props {
  readonly type: Mob;
  readonly count: number;
  /** How many of them lie in bolas. */
  readonly trapped: number;
}

export function widthOf(count: number): number {
  return [34, 46, 56, 66, 76][Math.min(count, 5) - 1] ?? 76;
}

/** So many Zombies of a kind as one mass with eyes, and their number on a sign of its own shape for each kind. */
export function Mass({ type, count, trapped }: Props) {
  const places = PLACES[Math.min(count, 5) - 1] ?? [];
  const [left, right, y] = EYES[type];
  const half = widthOf(count) / 2;
  return (
    <g>
      <ellipse cx="2" cy="-2" rx={half - 2} ry="7" fill="var(--horde-shadow)" />
      {places.map(([x, up]) => (
        <g key={x} transform={`translate(${x} ${up})`}>
          <path
            d={BODIES[type]}
            fill={`var(--horde-${type})`}
            stroke="var(--horde-rim)"
            strokeWidth="1.800"
            strokeLinejoin="round"
          />
          <g fill={`var(--horde-${type}-eyes)`}>
            <circle cx={left} cy={y} r="2.600" />
            <circle cx={right} cy={y} r="2.600" />
          </g>
        </g>
      ))}
      {trapped > 0 ? (
        <path
          d={`M${-half + 4} -16Q0 -6 ${half - 4} -16M${-half + 4} -10Q0 0 ${half - 4} -10`}
          fill="none"
          stroke="var(--neon-sea)"
          strokeWidth="3"
        />
      ) : null}
      {count > 1 ? <Count type={type} count={count} x={half - 5} /> : null}
    </g>
  );
}

function Count({ type, count, x }: { readonly type: Mob; readonly count: number; readonly x: number }) {
  return (
    <g transform={`translate(${x} -36)`}>
      <path
        d={type === 'shambler' ? 'M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z' : 'M0 -16L16 0L0 16L-16 0Z'}
        fill="var(--horde-sign)"
        stroke={`var(--horde-${type}-eyes)`}
        strokeWidth="2.500"
      />
      <text
        y="6"
        textAnchor="middle"
        style={{ font: `700 ${count > 9 ? 15 : 18}px/1 var(--font-names)`, fill: 'var(--horde-sign-ink)' }}
      >
        {count}
      </text>
    </g>
  );
}

/** A figure of its own, larger than anybody else. */
export function Abomination({ type, trapped }: { readonly type: string; readonly trapped: boolean }) {
  return (
    <g>
      <ellipse cx="2" cy="-3" rx="32" ry="9" fill="var(--horde-shadow)" />
      <path
        d="M-28 0Q-33 -24 -23 -40Q-21 -62 0 -66Q21 -62 23 -40Q33 -24 28 0Z"
        fill="var(--horde-alpha)"
        stroke="var(--neon-rose)"
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
      <g color="var(--horde-boss)" fill="currentColor">
        <Glyph body={ZOMBIE_ART[type] ?? ZOMBIE_ART['alpha'] ?? ''} x={0} y={-33} size={44} />
      </g>
      {trapped ? (
        <path d="M-26 -22Q0 -10 26 -22M-27 -14Q0 -2 27 -14" fill="none" stroke="var(--neon-sea)" strokeWidth="3.500" />
      ) : null}
    </g>
  );
}
