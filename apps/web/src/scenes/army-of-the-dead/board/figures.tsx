import type { CSSProperties, ReactNode } from 'react';
import type { Figure } from '../../../kit/board/types.ts';
import style from './mission-map.module.css';
import type { OnMap } from './on-map.ts';

/** What each is called, for those who listen and for the note beside it. */
export type NameOf = (kind: 'survivor' | 'zombie' | 'truck', id: string) => string;

/** Everybody on the map. Shamblers and Alphas cannot be told apart, so they walk wherever one of them is gone. */
export function figuresOf(on: OnMap, nameOf: NameOf): Figure[] {
  return [
    ...truckFigure(on, nameOf),
    ...on.groups.flatMap(({ at, shamblers, alphas }) => [
      ...crowd('alpha', at, alphas, nameOf),
      ...crowd('shambler', at, shamblers, nameOf),
    ]),
    ...on.abominations.map(
      ({ type, at }): Figure => ({
        id: `zombie:${type}`,
        place: at,
        target: `zombie:${type}`,
        name: nameOf('zombie', type),
        width: 52,
        height: 60,
        drawing: <Abomination type={type} />,
      }),
    ),
    ...survivorFigures(on, nameOf),
  ];
}

function survivorFigures({ survivors, companions }: OnMap, nameOf: NameOf): Figure[] {
  const standing = (id: string, at: string, isHurt: boolean, isLed: boolean): Figure => ({
    id: `survivor:${id}`,
    place: at,
    target: `survivor:${id}`,
    name: nameOf('survivor', id),
    width: 34,
    height: 48,
    drawing: <SurvivorFigure id={id} letters={nameOf('survivor', id).slice(0, 2)} isHurt={isHurt} isLed={isLed} />,
  });
  return [
    ...survivors.filter(({ health }) => health > 0).map(({ id, at, health }) => standing(id, at, health === 1, false)),
    ...companions.filter(({ alive }) => alive).map(({ id, at }) => standing(id, at, false, true)),
  ];
}

function crowd(type: 'shambler' | 'alpha', at: string, count: number, nameOf: NameOf): Figure[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${type}:${at}:${i}`,
    place: at,
    alike: type,
    name: nameOf('zombie', type),
    width: type === 'alpha' ? 30 : 25,
    height: type === 'alpha' ? 42 : 35,
    drawing: type === 'alpha' ? ALPHA : SHAMBLER,
  }));
}

function truckFigure({ truck }: OnMap, nameOf: NameOf): Figure[] {
  if (truck === null) return [];
  const name = nameOf('truck', 'truck');
  return [
    { id: 'truck', place: truck.at, target: 'truck', name, width: 96, height: 50, drawing: truckDrawing(truck.works) },
  ];
}

const toneOf = (id: string): CSSProperties => ({ '--tone': `var(--figure-${id})` }) as CSSProperties;

interface SurvivorProps {
  readonly id: string;
  readonly letters: string;
  readonly isHurt: boolean;
  /** A Companion: smaller, with a ring of dashes. */
  readonly isLed: boolean;
}

/** A figure on a base of its own colour, with two letters, because colours are not enough. */
export function SurvivorFigure({ id, letters, isHurt, isLed }: SurvivorProps) {
  return (
    <g className={style['survivor']} style={toneOf(id)} transform={isLed ? 'scale(0.86)' : undefined}>
      <ellipse className={style['base']} cx="0" cy="-5" rx="18" ry="7.5" strokeDasharray={isLed ? '5 4' : undefined} />
      <path
        className={style['body']}
        d="M-13 -7Q-15 -24 -9 -29Q-14 -34 -11 -42A11 10 0 0 1 11 -42Q14 -34 9 -29Q15 -24 13 -7Q0 -2 -13 -7Z"
      />
      <text className={style['initials']} y="-13">
        {letters}
      </text>
      {isHurt ? <path className={style['hurt']} d="M7 -50l9 9M16 -50l-9 9" /> : null}
    </g>
  );
}

/** A dark mass with eyes. */
const SHAMBLER: ReactNode = (
  <g className={style['zombie']}>
    <ellipse cx="2" cy="-3" rx="14" ry="5" className={style['shade']} />
    <path d="M-12 -2Q-14 -18 -9 -23Q-11 -34 0 -35Q10 -34 9 -24Q15 -18 12 -2Q0 2 -12 -2Z" />
    <path className={style['arm']} d="M-10 -18L-15 -10M10 -17L16 -21" />
    <circle className={style['eye']} cx="-3.5" cy="-27" r="2" />
    <circle className={style['eye']} cx="4" cy="-26.5" r="2" />
  </g>
);

/** Taller, leaning forward, with eyes that know what they want. */
const ALPHA: ReactNode = (
  <g className={style['zombie']} data-type="alpha">
    <ellipse cx="2" cy="-3" rx="16" ry="5.5" className={style['shade']} />
    <path d="M-14 -2Q-16 -22 -11 -28L-12 -37L-5 -34L1 -42L6 -34L13 -36L11 -27Q17 -20 14 -2Q0 2 -14 -2Z" />
    <path className={style['arm']} d="M-12 -20L-19 -26M12 -20L19 -27" />
    <path className={style['eye']} d="M-8 -30l6 2.500-5 2zM8 -30l-6 2.500 5 2z" />
  </g>
);

const MARKS: Readonly<Record<string, ReactNode>> = {
  queen: <path className={style['regalia']} d="M-14 -46L-16 -62L-8 -54L0 -66L8 -54L16 -62L14 -46Z" />,
  zeus: <path className={style['regalia']} d="M-15 -42Q-17 -60 0 -63Q17 -60 15 -42L8 -46V-52H-8V-46Z" />,
  masked: <path className={style['mask']} d="M-14 -50Q0 -58 14 -50L11 -34Q0 -26 -11 -34Z" />,
};

const TIGER: ReactNode = (
  <g className={style['zombie']} data-type="valentine">
    <ellipse cx="2" cy="-4" rx="27" ry="8" className={style['shade']} />
    <path d="M-24 -44L-22 -60L-10 -53Q0 -58 10 -53L22 -60L24 -44Q30 -28 20 -14Q10 -2 0 -2Q-10 -2 -20 -14Q-30 -28 -24 -44Z" />
    <path
      className={style['beast']}
      d="M0 -54V-44M-7 -52L-5 -44M7 -52L5 -44M-25 -38L-14 -34M-26 -28L-15 -27M-22 -17L-13 -20M25 -38L14 -34M26 -28L15 -27M22 -17L13 -20"
    />
    <path className={style['muzzle']} d="M-9 -20Q0 -28 9 -20Q8 -9 0 -8Q-8 -9 -9 -20Z" />
    <path d="M-4 -21h8l-4 5z" />
    <circle className={style['eye']} cx="-9" cy="-33" r="3.2" />
    <circle className={style['eye']} cx="9" cy="-33" r="3.2" />
  </g>
);

/** Larger than anything else on the street. Valentine is a tiger, and looks like one. */
function Abomination({ type }: { readonly type: string }) {
  if (type === 'valentine') return TIGER;
  return (
    <g className={style['zombie']} data-type={type}>
      <ellipse cx="2" cy="-4" rx="26" ry="8" className={style['shade']} />
      {type === 'mounted' ? (
        <path d="M-27 -2Q-30 -26 -20 -30L14 -28L24 -44L30 -34L25 -22V-2H18L15 -14H-14L-18 -2Z" />
      ) : null}
      <path d="M-20 -3Q-23 -32 -13 -39Q-16 -56 0 -58Q16 -56 13 -39Q23 -32 20 -3Q0 2 -20 -3Z" />
      {MARKS[type] ?? MARKS['zeus']}
      <circle className={style['eye']} cx="-5.5" cy="-44" r="2.800" />
      <circle className={style['eye']} cx="5.500" cy="-44" r="2.800" />
    </g>
  );
}

function truckDrawing(works: boolean): ReactNode {
  return (
    <g className={style['truck']} data-works={works}>
      <ellipse cx="4" cy="-4" rx="50" ry="12" className={style['shade']} />
      <rect className={style['hull']} x="-46" y="-44" width="70" height="38" rx="5" />
      <path className={style['cab']} d="M24 -36h14q8 0 8 12v16h-22z" />
      <path className={style['awning']} d="M-40 -40h52v9h-52z" />
      <path className={style['awning']} data-stripe="yes" d="M-40 -40h8v9h-8zM-24 -40h8v9h-8zM-8 -40h8v9h-8z" />
      <path className={style['gun']} d="M-10 -46h16M-4 -50h26" />
      <circle className={style['wheel']} cx="-28" cy="-5" r="7" />
      <circle className={style['wheel']} cx="30" cy="-5" r="7" />
      {works ? null : <path className={style['hurt']} d="M-14 -30l16 16M2 -30l-16 16" />}
    </g>
  );
}
