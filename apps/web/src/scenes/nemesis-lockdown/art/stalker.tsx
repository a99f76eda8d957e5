import type { StalkerType } from '@dreadhouse/nemesis-lockdown';
import type { Size } from '../../../kit/board/types.ts';
import style from './art.module.css';

interface Silhouette extends Size {
  /** Around the middle of its feet. */
  readonly body: string;
  readonly teeth: string;
  readonly eyes: readonly (readonly [x: number, y: number])[];
}

/** Never drawn whole: a shape that is darker than the dark, and teeth. */
export const SILHOUETTES: Readonly<Record<StalkerType, Silhouette>> = {
  larva: {
    ...{ width: 34, height: 24 },
    body: 'M-16 0C-20-10-10-16-6-9C-3-3 3-4 3-12C3-22 17-22 17-11C17-3 8 1 0 0Z',
    teeth: 'M8-15l2 3 2-3 2 3',
    eyes: [],
  },
  creeper: {
    ...{ width: 62, height: 38 },
    body: 'M-31 0L-25-15L-31-26L-18-22C-10-35 10-38 19-29C30-32 34-21 27-16L17-15L25-9L29 0L18-9L13 0L6-11L-3 0L-8-11L-16 0L-20-11Z',
    teeth: 'M18-18l2 4 2-4 2 4 2-4',
    eyes: [[22, -24]],
  },
  adult: {
    ...{ width: 60, height: 68 },
    body: 'M-28 0L-21-20C-31-32-27-50-13-54C-16-66 0-74 16-69C28-66 31-57 27-52L11-51L19-46C15-40 7-42 3-42C11-32 23-31 30-14L23-17L27-3L18-12L16 0L8-13L0 0L-6-15L-15 0Z',
    teeth: 'M11-51l3 4 2-4 3 4 2-4 3 4 3-5',
    eyes: [[15, -60]],
  },
  breeder: {
    ...{ width: 72, height: 74 },
    body: 'M-36 0L-30-18C-40-30-34-48-22-46L-24-60L-12-50L-8-66L2-54C6-72 22-78 32-68C38-62 36-56 32-54L16-52L26-46C22-40 12-42 8-42C18-34 28-32 36-12L28-16L30 0L22-12L16 0L8-14L-2 0L-8-14L-18 0L-22-12Z',
    teeth: 'M16-52l3 5 3-5 3 5 3-5 3 4',
    eyes: [
      [20, -62],
      [27, -63],
    ],
  },
  queen: {
    ...{ width: 82, height: 90 },
    body: 'M-41 0L-34-24C-46-38-38-56-24-56L-36-72L-18-66L-22-86L-6-70L0-90L10-72L24-84L24-68C36-66 40-56 34-52L16-52L28-46C22-38 12-42 8-42C20-36 34-32 41-10L32-16L34 0L24-13L18 0L8-16L-2 0L-10-16L-20 0L-26-14Z',
    teeth: 'M12-52l3 6 3-6 3 6 3-6 3 6 4-7',
    eyes: [
      [14, -62],
      [22, -61],
      [7, -60],
    ],
  },
};

interface Props {
  readonly type: StalkerType;
  readonly damage?: number;
  /** Where two of a kind stand together. */
  readonly number?: number | null;
  /** Whoever looks stands in the same room: it is seen better than anybody would like. */
  readonly near?: boolean;
}

export function StalkerFigure({ type, damage = 0, number = null, near = false }: Props) {
  const { body, teeth, eyes, height, width } = SILHOUETTES[type];
  return (
    <g className={near ? style['near'] : undefined}>
      <path className={style['body']} d={body} />
      <path className={style['teeth']} d={teeth} />
      {near ? eyes.map(([x, y]) => <circle key={x} className={style['eye']} cx={x} cy={y} r="2" />) : null}
      {number === null ? null : (
        <text className={style['number']} x={width / 2 - 4} y={-2} textAnchor="middle">
          {number}
        </text>
      )}
      {damage === 0 ? null : (
        <g className={style['hurt']} transform={`translate(${-width / 2 + 6} ${-height + 8})`}>
          <circle r="11" />
          <text textAnchor="middle" y="5">
            {damage}
          </text>
        </g>
      )}
    </g>
  );
}
