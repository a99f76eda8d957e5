import { type CSSProperties, useId } from 'react';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';

// The ten heroines: heads and shoulders, 100 wide and 120 high, lit from the left by whatever is burning there.

/** What each is painted with: the light and what it falls on behind her, her face, her hair, what she wears. */
const COLOURS = `
           back    light   skin    shade   lips    eyes    brows   hair    gloss   cloth   fold
  laurie   #173f45 #e8603c #f0c8a4 #b57a62 #a8453f #3d7a8c #4a2c1c #6b3d22 #a8683a #2d5d86 #193a5a
  reiko    #2a1420 #d7263d #f3d3b3 #b98568 #b2263a #20140f #120d10 #15121a #4a4a68 #b3202f #6d0f20
  alice    #3d3512 #ffc14a #f6d5b8 #c08b6e #b85a50 #4b7d4b #8a6228 #d9a947 #f8dd8c #e9e1cf #a89a80
  selena   #241a38 #9b6be0 #d9a27c #8f5b48 #8c2a4a #5a3a1a #150f14 #1c1420 #5c4470 #4a2a68 #2a1540
  adelaide #12331f #b8e05a #9a6242 #56301f #7a2a30 #1c0f0a #1a0f0a #1a1210 #4a342a #d08a2a #8a4f14
  barbara  #3a2415 #ff8a3d #eebd98 #ad7054 #9c3a34 #2c5a4a #5a2412 #8f3a1a #d9783a #5a6a3a #37431f
  asami    #301030 #ff5a8a #f2d0ae #b5826a #c03a5a #1a1014 #17111a #1d1626 #6a4a8a #e0b53c #9a7418
  charlie  #14283a #3cc6d8 #e8b48e #9c6650 #8f3a3a #3a6a8a #2a1a16 #d83a7a #ff8ab8 #1c1a22 #0c0b10
  nancy    #2a1a3a #ff9a4a #f2caa8 #b07a68 #a85050 #4a3320 #2c1a12 #3f2618 #7a4a30 #c7d2e6 #8492b4
  sheila   #1d2440 #f2b03c #b87a54 #6c3f2c #83323a #2a160e #1c110e #231613 #5e3e30 #2f7a6a #17493f`;

const [NAMES = [], ...ROWS] = COLOURS.split('\n')
  .map((row) => row.trim().split(/ +/))
  .slice(1);
const PALETTES = new Map<string, CSSProperties>(
  ROWS.map(([heroine = '', ...row]) => [heroine, Object.fromEntries(NAMES.map((name, n) => [`--${name}`, row[n]]))]),
);

/** Her hair and whatever else is hers alone, behind the face that they all share the bones of and before it. */
const HAIR: Readonly<Record<string, { readonly behind: Drawing; readonly before: Drawing }>> = {
  laurie: {
    behind: [['hair', 'M24 96q-10-30 0-56Q32 12 52 12q24 0 28 30 8 28-4 56z']],
    before: [
      ['hair', 'M28 60q-4-40 24-42 26 2 24 42-2-20-14-30-6 8-18 8-12 4-16 22z'],
      ['gloss 2', 'M30 50q2-24 20-28-12 8-14 24zM26 66q-2 14 2 26'],
      ['#8fb3d0', 'm36 92 14 16 15-16 5 5-20 22-19-22z'],
    ],
  },
  reiko: {
    behind: [['hair', 'M25 80q-6-38 2-52 8-16 24-16t24 16q8 16 1 52z']],
    before: [
      ['hair', 'M28 78q-6-50 6-58 8-8 18-7 14 0 20 10 7 10 2 55-6-8-6-34H34q0 26-6 34z'],
      ['hair', 'M34 44q0-8 2-14h32q2 6 2 14l-8-1-4 2-6-2-8 2-6-2z'],
      ['gloss 2.4', 'M36 26q12-9 28-2'],
    ],
  },
  alice: {
    behind: [['hair', 'M22 84q-8-24 2-50 8-22 27-22t27 22q10 26 2 50-12 6-29 6t-29-6z']],
    before: [
      ['hair', 'M26 74q-6-52 24-54 32 2 26 54-6-10-8-30-16 0-26-10-4 10-10 14-4 14-6 26z'],
      ['#1d5a6a', 'M25 40q24-22 52 0l-1-7q-24-20-49 0z'],
      ['gloss 2', 'M30 54q2-6 6-8M72 50q3 10 2 18'],
    ],
  },
  selena: {
    behind: [['hair', 'M20 118q-6-60 6-86 8-20 25-20t25 20q12 26 6 86z']],
    before: [
      ['hair', 'M28 100q-8-70 22-82 32 12 24 82-4-30-8-52-6-14-16-18-12 8-14 22-4 20-8 48z'],
      ['#e9e4ee/90', 'M52 18q-14 6-18 30-4 24-4 44l5-14q2-36 17-60z'],
      ['gloss 2', 'M70 46q4 20 4 46'],
      ['#ffd36b 2.4 round-ends', 'M33 74v9M68 74v9'],
    ],
  },
  adelaide: {
    behind: [['hair', 'M28 60q-8-34 23-38 31 4 23 38z']],
    before: [
      ['#c2452d', 'M25 46Q24 8 52 8q28 2 26 38-10-12-26-12t-27 12z'],
      ['#f0b03c 2.6', 'M26 40q22-18 50-2M28 30q22-14 46-2M34 19q16-7 32 0'],
      ['#a1341f', 'M70 18q14-14 20-4 0 10-14 10zM74 22q14 0 12 10-8 4-14-6z'],
      ['#f0c24a 2.2', dots('31 78 4')],
      ['#c8982c 2.2', dots('71 78 4')],
    ],
  },
  barbara: {
    behind: [['hair', 'M28 62q-6-42 24-44 28 2 23 44zM58 10q18-6 22 8 2 12-14 14z']],
    before: [
      ['hair', 'M29 58q-4-40 24-42 26 2 22 42-2-18-10-26-18 6-30 4-4 8-6 22z'],
      ['gloss 2.2', 'M60 12q12-2 16 6M36 32q10-10 26-10'],
      ['#a3242a 2 round-ends', 'm38 66 10 3'],
      ['#c2452d', 'M39 88q12 9 23 0l4 8q-8 5-13 4l-3 10-5-10q-6 0-9-4z'],
    ],
  },
  asami: {
    behind: [['hair', 'M28 60q-6-42 24-44 28 2 23 44zM66 20q24-10 26 20 2 26-8 44 2-26-6-36-8-8-14-14z']],
    before: [
      ['hair', 'M28 62q-5-44 24-46 28 2 23 42-2-16-8-24-16 14-34 12-3 6-5 16z'],
      ['gloss 2.4', 'M34 34q12-14 30-12'],
      ['#ff5a8a', dots('68 23 5')],
      ['#ff9db0', 'm38 70 5-3 1 6z'],
    ],
  },
  charlie: {
    behind: [['hair', 'M32 52q-2-28 20-32 24 4 20 32z']],
    before: [
      [
        'hair',
        'M31 52q-4-12 2-22l-4 0q4-8 10-10l-2-5q10-6 18-3l1-4q14 2 14 12l6 0q0 8-4 14 2 6-1 16-3-10-8-16-10 4-16 0-8 4-16 18z',
      ],
      ['gloss 2.2', 'M38 26q6-8 14-8M60 16q8 2 8 8'],
      ['#cfd6dc 2.4 round-ends', 'M33 72v4M33 79v2'],
      ['#3a3844', 'm38 92-8 8 14 22h6l-8-20zM63 92l8 8-14 22h-6l8-20z'],
      ['#c9ced6 1.6 2 1.4', 'M50 104v18'],
    ],
  },
  nancy: {
    behind: [
      ['hair', 'M22 92q-10-8-4-18-8-10 0-20-6-12 4-20 0-14 14-16 14-10 28 0 14 0 16 16 10 8 4 20 8 10 0 20 6 12-6 18z'],
    ],
    before: [
      [
        'hair',
        'M28 60q-8-10 0-20-2-14 12-16 12-8 22 0 14 0 13 16 6 10-1 20-2-12-8-18-6 2-9-4-6 6-12 2-6 8-11 4-4 6-6 16z',
      ],
      ['gloss 2.2', 'M34 34q4-6 10-6M58 26q8 0 10 8M22 70q0 8 4 14M80 66q0 10-4 16'],
      ['#7d5470/80 1.6', 'M39 62q5 4 9 0M54 62q5 4 9 0'],
      ['#f2f5fb', 'm34 100 16 14 16-14-5-4-11 8-11-8z'],
    ],
  },
  sheila: {
    behind: [
      ['hair', 'M28 60q-6-42 24-44 28 2 23 44z'],
      ['hair 10 round-ends', 'M30 50q-10 20-4 64M73 50q10 20 4 64'],
      ['gloss 8 2 6', 'M30 50q-10 20-4 64M73 50q10 20 4 64'],
    ],
    before: [
      ['hair', 'M29 56q-4-38 23-40 27 2 22 40-2-16-8-24-8-3-14-10-6 8-14 10-7 10-9 24z'],
      ['#e8d9b8 2', dots('42.5 57 7.5, 59.5 57 7.5')],
      ['#e8d9b8 2', 'M50 56q1-2 2 0M35 56l-4-2M67 56l4-2'],
    ],
  },
};

const CLOTHES: Drawing = [
  ['cloth', 'M4 122q2-24 30-28l8-4q9 8 18 0l8 4q28 4 30 28z'],
  ['fold', 'M60 90l8 4q28 4 30 28H60q8-14 0-32z'],
];

/** The shadow falls on the right. */
const FACE: Drawing = [
  ['shade', 'M42 74h18v22q-9 10-18 0z'],
  ['skin', 'M31 52q0-26 20-26t20 26q0 20-10 31-5 6-10 6t-10-6Q31 72 31 52z'],
  ['shade', 'M51 26q20 0 20 26 0 20-10 31-5 6-10 6 5-10 3-17-1-5-1-9l4-8q1-18-6-29z'],
  ['#fdf8ee', 'M37 57q5-5 11 0-5 4-11 0zM54 57q5-5 11 0-5 4-11 0z'],
  ['eyes', dots('43 56.8 2.3, 59 56.8 2.3')],
  ['#1a0f10 1.5', 'M36.500 57q5-6 12 0M53.500 57q6-6 12 0'],
  ['brows 2.2 round-ends', 'M36 51q6-5 12-1.500M66 51q-6-5-12-1.500'],
  ['shade 1.5', 'M51 58l-2 9q2 2 5 1'],
  ['lips', 'M44 76q4-3 7-1 3-2 7 1-7 5-14 0z'],
];

/** A heroine's picture. Decoration: her name stands beside it. */
export function Portrait({ heroine }: { readonly heroine: string }) {
  const glow = useId();
  const who = Object.hasOwn(HAIR, heroine) ? heroine : 'laurie';
  const { behind = [], before = [] } = HAIR[who] ?? {};
  return (
    <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice" style={PALETTES.get(who)} aria-hidden>
      <radialGradient id={glow} cx="0.3" cy="0.4" r="0.75">
        <stop offset="0" stopColor="var(--light)" />
        <stop offset="0.55" stopColor="var(--back)" />
        <stop offset="1" stopColor="#08060a" />
      </radialGradient>
      <rect width="100" height="120" fill={`url(#${glow})`} />
      <Drawn of={[...behind, ...CLOTHES, ...FACE, ...before]} />
    </svg>
  );
}
