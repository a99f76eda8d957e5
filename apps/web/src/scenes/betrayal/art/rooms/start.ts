import { box, disc, put, row } from '../drawing.ts';
import {
  CANDELABRUM,
  COBWEB,
  CRATE,
  LANDSCAPE,
  PAINTING,
  PILLAR,
  rug,
  SCONCE,
  STAIRS,
  TORCH,
  WINDOW,
} from '../furniture.ts';
import type { Rooms } from './room.ts';

/** The spaces that are there from the start. */
export const START_ROOMS: Rooms = {
  'entrance-hall': {
    wall: ['panel', 'walnut'],
    floor: ['checks', 'honey'],
    lights: [
      ['warm', 22, 18, 30],
      ['warm', 84, 82, 26],
    ],
    things: [
      put(rug(26, 52, 'crimson'), 50, 66),
      // The front door, locked: it takes up the wall that has no way out.
      ['umber', 'M70 64V26q0-12 12.500-12T95 26v38z'],
      ['oak', 'M73 62V27q0-9 9.500-9t9.500 9v35z'],
      ['honey/70', 'M75.500 59V40h5.500v19zM84 59V40h5.500v19z'],
      ['gold', 'M76 35q0-12 6.500-12T89 35z'],
      ['crimson', 'M82.500 35l-5-6 5-6 5 6z'],
      ['iron', 'M71 44h23M71 51h23', 2],
      ['gold', disc(82.5, 47.5, 3)],
      ['night/100', disc(82.5, 47, 0.9)],
      put(LANDSCAPE, 22, 11),
      put(SCONCE, 35, 18),
      // Coats, a stand for umbrellas.
      ['oak', 'M13 62V32M9 62h8', 1.6],
      ['wine', 'M13 34q-6 3-5 18l4 1 1-16z'],
      ['moss', 'M13 34q6 3 5 15l-4 1-1-13z'],
      ['brass', 'M8 90l1-12h8l1 12z'],
      ['soot', 'M11 78 9 66M15 78l2-13', 1.4],
      put(CANDELABRUM, 84, 90),
    ],
  },
  hallway: {
    wall: ['damask', 'wine'],
    floor: ['planks', 'oak'],
    lights: [
      ['warm', 24, 16, 30],
      ['warm', 76, 16, 30],
    ],
    things: [
      put(rug(90, 22, 'wine'), 50, 53),
      put(rug(20, 46, 'wine'), 50, 74),
      put(PAINTING, 15, 10, 0.9),
      put(PAINTING, 85, 10, 0.9, true),
      put(SCONCE, 29, 18),
      put(SCONCE, 71, 18),
      // A grandfather clock and a little table.
      ['walnut', 'M11 92V66l6-5 6 5v26z'],
      ['glow', disc(17, 70, 4)],
      ['night', 'M17 67.500V70l2 1', 0.7],
      ['soot', box(14, 76, 6, 13)],
      ['gold', `M17 76v7${disc(17, 84, 1.8)}`, 0.9],
      ['oak', 'M76 78h16v3H76zM77.500 81h2v11h-2zM88.500 81h2v11h-2z'],
      ['sea', 'M82 78q-3-4 0-8h4q3 4 0 8z'],
      ['rose', `${disc(81, 66, 2.5)}${disc(86, 66, 2.5)}${disc(84, 63, 2.6)}`],
    ],
  },
  'ground-floor-staircase': {
    wall: ['panel', 'oak'],
    floor: ['planks', 'oak'],
    lights: [
      ['warm', 21, 24, 28],
      ['warm', 79, 24, 28],
      ['warm', 50, 10, 26],
    ],
    things: [
      // It has no door at the back: the stairs go up there.
      ['soot', 'M30 34V12q0-6 20-6t20 6v22z'],
      put(STAIRS, 50, 60, 2),
      ['walnut', 'M26 62 37 8M74 62 63 8', 2.6],
      ['honey', 'M22 62h7v-12h-7zM71 62h7v-12h-7z'],
      ['gold', disc(25.5, 47.5, 3) + disc(74.5, 47.5, 3)],
      ['walnut', row(5, (i) => `M${28.5 + i * 2.1} ${56 - i * 10}v-7M${71.5 - i * 2.1} ${56 - i * 10}v-7`), 1],
      put(SCONCE, 18, 20),
      put(SCONCE, 82, 20),
      put(PAINTING, 12, 10, 0.7),
      put(PAINTING, 88, 10, 0.7),
    ],
  },
  'upper-landing': {
    wall: ['stripes', 'teal'],
    floor: ['planks', 'honey'],
    lights: [
      ['moon', 20, 18, 30],
      ['warm', 84, 70, 34],
    ],
    things: [
      put(rug(60, 30, 'teal'), 50, 57),
      put(WINDOW, 21, 8),
      ['crimson', 'M11 7q6 12 1 26h-4V7zM31 7q-6 12-1 26h4V7z'],
      put(PAINTING, 80, 9),
      // The stairs come up through the floor, behind a railing.
      ['night', 'M8 72h30v20H8z'],
      ['oak', 'M10 88h26v-3H10zM10 83h26v-3H10zM10 78h26v-3H10z'],
      ['crimson/90', 'M18 88h10v-3H18zM18 83h10v-3H18zM18 78h10v-3H18z'],
      ['honey', 'M7 70h33v2.500H7zM37.500 70H40v23h-2.500z'],
      ['walnut', `${row(7, (i) => `M${10 + i * 4.5} 70v-7`)}M7 63h33`, 1.3],
      put(CANDELABRUM, 86, 90),
    ],
  },
  'basement-landing': {
    wall: ['ashlar', 'stone'],
    floor: ['flags', 'stone'],
    lights: [
      ['fire', 22, 14, 34],
      ['warm', 83, 86, 26],
      ['warm', 86, 22, 26],
    ],
    things: [
      put(PILLAR, 36, 36, 0.95),
      put(PILLAR, 64, 36, 0.95),
      put(TORCH, 22, 18),
      // Steps in the corner that end at a trapdoor: up is not for everybody.
      ['rock', 'M70 46V10h26v36z'],
      ['stone', 'M68 46h28v-6H72v-6h24v-6H76v-6h20v-6H80v-6h16v36H68z'],
      ['walnut', 'M78 5h17v8H78z'],
      ['iron', 'M80 9h13', 1.6],
      put(CRATE, 15, 92, 1.1),
      put(CRATE, 25, 94, 0.8),
      put(COBWEB, 6, 6),
      ['iron', 'M76 92a5 2.500 0 1 0 14 0', 1],
      put(
        [
          ['bone', 'M-1.500 0v-6h3v6z'],
          ['flame', 'M0-6q-2-3 0-6q2 3 0 6z'],
        ],
        83,
        92,
      ),
    ],
  },
};
