import { type Drawing, disc, type Ink, put } from '../drawing.ts';

// The twelve. A head is drawn around 50,46 of a portrait that is 100 wide and 110 high; what they wear begins at 76.

export interface Explorer {
  /** The colour of the card and of the figure. */
  readonly colour: Ink;
  readonly skin: Ink;
  /** What is behind the head, and what lies upon it. */
  readonly behind?: Drawing;
  readonly hair: Drawing;
  readonly clothes: Drawing;
  /** A child is smaller. */
  readonly child?: true;
}

const FACE = 'M33 42q0-19 17-19t17 19q1 15-6 22-5 5-11 5t-11-5q-7-7-6-22z';
const EARS = `${disc(32.5, 46, 3, 4.5)}${disc(67.5, 46, 3, 4.5)}`;
const SHOULDERS = 'M10 112q2-28 28-35l12 6 12-6q26 7 28 35z';
const GLASSES = 'M35 42h12v9H35zM53 42h12v9H53zM47 45h6';

const OPEN_EYES: Drawing = [['night/100', disc(42.5, 46, 1.9, 2.3) + disc(57.5, 46, 1.9, 2.3)]];
const DEAD_EYES: Drawing = [['night', 'M40 43.500l5 5M45 43.500l-5 5M55 43.500l5 5M60 43.500l-5 5', 1.6]];

/** The face alone, with what lies upon it. */
function headOf({ skin, behind = [], hair }: Explorer, eyes: Drawing): Drawing {
  return [
    ...behind,
    [skin, EARS],
    [skin, FACE],
    ['night/22', 'M52 23q15 1 15 19 1 15-6 22-5 5-11 5 12-14 2-46z'],
    ...eyes,
    ['umber', 'M38 40q4-3 8-1M54 39q4-2 8 1', 1.5],
    ['umber/70', 'M50 47l-2.500 8h4', 1.1],
    ['blood/80', 'M45 61q5-1 10 0', 1.5],
    ...hair,
  ];
}

export function bustOf(one: Explorer): Drawing {
  return [
    [one.skin, 'M42 60h16v18q-8 8-16 0z'],
    ['night/35', 'M42 66q8 6 16 0v6q-8 4-16 0z'],
    [one.colour, SHOULDERS],
    ['night/25', 'M56 80l6-3q26 7 28 35H60z'],
    ...one.clothes,
    ...headOf(one, OPEN_EYES),
  ];
}

export const EXPLORERS: Readonly<Record<string, Explorer>> = {
  josef: {
    colour: 'crimson',
    skin: 'fair',
    hair: [
      ['tan', 'M32 42q-3-22 14-23 14-6 21 6 3 8 1 17-2-9-6-12-10 4-18 0-9 2-12 12z'],
      ['gold/60', 'M38 28q8-8 20-5-10 1-14 6z'],
      ['honey/40', 'M36 56q2 12 14 13 12-1 14-13-4 5-14 5t-14-5z'],
    ],
    clothes: [
      ['bone', 'M10 112q1-20 13-29l5 29zM90 112q-1-20-13-29l-5 29z'],
      ['bone', 'M40 77l10 14 10-14-3 35H43z'],
      ['gold', 'M62 88h10M67 88v9q0 4-4 4', 2.2],
    ],
  },
  oliver: {
    colour: 'crimson',
    skin: 'bone',
    hair: [
      ['soot', 'M31 48q-6-26 10-29 4-7 14-4 16 0 14 22 0 7-2 11-1-12-7-16-8 2-14-4-10 4-11 9-3 3-4 11z'],
      ['iron/60', 'M38 26q6-6 14-6', 1.4],
      ['night/35', 'M38 51q4 2 8 0M54 51q4 2 8 0', 1.3],
    ],
    clothes: [
      ['blood', 'M28 84q4-12 14-10l8 12 8-12q10-2 14 10-10 10-22 10t-22-10z'],
      ['bone', 'M44 90v16M56 90v16', 1.3],
    ],
  },
  stephanie: {
    colour: 'blue',
    skin: 'amber',
    behind: [['oak', 'M28 66q-8-46 22-48 30 2 22 48-6 6-22 6t-22-6z']],
    hair: [
      ['oak', 'M30 56q-4-36 20-37 24 1 20 37-4-2-4-14-2-10-10-13-4 8-20 8-4 4-2 14z'],
      ['honey/60', 'M38 28q8-7 18-4', 1.6],
    ],
    clothes: [
      ['gold', 'M36 78q14 12 28 0l3 6q-17 14-34 0z'],
      ['soot', 'M26 84 44 98M74 84 58 98', 1.8],
      ['soot', 'M38 96h8l2-4h8l2 4h6v14H38z'],
      ['ice', disc(51, 103, 4.6)],
      ['night/100', disc(51, 103, 2)],
    ],
  },
  persephone: {
    colour: 'blue',
    skin: 'brown',
    behind: [['slate', 'M26 84Q18 20 50 16q32 4 24 68-8-6-24-6t-24 6z']],
    hair: [
      ['slate', 'M31 52q-3-30 19-32 22 2 19 32-4-16-12-20-4-4-7-8-3 6-10 9-7 5-9 19z'],
      ['ash', 'M50 20q-10 6-14 16M52 20q10 6 13 18', 1.6],
      ['purple', 'M31 36q19-12 38 0l1-8Q66 16 50 16T30 28z'],
      ['gold', `${disc(31, 55, 3)}${disc(69, 55, 3)}`],
    ],
    clothes: [
      ['teal', 'M40 78l10 20 10-20 14 6 4 28H22l4-28z'],
      ['bone', 'M40 80q10 14 20 0', 1],
      ['lilac', 'M50 88l4 6-4 8-4-8z'],
    ],
  },
  sammy: {
    colour: 'leaf',
    skin: 'fair',
    child: true,
    hair: [
      ['crimson', 'M32 46q-2-16 6-18h24q8 2 6 18-2-8-6-10-12 4-24 0-4 2-6 10z'],
      ['soot', 'M26 30q24-10 48 0l-2 4q-22-8-44 0z'],
      ['soot', 'M34 28 32 2q18-6 36 0l-2 26q-16-6-32 0z'],
      ['leaf', 'M33.500 21q16-6 33 0l-.5 6q-16-6-32 0z'],
      ['rose/70', disc(40, 55, 3, 2) + disc(60, 55, 3, 2)],
    ],
    clothes: [
      ['soot', 'M10 112q2-28 20-33l6 33zM90 112q-2-28-20-33l-6 33z'],
      ['bone', 'M40 77l10 8 10-8 2 35H38z'],
      ['crimson', 'M50 86l-9-5v10zM50 86l9-5v10z'],
      ['gold', disc(50, 98, 1.4) + disc(50, 105, 1.4)],
    ],
  },
  jaden: {
    colour: 'leaf',
    skin: 'deep',
    child: true,
    hair: [
      ['night', 'M31 44q-4-24 19-26 23 2 19 26-3-10-7-12-12 4-24 0-4 2-7 12z'],
      ['honey', 'M29 32q2-20 21-20t21 20q-8-6-21-6t-21 6z'],
      ['walnut', 'M36 20l8 8M46 13l12 14M58 14l8 12M64 18 52 27M52 13 38 27', 0.7],
      ['tan', 'M24 35q12-10 26-9l-2 5q-12-1-22 6z'],
      ['gold', GLASSES, 1.4],
    ],
    clothes: [
      ['tan', 'M38 77l12 12 12-12 10 6-12 16-10-10-10 10-12-16z'],
      ['steel', disc(76, 96, 8), 2],
      ['ice/60', disc(76, 96, 7)],
      ['walnut', 'M81 102l8 9', 3],
    ],
  },
  isa: {
    colour: 'gold',
    skin: 'fair',
    child: true,
    behind: [['night', 'M28 86Q20 18 50 15q30 3 22 71-8 4-10-8H38q-2 12-10 8z']],
    hair: [
      ['night', 'M30 58q-5-38 20-40 25 2 20 40-3-6-4-18l-3-1q-13 3-27 0l-2 1q-1 12-4 18z'],
      ['lilac/60', 'M36 26q6-6 12-6', 1.4],
      ['night/80', 'M38 47q4 3 9 0M53 47q4 3 9 0', 1.6],
      ['gold', 'M60 27l3 3 4-1-2 4 2 3h-4l-3 3v-4l-3-2 3-2z'],
    ],
    clothes: [
      ['soot', 'M38 77q12 10 24 0l10 6 4 29H24l4-29z'],
      ['gold', 'M41 74q9 6 18 0v3q-9 6-18 0z'],
      ['bone', 'M44 98q0-8 6-8t6 8l-2 5h-8zM46 103v4h8v-4'],
      ['night/100', disc(47.5, 97, 1.5) + disc(52.5, 97, 1.5)],
    ],
  },
  anita: {
    colour: 'gold',
    skin: 'amber',
    child: true,
    behind: [
      ['umber', 'M30 52q-10 6-9 18-4 6 0 14 6-2 5-10 6-8 6-20zM70 52q10 6 9 18 4 6 0 14-6-2-5-10-6-8-6-20z'],
      ['crimson', disc(23, 80, 3) + disc(77, 80, 3)],
    ],
    hair: [
      ['umber', 'M31 52q-4-32 19-34 23 2 19 34-3-14-8-18-8-2-11-8-3 6-11 8-5 4-8 18z'],
      ['oak/80', 'M50 19v8', 1],
      ['rose/60', disc(40, 56, 3, 2) + disc(60, 56, 3, 2)],
    ],
    clothes: [
      ['bone', 'M38 77l12 8 12-8 8 4-8 12-12-8-12 8-8-12z'],
      ['moss', 'M34 94h32v18H34zM34 94l-4-13 5-2 4 15zM66 94l4-13-5-2-4 15z'],
      ['gold', disc(38, 96, 1.8) + disc(62, 96, 1.8)],
      ['crimson', 'M45 101h10v7H45z'],
    ],
  },
  warren: {
    colour: 'bone',
    skin: 'fair',
    hair: [
      ['silver', 'M32 50q-5-18 2-26 6-8 16-7 10-1 16 7 7 8 2 26-2-14-6-18-12-8-24 0-4 4-6 18z'],
      ['silver', 'M38 58q12-8 24 0 0 12-12 16-12-4-12-16z'],
      ['blood/80', 'M46 62q4 2 8 0', 1.2],
      ['night', GLASSES, 1.2],
      ['dust/70', 'M40 33h20M42 29h16', 0.8],
    ],
    clothes: [
      ['soot', 'M16 112q2-22 20-29l14 8 14-8q18 7 20 29z'],
      ['bone', 'M43 77h14v8H43z'],
      ['gold', 'M50 92v16M45 97h10', 2],
    ],
  },
  dan: {
    colour: 'bone',
    skin: 'amber',
    hair: [
      ['ash', 'M31 48q-5-24 12-28 14-6 22 2 8 8 4 26-2-10-6-15-10-4-20-3-8 3-12 18z'],
      ['silver', 'M32 48q-2-8 1-14l3 3zM68 48q2-8-1-14l-3 3z'],
      ['steel', GLASSES, 1.4],
      ['ash', 'M43 57q7-4 14 0-3 3-7 2-4 1-7-2z'],
    ],
    clothes: [
      ['sea', 'M40 77l10 12 10-12 2 35H38z'],
      ['bone', 'M38 77l8 22-10 13H12q2-26 26-35zM62 77l-8 22 10 13h24q-2-26-26-35z'],
      ['iron', 'M36 80q-4 14 6 20M64 80q4 12-2 18', 1.8],
      ['steel', disc(62, 101, 3.6)],
      ['crimson', 'M70 96h8M74 92v8', 1.8],
    ],
  },
  michelle: {
    colour: 'purple',
    skin: 'brown',
    behind: [['umber', 'M60 22q22-6 24 16 2 18-6 30-8-2-6-16-2-14-12-18z']],
    hair: [
      ['umber', 'M31 46q-4-26 19-28 23 2 19 28-3-12-9-16-10-2-20 0-6 4-9 16z'],
      ['bone', 'M31 34q19-9 38 0v5q-19-8-38 0z'],
      ['night/50', 'M36 52h8M56 52h8', 1.6],
    ],
    clothes: [
      ['bone', 'M38 77l12 9 12-9 4 3q-6 12-16 12T34 80z'],
      ['bone', 'M42 98h6v12M54 98h6l-4 12', 2],
      ['oak', 'M92 112 82 66', 2.4],
      ['bone/70', 'M74 66q-4-16 4-20 10 0 10 16l-4 6z'],
      ['oak', 'M74 66q-4-16 4-20 10 0 10 16l-4 6z', 2],
    ],
  },
  brittani: {
    colour: 'purple',
    skin: 'deep',
    behind: [
      ['night', `${disc(50, 36, 28, 25)}${disc(26, 44, 11)}${disc(74, 44, 11)}`],
      ['purple/50', disc(36, 22, 6) + disc(62, 20, 5) + disc(24, 40, 4)],
    ],
    hair: [
      ['night', 'M32 44q-2-16 8-20 10-4 20 0 10 4 8 20-4-10-9-12-9 3-18 0-5 2-9 12z'],
      ['gold', `${disc(32, 56, 3.6)}${disc(68, 56, 3.6)}`, 1.4],
      ['rose/90', 'M44 60q6 5 12 0-6-2-12 0z'],
    ],
    clothes: [
      ['slate', 'M36 79q14 12 28 0l6 33H30z'],
      ['soot', 'M30 92q0-16 20-16t20 16', 3],
      ['sea', `${disc(31, 93, 7, 8)}${disc(69, 93, 7, 8)}`],
      ['lime', 'M40 104v-6M45 106V94M50 104v-4M55 106V92M60 104v-6', 1.6],
    ],
  },
};

/** A figure: big head, small body, in the colour of its card. It stands on 0,0. */
export function figureOf(one: Explorer): Drawing {
  return [
    ['night/50', disc(0, -1, 15, 4.5)],
    [one.colour, 'M-14-2v-2.500q0-4 14-4t14 4V-2q0 4-14 4t-14-4z'],
    ['night/30', disc(0, -4.5, 12, 3)],
    put(
      [
        ['umber', 'M-6-12h5v9h-6zM1-12h5l1 9H1z'],
        [one.colour, 'M-10-8q-1-18 5-20H5q6 2 5 20-10 4-20 0z'],
        ['night/25', 'M2-28h3q6 2 5 20-4 2-7 2z'],
        { of: one.clothes, at: 'translate(-17.5 -54.5) scale(0.35 0.44)' },
        put(headOf(one, OPEN_EYES), -27.5, -65, 0.55),
      ],
      0,
      0,
      one.child ? 0.85 : 1,
    ),
  ];
}

/** Somebody lies here: on the back, about 50 wide; 0,0 is the middle. */
export function corpseOf(one: Explorer): Drawing {
  const size = one.child ? 0.85 : 1;
  return [
    ['blood/85', 'M-25-2q-4-7 7-9 6-7 19-5 14-3 20 4 9 3 4 9-6 6-18 4-12 5-20 1-10 1-12-4z'],
    put(
      [
        ['umber', 'M11-13l15 1v4l-15 1zM11-6l15 0v4l-15 1z'],
        [one.colour, 'M-7-17q16-2 19 3v11q-3 5-19 2z'],
        ['night/30', 'M-7-6q12 2 19-1v4q-3 5-19 2z'],
        [one.skin, 'M-2-17q8-8 14-6l-1 4q-6 0-9 4z'],
        { of: headOf(one, DEAD_EYES), at: 'translate(-33 16) rotate(-90) scale(0.5)' },
      ],
      0,
      1,
      size,
    ),
  ];
}
