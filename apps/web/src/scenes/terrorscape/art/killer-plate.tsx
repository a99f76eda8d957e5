import type { ReactNode } from 'react';
import { Patterns } from './patterns.tsx';

/** Each Killer is what the needle left out: a shape without lines in a lit door. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  butcher: (
    <>
      <path
        className="dark"
        d="M60 300V196Q40 176 44 140Q50 112 78 104Q72 92 74 76Q78 54 100 54Q122 54 126 76Q128 92 122 104Q150 112 156 140Q160 176 140 196V300Z"
      />
      <path
        className="cut"
        d="M88 76l8 4M112 76l-8 4M86 94q14 6 28 0M80 66q20 -12 40 0M96 90v8M104 90v8M92 89v7M108 89v7"
      />
      <path className="cut" d="M82 110L76 200H124L118 110M76 150H124M90 168q10 6 20 0" />
      <path className="dark" d="M136 170L182 108L196 116L152 186Z" />
      <path className="cut" d="M182 108l4 -6 4 8 4 -5 3 9M176 116l-4 -3M168 127l-4 -3M160 138l-4 -3M152 149l-4 -3" />
    </>
  ),
  specter: (
    <>
      <path
        className="dark"
        d="M100 60Q126 62 126 92Q126 116 134 136Q152 152 150 190Q160 232 150 292Q140 270 132 300Q122 274 110 304Q100 276 88 304Q80 272 68 298Q62 270 50 292Q40 232 52 190Q50 152 66 136Q74 116 74 92Q74 62 100 60Z"
      />
      <path className="cut" d="M88 90q4 -7 9 -1M103 89q5 -6 9 1M100 102q7 0 7 11q0 12 -7 12q-7 0 -7 -12q0 -11 7 -11Z" />
      <path
        className="cut"
        d="M80 74q-6 50 -14 84M86 68q-4 60 -10 104M120 74q6 50 14 84M114 68q4 60 10 104M100 130v120M84 190v80M116 190v80"
      />
    </>
  ),
  murderer: (
    <>
      <path
        className="dark"
        d="M58 304Q56 200 70 156Q78 130 86 124L66 112H82Q82 88 84 60H118Q120 88 120 112H136L116 124Q126 132 134 158Q148 204 146 304Z"
      />
      <path
        className="cut"
        d="M82 108Q101 116 120 108M92 122l5 1M110 122l-5 1M86 128L76 300M116 128L126 300M100 134L92 156L100 168L108 156Z"
      />
      <path className="dark" d="M140 190Q160 196 162 218L156 222L136 212Z" />
      <path className="blade" d="M158 220L176 288L164 224Z" />
    </>
  ),
  lycanthrope: (
    <>
      <path
        className="dark"
        d="M40 304Q36 220 52 184Q38 164 46 140Q56 122 76 120L70 76L88 96Q100 90 112 96L130 76L124 120Q146 122 156 140Q164 164 150 184Q166 220 162 304Z"
      />
      <path className="cut" d="M86 112l10 6M116 112l-10 6M92 132q9 10 18 0M96 136l2 6 3 -5 3 5 2 -6M101 120v8" />
      <path
        className="cut"
        d="M52 150l-8 8M58 160l-10 12M148 150l8 8M142 160l10 12M64 200l-6 16M72 214l-6 18M138 200l6 16M130 214l6 18M84 170q16 12 34 0M80 186q20 14 42 0"
      />
    </>
  ),
};

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
  return (
    <g>
      <rect width="200" height="300" fill="var(--plate-deep)" />
      <rect width="200" height="300" fill="url(#ts-hatch-30)" />
      <rect width="200" height="300" fill="url(#ts-hatch-60)" opacity="0.7" />
      <path d="M38 300V90Q40 30 100 26Q160 30 162 90V300Z" fill="var(--card-face)" />
      <path d="M38 300V90Q40 30 100 26Q160 30 162 90V300Z" fill="var(--candle)" opacity="0.42" />
      <path
        d="M38 300V90Q40 30 100 26Q160 30 162 90V300M30 300V90Q32 22 100 18Q168 22 170 90V300"
        fill="none"
        stroke="var(--etch)"
        strokeWidth="2"
      />
      <g className="ts-killer">{SHAPES[id] ?? SHAPES['murderer']}</g>
    </g>
  );
}
