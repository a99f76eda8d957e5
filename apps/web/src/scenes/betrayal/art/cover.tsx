import { HOUSE } from './cards/scenarios.ts';
import { type Drawing, disc, put, row } from './drawing.ts';
import { Layers } from './layers.tsx';
import { Textures } from './textures.tsx';

const HILL: Drawing = [
  ['silver/90', disc(142, 74, 30)],
  ['bone/60', disc(142, 74, 26)],
  ['dusk/35', disc(132, 66, 6) + disc(150, 84, 4) + disc(154, 62, 3)],
  ['dusk/70', 'M0 96q40-14 90-6t110-10v22q-60 12-110 4T0 116z'],
  ['navy', 'M0 250q30-56 100-60t100 54v66H0z'],
  put(HOUSE, 100, 198, 1.7),
  ['soot', 'M0 300v-62q40-26 76-24l18-18q10 4 8 14 50 0 98 32v58z'],
  ['honey/50', 'M94 300q10-30-4-46t14-52q10 30 0 48t14 50z'],
  ['night', 'M26 300q-4-60 2-96M27 250q-20-12-24-40M28 236q16-14 18-38M28 216q-10-8-10-22M34 224l10-4', 3],
  ['night', 'M184 300q2-40-2-70M183 262q14-10 16-28M183 250q-14-6-16-22', 2.6],
  // The gate, and who has come through it.
  ['night', row(15, (i) => `M${8 + i * 13} 300v-34l2-6 2 6v34z`)],
  ['night', 'M0 274h76M124 274h76M0 290h76M124 290h76', 2],
  [
    'night',
    'M84 300q0-20 4-24-3-8 3-9t4 9q4 4 4 24zM101 300q0-24 5-28-3-9 4-10t4 10q5 4 4 28zM118 300q0-16 3-19-3-6 2-7t3 7q3 3 3 19z',
  ],
  [
    'night',
    'M40 60q6-6 10 0 4-6 10 0-6 0-10 6-4-6-10-6zM70 40q4-4 7 0 3-4 7 0-4 0-7 4-3-4-7-4zM110 52q3-3 5 0 2-3 5 0-3 0-5 3-2-3-5-3z',
  ],
];

/** The house on its hill, two by three: for the lid of the box, and for whatever else needs a whole picture. */
export function CoverPicture() {
  return (
    <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Textures />
      <rect width="200" height="300" fill="#182040" />
      <rect width="200" height="300" fill="url(#bt-fall)" />
      <circle cx="142" cy="74" r="110" fill="url(#bt-light-moon)" />
      <circle cx="100" cy="190" r="120" fill="url(#bt-light-blood)" />
      <Layers of={HILL} />
      <circle cx="100" cy="176" r="70" fill="url(#bt-light-warm)" />
      <rect width="200" height="300" fill="url(#bt-gloom)" />
    </svg>
  );
}
