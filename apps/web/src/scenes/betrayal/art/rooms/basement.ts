import { box, disc, put, row, turned } from '../drawing.ts';
import { BONES, CANDLE, CHEST, COBWEB, COFFIN, CRATE, ROCKS, TORCH } from '../furniture.ts';
import type { Rooms } from './room.ts';

/** Rooms for the Basement, alone or with another, and the two that fit everywhere. */
export const BASEMENT_ROOMS: Rooms = {
  // What a haunt digs: raw rock, props, a barrow's track.
  dig: {
    wall: ['rock', 'umber'],
    floor: ['earth', 'umber'],
    lights: [
      ['fire', 26, 22, 26],
      ['deep', 74, 80, 30],
    ],
    things: [
      ['night', 'M5 34V16Q22 8 50 9t45 7v18z'],
      ['rock', 'M5 5h90v9l-7 7-8-9-9 6-9-8-12 5-12-6-9 9-8-6-10 8-7-5z'],
      ['walnut', 'M14 34V12h4v22zM82 34V12h4v22zM10 9h80v4H10z'],
      ['oak/70', 'M14 14h1.500v20H14zM82 14h1.500v20H82z'],
      put(TORCH, 26, 27),
      ['dust', 'M6 58h88M6 70h88', 1.4],
      ['oak', row(9, (i) => box(8 + i * 10, 56, 3, 16))],
      put(ROCKS, 18, 90, 1.1),
      put(ROCKS, 84, 46, 0.8),
      ['iron', 'M70 92l14-14 2 2-14 14z'],
      ['steel', 'M78 72q10-2 14 8l-3 2q-4-7-12-7z'],
    ],
  },
  catacombs: {
    wall: ['ashlar', 'rock'],
    floor: ['flags', 'rock'],
    lights: [
      ['fire', 50, 50, 46],
      ['deep', 16, 84, 24],
    ],
    things: [
      // Niches with the dead; a coffin on either side.
      ...[14, 31, 69, 86].map((x, i) =>
        put(
          [
            ['night', 'M-7 0v-14q0-6 7-6t7 6V0z'],
            ['bone', 'M-6-1h12', 1.8],
            i % 3 === 0 ? put(BONES, 0, -1, 1) : put(BONES, -1, -2, 0.8),
          ],
          x,
          32,
        ),
      ),
      ['bone', row(8, (i) => disc(10 + i * 11.5, 8, 2.4, 2.2))],
      ['night/100', row(8, (i) => disc(9.2 + i * 11.5, 8, 0.6) + disc(10.9 + i * 11.5, 8, 0.6))],
      turned(COFFIN, 0, 19, 92, 1.15),
      turned(COFFIN, 0, 82, 92, 1.15),
      put(BONES, 34, 94, 0.8),
      put(COBWEB, 94, 38, 0.8, true),
      put(CANDLE, 67, 94, 0.9),
    ],
  },
  chasm: {
    wall: ['rock', 'rock'],
    floor: ['rock', 'stone'],
    lights: [
      ['fire', 22, 18, 28],
      ['deep', 16, 78, 30],
      ['deep', 84, 78, 30],
    ],
    things: [
      ['night', 'M5 34V14Q28 6 50 7t45 7v20z'],
      ['rock', 'M5 5h90v7l-5 14-5-12-7 8-5-9-10 3-13-4-13 5-6 9-4-10-7 15-6-13-4 6z'],
      put(TORCH, 22, 26),
      // The ground is torn from side to side; a bridge of ropes is all that is left.
      ['night', 'M5 64l9-4 8 5 10-4 9 4 9-3 10 4 9-5 10 4 8-4 8 4v18l-9 5-10-4-8 5-10-4-9 4-10-5-9 4-9-4-9 4-7-3z'],
      ['teal/55', 'M5 72q14-5 30 0t30-1 30 1v8q-14 5-30 1t-30 2-30-3z'],
      ['sea/40', 'M14 76q10-3 20 0M66 76q10-3 22 1', 1.6],
      ['dust', 'M5 64l9-4 8 5 10-4 9 4 9-3 10 4 9-5 10 4 8-4 8 4v4l-8-3-8 4-10-4-9 5-10-4-9 3-9-4-10 4-8-5-9 4z'],
      ['rock/80', 'M14 68l2 8M32 66l-2 9M72 66l2 8M88 67l-2 8', 1.2],
      ['oak', row(5, (i) => box(38, 62 + i * 5, 24, 3.6))],
      ['honey/70', row(5, (i) => box(38, 62 + i * 5, 24, 1))],
      ['tan', 'M37 58q-4 16 0 32M63 58q4 16 0 32', 1.3],
      ['walnut', 'M35 62V52h3v10zM62 62V52h3v10zM35 94V84h3v10zM62 94V84h3v10z'],
      put(ROCKS, 84, 50, 0.9),
    ],
  },
  'cramped-passageway': {
    wall: ['brick', 'umber'],
    floor: ['flags', 'rock'],
    lights: [
      ['fire', 31, 24, 30],
      ['warm', 50, 70, 34],
    ],
    things: [
      // Walls that have come closer.
      ['umber', 'M5 5h27v35q-2 6-14 6H5zM95 5H68v35q2 6 14 6h13zM5 60h15q12 0 12 8v27H5zM95 60H80q-12 0-12 8v27h27z'],
      ['oak/50', row(5, (i) => box(7 + (i % 2) * 4, 9 + i * 7, 8, 4) + box(19 + (i % 2) * 3, 9 + i * 7, 7, 4))],
      ['oak/50', row(5, (i) => box(72 + (i % 2) * 4, 9 + i * 7, 8, 4) + box(84 + (i % 2) * 2, 9 + i * 7, 7, 4))],
      [
        'oak/40',
        row(
          4,
          (i) =>
            box(7 + (i % 2) * 4, 65 + i * 7, 8, 4) +
            box(19, 65 + i * 7, 7, 4) +
            box(73, 65 + i * 7, 8, 4) +
            box(84, 65 + i * 7, 7, 4),
        ),
      ],
      ['night/60', 'M32 5h4v30h-4zM64 5h4v30h-4zM32 66h3v29h-3zM65 66h3v29h-3z'],
      put(TORCH, 26, 22, 0.9),
      ['bone', 'M78 28q-1-7 1-7t1 5l1-6q2 0 1 6l2-6q2 1 0 6l2-3q2 1-1 6l-1 5q-4 3-6-6z'],
      put(COBWEB, 68, 6, 0.9, true),
      ['night/70', 'M10 78l14 4M76 80l14-3', 1],
    ],
  },
  'furnace-room': {
    wall: ['brick', 'blood'],
    floor: ['flags', 'rock'],
    lights: [
      ['fire', 24, 38, 46],
      ['fire', 84, 40, 22],
    ],
    things: [
      // A furnace with a face, pipes, coal.
      ['iron', 'M28 8V3h8v5zM36 9h30v5h14v16h-5V18H61v-4H36z'],
      ['iron', 'M7 54V18q0-12 17-12t17 12v36z'],
      ['steel/40', 'M10 50V18q0-8 8-9-3 4-3 10v31z'],
      ['night', 'M12 50V36q0-4 12-4t12 4v14z'],
      ['flame/100', 'M13 50q-2-9 4-15 0 5 3 6 1-6 5-9 0 5 3 7 1-3 3-4 6 7 3 15z'],
      ['glow/95', 'M18 50q-1-6 3-8 1 3 3 3 1-3 3-4 4 4 1 9z'],
      ['night', row(4, (i) => `M${16 + i * 5.5} 33v17`), 1.4],
      ['flame', disc(17, 22, 3.2) + disc(31, 22, 3.2)],
      ['night', row(9, (i) => disc(10 + i * 3.5, 29, 0.6))],
      ['iron', 'M88 5v42M80 5v26', 4],
      ['steel/60', 'M87 5v42M79 5v26', 0.9],
      ['crimson', disc(88, 30, 5)],
      ['night', `${disc(88, 30, 2)}M88 25v10M83 30h10`, 0.9],
      ['night', 'M62 95q4-14 16-14 12 2 17 14z'],
      ['slate', 'M68 88l4-3 4 3-3 3zM80 84l5 1 1 4-5 1zM86 91l4-2 3 4z'],
      ['oak', 'M10 94 30 70', 1.6],
      ['iron', 'M6 90l8 5 2-5-6-4z'],
    ],
  },
  'panic-room': {
    wall: ['plain', 'iron'],
    floor: ['tiled', 'slate'],
    lights: [
      ['blood', 22, 12, 26],
      ['deep', 80, 26, 34],
    ],
    things: [
      // Steel walls, screens, tins and a bunk.
      ['slate', 'M5 5h28v29H5zM66 5h29v29H66z'],
      ['steel', row(6, (i) => disc(7, 8 + i * 5, 0.7) + disc(31, 8 + i * 5, 0.7))],
      ['crimson', 'M18 12q0-5 4-5t4 5z'],
      ['glow/80', disc(22, 10, 1)],
      ['iron', 'M8 42h26v3H8zM8 30h26v3H8zM8 20h2v30H8zM32 20h2v30h-2z'],
      ['linen', 'M10 38h22v4H10zM10 26h22v4H10z'],
      ['bone', 'M11 35h6v3h-6zM11 23h6v3h-6z'],
      ['soot', box(65, 9, 14, 11) + box(80, 9, 14, 11) + box(65, 22, 14, 11) + box(80, 22, 14, 11)],
      ['sea', box(66.5, 10.5, 11, 8) + box(81.5, 10.5, 11, 8) + box(66.5, 23.5, 11, 8)],
      ['crimson', box(81.5, 23.5, 11, 8)],
      ['night', 'M70 18v-4l2-2 2 2v4zM85 18l2-6 2 6zM68 28h8M87 31v-4q-2-3 0-3t0 3', 0.9],
      ['steel', 'M64 40h30v4H64zM67 44v10M91 44v10', 1.6],
      ['brass', row(4, (i) => box(9 + i * 6, 86, 5, 8)) + row(3, (i) => box(12 + i * 6, 78, 5, 8))],
      ['crimson', row(4, (i) => box(9 + i * 6, 88.5, 5, 3)) + row(3, (i) => box(12 + i * 6, 80.5, 5, 3))],
      ['steel', disc(83, 84, 9)],
      ['iron', disc(83, 84, 6.5)],
      ['silver', 'M83 77v14M76 84h14M78 79l10 10M88 79 78 89', 1.2],
    ],
  },
  'ritual-room': {
    wall: ['ashlar', 'wine'],
    floor: ['flags', 'rock'],
    lights: [
      ['blood', 50, 66, 48],
      ['warm', 16, 30, 18],
      ['warm', 84, 30, 18],
    ],
    things: [
      ['wine', 'M9 6h18v20l-9 7-9-7zM73 6h18v20l-9 7-9-7z'],
      ['gold', disc(18, 17, 4.5), 1],
      ['gold', disc(82, 17, 4.5), 1],
      ['gold', 'M18 10v15M12 21h12M82 10v15M76 21h12', 1],
      ['crimson', disc(50, 66, 27, 22), 1.6],
      ['crimson', disc(50, 66, 23, 18.5), 0.8],
      ['crimson', 'M50 47.500 64 81 27 60.500h46L36 81z', 1.3],
      ['blood/70', disc(50, 66, 6, 5)],
      put(CANDLE, 50, 47, 0.9),
      put(CANDLE, 25, 62, 0.9),
      put(CANDLE, 75, 62, 0.9),
      put(CANDLE, 35, 86, 0.9),
      put(CANDLE, 65, 86, 0.9),
      put(BONES, 14, 92, 1.3),
      ['brass', 'M80 90h12l-3-4q4-8-3-8t-3 8z'],
      ['crimson/90', 'M81 79q5-3 10 0z'],
    ],
  },
  'secret-staircase': {
    wall: ['brick', 'rock'],
    floor: ['flags', 'rock'],
    lights: [
      ['warm', 78, 12, 30],
      ['fire', 20, 24, 24],
    ],
    things: [
      put(TORCH, 21, 20),
      // A wall that has swung open like a bookcase, and steps behind it that wind upward.
      ['night', 'M64 58V14q0-9 15-9t15 9v44z'],
      ['glow/35', 'M68 30V15q0-7 11-7t11 7v12z'],
      ['stone', 'M64 58h30v-6H64zM66 52h28v-6H67zM70 46h24v-6H72zM76 40h18v-6H79zM83 34h11v-6h-8z'],
      ['dust/70', 'M64 52h30v1.400H64zM67 46h27v1.400H67zM72 40h22v1.400H72zM79 34h15v1.400H79z'],
      ['walnut', 'M66 60V8l-9-3v64z'],
      ['soot', 'M65 20l-7-2v-9l7 2zM65 36l-7-.5V24l7 1zM65 53l-7 3V42l7-1z'],
      ['crimson', 'M64 20v-6l-2-.5v6zM61 35v-8l-2 0v8z'],
      ['brass', 'M61 18.500v-6l-2-.5v6zM64 52v-8l-2 .5v8z'],
      ['teal', 'M64 35v-7l-2 0v7zM61 54v-9l-2 .5v9z'],
      ['linen/60', 'M34 92q6-16 22-25M28 86q6-14 20-22', 0.9],
      put(CRATE, 16, 92, 1.1),
      put(COBWEB, 6, 6, 0.9),
    ],
  },
  'underground-cavern': {
    wall: ['rock', 'rock'],
    floor: ['earth', 'rock'],
    lights: [
      ['deep', 18, 80, 36],
      ['strange', 82, 84, 34],
      ['deep', 84, 40, 24],
    ],
    things: [
      ['night', 'M5 34V18Q26 6 50 7t45 11v16z'],
      ['stone', 'M5 5h90v8l-4 12-4-11-5 17-5-18-6 11-5-10-7 4-9-1-9 1-6 6-5-7-5 15-5-14-6 19-5-20-4 8z'],
      ['dust/50', 'M16 6l3 16 2-15zM80 7l2 18 2-17zM30 7l2 10 2-9z'],
      ['stone', 'M7 54l6-24 6 15 4-10 7 19zM68 54l6-18 5 9 6-20 8 29z'],
      ['dust/60', 'M10 51l3-14 3 12zM84 29l2 20-6 3z'],
      // Stones that shine, and mushrooms.
      ['sea', 'M10 94l-4-18 7 5 2-16 6 14 7-5-3 20z'],
      ['ice/80', 'M13 92l-3-11 5 6 1-17 3 22z'],
      ['lilac', 'M76 94l-4-15 7 5 4-16 5 13 7-5-3 18z'],
      ['bone/70', 'M81 92l-2-8 4 3 1-13 2 18z'],
      ['bone', 'M32 94v-7h3v7zM65 94v-6h3v6zM38 95v-4h2v4z'],
      ['crimson', 'M27 88q6-9 13 0zM61 89q5-7 11 0zM35 92q4-5 8 0z'],
      ['glow/80', disc(32, 86, 0.8) + disc(36, 85.5, 0.8) + disc(66, 87, 0.7)],
      ['night', 'M60 24q3-3 5 0 2-3 5 0-3 0-5 3-2-3-5-3z'],
    ],
  },
  'underground-lake': {
    wall: ['rock', 'rock'],
    floor: ['rock', 'stone'],
    lights: [
      ['deep', 50, 60, 52],
      ['moon', 78, 10, 26],
    ],
    things: [
      ['night', 'M5 34V16Q28 8 50 9t45 7v18z'],
      ['rock', 'M5 5h90v6l-5 12-5-10-6 6-4-7-12 2-14-2-12 3-5 8-4-8-7 16-6-14-5 9z'],
      ['teal', 'M5 42q20-8 44-3t46-2v42q-14 10-26 8t-24 3-22-7-18 0z'],
      ['sea/60', 'M10 50q18-5 36-1t44-2v10q-16-4-40 1t-40-1z'],
      ['ice/60', 'M16 54h18M56 50h24M28 64h26M66 62h18M14 72h20M48 76h22', 0.9],
      ['ice/25', 'M74 36l8 0 4 34-16 4z'],
      // A boat with nobody in it; something below.
      ['oak', 'M12 66q12 5 26 0l-5 9H18z'],
      ['umber', 'M15 67q10 3 20 0l-1 2q-9 3-18 0z'],
      ['tan', 'M34 60 22 78', 1.2],
      ['pine/80', 'M62 72q8-12 14 0 6-9 10 2-4 8-12 5-9 2-12-7z'],
      ['glow/80', disc(70, 70, 0.9) + disc(74, 70, 0.9)],
      put(ROCKS, 84, 94, 1.1),
    ],
  },
  vault: {
    wall: ['ashlar', 'iron'],
    floor: ['tiled', 'iron'],
    lights: [
      ['warm', 78, 76, 38],
      ['warm', 20, 80, 28],
    ],
    things: [
      // A round door of steel, boxes in the wall, gold.
      ['slate', disc(21, 25, 17)],
      ['steel', disc(21, 25, 14.5)],
      ['iron', disc(21, 25, 11)],
      [
        'silver',
        row(8, (i) => disc(21 + 12.7 * Math.cos((i * Math.PI) / 4), 25 + 12.7 * Math.sin((i * Math.PI) / 4), 1)),
      ],
      ['gold', 'M21 16v18M12 25h18M15 19l12 12M27 19 15 31', 1.5],
      ['gold', disc(21, 25, 3.4)],
      ['steel', row(12, (i) => box(64 + (i % 4) * 7.6, 8 + Math.floor(i / 4) * 8.6, 7, 8))],
      ['night/100', row(12, (i) => disc(67.5 + (i % 4) * 7.6, 12 + Math.floor(i / 4) * 8.6, 0.9))],
      put(CHEST, 80, 93, 1.4),
      ['gold', row(7, (i) => disc(70 + i * 3.4, 82 - (i % 3) * 1.6, 2.2, 1.6))],
      ['gold', 'M9 94l2-5h10l2 5zM23 94l2-5h10l2 5zM16 89l2-5h10l2 5z'],
      ['glow/70', 'M11.500 90h8M25.500 90h8M18.500 85h8', 0.7],
    ],
  },
  'mystic-elevator': {
    wall: ['panel', 'violet'],
    floor: ['carpet', 'violet'],
    lights: [
      ['strange', 50, 60, 52],
      ['warm', 50, 8, 20],
    ],
    things: [
      // A cage of brass; the hand above points to no floor.
      ['night', 'M5 5h90v36H5z'],
      ['brass', row(7, (i) => `M${8 + i * 5} 40V6M${92 - i * 5} 40V6`), 1.3],
      ['gold', 'M8 13l30 14M8 27l30-14M92 13 62 27M92 27 62 13', 0.8],
      ['gold', 'M5 38h34v3H5zM61 38h34v3H61zM5 5h34v3H5zM61 5h34v3H61z'],
      ['gold', disc(50, 68, 22, 17), 1.2],
      ['lilac/60', disc(50, 68, 17, 13), 0.8],
      ['lilac', 'M50 53l4 11 13 4-13 4-4 11-4-11-13-4 13-4z'],
      ['glow/90', 'M50 60l2 6 6 2-6 2-2 6-2-6-6-2 6-2z'],
      ['walnut', 'M80 94V72h12v22z'],
      ['gold', disc(86, 77, 1.8) + disc(86, 83, 1.8) + disc(86, 89, 1.8)],
      ['brass', 'M8 94h22l-3-5H11z'],
      ['gold', 'M19 89V74l8-6', 1.6],
      ['crimson', disc(27.5, 67.5, 2.4)],
    ],
  },
};
