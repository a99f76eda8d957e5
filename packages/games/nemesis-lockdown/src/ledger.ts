import type { Ledger } from '@dreadhouse/engine';
import { actions } from './text/rules/actions.ts';
import { additionalRooms } from './text/rules/additional-rooms.ts';
import { basicRoomsOne } from './text/rules/basic-rooms-1.ts';
import { basicRoomsTwo } from './text/rules/basic-rooms-2.ts';
import { combat } from './text/rules/combat.ts';
import { designsOne } from './text/rules/designs-1.ts';
import { designsTwo } from './text/rules/designs-2.ts';
import { goals } from './text/rules/goals.ts';
import { items } from './text/rules/items.ts';
import { moments } from './text/rules/moments.ts';
import { roomsInGeneral } from './text/rules/rooms-in-general.ts';
import { rounds } from './text/rules/rounds.ts';
import { specialRooms } from './text/rules/special-rooms.ts';

/** The rulebook, chapter by chapter. */
export const ledger: Ledger = [
  roomsInGeneral,
  basicRoomsOne,
  basicRoomsTwo,
  additionalRooms,
  specialRooms,
  rounds,
  moments,
  actions,
  items,
  combat,
  goals,
  designsOne,
  designsTwo,
];
