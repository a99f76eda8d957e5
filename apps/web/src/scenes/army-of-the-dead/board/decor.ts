import type { Decoration } from '@dreadhouse/army-of-the-dead/missions';
import type { Drawing } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, lines, rings, rounded } from '../../../kit/drawing/paths.ts';

const FROND: Drawing = [['town-leaf + town-leaf-dark 2', 'M0 0Q10 -16 34 -14Q18 -4 0 0Z']];

const PALM: Drawing = [
  ['town-shade', dots('12 10 34 16')],
  ...[0, 51, 103, 154, 206, 257, 309].map((turn) => ({ of: FROND, at: `rotate(${turn})` })),
  ['town-wood', dots('0 0 5')],
];

const wreck = (colour: string): Drawing => [
  ['town-shade', dots('5 6 36 20')],
  [`${colour} + town-wall 3`, rounded('-32 -15 64 30 9')],
  ['town-wall', 'M-14 -11h10v22h-10zM12 -11h8v22h-8z'],
  [colour, boxes('-4 -12 16 24')],
  ['town-wall/50 1.5', boxes('-4 -12 16 24')],
  ['town-wall/50', 'M-32 -6q8 -6 12 2t-8 14'],
];

/** Things that a mission puts somewhere for the eye. Each is drawn in a square of 150, from 0,0. */
export const DECOR: Readonly<Record<Decoration, Drawing>> = {
  containers: [
    ['town-rust + town-wall 2.5', boxes('8 100 64 40')],
    ['town-water + town-wall 2.5', boxes('78 104 62 38')],
    ['town-bus + town-wall 2.5', boxes('8 20 36 74')],
    ['town-wall/50 2.5', lines('18 100 0 40, 28 100 0 40, 38 100 0 40, 48 100 0 40, 58 100 0 40')],
    ['town-wall/50 2.5', lines('88 104 0 38, 98 104 0 38, 108 104 0 38, 118 104 0 38, 128 104 0 38')],
    ['town-wall/50 2.5', lines('8 32 36 0, 8 44 36 0, 8 56 36 0, 8 68 36 0, 8 80 36 0')],
  ],
  fountain: [
    ['town-curb + town-wall 3', dots('75 78 52')],
    ['town-water', dots('75 78 42')],
    ['town-glass/60 2', dots('75 78 28')],
    ['town-curb + town-wall 2.5', dots('75 78 13')],
    ['town-glass/75', 'M75 64q-8-12 0-22q8 10 0 22M61 78q-12 8-22 0q10-8 22 0'],
    ['town-glass/75', 'M89 78q12 8 22 0q-10-8-22 0M75 92q-8 12 0 22q8-10 0-22'],
  ],
  'school-bus': [
    ['town-bus + town-wall 3', rounded('16 58 118 50 8')],
    ['town-glass/70', 'M26 64h14v38h-14zM46 64h16v38h-16zM68 64h16v38h-16zM90 64h16v38h-16z'],
    ['town-wall/35', 'M112 60h16v46h-16z'],
  ],
  palms: [
    { of: PALM, at: 'translate(34 116)' },
    { of: PALM, at: 'translate(122 34) scale(0.78)' },
  ],
  wrecks: [
    { of: wreck('town-rust'), at: 'translate(44 44) rotate(24)' },
    { of: wreck('town-water'), at: 'translate(104 110) rotate(-38)' },
  ],
  'taco-stand': [
    ['town-wood + town-wall 2.5', 'M18 118h40v18h-40z'],
    ['town-paint + town-wall 2', 'M14 108h48v14h-48z'],
    ['accent', 'M14 108h8v14h-8zM30 108h8v14h-8zM46 108h8v14h-8z'],
    ['accent + town-wall 2', dots('118 34 18')],
    ['town-paint', 'M118 16a18 18 0 0 1 15 27L118 34zM118 34L103 43A18 18 0 0 1 103 25z'],
  ],
  helipad: [
    ['town-paint 5 18 8', rings('75 75 58')],
    ['town-paint/70 3', dots('75 75 48')],
    ['town-paint/85 9 round-ends', 'M57 50v50M93 50v50M57 75h36'],
  ],
  'fire-escape': [
    ['town-steel-dark/50', boxes('100 20 38 110')],
    ['town-steel 4', boxes('100 20 38 110')],
    ['town-steel 3', 'M100 34h38M100 48h38M100 62h38M100 76h38M100 90h38M100 104h38M100 118h38'],
  ],
  'storm-drain': [
    ['town-wall + town-steel 6', dots('75 82 42')],
    ['town-steel 5', 'M45 52v60M60 44v76M75 40v84M90 44v76M105 52v60'],
    ['town-water/70 4', 'M40 104q18 14 36 4t34 2'],
  ],
  throne: [
    ['accent + town-gold 4', 'M45 18h60v34h-60z'],
    ['town-gold + town-wall 2', 'M45 18l8-12 11 10 11-14 11 14 11-10 8 12z'],
    ['accent/55', 'M56 52h38v92h-38z'],
    ['town-gold/70 3', 'M56 52v92M94 52v92'],
  ],
  roulette: [
    ['money/65', rounded('22 94 106 44 20')],
    ['town-wood 6', rounded('22 94 106 44 20')],
    ['town-wood-dark + town-gold 3', dots('52 116 17')],
    ['accent 3', 'M52 99v34M35 116h34M40 104l24 24M64 104l-24 24'],
    ['town-paint/70 1.5', 'M80 104h36M80 116h36M80 128h36M92 100v32M104 100v32'],
  ],
  bar: [
    ['town-wood + town-wood-dark 3', 'M24 104h102v30h-102z'],
    ['neon-gold 5 round-ends', 'M34 108v12M44 108v12M56 110v10M70 108v12M84 110v10M98 108v12M110 108v12'],
    ['neon-rose 3', 'M24 98h102'],
  ],
  reception: [
    ['town-wood + town-wood-dark 3', 'M22 100q53-30 106 0v24q-53-30-106 0z'],
    ['town-gold + town-wood-dark 2', dots('75 94 7')],
  ],
  pool: [
    ['town-curb + town-wall 3', rounded('24 30 102 90 34')],
    ['town-water', rounded('34 40 82 70 26')],
    ['town-glass/70 3', 'M44 66q14-8 28 0t30 0M48 88q14-8 28 0t24 0'],
  ],
};

const STAR = Array.from({ length: 22 }, (_, i) => {
  const angle = (Math.PI * i) / 11 - Math.PI / 2;
  const far = i % 2 === 0 ? 70 : 50;
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
});

const RAY: Drawing = [['town-copper + town-copper-dark 1', 'M-2.5 -16L0 -32L2.5 -16Z']];

/** Lady Liberty on her star, seen from above, around 0,0: crown, torch, and the long shadow of both. */
export const STATUE: Drawing = [
  ['town-shade', 'M0 0L104 42L96 58Z'],
  ['town-curb + town-wall 3', `M${STAR.join('L')}Z`],
  ['town-asphalt-lit + town-wall 3', boxes('-32 -32 64 64')],
  ['town-copper + town-copper-dark 3', 'M-22 20Q-28 -6 -10 -18L10 -18Q28 -6 22 20Q0 30 -22 20Z'],
  ['town-copper-dark 2', 'M-12 22Q-10 0 -4 -14M12 22Q10 0 4 -14M0 25V-14'],
  ...[-72, -48, -24, 0, 24, 48, 72].map((turn) => ({ of: RAY, at: `translate(0 -8) rotate(${turn})` })),
  ['town-copper + town-copper-dark 3', dots('0 -8 11')],
  ['town-copper 8 round-ends', 'M14 -10L34 -34'],
  ['url(#ad-lamp)', dots('38 -39 20')],
  ['neon-gold', dots('38 -39 6')],
];
