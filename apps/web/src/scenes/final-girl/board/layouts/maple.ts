import type { Box } from '../../../../kit/board/types.ts';
import { corners } from '../geometry.ts';
import { across, type Layout, plot, room, type Spot, trailsOf } from '../layout.ts';

/** A piece of road that is entered from above: the name keeps clear of the sign there. */
function road(x: number, y: number, width: number, height: number): Spot {
  return room(x, y, width, height, lowName({ x, y, width, height }));
}

function lowName({ x, y, width, height }: Box): Pick<Spot, 'label' | 'stand'> {
  return {
    label: { x: x + width / 2, y: y + 47 },
    stand: { x: x + 8, y: y + 52, width: width - 16, height: height - 72 },
  };
}

/** The crossing, with its corners cut by the kerbs. */
const crossing = corners('522 366, 540 348, 660 348, 678 366, 678 460, 660 478, 540 478, 522 460');

const spots: Readonly<Record<string, Spot>> = {
  intersection: plot(crossing, lowName({ x: 522, y: 348, width: 156, height: 142 })),
  north_street: road(528, 182, 144, 160),
  north_exit: room(528, 14, 144, 162, { badge: { x: 600, y: 12 } }),
  south_street: road(528, 484, 144, 160),
  south_exit: road(528, 650, 144, 162),
  west_street: room(272, 352, 244, 122),
  west_exit: room(14, 352, 252, 122, { label: { x: 164, y: 381 } }),
  east_street: room(684, 352, 244, 122, { label: { x: 780, y: 381 } }),
  east_exit: room(934, 352, 252, 122, { label: { x: 1090, y: 381 } }),
  house_n1: room(290, 18, 196, 120),
  house_n2: room(302, 182, 184, 120),
  house_w1: room(40, 176, 196, 124),
  boyfriend_house: room(716, 18, 204, 124),
  house_e2: room(716, 184, 184, 118),
  house_e1: room(962, 176, 196, 124),
  house_w2: room(40, 528, 196, 124, { label: { x: 156, y: 557 } }),
  smalley_house: room(282, 520, 204, 128, { label: { x: 400, y: 549 } }),
  house_s1: room(290, 692, 196, 116),
  house_s3: room(714, 520, 190, 122),
  house_s2: room(714, 690, 196, 116),
  old_clinic: room(962, 524, 204, 132, { label: { x: 1084, y: 553 } }),
};

export const maple: Layout = {
  size: { width: 1200, height: 826 },
  spots,
  trails: trailsOf(spots, [
    ['north_exit', 'north_street', 'open', ...across(600, 179, 'level')],
    ['north_street', 'intersection', 'open', ...across(600, 345, 'level')],
    ['south_street', 'intersection', 'open', { x: 600, y: 495 }, { x: 600, y: 467 }],
    ['south_exit', 'south_street', 'open', { x: 600, y: 661 }, { x: 600, y: 633 }],
    ['west_exit', 'west_street', 'open', ...across(269, 413, 'upright')],
    ['west_street', 'intersection', 'open', ...across(519, 413, 'upright')],
    ['east_street', 'intersection', 'open', { x: 695, y: 413 }, { x: 667, y: 413 }],
    ['east_exit', 'east_street', 'open', { x: 945, y: 413 }, { x: 917, y: 413 }],
    ['house_n1', 'north_exit', 'door', { x: 480, y: 104 }, { x: 534, y: 104 }],
    ['house_n2', 'north_street', 'door', { x: 480, y: 262 }, { x: 534, y: 262 }],
    ['boyfriend_house', 'north_exit', 'door', { x: 722, y: 104 }, { x: 666, y: 104 }],
    ['house_w1', 'west_exit', 'door', { x: 70, y: 294 }, { x: 70, y: 360 }],
    ['house_w2', 'west_exit', 'door', { x: 66, y: 534 }, { x: 66, y: 466 }],
    ['smalley_house', 'west_street', 'door', { x: 308, y: 526 }, { x: 308, y: 466 }],
    ['house_e2', 'east_street', 'door', { x: 880, y: 296 }, { x: 880, y: 360 }],
    ['house_e1', 'east_exit', 'door', { x: 990, y: 294 }, { x: 990, y: 360 }],
    ['old_clinic', 'east_exit', 'door', { x: 988, y: 530 }, { x: 988, y: 466 }],
    ['house_s3', 'south_street', 'door', { x: 720, y: 602 }, { x: 666, y: 602 }],
    ['house_s1', 'south_exit', 'door', { x: 480, y: 766 }, { x: 534, y: 766 }],
    ['house_s2', 'south_exit', 'door', { x: 720, y: 766 }, { x: 666, y: 766 }],
  ]),
};
