import type { Drawing } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots } from '../../../kit/drawing/paths.ts';

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
