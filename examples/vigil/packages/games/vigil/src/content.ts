export type RoomId = 'nave' | 'tower' | 'crypt' | 'porch';

/** What an omen says: in which room the draught comes, or that nothing stirs. */
export type Face = RoomId | 'calm';

/** From each room, the rooms next door. */
export const ROOMS: Readonly<Record<RoomId, readonly RoomId[]>> = {
  nave: ['tower', 'crypt', 'porch'],
  tower: ['nave'],
  crypt: ['nave'],
  porch: ['nave'],
};

export const ROOM_IDS: readonly RoomId[] = ['nave', 'tower', 'crypt', 'porch'];

export const OMENS: readonly Face[] = [...ROOM_IDS, ...ROOM_IDS, 'calm', 'calm'];

/** How long the vigil may be. */
export const HOURS: readonly number[] = [6, 9, 12];

export const NERVE = 2;
/** When the dark has come in so often, it stays. */
export const MORTAL = 3;
