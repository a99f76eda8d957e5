import { mansion } from '@dreadhouse/terrorscape';
import type { ReactNode } from 'react';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import { type Drawing, Drawn, putAt } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, rings } from '../../../kit/drawing/paths.ts';
import { icon } from '../../../look/icon.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { DOORS, HATCHES, inWall, roomOf } from './plan.ts';
import { printedIn, tokensIn } from './tokens.ts';

interface LettersProps {
  readonly size: number;
  readonly y: number;
  /** A rim, where something lies below. */
  readonly edge?: string;
  readonly ink?: string;
  readonly children: ReactNode;
}

/** Letters on a sign, in the middle of it. */
export function Letters({ size, y, edge, ink = 'ink', children }: LettersProps) {
  const rim = edge === undefined ? {} : { stroke: `var(--${edge})`, strokeWidth: 4, paintOrder: 'stroke' };
  return (
    <text className={style['letters']} y={y} fontSize={size} fill={`var(--${ink})`} {...rim}>
      {children}
    </text>
  );
}

const CRESTS: Readonly<Record<string, string>> = {
  C: 'M-16 -12H16V12H-16Z',
  N: 'M-17 0A17 13 0 1 1 17 0A17 13 0 1 1 -17 0Z',
  Z: 'M-12 -13H12L20 0L12 13H-12L-20 0Z',
};

/** `C1`, in the colour of its area, on a shape of its own per area. */
function codeOf(id: string): Drawing {
  const { x, y, width, height } = roomOf(id).box;
  const area = mansion.areaOf[id] ?? 'C';
  return putAt(
    [[x + width - 24, y + height - 20]],
    [
      [`plate-deep + area-${area.toLowerCase()} 2`, CRESTS[area] ?? ''],
      <Letters key={id} size={15} y={5.5}>
        {id}
      </Letters>,
    ],
  );
}

/** The places for tokens along the lower wall of a room, from the left. */
function spotIn(id: string, place: number, of: Drawing): Drawing {
  const { x, y, height } = roomOf(id).box;
  const left = id === 'N1' ? 62 : 0;
  return putAt([[x + 26 + left + place * 40, y + height - 26]], of);
}

/** A round sign: what it is painted with, the picture on it, and how large both are. */
const disc = (paint: string, tone: string, picture: string, r: number, size: number): Drawing => [
  [paint, rings([[0, 0, r]])],
  <g key={picture} color={/^#/.test(tone) ? tone : `var(--${tone})`}>
    <Glyph body={picture} x={0} y={0} size={size} />
  </g>,
];

const spot = (id: string, picture: string): Drawing =>
  spotIn(id, 0, disc('plate-deep + etch-faint 1.5 3 3', 'etch', picture, 16, 22));

const PRINTED: Drawing = [
  ...mansion.locations.flatMap(codeOf),
  ...HATCHES.flatMap(({ numeral, at }) =>
    putAt(
      [at],
      [
        ['plate-deep + etch-faint 1.5', 'M-15 -15H15V15H-15ZM-15 -5H15M-15 5H15'],
        <Letters key={numeral} size={19} y={6.5} edge="plate-deep">
          {numeral}
        </Letters>,
      ],
    ),
  ),
  ...spot(mansion.radio, icon('pocket-radio')),
  ...mansion.ransack.flatMap((id) => spot(id, icon('magnifying-glass'))),
];

function exitPlate(words: string): Drawing {
  const wide = 20 + words.length * 9.2;
  return [
    ['plate-deep + etch 1.5', boxes([[-wide / 2, -11, wide, 22]])],
    <g key={words} className={style['exit']}>
      <Letters size={14} y={5}>
        {words}
      </Letters>
    </g>,
  ];
}

/** What is printed on the map and never changes. */
export function Printed({ say }: { readonly say: (key: 'exit' | 'hidden') => string }) {
  const exits = [...putAt('435 850', exitPlate(say('exit'))), ...putAt('1150 30', exitPlate(say('hidden')))];
  return (
    <g>
      <Drawn of={PRINTED} />
      <Drawn of={exits} />
    </g>
  );
}

/** Two boards across the door, nailed. */
const BLOCK: Drawing = [
  ['#8a6a3c + #1a1209 2.5 round-corners', 'M-32 -16L30 2L28 11L-34 -7ZM-30 9L32 -11L34 -2L-28 18Z'],
  ['#1a1209', dots('-24 -8 2, 22 4 2, 24 -4 2, -22 9 2')],
];

/** What each token is painted with, and what the picture on it is. */
const LOOKS = {
  noise: ['candle + #1d0d02 2.5', '#1d0d02'],
  firecracker: ['candle + #1d0d02 2.5', '#1d0d02'],
  'old-noise': ['plate-deep + etch-faint 2.5 4 3', 'etch'],
  trap: ['card-face + card-ink 2.5', 'card-ink'],
  marker: ['card-face + card-ink 2.5', 'card-ink'],
  body: ['accent + plate-deep 2.5', 'on-accent'],
  'last-seen': ['plate-deep + figure-killer 2.5 5 4', 'figure-killer'],
} as const;

/** Noise spreads. */
const WAVES: Drawing = [['candle 2.5 4 5', rings('0 0 26')]];

/** The tokens in one room, side by side after what is printed there. */
function lyingIn(view: View, id: string): Drawing {
  const printed = printedIn(id).some(({ name }) => name === 'radio' || name === 'ransack') ? 1 : 0;
  return tokensIn(view, id).flatMap(({ look, icon: picture }, place) => {
    const [paint, tone] = LOOKS[look];
    const waves = look === 'noise' || look === 'firecracker' ? WAVES : [];
    return spotIn(id, printed + place, [...waves, ...disc(paint, tone, picture, 18, 26)]);
  });
}

/** What lies on the map: block tokens, noise, traps, bodies. */
export function Tokens({ view }: { readonly view: View }) {
  return (
    <g>
      {DOORS.filter(({ id }) => view.blocks.includes(id)).map((door) => (
        <g key={door.id} className={style['block']}>
          <Drawn of={inWall(BLOCK)(door)} />
        </g>
      ))}
      <Drawn of={mansion.locations.flatMap((id) => lyingIn(view, id))} />
    </g>
  );
}
