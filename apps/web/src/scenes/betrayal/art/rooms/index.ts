import { BASEMENT_ROOMS } from './basement.ts';
import { GROUND_ROOMS } from './ground.ts';
import { GROUND_AND_MORE } from './ground-and-more.ts';
import type { RoomArt, Rooms } from './room.ts';
import { START_ROOMS } from './start.ts';
import { UPPER_ROOMS } from './upper.ts';

/** Every room of the house, by the id of its tile. */
export const ROOM_PICTURES: Rooms = {
  ...START_ROOMS,
  ...GROUND_ROOMS,
  ...GROUND_AND_MORE,
  ...UPPER_ROOMS,
  ...BASEMENT_ROOMS,
};

/** Four walls, for a room that nobody has drawn. */
export const BARE_ROOM: RoomArt = {
  wall: ['panel', 'walnut'],
  floor: ['planks', 'oak'],
  lights: [['warm', 50, 50, 50]],
  things: [],
};
