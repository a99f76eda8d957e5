import { box, type Drawing, disc, put, row, turned } from '../drawing.ts';
import { BARREL, CANDELABRUM, CANDLE, CHAIR, JARS, PAINTING, POT_PLANT, rug, SCONCE } from '../furniture.ts';
import type { Rooms } from './room.ts';

const GRAVESTONE: Drawing = [
  ['stone', 'M-6 0v-11q0-6 6-6t6 6V0z'],
  ['dust/70', 'M-4.500-1v-10q0-4.500 4.500-4.500v14.500z'],
  ['night', 'M0-13v7M-2.500-10.500h5', 1],
  ['moss', 'M-8 1q8-4 16 0z'],
];

/** Rooms for the Ground Floor only. */
export const GROUND_ROOMS: Rooms = {
  ballroom: {
    wall: ['damask', 'wine'],
    floor: ['parquet', 'honey'],
    lights: [
      ['warm', 50, 12, 52],
      ['warm', 20, 30, 22],
      ['warm', 80, 30, 22],
    ],
    things: [
      // Tall mirrors, a chandelier, a star in the floor.
      ['gold', 'M9 34V12q0-5 7-5t7 5v22zM77 34V12q0-5 7-5t7 5v22z'],
      ['dusk', 'M11 33V13q0-4 5-4t5 4v20zM79 33V13q0-4 5-4t5 4v20z'],
      ['ice/60', 'M12 28l7-14v6l-7 13zM80 28l7-14v6l-7 13z'],
      put(SCONCE, 30, 18),
      put(SCONCE, 70, 18),
      ['walnut', 'M50 42 55 57 70 50 63 65 78 72 61 74 50 92 39 74 22 72 37 65 30 50 45 57z'],
      ['gold/50', 'M50 42V92M30 50 61 74M70 50 39 74M22 72 63 65M78 72 37 65', 0.6],
      ['gold', 'M50 0v6M34 10q0 7 16 7t16-7M40 9q0 4 10 4t10-4', 1.3],
      ['ice/80', row(7, (i) => `M${35 + i * 5} ${17 + (i % 2) * 2}l1 3-1 2-1-2z`)],
      put(CANDLE, 34, 10, 0.7),
      put(CANDLE, 42, 9, 0.7),
      put(CANDLE, 50, 7, 0.7),
      put(CANDLE, 58, 9, 0.7),
      put(CANDLE, 66, 10, 0.7),
    ],
  },
  chapel: {
    wall: ['ashlar', 'dust'],
    floor: ['flags', 'stone'],
    lights: [
      ['strange', 20, 24, 26],
      ['strange', 80, 24, 26],
      ['warm', 50, 60, 40],
    ],
    things: [
      ...[21, 79].map((x) =>
        put(
          [
            ['soot', 'M-11 27V10Q-8 0 0-2q8 2 11 12v17z'],
            ['violet', 'M-9 26V11Q-6 3 0 0v26z'],
            ['crimson', 'M9 26V11Q6 3 0 0v26z'],
            ['gold', disc(0, 11, 4.5)],
            ['sea', 'M-9 26v-8l9-3 9 3v8z'],
            ['night', 'M0 0v26M-9 18l9-3 9 3', 0.9],
          ],
          x,
          8,
        ),
      ),
      put(rug(16, 60, 'crimson'), 50, 64),
      // Pews.
      ...[58, 73, 88].flatMap((y) => [
        put(
          [
            ['oak', 'M0-8h28v9H0z'],
            ['honey/80', 'M0-8h28v2H0z'],
            ['umber/80', 'M2-4h24v3H2z'],
          ],
          9,
          y,
        ),
        put(
          [
            ['oak', 'M0-8h28v9H0z'],
            ['honey/80', 'M0-8h28v2H0z'],
            ['umber/80', 'M2-4h24v3H2z'],
          ],
          63,
          y,
        ),
      ]),
      put(CANDELABRUM, 38, 46, 0.8),
      put(CANDELABRUM, 62, 46, 0.8),
    ],
  },
  conservatory: {
    wall: ['plain', 'dusk'],
    floor: ['tiled', 'moss'],
    lights: [
      ['moon', 50, 14, 56],
      ['sick', 82, 72, 28],
      ['sick', 16, 74, 26],
    ],
    things: [
      ['teal/80', box(5, 5, 90, 29)],
      ['ice/30', 'M8 34 24 5h8L16 34zM60 34 76 5h4L64 34z'],
      ['iron', `${row(7, (i) => `M${11 + i * 13} 5v29`)}M5 13h90M5 24h90`, 1.2],
      put(POT_PLANT, 19, 52, 1.7),
      put(POT_PLANT, 81, 50, 1.6, true),
      ['leaf', 'M5 5q16 2 22 14-10-2-14-8-2 10 2 16-10-4-10-14zM95 5q-16 2-22 14 10-2 14-8 2 10-2 16 10-4 10-14z'],
      ['lime/50', 'M6 6q10 4 18 11M94 6q-10 4-18 11', 0.8],
      // Beds along the walls, with things that have grown too well.
      ['walnut', 'M5 84h34v11H5zM61 84h34v11H61z'],
      ['umber', 'M5 82h34v4H5zM61 82h34v4H61z'],
      ['leaf', 'M8 84Q2 68 10 58q8 12 4 26zM18 84q-2-14 4-22 6 10 1 22zM27 84q2-14 12-16-2 12-8 16z'],
      ['moss', 'M92 84q6-16-2-26-8 12-4 26zM82 84q2-14-4-22-6 10-1 22zM73 84q-2-14-12-16 2 12 8 16z'],
      ['lime/60', 'M10 62q3 10 2 20M22 66q1 8-1 16M36 71q-4 4-6 12M90 62q-3 10-2 20M78 66q-1 8 1 16', 0.8],
      [
        'rose',
        `${disc(10, 57, 3.2)}${disc(22, 61, 2.8)}${disc(39, 67, 2.8)}${disc(90, 57, 3.2)}${disc(78, 61, 2.8)}${disc(61, 67, 2.8)}`,
      ],
      [
        'glow/90',
        disc(10, 57, 1.1) + disc(22, 61, 1) + disc(39, 67, 1) + disc(90, 57, 1.1) + disc(78, 61, 1) + disc(61, 67, 1),
      ],
    ],
  },
  'dining-room': {
    wall: ['damask', 'moss'],
    floor: ['planks', 'oak'],
    lights: [
      ['warm', 50, 56, 42],
      ['warm', 15, 22, 20],
      ['warm', 85, 22, 20],
    ],
    things: [
      put(PAINTING, 22, 9, 0.9),
      put(PAINTING, 78, 9, 0.9, true),
      put(SCONCE, 11, 19),
      put(SCONCE, 89, 19),
      ...[22, 36, 64, 78].map((x) => put(CHAIR, x, 56)),
      ['linen', 'M14 52h72l4 20H10z'],
      ['bone/70', 'M17 53h66l1 4H16z'],
      ['linen', 'M10 72h80v5q-10 5-20 0t-20 0-20 0-20 0z'],
      ['silver', row(4, (i) => disc(22 + i * 18.7, 65, 5, 2.6))],
      ['steel/90', row(4, (i) => disc(22 + i * 18.7, 65, 3, 1.4))],
      ['crimson', row(3, (i) => `M${31 + i * 18.7} 58h4l-1 4h-2zM${33 + i * 18.7} 62v5`)],
      put(CANDELABRUM, 50, 61, 0.9),
      ...[22, 36, 64, 78].map((x) =>
        put(
          [
            ['walnut', 'M-5 0h10v-13h-10zM-4.500 0h2v6h-2zM2.500 0h2v6h-2z'],
            ['wine', box(-3.5, -11.5, 7, 9)],
          ],
          x,
          88,
        ),
      ),
    ],
  },
  graveyard: {
    wall: ['plain', 'navy'],
    floor: ['grass', 'pine'],
    lights: [
      ['moon', 78, 14, 44],
      ['deep', 30, 76, 34],
    ],
    things: [
      ['dusk', 'M5 34V22q20-8 45-2t45-4v18z'],
      ['glow/100', disc(78, 15, 6)],
      ['navy/60', disc(80.5, 13.5, 4.5)],
      ['night', 'M20 36Q22 24 19 14M20 26q-8-4-9-13M20 22q6-5 6-12M19 16q-4-3-4-9', 1.8],
      ['soot', row(16, (i) => `M${8 + i * 6} 40V27l1-3 1 3v13z`)],
      ['soot', 'M5 31h90M5 37h90', 1],
      put(GRAVESTONE, 20, 58, 1.1),
      put(GRAVESTONE, 82, 60, 1.1),
      ['umber', 'M62 90q16-7 30 0l-3 4H66z'],
      ['night', 'M66 89q12-4 22 0l-2 3H68z'],
      turned(GRAVESTONE, -9, 17, 86, 0.95),
      put(GRAVESTONE, 78, 82, 1),
      ['stone', 'M34 92V80h-4v-4h4v-5h4v5h4v4h-4v12z'],
      ['ice/22', 'M5 66q16-6 30 0t30 0 30 0v6q-16-5-30 0t-30 0-30 0z'],
    ],
  },
  kitchen: {
    wall: ['tiled', 'linen'],
    floor: ['checks', 'dust'],
    lights: [
      ['fire', 20, 36, 30],
      ['warm', 80, 30, 26],
    ],
    things: [
      // The range with its pot, pans on a rail, a table with a knife in it.
      ['soot', box(8, 18, 28, 30)],
      ['iron', 'M6 16h32v5H6z'],
      ['iron', 'M13 16V5h7v11z'],
      ['night', 'M12 30h20v12H12z'],
      ['flame/100', 'M13 42q-1-8 4-11 0 4 3 5 0-5 4-6 0 5 3 6 3-1 3-4 3 6 1 10z'],
      ['glow/90', 'M17 42q0-4 3-5 2 2 3 1 3 1 2 4z'],
      ['steel', 'M23 16q-1-8 0-8h12q1 0 0 8z'],
      ['silver/60', 'M25 15q-1-6 0-6h2v6z'],
      ['iron', 'M62 9h30', 1.2],
      ['brass', `M66 9v6${disc(66, 18, 4.5)}M76 9v4${disc(76, 16, 3.5)}`],
      ['steel', 'M84 9v5h6v8q-3 3-6 3V9z'],
      ['oak', 'M64 62h30v5H64zM66 67h3v14h-3zM89 67h3v14h-3z'],
      ['honey', 'M64 57h30v6H64z'],
      ['crimson', 'M70 58q4-6 10 0l-2 2h-7z'],
      ['silver', 'M84 57l6-12 2 1-5 12z'],
      put(BARREL, 14, 93),
      ['linen', 'M25 94q-4-12 4-13l-2-4h8l-2 4q8 3 4 13z'],
      ['oak/70', 'M28 81h5', 1.2],
    ],
  },
  laboratory: {
    wall: ['tiled', 'slate'],
    floor: ['tiled', 'iron'],
    lights: [
      ['sick', 22, 34, 32],
      ['moon', 78, 22, 28],
    ],
    things: [
      // Glass on a bench; a coil that sparks.
      ['oak', 'M8 40h32v5H8zM10 45h4v12h-4zM34 45h4v12h-4z'],
      ['lime', 'M14 40h12l-4-8v-8h-4v8z'],
      ['ice/70', 'M18 24h4v5h-4zM16.500 22.500h7v2h-7z'],
      ['glow/70', 'M17 38h4l-1.500-4z'],
      ['sea', 'M28 40q-3-6 2-8v-9h4v9q5 2 2 8z'],
      ['steel', 'M20 22q0-8 7-8t5 8', 1.3],
      ['iron', 'M66 46h26l-3-8H69z'],
      ['brass', row(6, (i) => `M${73} ${37 - i * 3.4}h12`), 1.8],
      ['silver', disc(79, 14, 5)],
      ['ice', 'M84 12l7-4-2 6 5-1M74 12l-7-3 2 5-5 1', 1],
      put(JARS, 17, 94, 0.85),
      ['steel', 'M66 92V78h26v14z'],
      ['soot', 'M68 80h12v10H68z'],
      ['lime', 'M69 86l3-4 2 3 2-5 3 6', 0.8],
      ['crimson', disc(84, 82, 1.4) + disc(88, 82, 1.4)],
      ['gold', disc(84, 87, 1.4) + disc(88, 87, 1.4)],
    ],
  },
  larder: {
    wall: ['brick', 'oak'],
    floor: ['flags', 'dust'],
    lights: [
      ['warm', 50, 26, 40],
      ['warm', 84, 84, 20],
    ],
    things: [
      // Hams from the beam, shelves of jars, sacks and cheese.
      ['umber', 'M5 7h90v4H5z'],
      ['rose', 'M12 12q-6 10 0 17 6 2 7-4 0-8-6-13z'],
      ['bone', 'M12.500 14l1-4', 1.6],
      ['rose', 'M27 12q-5 8 0 14 5 2 6-3 0-7-5-11z'],
      ['bone', 'M27.500 13.500l.5-3', 1.6],
      ['honey', row(5, (i) => disc(68 + (i % 2) * 3, 14 + i * 4, 2.2, 2.6))],
      put(JARS, 84, 44, 0.95),
      ['linen', 'M9 94q-5-18 5-20l-2-4h10l-2 4q10 2 6 20z'],
      ['linen', 'M25 95q-4-14 5-15l-2-3h7l-1 3q7 1 4 15z'],
      ['crimson/80', disc(17, 85, 2.6)],
      ['gold', 'M70 92v-8q10-6 20 0v8z'],
      ['brass', 'M70 84q10-6 20 0l-10 3z'],
      ['brass/90', disc(75, 89, 1.5) + disc(84, 90, 1.2)],
      put(BARREL, 17, 50, 1.1),
    ],
  },
  'laundry-chute': {
    wall: ['tiled', 'teal'],
    floor: ['tiled', 'dust'],
    lights: [
      ['warm', 78, 20, 28],
      ['deep', 24, 40, 24],
    ],
    things: [
      // The hatch, with a tongue of metal that goes down; a line with washing.
      ['iron', box(8, 12, 28, 32)],
      ['night', 'M11 15h22v26H11z'],
      ['steel', 'M12 22h20l-4 19H16z'],
      ['silver/60', 'M14 23h4l1 17h-2z'],
      ['oak', 'M8 12l28 0-3 4H11z'],
      ['soot', 'M22 24v11M18 31l4 5 4-5', 2],
      ['linen', 'M60 10q18 6 35 0', 0.9],
      ['bone', 'M65 12h10v14q-3 2-5 0t-5 0z'],
      ['rose', 'M79 13h9v10h-2v-3h-5v3h-2z'],
      ['oak', 'M66 92l-3-14h28l-3 14z'],
      ['honey/60', 'M64.500 82h25M66 87h22', 1],
      ['bone', 'M65 78q2-8 9-6 8-4 10 2 5 0 5 4z'],
      ['crimson', 'M76 78q4-6 9-3l-1 3z'],
      ['steel', 'M10 94V80h20v14z'],
      ['ice', disc(20, 87, 5)],
      ['bone/80', `${disc(12, 78, 2.4)}${disc(17, 76, 3)}${disc(23, 78, 2.2)}`],
    ],
  },
};
