import { box, type Drawing, disc, put, row } from './drawing.ts';

// What stands in more than one room. Each stands on 0,0, the middle of its foot, unless it says something else.

/** It hangs: 0,0 is where its top is. */
export const WINDOW: Drawing = [
  ['umber', 'M-7 22V6q0-6 7-6t7 6v16z'],
  ['navy', 'M-5.500 20.500V6.500q0-5 5.500-5t5.500 5v14z'],
  ['dusk/70', 'M-5.500 14V6.500q0-5 5.500-5V14z'],
  ['umber', 'M0 1.500v19M-5.500 8h11M-5.500 14h11', 1],
  ['oak', 'M-8.500 21h17v2.500h-17z'],
];

export const CANDLE: Drawing = [
  ['bone', 'M-1.500 0v-6h3v6z'],
  ['flame/100', 'M0-6.500q-2.600-2.500 0-6.500q2.600 4 0 6.500z'],
  ['glow/100', 'M0-7q-1.200-1.300 0-3.500q1.200 2.200 0 3.500z'],
];

/** A stand for three candles. */
export const CANDELABRUM: Drawing = [
  ['brass', 'M0 0V-17M-6-15q0 5 6 5t6-5', 1.3],
  ['brass', 'M-4 0h8l-2.500-2h-3z'],
  put(CANDLE, -6, -14.5, 0.75),
  put(CANDLE, 0, -16, 0.75),
  put(CANDLE, 6, -14.5, 0.75),
];

/** On the wall. */
export const SCONCE: Drawing = [['brass', 'M-2.500 3h5L0 7z'], put(CANDLE, 0, 3, 0.8)];

export const TORCH: Drawing = [
  ['oak', 'M-1.200 0h2.400L2 9h-1.500z'],
  ['iron', 'M-3-2h6l-1 4h-4z'],
  ['flame/100', 'M0-2q-5-4-1.500-9 .5 2.500 2 3 0-3 2-5 3.500 7-2.500 11z'],
  ['glow/100', 'M0-2.500q-2.300-2-.6-4.500 1 2 1.800 1 .8 2-1.200 3.500z'],
];

export const CHAIR: Drawing = [
  ['walnut', 'M-4-9v-9h8v9z'],
  ['wine', 'M-2.700-10.500v-6h5.400v6z'],
  ['oak', 'M-5-9h10v3H-5zM-4.500-6h2v6h-2zM2.500-6h2v6h-2z'],
];

export const ARMCHAIR: Drawing = [
  ['wine', 'M-8-6v-13q0-4 8-4t8 4v13z'],
  ['crimson/45', 'M-5.500-8v-10q0-3 5.500-3t5.500 3v10z'],
  ['wine', 'M-10-2v-9q0-3 3-3t3 3v4h8v-4q0-3 3-3t3 3v9z'],
  ['umber', 'M-9-2h3v2h-3zM6-2h3v2H6z'],
];

/** A mattress, seen from the foot; 22 wide. */
export const BED: Drawing = [
  ['walnut', 'M-12-24q12-8 24 0v10h-24z'],
  ['oak/80', 'M-10-22.500q10-6 20 0v5h-20z'],
  ['bone', 'M-9.500-20h8v5h-8zM1.500-20h8v5h-8z'],
  ['linen', 'M-11-15h22l2 13h-26z'],
  ['walnut', 'M-13.500-4h27v4h-27z'],
];

export const BARREL: Drawing = [
  ['oak', 'M-5 0q-3-7 0-14h10q3 7 0 14z'],
  ['honey/60', 'M-3 0q-2-7 0-14h3v14z'],
  ['iron', 'M-6-3.500h12M-6-10.500h12', 1.3],
];

export const CRATE: Drawing = [
  ['oak', box(-6, -11, 12, 11)],
  ['honey/55', box(-6, -11, 12, 3)],
  ['walnut', 'M-4.500-8h9v6.500h-9zM-4-2 4-7.500', 0.9],
];

export const CHEST: Drawing = [
  ['walnut', 'M-8 0v-8h16v8z'],
  ['oak', 'M-8-8q0-5 8-5t8 5z'],
  ['brass', 'M-1.500-9.500h3v4h-3zM-6.500-12h1.500v12h-1.500zM5-12h1.500V0H5z'],
];

/** A shelf 20 wide and 27 high. */
export function shelf(what: Drawing): Drawing {
  return [
    ['walnut', box(-11, -29, 22, 29)],
    ['soot', 'M-9.500-27h19v7.500h-19zM-9.500-18h19v7.500h-19zM-9.500-9h19v7.500h-19z'],
    ...what,
    ['oak/80', 'M-11-29h22v1.500h-22z'],
  ];
}

const BACKS = (seed: number, colours: readonly number[], y: number): string =>
  row(colours.length, (i) => {
    const h = 5 + ((i * 7 + seed) % 3);
    return box(-9 + (colours[i] ?? 0) * 2, y - h, 1.8, h);
  });

export const BOOKS: Drawing = [
  ['crimson', BACKS(1, [0, 3, 4, 8], -19.7) + BACKS(2, [1, 6], -10.7) + BACKS(0, [2, 7, 8], -1.7)],
  ['brass', BACKS(0, [1, 6], -19.7) + BACKS(1, [0, 4, 8], -10.7) + BACKS(2, [0, 5], -1.7)],
  ['teal', BACKS(2, [2, 7], -19.7) + BACKS(0, [2, 5], -10.7) + BACKS(1, [1, 3, 6], -1.7)],
  ['linen', BACKS(1, [5], -19.7) + BACKS(2, [3, 7], -10.7) + BACKS(0, [4], -1.7)],
];

export const BOOKCASE = shelf(BOOKS);

/** Bottles and jars on shelves. */
export const JARS = shelf([
  ['sea', row(4, (i) => box(-9 + i * 4.7, -25.5, 3.4, 6))],
  ['lime', row(3, (i) => disc(-6 + i * 6, -13.5, 2.4, 3))],
  ['honey', row(4, (i) => box(-9 + i * 4.8, -7, 3.2, 5.5))],
  ['glow/50', row(4, (i) => box(-8.3 + i * 4.7, -25, 0.8, 4)) + row(4, (i) => box(-8.3 + i * 4.8, -6.5, 0.8, 3.5))],
]);

/** A picture in a frame; it hangs by its top. */
export const PAINTING: Drawing = [
  ['gold', box(-7, 0, 14, 17)],
  ['umber', box(-5.3, 1.8, 10.6, 13.4)],
  ['fair', disc(0, 6.5, 2.3, 3)],
  ['wine', 'M-5.300 15.200q0-5 5.300-5t5.300 5z'],
  ['soot', 'M-2.600 6.500q0-4 2.600-4t2.600 4q-1-2-2.600-2t-2.600 2z'],
];

export const LANDSCAPE: Drawing = [
  ['gold', box(-9, 0, 18, 13)],
  ['dusk', box(-7.3, 1.8, 14.6, 9.4)],
  ['glow/90', disc(3.5, 4.5, 1.6)],
  ['pine', 'M-7.300 11.200v-3l4-3 4 3 3-1.500 3.600 2v2.500z'],
];

export const COBWEB: Drawing = [
  ['silver/45', 'M0 0 16 4M0 0 12 12M0 0 4 16M8 2Q7 6 6 6 4 8 2 8M13 3.300Q11 9 9 9 6 12 3.300 13', 0.5],
];

/** On the floor, 0,0 is its middle. */
export function rug(width: number, height: number, outer: 'crimson' | 'wine' | 'teal' | 'dusk' | 'moss'): Drawing {
  const [w, h] = [width / 2, height / 2];
  return [
    [outer, box(-w, -h, width, height)],
    ['gold/70', box(-w + 2, -h + 2, width - 4, height - 4), 0.8],
    ['gold/25', `M0 ${-h + 4}L${w - 5} 0 0 ${h - 4} ${5 - w} 0z`],
    ['linen/60', `M${-w} ${-h}v${height}M${w} ${-h}v${height}`, 1.2],
  ];
}

export const ROCKS: Drawing = [
  ['stone', 'M-9 0l2-7 6-3 4 3 5 1 2 6z'],
  ['dust/70', 'M-6.500-6.500l5.500-3 3 2.500-5 2z'],
  ['rock', 'M4 0l2-4 5 0 2 4z'],
];

export const POT_PLANT: Drawing = [
  ['leaf', 'M0-9q-10 0-11-8 8-1 11 8zM0-9q10-1 11-10-9 0-11 10zM0-9q-6-6-3-14 6 5 3 14z'],
  ['lime/60', 'M0-9q-6-2-9-7M0-9q6-2 9-8M-.5-10q-2-6-1-11', 0.7],
  ['honey', 'M-5-9h10l-1.500 9h-7z'],
  ['oak', 'M-6-10.500h12v2.500H-6z'],
];

export const COFFIN: Drawing = [
  ['walnut', 'M-5 0-8-22l4-9h8l4 9L5 0z'],
  ['oak/80', 'M-3.500-2-6-21.500l3-7h6l3 7L3.500-2z'],
  ['brass', 'M0-25v11M-3.500-21.500h7', 1.4],
];

export const BONES: Drawing = [
  ['bone', disc(0, -5, 4.5, 4.2)],
  ['bone', 'M-2.500-1.500h5v2.500h-5z'],
  ['night/100', `${disc(-1.8, -5, 1.2, 1.4)}${disc(1.8, -5, 1.2, 1.4)}M0-3.300l-.8 1.500h1.600z`],
];

export const PILLAR: Drawing = [
  ['stone', 'M-4-29h8v27h-8z'],
  ['dust/60', 'M-3-29h2.500v27h-2.500z'],
  ['stone', 'M-6-32h12v3.500H-6zM-6-3h12v4H-6z'],
];

export const PUDDLE: Drawing = [
  ['blood/90', 'M-12 0q-3-4 3-5 2-4 8-3 7-2 9 2 6 1 3 5-3 4-9 3-9 3-14-2z'],
  ['crimson/70', 'M-7-1q1-3 6-3 5-1 5 1-5 1-11 2z'],
];

/** Steps that lead up and away, 22 wide at their foot. */
export const STAIRS: Drawing = Array.from({ length: 6 }, (_, i): Drawing => {
  const [x, y, width] = [-11 + i * 0.7, -4.6 - i * 4.6, 22 - i * 1.4];
  return [
    ['oak', box(x, y, width, 4.6)],
    ['honey/80', box(x, y, width, 1.4)],
    ['crimson/85', box(x + width * 0.27, y, width * 0.46, 4.6)],
  ];
}).flat();
