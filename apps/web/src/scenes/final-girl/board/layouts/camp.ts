import { blob, softly } from '../geometry.ts';
import { clearing, type Layout, room, type Spot, store, trailsOf } from '../layout.ts';

/** The lake lies in the middle and everything else around it. */
const lakeBox = { x: 420, y: 262, width: 380, height: 262 };
const shore = blob(lakeBox, 41, 0.16, 16);

const lake: Spot = {
  ...clearing(610, 393, 380, 262, { open: false }),
  outline: shore,
  shape: softly(shore),
  label: { x: 610, y: 372 },
  stand: { x: 500, y: 382, width: 220, height: 70 },
};

const spots: Readonly<Record<string, Spot>> = {
  nw_woods: clearing(140, 118, 216, 150),
  cabins: room(258, 226, 210, 128),
  north_trail: clearing(388, 96, 190, 124),
  main_gate: clearing(606, 78, 176, 126),
  north_woods: clearing(826, 96, 200, 140),
  tool_shed: store(976, 22, 194, 146),
  east_trail: clearing(1062, 288, 190, 140),
  marsh: clearing(1024, 488, 210, 140, { open: false }),
  se_exit: clearing(1074, 706, 196, 144),
  dock: store(768, 486, 170, 142),
  lake,
  cliff: clearing(770, 232, 172, 108),
  lovers_spot: clearing(574, 222, 150, 100),
  south_trail: clearing(800, 720, 190, 122),
  campfire: clearing(528, 722, 184, 128),
  lake_path: clearing(410, 566, 186, 120),
  sports_field: clearing(168, 430, 232, 164),
  sw_exit: clearing(140, 680, 200, 144),
};

export const camp: Layout = {
  size: { width: 1200, height: 800 },
  spots,
  trails: trailsOf(spots, [
    ['nw_woods', 'cabins', { x: 240, y: 200 }],
    ['nw_woods', 'sports_field', { x: 128, y: 290 }],
    ['nw_woods', 'north_trail', { x: 268, y: 92 }],
    ['cabins', 'north_trail', { x: 374, y: 200 }],
    ['north_trail', 'main_gate', { x: 500, y: 76 }],
    ['main_gate', 'north_woods', { x: 712, y: 74 }],
    ['north_woods', 'cliff', { x: 806, y: 170 }],
    ['north_woods', 'east_trail', { x: 944, y: 214 }],
    ['tool_shed', 'east_trail', { x: 1072, y: 196 }],
    ['east_trail', 'marsh', { x: 1060, y: 392 }],
    ['marsh', 'se_exit', { x: 1050, y: 592 }],
    ['se_exit', 'dock', { x: 950, y: 610 }],
    ['se_exit', 'south_trail', { x: 934, y: 724 }],
    ['dock', 'lake', 'water', { x: 762, y: 520 }, { x: 726, y: 480 }],
    ['dock', 'south_trail', { x: 832, y: 648 }],
    ['lake', 'cliff', 'water', { x: 716, y: 306 }, { x: 734, y: 276 }],
    ['cliff', 'lovers_spot', { x: 666, y: 216 }],
    ['south_trail', 'campfire', { x: 664, y: 734 }],
    ['south_trail', 'lake_path', { x: 616, y: 622 }],
    ['campfire', 'lake_path', { x: 456, y: 646 }],
    ['lake_path', 'sports_field', { x: 292, y: 522 }],
    ['sports_field', 'sw_exit', { x: 142, y: 560 }],
  ]),
};
