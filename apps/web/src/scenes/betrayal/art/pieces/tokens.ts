import { box, type Drawing, disc, put, row } from '../drawing.ts';

// What is printed on a round token: around 0,0, inside a ring of 15.

/** A drop; of blood, of water. */
const DROP = 'M0-11q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z';

/** A mast that sends on one, two or three waves. */
const transmitter = (waves: number): Drawing => [
  ['iron', 'M-5 12L0-6 5 12M-3.500 7h7M-2 1h4', 1.6],
  ['crimson', disc(0, -7, 2)],
  ['ice', row(waves, (i) => `M${4 + i * 3} ${-11 - i * 1.5}q${3 + i} ${4 + i * 1.5} 0 ${8 + i * 3}`), 1.3],
  ['ice', row(waves, (i) => `M${-4 - i * 3} ${-11 - i * 1.5}q${-3 - i} ${4 + i * 1.5} 0 ${8 + i * 3}`), 1.3],
];

export const TOKENS: Readonly<Record<string, Drawing>> = {
  // Before the haunt as well.
  obstacle: [
    ['oak', 'M-11 8l18-17 4 4-18 17zM11 8-7-9l-4 4 18 17z'],
    ['honey/70', 'M-9 8 8-8l1 1L-8 9z'],
    ['iron', disc(-8, 7, 1) + disc(8, 7, 1) + disc(-7, -6, 1) + disc(7, -6, 1)],
  ],
  'secret-passage': [
    ['walnut', 'M-9 11V-3q0-9 9-9t9 9v14z'],
    ['night', 'M-6 11V-2q0-7 6-7t6 7v13z'],
    ['gold', 'M-3 8V1l6-4v11z'],
    ['night/100', disc(1, 2, 0.9)],
  ],
  blessing: [
    ['glow/90', 'M0-13l3 9 9-2-6 7 6 6-9-1-3 8-3-8-9 1 6-6-6-7 9 2z'],
    ['gold', 'M0-7v13M-4.500-3h9', 2.4],
  ],
  marker: [
    ['bone', 'M-1.500 11V-11h3v22z'],
    ['crimson', 'M1.500-11l11 4-11 6z'],
  ],
  // The first twelve haunts.
  keepsake: [
    ['gold', 'M-4-12q4-4 8 0', 1.4],
    ['gold', 'M0 12Q-13 2-9-6q4-5 9 0 5-5 9 0 4 8-9 18z'],
    ['fair', disc(0, 0, 3.6, 4.2)],
    ['umber', 'M-3.600 0q0-5 3.600-5t3.600 5q-1-3-3.600-3t-3.600 3z'],
  ],
  herb: [
    ['leaf', 'M0 4q-12-1-12-10 10-1 12 10zM0 4Q2-8 12-8q1 11-12 12zM0 2q-5-7 0-14 5 7 0 14z'],
    ['moss', 'M0 12V-8', 1.3],
    ['crimson', 'M-4 6h8v3h-8z'],
  ],
  blood: [
    ['crimson', DROP],
    ['rose/80', 'M-4 3q0-4 3-8-1 6 0 11-3 0-3-3z'],
  ],
  picked: [
    ['leaf', 'M-2 10q-1-8 2-12M0-2q-8 0-10-6 8-2 10 6zM0-2q2-8 10-8 0 8-10 8z'],
    ['crimson', 'M-10-10 10 10', 2.6],
  ],
  rite: [
    ['crimson', disc(0, 0, 11), 1.6],
    ['crimson', 'M0-11 6.500 9-10.500-3.500h21L-6.500 9z', 1.4],
    ['glow/90', disc(0, 0, 2)],
  ],
  deed: [
    ['bone', 'M-8-11H5l4 4v18H-8z'],
    ['walnut', 'M-5-6h8M-5-2.500h10M-5 1h7', 1],
    ['crimson', disc(4, 6, 3.6)],
  ],
  fault: [
    ['stone', box(-11, -10, 22, 20)],
    ['night', 'M-3-10l4 6-6 5 6 4-3 5M1-4l7 3', 1.8],
  ],
  mirror: [
    ['gold', disc(0, -3, 8.5, 10)],
    ['ice', disc(0, -3, 6.3, 7.7)],
    ['silver/90', 'M-4 0l5-8 2 1-5 9z'],
    ['brass', 'M-2 7h4v6h-4z'],
  ],
  scent: [
    [
      'tan',
      `${disc(0, 4, 5.5, 4.6)}${disc(-7, -2, 2.6, 3.2)}${disc(-2.6, -7, 2.6, 3.4)}${disc(2.6, -7, 2.6, 3.4)}${disc(7, -2, 2.6, 3.2)}`,
    ],
  ],
  wren: [
    ['crimson', 'M-8 12q0-14 8-14t8 14z'],
    ['fair', disc(0, -5, 5)],
    ['umber', 'M-6-3q-1-9 6-9t6 9q1 5 2 7l-3-1q0-6-2-8-3 2-7 1-1 4-1 7l-3 1q2-3 2-7z'],
    ['teal', 'M-6 0q6 3 12 0v3q-6 3-12 0z'],
    ['night/100', disc(-1.8, -4.5, 0.8) + disc(1.8, -4.5, 0.8)],
  ],
  cornerstone: [
    ['dust', 'M-11 9V-4l6-5h16v13l-6 5z'],
    ['linen/80', 'M-11-4l6-5h16l-6 5z'],
    ['stone', 'M5 9V-4l6-5v13z'],
    ['night', 'M-3-1v6M-6 2h6', 1.3],
  ],
  reading: [
    ['iron', box(-11, -8, 22, 16)],
    ['bone', 'M-9 3v-9H9v9z'],
    ['crimson', 'M0 3l5-7', 1.4],
    ['night', 'M-7 2a8 8 0 0 1 14 0', 0.8],
    ['gold', disc(-5, 5.7, 1) + disc(5, 5.7, 1)],
  ],
  case: [
    ['walnut', box(-12, -6, 24, 16)],
    ['oak/80', box(-12, -6, 24, 4)],
    ['brass', 'M-4-6v-4h8v4M-8-6V10M8-6V10', 1.3],
    ['lime', 'M-2-1h4v6q-2 2-4 0z'],
  ],
  mouth: [
    put(
      [
        ['wine', 'M-13 0Q-9-9 0-11 9-9 13 0 9 9 0 11-9 9-13 0z'],
        ['night', 'M-10 0Q-7-5 0-7 7-5 10 0 7 5 0 7-7 5-10 0z'],
        ['bone', row(4, (i) => `M${-8 + i * 4} -5h4l-2 5zM${-8 + i * 4} 5h4l-2-4.500z`)],
      ],
      0,
      0,
    ),
  ],
  heirloom: [
    ['gold', 'M-11 8h22l1-14-7 5-5-10-5 10-7-5z'],
    ['crimson', disc(0, 4, 2) + disc(-6.5, 4.5, 1.4) + disc(6.5, 4.5, 1.4)],
    ['glow/60', 'M-10 6l-1-9', 1],
  ],
  // The five Heirlooms, by what they are worth.
  thimble: [
    ['silver', 'M-6 9l2-16q4-4 8 0l2 16z'],
    ['linen/80', 'M-8 8h16v4H-8z'],
    ['night', row(3, (i) => row(3, (j) => disc(-2.6 + i * 2.6, -5 + j * 4, 0.6)))],
  ],
  fan: [
    ['linen', 'M0 10L-13-3Q-8-11 0-12 8-11 13-3z'],
    ['rose/80', 'M0 10L-4-11.500q4-1 8 0zM0 10l-11-16 3-3zM0 10L11-6 8-9z'],
    ['walnut', 'M0 10L-13-3M0 10L-4-11.500M0 10L4-11.500M0 10L13-3', 0.9],
    ['gold', disc(0, 10, 1.8)],
  ],
  cup: [
    ['silver', 'M-8-9H8q0 12-5 14v3h3v3H-6V8h3V5q-5-2-5-14z'],
    ['silver', 'M7-6q7-1 5 5-2 4-6 4', 1.8],
    ['linen/80', 'M-8-9H8v2.500H-8z'],
    ['iron', 'M0-4v6M-3-1.500h6', 1.1],
  ],
  watch: [
    ['gold', disc(0, 2, 10)],
    ['bone', disc(0, 2, 7.8)],
    ['gold', 'M-1.500-8v-2.500h3v2.500M-3-12.500h6', 1.8],
    ['night', 'M0 2v-5M0 2l4 2', 1.2],
    ['crimson', disc(0, 2, 1)],
  ],
  signet: [
    ['gold', disc(0, 4, 8), 3],
    ['gold', 'M-8-4l2-8H6l2 8-8 4z'],
    ['crimson', 'M-4.500-5l1.200-4.800h6.600L4.500-5 0-2.600z'],
    ['glow/80', 'M-2-8.500v3M2-8.500v3M-2-7h4', 0.9],
  ],
  shaft: [
    ['linen', 'M-13 1l4-9 9-4 10 5 3 8-6 8-9 3-9-4z'],
    ['night', 'M-9 1l3-5 6-2 7 3 2 4-4 5-6 2-6-3z'],
    ['oak', 'M-4 9V-5M3 9V-6M-4-2h7M-4 2h7M-4 6h7', 1.4],
  ],
  moon: [
    ['navy', disc(0, 0, 12)],
    ['bone', 'M4-10a10.500 10.500 0 1 0 0 20A8.500 10 0 0 1 4-10z'],
    ['glow/100', disc(7, -4, 1) + disc(5, 4, 0.8)],
  ],
  low: transmitter(1),
  middle: transmitter(2),
  high: transmitter(3),
  live: [
    ['crimson', disc(0, 0, 5)],
    ['glow/90', disc(0, 0, 2.4)],
    ['flame', 'M-6-7a9 9 0 0 0 0 14M6-7a9 9 0 0 1 0 14M-9-10a13 13 0 0 0 0 20M9-10a13 13 0 0 1 0 20', 1.5],
  ],
  scene: [
    ['bone', disc(0, -3, 8.5)],
    ['bone', 'M-5 3H5v6H-5z'],
    ['night/100', `${disc(-3.4, -3, 2.2, 2.6)}${disc(3.4, -3, 2.2, 2.6)}M0 1l-1.500 2.500h3z`],
    ['night', 'M-2 5v4M2 5v4', 1],
    ['crimson', 'M-12 12L12 12', 2],
  ],
  breathing: [
    ['fair', 'M-9-9q9-5 18 0 1 12-3 17-3 4-6 4t-6-4q-4-5-3-17z'],
    ['night/100', disc(-3.6, -3, 1.4) + disc(3.6, -3, 1.4)],
    ['crimson', 'M-4 5q4 3 8 0', 1.4],
    ['rose/80', disc(-5.5, 1, 1.8) + disc(5.5, 1, 1.8)],
  ],
  plaster: [
    ['linen', 'M-9-9q9-5 18 0 1 12-3 17-3 4-6 4t-6-4q-4-5-3-17z'],
    ['ash', 'M-6-3h5M1-3h5M-4 5h8', 1.6],
    ['stone', 'M2-11l-2 5 4 3-3 4', 1],
  ],
  // Kinds that other haunts can pick from.
  candle: [
    ['bone', 'M-3.500 12V-3h7v15z'],
    ['flame/100', 'M0-3q-6-4 0-11 6 7 0 11z'],
    ['glow/100', 'M0-4q-2.500-2 0-5 2.500 3 0 5z'],
    ['brass', 'M-8 12h16v-2.500H-8z'],
  ],
  key: [
    ['gold', disc(0, -6, 5), 2.6],
    ['gold', 'M0-1v12M0 10h5M0 5.500h4', 2.6],
  ],
  page: [
    ['bone', 'M-8-12H8V8l-3 4-3-2-3 2-4-2-3 2z'],
    ['walnut', 'M-5-8H5M-5-4H5M-5 0H5M-5 4h6', 1],
  ],
  chain: [['steel', `${disc(-6, 0, 5, 3.5)}${disc(6, 0, 5, 3.5)}M-2 0h4`, 2]],
  salt: [
    ['bone', 'M-9 9q1-14 6-14l-1-4h8l-1 4q5 0 6 14z'],
    ['crimson', 'M-4-5h8', 1.6],
    ['silver/100', disc(-2, 11, 1) + disc(3, 11, 1) + disc(9, 11, 0.9)],
  ],
  trap: [
    ['iron', 'M-12 3a12 8 0 0 1 24 0', 2],
    ['steel', row(6, (i) => `M${-11 + i * 4} ${-2 - (2.5 - Math.abs(2.5 - i)) * 1.4}l2 6 2-6z`)],
    ['steel', 'M-12 6h24v3h-24z'],
  ],
  bowl: [
    ['teal', 'M-13-2H13l-4 12H-9z'],
    ['sea/80', 'M-12-2H12l-1 3H-11z'],
    ['walnut', disc(0, -2.5, 12, 3)],
    ['tan', `${disc(-5, -4, 2.4)}${disc(0, -4.6, 2.6)}${disc(5, -4, 2.4)}`],
    ['bone', 'M-4 5q-2-1.500-1 1-1 2.500 1 1h8q2 1.500 1-1 1-2.500-1-1z'],
  ],
  drawer: [
    ['oak', box(-13, -9, 26, 18)],
    ['walnut', box(-10.5, -6.5, 21, 13)],
    ['honey/70', 'M-10.500-6.500h21v2h-21z'],
    ['gold', disc(0, 0, 2.6)],
    ['night/100', 'M-0.800 4h1.600v2.500h-1.600z'],
  ],
  'open-door': [
    ['walnut', 'M-11 12v-24H6v24z'],
    ['glow', 'M-8 12V-9H3v21z'],
    ['oak', 'M3 12V-9l9-3v24z'],
    ['gold', disc(5.5, 1, 1.3)],
    ['moss', 'M-8 12q5-5 11 0z'],
  ],
  pin: [
    ['crimson', disc(-6, -7, 5)],
    ['rose/80', disc(-7.5, -8.5, 1.8)],
    ['silver', 'M-3-4L11 11', 2],
  ],
  bell: [
    ['gold', 'M-9 7q4-3 4-9 0-8 5-8t5 8q0 6 4 9z'],
    ['brass', disc(0, 9, 2.2)],
  ],
  grave: [
    ['stone', 'M-8 10V-4q0-8 8-8t8 8v14z'],
    ['night', 'M0-7v9M-3.500-3.500h7', 1.6],
    ['moss', 'M-11 11q11-4 22 0z'],
  ],
  stone: [
    ['dust', 'M-11 6l3-12 9-4 8 5 2 9-7 6H-6z'],
    ['linen/60', 'M-7-5l8-4 5 3-7 3z'],
  ],
  chair: [['oak', 'M-6-12h3V0h9v12H3V4h-6v8h-3zM-6 0h12v4H-6z']],
  lamp: [
    ['iron', 'M-5-9h10v3H-5zM-6 8H6v3H-6z'],
    ['glow/100', 'M-5-6H5L6 8H-6z'],
    ['flame/100', 'M0 6q-4-4 0-9 4 5 0 9z'],
    ['iron', 'M-4-9q0-4 4-4t4 4', 1.2],
  ],
  socket: [
    ['silver', box(-9, -11, 18, 22)],
    ['night/100', disc(-3, -3, 1.8) + disc(3, -3, 1.8)],
    ['gold', 'M1 2l-4 5h3l-1 4 4-5H0z'],
  ],
  thread: [['crimson', 'M-11 6q4-14 9-6t8-2-4-6-6 8 6 8 9-4', 1.8]],
  sun: [
    [
      'gold',
      'M0-14v5M0 14V9M-14 0h5M14 0H9M-10-10l3.500 3.500M10 10 6.500 6.500M10-10 6.500-6.500M-10 10l3.500-3.500',
      1.8,
    ],
    ['glow/90', disc(0, 0, 6.5)],
  ],
  flour: [
    ['bone/90', `${disc(-3, 2, 8, 5)}${disc(5, -2, 6, 4)}`],
    ['dust', 'M-4 1l-2 3M-1 0v4M2 1l2 3', 1.4],
  ],
  claws: [['crimson', 'M-8-10q4 8 1 20M-1-11q4 10 0 22M6-10q4 8 0 20', 2.4]],
  negative: [
    ['soot', box(-12, -8, 24, 16)],
    ['flame/80', box(-7, -5, 14, 10)],
    ['bone', row(5, (i) => box(-11 + i * 5, -7.4, 2, 1.4) + box(-11 + i * 5, 6, 2, 1.4))],
    ['soot/90', `${disc(0, -1, 2.4)}M-4 5q0-5 4-5t4 5z`],
  ],
  brick: [['crimson', `${box(-11, -8, 10, 6.5)}${box(1, -8, 10, 6.5)}${box(-6, 0, 12, 6.5)}`]],
  face: [
    ['bone', 'M-9-9q9-5 18 0 1 12-3 17-3 4-6 4t-6-4q-4-5-3-17z'],
    ['night/100', 'M-6-4q3-3 5 1-3 2-5-1zM6-4q-3-3-5 1 3 2 5-1zM-4 5q4 3 8 0z'],
  ],
  pipe: [
    ['steel', 'M-12-3h9v12h6V-3h9v-6H-12z'],
    ['iron', 'M-9-10v8M9-10v8M-4 6h8', 1.6],
  ],
  'broken-pipe': [
    ['steel', 'M-12-3h8l2 3-3 3h-7zM12-3H4L2 0l3 3h7z'],
    ['iron', 'M-9-10v8M9-10v8', 1.6],
    ['sea', 'M0-3q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9z'],
    ['ice/90', 'M-7 9q-2 3-3 3M7 9q2 3 3 3', 1.4],
  ],
  flame: [
    ['flame/100', 'M0 12q-11-5-8-14 1 3 4 3-1-8 5-13 0 6 4 9 2-2 2-4 6 13-7 19z'],
    ['glow/100', 'M0 11q-5-3-3-8 2 2 3 1 0-3 2-5 4 8-2 12z'],
  ],
  bone: [['bone', 'M-9-6q-4-1-3-4t4-1q0-3 3-2t1 4L5 5q4-3 5 0t-2 3q1 4-2 4t-3-4L-7-3q-1-1-2-3z']],
  eye: [
    ['bone', 'M-13 0q13-13 26 0-13 13-26 0z'],
    ['sea', disc(0, 0, 5.5)],
    ['night/100', disc(0, 0, 2.6)],
    ['glow/100', disc(-1.8, -1.8, 1)],
  ],
  water: [
    ['sea', DROP],
    ['ice/90', 'M-4 3q0-4 3-8-1 6 0 11-3 0-3-3z'],
  ],
  clock: [
    ['bone', disc(0, 0, 11.5)],
    ['night', 'M0-8v8l4 3', 1.6],
  ],
  fed: [
    ['silver', disc(0, 4, 12, 6)],
    ['bone', disc(0, 3, 10, 4.5)],
    ['crimson', 'M-6 3q-2-9 5-11 8 0 8 7-1 5-6 6-5 1-7-2z'],
    ['rose', 'M-3 0q0-5 4-6', 1.4],
    ['bone', 'M5-6l4-4 2 1 1 2-2 1-4 3z'],
  ],
  goblet: [
    ['gold', 'M-8-11H8q0 12-6 14v5h5v3H-7V8h5V3q-6-2-6-14z'],
    ['crimson', disc(0, -10.5, 7, 2)],
  ],
  crack: [
    ['dust', disc(0, 0, 12)],
    ['night', 'M-3-12l4 6-6 5 8 5-6 4 2 4M2 4l6 3M-5-1l-5-2', 2],
  ],
};
