import cross from 'virtual:icon/own-cross';
import halfStar from 'virtual:icon/own-half-star';
import star from 'virtual:icon/own-star';
import type { CSSProperties } from 'react';
import { useStillness } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { inPlace } from '../basics/in-place.tsx';
import { useSoon } from '../basics/use-soon.ts';
import style from './dice.module.css';
import { text } from './text.ts';
import type { Thrown } from './tones.ts';

/** How a cube is turned so that this face looks at us. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};
const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const NO_OTHERS: readonly number[] = [];
/** Where the pips are, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/**
 * Dice, thrown. Give the row a `key` that changes with every throw, and they tumble again. A die that tumbles is a cube, and comes into
 * sight only after its first frame; one that lies still is a face.
 */
export function Dice({ dice }: { readonly dice: readonly Thrown[] }) {
  const say = useText(text);
  const still = useStillness();
  const sides = useSoon(still ? NO_OTHERS : FACES, NO_OTHERS);
  return (
    <ul className={style['dice']} aria-label={say('dice')}>
      {inPlace(dice, ({ face, tone }, place) => (
        <li data-tone={tone} style={throwOf(face, place)}>
          <span className="for-ears">{say(tone, { face })}</span>
          <div className={style['well']} aria-hidden="true">
            <div className={style['cube']} data-lies={still || undefined}>
              {still ? <Side side={face} /> : sides.map((side) => <Side key={side} side={side} />)}
            </div>
          </div>
          <ToneMark tone={tone} />
        </li>
      ))}
    </ul>
  );
}

function throwOf(face: number, place: number): CSSProperties {
  const [x, y] = TURNS[face] ?? [0, 0];
  const vars: Record<`--${string}`, string> = {
    '--x': `${x}deg`,
    '--y': `${y}deg`,
    '--wait': `${place * 70}ms`,
    '--tilt': `${((place * 37) % 11) - 5}deg`,
  };
  return vars as CSSProperties;
}

function Side({ side }: { readonly side: number }) {
  return (
    <svg className={style['side']} data-side={side} viewBox="0 0 30 30" aria-hidden="true">
      <path d={(PIPS[side] ?? []).map(dot).join('')} />
    </svg>
  );
}

function dot(pip: number): string {
  return `M${4.3 + (pip % 3) * 8} ${7 + Math.floor(pip / 3) * 8}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0`;
}

interface ToneProps {
  readonly tone: Thrown['tone'];
  /** So many of them, side by side. */
  readonly n?: number;
  readonly className?: string | undefined;
}

/** Under each die: a star, a half star, a cross; shapes first, colours second. */
export function ToneMark({ tone, n = 1, className = style['mark'] }: ToneProps) {
  if (tone === 'plain') return null;
  return <Icon body={MARKS[tone].repeat(n)} className={`${className} ${style[tone]}`} />;
}

const MARKS = { good: star, half: halfStar, bad: cross };
