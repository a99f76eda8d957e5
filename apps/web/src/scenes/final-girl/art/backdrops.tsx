import { useId } from 'react';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, lines } from '../../../kit/drawing/paths.ts';
import { bulbs, flake, house, lamp, pine, rain, stars } from './shapes.ts';

// The lower part of a film's poster: a place at night, 200 wide and 300 high, its horizon at about 200. The killer looms in the sky.

interface Place {
  /** From the top down. */
  readonly sky: readonly [string, string, string];
  readonly drawing: Drawing;
  /** Darkness at the foot of the poster, where its title stands. */
  readonly foot: string;
}

const CAMP: Place = {
  sky: ['#04090d', '#0d2a33', '#2f7d7e'],
  drawing: [
    ['#dff3ee/70', stars(17, 170)],
    ['#0f3a3c', 'M0 196 20 178l14 10 22-24 22 20 16-10 24 18 18-16 26 16 22-20 16 14v40H0z'],
    ['#17505a', boxes('0 206 200 94')],
    ['#9fe0d6/55 1.6 round-ends', 'M66 214h60M78 222h46M58 231h30M100 231h44M74 241h52M90 252h22'],
    ['#08191a', 'M0 204h46l10 6H0zM154 204h46v8h-54z'],
    ['#120d0a', 'M18 196h34v10H18zM14 197l21-15 21 15z'],
    ['#ffd27a', 'M26 197h6v6h-6z'],
    ['#03100f', pine(4, 238, 92) + pine(24, 262, 70) + pine(188, 240, 104) + pine(168, 262, 66)],
    ['#1d130c', 'M150 262h-46l-4 8h54z'],
  ],
  foot: '#030b0d',
};

const BACKDROPS: Readonly<Record<string, Place>> = {
  camp: CAMP,
  creech: {
    sky: ['#0b0a06', '#2b2612', '#8a7634'],
    drawing: [
      ['#14120a', 'M0 226q60-30 100-28t100 26v76H0z'],
      ['#0d0b07', 'M52 214v-44h10v-14l10-20 10 20v10h10v-24l-4 0 14-22 14 22-4 0v24h14v-8l8-14 8 14v52h8v4H50z'],
      ['#ffb648', 'M70 172h6v10h-6zM98 156h8v12h-8zM120 178h6v9h-6zM90 186h5v9h-5zM133 174h4v9h-4z'],
      ['#5a3b12', 'M98 204h10v14H98z'],
      ['#070603 2.6', 'M178 250q-6-40-2-62m0 26q-12-10-18-24m19 12q10-12 18-14m-19-4q-8-12-6-24m5 18q6-12 12-16'],
      ['#070603 2.6', 'M20 250q4-34-2-54m1 20q10-10 14-22m-13 10q-10-8-14-20'],
      {
        cover: 0.16,
        of: [
          ['#c8b983', dots('60 222 80 7')],
          ['#c8b983', dots('150 234 80 8')],
        ],
      },
      ['#060502 2.4', boxes('0 246 200 4')],
      ['#060502 2.4', lines('6 236 0 34, 22 236 0 34, 38 236 0 34, 54 236 0 34, 70 236 0 34')],
      ['#060502 2.4', lines('130 236 0 34, 146 236 0 34, 162 236 0 34, 178 236 0 34, 194 236 0 34')],
    ],
    foot: '#080702',
  },
  groves: {
    sky: ['#050b07', '#143522', '#6fa34a'],
    drawing: [
      ['#08160e/80', 'M0 52q40-22 80-8t120-10v40q-60 22-104 6T0 86z'],
      ['#eaffc0', 'm34 70 14 30-9 3 17 38-5 2 12 34-24-34 6-3-17-36 8-3z'],
      ['#0c1f10', 'M0 216q50-18 100-12t100 4v92H0z'],
      ['#27391f', 'M84 208h32l-3-26H87zM80 182h40l-4-7H84zM92 208v-16h16v16z'],
      ['#f2d86a', 'M96 196h8v12h-8z'],
      ['#040b06', 'M-6 300q20-30 18-96T-4 86h18q-2 40 8 60 8-18 22-22-14 14-18 40t6 60 22 76z'],
      ['#040b06', 'M206 300q-18-34-18-92t20-116h-20q4 40-10 66-6-18-24-26 14 18 16 46t-8 60-16 62z'],
      ['#cfeeb0/35 0.7', rain(26)],
    ],
    foot: '#030a05',
  },
  carnival: {
    sky: ['#0b0512', '#3a1038', '#c4365a'],
    drawing: [
      ['#ffe6c2/60', stars(9, 120)],
      ['#1c0a1e 2.4', dots('156 168 36')],
      ['#1c0a1e 1.6', 'M156 132v72M120 168h72M131 143l50 50M181 143l-50 50M156 168l-18 52M156 168l18 52'],
      ['#ffdf8a', bulbs(156, 168, 36, 16)],
      ['#b3173c', 'M10 216q28-8 46-50 18 42 52 50l-6 34H16z'],
      ['#f6e3c5', 'M24 209q20-10 30-40l-10 46-4 35h-18zM58 170q8 30 22 38l6 42H72L66 214zM102 214l6 2-6 34h-8z'],
      ['#ffcf5a', 'M55 166v-16l14 5-14 5'],
      ['#22070f', 'M46 250q2-24 12-24t12 24z'],
      ['#5c0b20 2', 'M10 216q49 16 98 0'],
      ['#150714', 'M0 250h200v50H0z'],
      ['#12060f 1.4', 'M0 226q50 22 100 8t100-4'],
      ['#ffdf8a', dots('12 233 2.2, 48 238 2.2, 84 237 2.2, 124 232 2.2, 164 231 2.2')],
      ['#ff7c8d', dots('30 236 2.2, 66 238 2.2, 104 234 2.2, 144 230 2.2, 184 232 2.2')],
    ],
    foot: '#0a040a',
  },
  maple: {
    sky: ['#0c0918', '#3b2350', '#f08a3c'],
    drawing: [
      ['#ffe9d0/60', stars(7, 90)],
      ['#171022', house(-8, 218, 56) + house(50, 216, 44) + house(106, 216, 44) + house(150, 218, 60)],
      ['#ffc463', 'M8 196h8v9H8zM24 196h8v9h-8zM66 198h7v8h-7zM124 200h7v8h-7zM170 194h8v10h-8z'],
      ['#1b1526', 'M0 216h200v84H0z'],
      ['#2c2436', 'M84 216h32l64 84H20z'],
      ['#d9b36a/80', 'M98 222h4l1 12h-6zM96 244h8l2 20h-12z'],
      ['#09060f 3', lamp(34, 262, 78, 1) + lamp(166, 262, 78, -1)],
      ['#ffae45/20', 'm50 186-18 76h44zM150 186l-26 76h44z'],
      ['#ffe2a6', dots('50 186 3.4, 150 186 3.4')],
      ['#d9541f/85', flake(30, 120, 5) + flake(172, 140, 4) + flake(158, 96, 3) + flake(18, 160, 3)],
    ],
    foot: '#0a0712',
  },
};

export function Backdrop({ location }: { readonly location: string }) {
  const id = useId();
  const { sky, drawing, foot } = BACKDROPS[location] ?? CAMP;
  return (
    <>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset="0.45" stopColor={sky[1]} />
        <stop offset="0.74" stopColor={sky[2]} />
      </linearGradient>
      <rect width="200" height="300" fill={`url(#${id}s)`} />
      <Drawn of={drawing} />
      <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={foot} stopOpacity="0" />
        <stop offset="0.7" stopColor={foot} stopOpacity="0.94" />
      </linearGradient>
      <rect y="200" width="200" height="100" fill={`url(#${id}f)`} />
    </>
  );
}
