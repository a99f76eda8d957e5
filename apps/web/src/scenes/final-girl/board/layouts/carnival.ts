import { blob, softly } from '../geometry.ts';
import { clearing, type Layout, room, type Spot, store, trailsOf } from '../layout.ts';

/** A round tent. */
function tent(x: number, y: number, width: number, height: number): Spot {
  const spot = clearing(x, y, width, height, { open: false });
  const outline = blob(spot.box, 5, 0, 16);
  return { ...spot, outline, shape: softly(outline) };
}

const spots: Readonly<Record<string, Spot>> = {
  entrance: clearing(128, 92, 200, 146, { badge: { x: 196, y: 152 } }),
  west_plaza: clearing(122, 284, 196, 130),
  shooting_gallery: room(26, 412, 194, 124),
  forest_of_horrors: clearing(142, 682, 216, 164),
  coaster: clearing(590, 82, 230, 126),
  ferris_wheel: clearing(1078, 104, 204, 160),
  exit_gate: clearing(1076, 700, 206, 150),
  south_walk: clearing(620, 728, 210, 116),
  ticket_booth: room(310, 196, 180, 116),
  mirror_house: store(274, 368, 196, 146),
  clown_car: clearing(366, 606, 190, 126, { badge: { x: 366, y: 668 } }),
  big_top: tent(594, 384, 206, 170),
  fairground: clearing(624, 570, 196, 112),
  animal_cages: room(734, 176, 190, 116),
  east_plaza: clearing(778, 382, 130, 118),
  popcorn_stand: room(914, 336, 170, 110),
  curiosity_tent: tent(884, 538, 196, 136),
};

export const carnival: Layout = {
  size: { width: 1200, height: 800 },
  spots,
  trails: trailsOf(spots, [
    ['entrance', 'coaster', { x: 352, y: 74 }],
    ['entrance', 'west_plaza', { x: 116, y: 190 }],
    ['west_plaza', 'shooting_gallery', { x: 118, y: 380 }],
    ['west_plaza', 'ticket_booth', { x: 264, y: 264 }],
    ['shooting_gallery', 'forest_of_horrors', { x: 122, y: 570 }],
    ['forest_of_horrors', 'south_walk', { x: 380, y: 732 }],
    ['coaster', 'ferris_wheel', { x: 844, y: 76 }],
    ['ferris_wheel', 'exit_gate', { x: 1138, y: 410 }],
    ['ferris_wheel', 'animal_cages', { x: 950, y: 190 }],
    ['exit_gate', 'south_walk', { x: 856, y: 730 }],
    ['ticket_booth', 'mirror_house', { x: 390, y: 346 }],
    ['ticket_booth', 'big_top', { x: 502, y: 330 }],
    ['ticket_booth', 'east_plaza', { x: 600, y: 262 }, { x: 724, y: 312 }],
    ['ticket_booth', 'animal_cages', { x: 612, y: 216 }],
    ['mirror_house', 'big_top', { x: 482, y: 420 }],
    ['mirror_house', 'clown_car', { x: 364, y: 528 }],
    ['clown_car', 'fairground', { x: 490, y: 588 }],
    ['big_top', 'fairground', { x: 612, y: 492 }],
    ['big_top', 'east_plaza', { x: 706, y: 384 }],
    ['fairground', 'south_walk', { x: 622, y: 650 }],
    ['fairground', 'curiosity_tent', { x: 754, y: 566 }],
    ['animal_cages', 'popcorn_stand', { x: 916, y: 312 }],
    ['east_plaza', 'popcorn_stand', { x: 880, y: 386 }],
    ['east_plaza', 'curiosity_tent', { x: 820, y: 456 }],
    ['popcorn_stand', 'curiosity_tent', { x: 958, y: 462 }],
  ]),
};
