import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';
import style from './mission-map.module.css';

export type Mob = 'shambler' | 'alpha';

/** Where each of a crowd stands, those behind first. More than five look like five, with a larger number. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [10, -4],
    [-9, 0],
  ],
  [
    [1, -10],
    [15, -2],
    [-14, 0],
  ],
  [
    [10, -11],
    [-9, -10],
    [19, -1],
    [-18, 0],
  ],
  [
    [1, -14],
    [17, -10],
    [-16, -9],
    [24, -1],
    [-8, 0],
  ],
];
const WIDTHS = [28, 46, 56, 64, 74];
/** A mass is seen from afar. */
const SCALE = 1.25;

const looked = (count: number): number => Math.min(count, PLACES.length) - 1;

export function massWidth(type: Mob, count: number): number {
  return SCALE * widthOf(type, count);
}

export function massHeight(type: Mob, count: number): number {
  return SCALE * ((type === 'alpha' ? 44 : 38) + (count > 2 ? 10 : 0));
}

function widthOf(type: Mob, count: number): number {
  return (WIDTHS[looked(count)] ?? 74) + (type === 'alpha' ? 6 : 0);
}

interface Props {
  readonly type: Mob;
  readonly count: number;
  /** How many of them lie in bolas. */
  readonly trapped: number;
}

/** A crowd of one kind: one dark mass with eyes, and a sign that counts it, round for Shamblers and pointed for Alphas. */
export function Mass({ type, count, trapped }: Props) {
  const half = widthOf(type, count) / 2;
  return (
    <g transform={`scale(${SCALE})`}>
      <Drawn of={[['town-shade', dots([[2, -3, half, 6]])]]} />
      {(PLACES[looked(count)] ?? []).map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Drawn of={BODIES[type]} />
        </g>
      ))}
      {trapped > 0 ? <Bolas half={half} /> : null}
      {count > 1 ? <Count type={type} count={count} x={4 - half} /> : null}
    </g>
  );
}

/** Dark, hunched, arms hanging; or taller, leaning forward, with eyes that know what they want. */
const BODIES: Readonly<Record<Mob, Drawing>> = {
  shambler: [
    [
      'horde + horde-edge 2 round-corners',
      'M-12 -2Q-14 -18 -9 -23Q-11 -34 0 -35Q10 -34 9 -24Q15 -18 12 -2Q0 2 -12 -2Z',
    ],
    ['horde 5 round-ends round-corners', 'M-10 -18L-15 -10M10 -17L16 -21'],
    ['horde-eyes', dots('-3.5 -27 2.2, 4 -26.5 2.2')],
  ],
  alpha: [
    [
      'horde-alpha + horde-edge 2 round-corners',
      'M-14 -2Q-16 -22 -11 -28L-12 -37L-5 -34L1 -42L6 -34L13 -36L11 -27Q17 -20 14 -2Q0 2 -14 -2Z',
    ],
    ['horde 5 round-ends round-corners', 'M-12 -20L-19 -26M12 -20L19 -27'],
    ['horde-alpha-eyes', 'M-8 -30l6 2.5-5 2zM8 -30l-6 2.5 5 2z'],
  ],
};

const COUNTERS: Readonly<Record<Mob, Drawing>> = {
  shambler: [['token-ground + neon-gold 3 round-corners', 'M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0Z']],
  alpha: [['token-ground + neon-rose 3 round-corners', 'M0 -17L17 0L0 17L-17 0Z']],
};

function Count({ type, count, x }: { readonly type: Mob; readonly count: number; readonly x: number }) {
  return (
    <g transform={`translate(${x} -12)`}>
      <Drawn of={COUNTERS[type]} />
      <text className={style['letter']} y="6.5">
        {count}
      </text>
    </g>
  );
}

/** AD-BOLAS-02: cords around whoever they caught. */
export function Bolas({ half }: { readonly half: number }) {
  return (
    <Drawn of={[['neon-sea 3.5 round-corners', `M${-half} -18Q0 -8 ${half} -18M${-half} -11Q0 -1 ${half} -11`]]} />
  );
}
