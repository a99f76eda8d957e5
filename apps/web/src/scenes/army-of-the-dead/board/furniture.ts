import type { Zone } from '@dreadhouse/army-of-the-dead/map';
import { type Drawing, putAt } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, rounded } from '../../../kit/drawing/paths.ts';
import { chanceOf, type RoomUse } from './surroundings.ts';

/** What stands in a square, along its upper side and in its corners: the middle is for figures. 150 units wide, from 0,0. */
export function furnitureIn({ kind }: Zone, use: RoomUse, seed: string): Drawing {
  switch (kind) {
    case 'casino':
      return chanceOf(`${seed} table`) < 0.45 ? [] : TABLE;
    case 'corridor':
      return LAMPS;
    case 'rooftop':
      return roofGear(chanceOf(`${seed} gear`));
    case 'elevator':
      return CABIN;
    case 'vault':
      return TREASURE;
    case 'trap':
      return TRAPS;
    default:
      return (chanceOf(`${seed} turn`) < 0.5 ? SECOND : FIRST)[use];
  }
}

const SHELF: Drawing = [
  ['town-wood + town-wood-dark 2.5', rounded('88 20 46 16 2')],
  ['town-cloth/80', 'M94 24h6v8h-6zM104 24h8v8h-8zM116 24h5v8h-5zM124 24h6v8h-6z'],
];

/** The upper left corner is for the name of the Zone. */
const FIRST: Readonly<Record<RoomUse, Drawing>> = {
  shop: [...SHELF, { of: SHELF, at: 'translate(4 92)' }, ['town-cloth/70', 'M22 118l14-6 6 12-15 7z']],
  diner: [
    ['town-steel + town-steel-dark 2.5', rounded('70 18 64 18 9')],
    ['accent + town-wall 2', dots('82 46 6, 102 46 6, 122 46 6')],
  ],
  office: [
    ['town-wood + town-wood-dark 2.5', rounded('84 18 50 26 2')],
    ['town-wall', rounded('98 20 20 12 2')],
    ['neon-sea/75', 'M100 22h16v8h-16z'],
    ['town-paint/65', 'M24 122l16 4-3 9-16-4zM40 112l13 8-5 8-13-8z'],
  ],
  store: [
    ['town-wood + town-wood-dark 2.5', boxes('102 18 32 30')],
    ['town-wood-dark 2.5', 'M102 18l32 30M134 18l-32 30'],
    ['town-wood + town-wood-dark 2.5', boxes('18 108 28 26')],
    ['town-wood-dark 2.5', 'M18 121h28M32 108v26'],
  ],
  suite: [
    ['town-cloth + town-wood-dark 2.5', rounded('84 16 50 58 4')],
    ['town-paint', rounded('89 20 18 14 3, 111 20 18 14 3')],
    ['accent/75', 'M84 42h50v32h-50z'],
  ],
  back: [
    ['town-steel + town-steel-dark 2.5', rounded('92 18 42 30 3')],
    ['town-steel-dark 3', dots('113 33 9')],
    ['town-steel-dark 2.5', 'M113 24v18M104 33h18'],
    ['money/75 + town-wall 1.5', 'M22 124h18v10h-18zM28 114h18v10h-18z'],
  ],
  service: [
    ['town-steel 5', 'M14 20H136M14 28H136'],
    ['town-steel-dark 6', 'M52 14v20M98 14v20'],
    ['town-rust 4', 'M14 132h30M18 126v12M38 126v12'],
  ],
};

const SECOND: Readonly<Record<RoomUse, Drawing>> = {
  shop: [
    ['town-wood + town-wood-dark 2.5', rounded('80 18 54 14 2')],
    ['town-wood + town-wood-dark 2.5', rounded('120 18 14 50 2')],
    ['town-steel + town-steel-dark 2.5', rounded('92 14 16 14 2')],
  ],
  diner: [
    ['town-cloth + town-wood-dark 2.5', rounded('96 20 34 30 3')],
    ['accent', 'M92 18h6v34h-6zM128 18h6v34h-6z'],
    ['town-paint/80', dots('113 35 6')],
    ['town-rust/40', 'M20 116q14-10 26 2t-6 16z'],
  ],
  office: [
    ['town-steel + town-steel-dark 2.5', 'M110 16h24v20h-24zM110 40h24v20h-24z'],
    ['town-steel-dark 3', 'M117 26h10M117 50h10'],
    ['town-leaf + town-leaf-dark 3', dots('30 124 9')],
  ],
  store: [
    ['town-steel + town-steel-dark 2.5', boxes('66 16 68 14')],
    ['town-cloth/75', 'M72 18h14v10h-14zM92 18h10v10h-10zM110 18h18v10h-18z'],
    ['town-rust + town-wall 2.5', dots('28 122 12')],
    ['town-wall 2', dots('28 122 6')],
  ],
  suite: [
    ['town-cloth + town-wood-dark 2.5', rounded('92 18 42 18 5')],
    ['town-wood + town-wood-dark 2.5', rounded('98 44 30 16 3')],
    ['town-wood-dark', 'M18 132h34v-8h-34z'],
    ['neon-rose/70', 'M22 126h26v4h-26z'],
  ],
  back: [
    ['town-wood + town-wood-dark 2.5', 'M94 16h40v44h-12v-32h-28z'],
    ['town-gold + town-wood-dark 2', 'M18 128a9 5 0 0 1 18 0v6a9 5 0 0 1-18 0z'],
  ],
  service: [
    ['town-steel + town-steel-dark 2.5', rounded('104 16 30 38 2')],
    ['town-steel-dark 3', 'M110 24h18M110 31h18M110 38h18'],
    ['money', dots('128 48 2.5')],
    ['town-steel-dark 5', 'M16 136q10-16 28-10'],
  ],
};

/** A green table with its stools, a little to one side. */
const TABLE: Drawing = [
  {
    of: [
      ['money/55', 'M92 20h42v16a21 21 0 0 1-42 0z'],
      ['town-wood 5', 'M92 20h42v16a21 21 0 0 1-42 0z'],
      ['town-paint/60 1.5', 'M100 22h26M104 30h18'],
      ['town-wood', dots('88 52 6, 113 68 6, 136 54 6')],
    ],
    cover: 0.92,
  },
];

const LAMPS: Drawing = [
  ['url(#ad-lamp)', dots('75 75 34')],
  ['neon-gold/80 4 round-ends', 'M22 20h12M116 20h12M22 130h12M116 130h12'],
];

function roofGear(luck: number): Drawing {
  if (luck < 0.35) return [];
  return luck < 0.7 ? AIR_CONDITIONER : PIPES;
}

const AIR_CONDITIONER: Drawing = [
  ['town-steel + town-steel-dark 2.5', rounded('98 18 36 30 3')],
  ['town-steel-dark', dots('116 33 11')],
  ['town-steel 2', 'M116 23v20M106 33h20M109 26l14 14M123 26l-14 14'],
];

const PIPES: Drawing = [
  ['town-steel 4', 'M20 126h60M20 134h60'],
  ['town-steel-dark + town-steel 4', dots('120 32 13')],
];

/** An open cabin: rails, a call board, arrows. */
const CABIN: Drawing = [
  ['town-steel 6', rounded('18 18 114 114 6')],
  ['town-wall', rounded('112 26 14 34 3')],
  ['neon-gold', 'M119 32l5 8h-10zM119 54l5-8h-10z'],
];

const TREASURE: Drawing = [
  ['town-steel + town-steel-dark 2.5', 'M16 16H134V34H16Z'],
  ['town-steel-dark 2', 'M40 16v18M64 16v18M88 16v18M112 16v18M16 25H134'],
  ['town-gold + town-wood-dark 2', 'M98 116l6-10h20l6 10zM104 104l5-9h14l5 9z'],
  ['town-gold + town-wood-dark 2', 'M18 132l5-9h18l5 9z'],
];

/** Plates in the floor and beams across it. */
const TRAPS: Drawing = [
  ...putAt('26 40, 26 76, 62 40, 62 76, 98 40, 98 76', [
    ['town-steel/40', rounded('0 0 28 28 2')],
    ['town-steel-dark 2.5', rounded('0 0 28 28 2')],
  ]),
  ['neon-rose/75 2', 'M16 34L134 118M16 118L134 34M16 76H134'],
  ['neon-rose', dots('16 34 3.5, 16 76 3.5, 16 118 3.5, 134 34 3.5, 134 76 3.5, 134 118 3.5')],
];
