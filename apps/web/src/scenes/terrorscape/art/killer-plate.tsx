import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes } from '../../../kit/drawing/paths.ts';
import { Patterns } from './patterns.tsx';

/** What the needle left out, and the few lines in it. */
const DARK = '#14100b';
const CUT = '#e6d6b8 1.6 round-ends round-corners';
const BLADE = '#e6d6b8 + #14100b 1';

/** Each Killer is what the needle left out: a shape without lines in a lit door. */
const SHAPES: Readonly<Record<string, Drawing>> = {
  butcher: [
    [
      DARK,
      'M60 300V196Q40 176 44 140Q50 112 78 104Q72 92 74 76Q78 54 100 54Q122 54 126 76Q128 92 122 104Q150 112 156 140Q160 176 140 196V300Z',
    ],
    [CUT, 'M88 76l8 4M112 76l-8 4M86 94q14 6 28 0M80 66q20 -12 40 0M96 90v8M104 90v8M92 89v7M108 89v7'],
    [CUT, 'M82 110L76 200H124L118 110M76 150H124M90 168q10 6 20 0'],
    [DARK, 'M136 170L182 108L196 116L152 186Z'],
    [CUT, 'M182 108l4 -6 4 8 4 -5 3 9M176 116l-4 -3M168 127l-4 -3M160 138l-4 -3M152 149l-4 -3'],
  ],
  specter: [
    [
      DARK,
      'M100 60Q126 62 126 92Q126 116 134 136Q152 152 150 190Q160 232 150 292Q140 270 132 300Q122 274 110 304Q100 276 88 304Q80 272 68 298Q62 270 50 292Q40 232 52 190Q50 152 66 136Q74 116 74 92Q74 62 100 60Z',
    ],
    [CUT, 'M88 90q4 -7 9 -1M103 89q5 -6 9 1M100 102q7 0 7 11q0 12 -7 12q-7 0 -7 -12q0 -11 7 -11Z'],
    [
      CUT,
      'M80 74q-6 50 -14 84M86 68q-4 60 -10 104M120 74q6 50 14 84M114 68q4 60 10 104M100 130v120M84 190v80M116 190v80',
    ],
  ],
  murderer: [
    [
      DARK,
      'M58 304Q56 200 70 156Q78 130 86 124L66 112H82Q82 88 84 60H118Q120 88 120 112H136L116 124Q126 132 134 158Q148 204 146 304Z',
    ],
    [
      CUT,
      'M82 108Q101 116 120 108M92 122l5 1M110 122l-5 1M86 128L76 300M116 128L126 300M100 134L92 156L100 168L108 156Z',
    ],
    [DARK, 'M140 190Q160 196 162 218L156 222L136 212Z'],
    [BLADE, 'M158 220L176 288L164 224Z'],
  ],
  lycanthrope: [
    [
      DARK,
      'M40 304Q36 220 52 184Q38 164 46 140Q56 122 76 120L70 76L88 96Q100 90 112 96L130 76L124 120Q146 122 156 140Q164 164 150 184Q166 220 162 304Z',
    ],
    [CUT, 'M86 112l10 6M116 112l-10 6M92 132q9 10 18 0M96 136l2 6 3 -5 3 5 2 -6M101 120v8'],
    [
      CUT,
      'M52 150l-8 8M58 160l-10 12M148 150l8 8M142 160l10 12M64 200l-6 16M72 214l-6 18M138 200l6 16M130 214l6 18M84 170q16 12 34 0M80 186q20 14 42 0',
    ],
  ],
};

const SHEET = boxes('0 0 200 300');
const DOOR = 'M38 300V90Q40 30 100 26Q160 30 162 90V300';
const DOORWAY: Drawing = [
  ['plate-deep', SHEET],
  ['url(#ts-hatch-30)', SHEET],
  ['url(#ts-hatch-60)/70', SHEET],
  ['card-face', `${DOOR}Z`],
  ['candle/42', `${DOOR}Z`],
  ['etch 2', `${DOOR}M30 300V90Q32 22 100 18Q168 22 170 90V300`],
];

/** A Killer in a doorway, engraved. Decoration: the name stands beside it. */
export function KillerPlate({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="ts-plate">
      <Patterns />
      <KillerScene id={id} />
    </svg>
  );
}

/** The same without a frame, for other pictures. */
export function KillerScene({ id }: { readonly id: string }) {
  return <Drawn of={[...DOORWAY, ...(SHAPES[id] ?? SHAPES['murderer'] ?? [])]} />;
}
