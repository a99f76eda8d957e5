import { corners } from '../geometry.ts';
import { across, type Layout, plot, room, type Spot, trailsOf } from '../layout.ts';

/** Where stairs come down through the ceiling the name hangs lower. */
function belowStairs(x: number, y: number, width: number, height: number): Spot {
  const label = { x: x + width / 2, y: y + 48 };
  return room(x, y, width, height, { label, stand: { x: x + 8, y: y + 52, width: width - 16, height: height - 60 } });
}

/** Five floors of one house, laid out one below the other like drawings on a desk; the grounds lie around the lowest. */
const spots: Readonly<Record<string, Spot>> = {
  attic: room(384, 14, 300, 118, { pile: { x: 590, y: 126 } }),
  tv_room: room(180, 150, 206, 120),
  loft_stairs: belowStairs(386, 150, 152, 120),
  bedroom: room(538, 150, 290, 120),
  closet: room(828, 150, 192, 120),
  west_bath: room(180, 288, 152, 122),
  trophy_room: room(332, 288, 180, 122),
  study: room(512, 288, 186, 122),
  back_stairs: belowStairs(698, 288, 150, 122),
  office: room(848, 288, 172, 122),
  dormitory: room(180, 428, 190, 122),
  landing: belowStairs(370, 428, 296, 122),
  parlor: room(666, 428, 192, 122),
  east_bath: room(858, 428, 162, 122),
  garage: room(180, 568, 190, 134),
  drawing_room: room(370, 568, 190, 134),
  foyer: belowStairs(560, 568, 240, 134),
  ballroom: room(800, 568, 220, 134),
  west_yard: plot(corners('12 420, 158 420, 158 722, 330 722, 330 850, 12 850'), {
    label: { x: 166, y: 754 },
    stand: { x: 22, y: 760, width: 270, height: 68 },
    badge: { x: 150, y: 848 },
  }),
  front_lawn: room(352, 726, 506, 126, { label: { x: 512, y: 754 } }),
  east_yard: plot(corners('1042 300, 1188 300, 1188 850, 880 850, 880 726, 1042 726'), {
    label: { x: 1040, y: 754 },
    stand: { x: 910, y: 760, width: 268, height: 68 },
    badge: { x: 1050, y: 848 },
  }),
};

export const creech: Layout = {
  size: { width: 1200, height: 876 },
  spots,
  trails: trailsOf(spots, [
    ['attic', 'loft_stairs', 'stairs', ...across(462, 141, 'level', 23)],
    ['tv_room', 'loft_stairs', 'door', ...across(386, 236, 'upright')],
    ['tv_room', 'west_bath', 'chute', ...across(228, 279, 'level', 24)],
    ['loft_stairs', 'bedroom', 'door', ...across(538, 236, 'upright')],
    ['bedroom', 'back_stairs', 'stairs', ...across(770, 279, 'level', 23)],
    ['bedroom', 'closet', 'door', ...across(828, 236, 'upright')],
    ['west_bath', 'trophy_room', 'door', ...across(332, 376, 'upright')],
    ['west_bath', 'west_yard', 'ladder', { x: 186, y: 388 }, { x: 118, y: 436 }],
    ['trophy_room', 'study', 'door', ...across(512, 376, 'upright')],
    ['trophy_room', 'landing', 'stairs', ...across(440, 419, 'level', 23)],
    ['study', 'landing', 'stairs', ...across(602, 419, 'level', 23)],
    ['study', 'back_stairs', 'door', ...across(698, 376, 'upright')],
    ['back_stairs', 'office', 'door', ...across(848, 376, 'upright')],
    ['office', 'east_yard', 'window', { x: 1014, y: 372 }, { x: 1058, y: 372 }],
    ['dormitory', 'landing', 'door', ...across(370, 516, 'upright')],
    ['landing', 'parlor', 'door', ...across(666, 516, 'upright')],
    ['landing', 'foyer', 'stairs', ...across(612, 559, 'level', 23)],
    ['parlor', 'east_bath', 'door', ...across(858, 516, 'upright')],
    ['east_bath', 'east_yard', 'window', { x: 1014, y: 512 }, { x: 1058, y: 512 }],
    ['garage', 'drawing_room', 'door', ...across(370, 664, 'upright')],
    ['drawing_room', 'foyer', 'door', ...across(560, 664, 'upright')],
    ['foyer', 'ballroom', 'door', ...across(800, 664, 'upright')],
    ['foyer', 'front_lawn', 'gate', ...across(680, 714, 'level', 24)],
    ['west_yard', 'front_lawn', 'open', ...across(341, 806, 'upright', 18)],
    ['front_lawn', 'east_yard', 'open', ...across(869, 806, 'upright', 18)],
  ]),
};
