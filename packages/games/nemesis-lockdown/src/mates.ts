import type { Mates } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId } from './content/board.ts';
import { doorOf, neighbours, roomOf } from './rules/table.ts';
import type { NemesisState } from './state.ts';

/** A closed door costs whoever wants to pass it about as much as so many rooms. */
const DOOR = 3;

const roomNamed = (target: string): RoomId | undefined => ROOM_IDS.find((id) => target === `room:${id}`);

/** Only where people play together are they on one side; else nobody knows what the others are after. */
export const mates: Mates<NemesisState> = {
  of: ({ options, people }, seat) =>
    options.mode === 'cooperative' ? [...people.keys()].filter((one) => one !== seat) : [],
  open: ['act'],
  places(state, seat) {
    const room = roomOf({ state }, seat);
    return room === null ? [] : [`room:${room}`];
  },
  steps(state, from, to) {
    const [here, there] = [roomNamed(from), roomNamed(to)];
    return here === undefined || there === undefined ? null : walk(state, here, there);
  },
};

/** The rooms that are still to be gone on from are sorted by how far they are: a board of 27. */
function walk(state: NemesisState, from: RoomId, to: RoomId): number | null {
  const steps = new Map<RoomId, number>([[from, 0]]);
  const open = new Set<RoomId>([from]);
  while (open.size > 0) {
    const next = [...open].reduce((a, b) => ((steps.get(a) ?? 0) <= (steps.get(b) ?? 0) ? a : b));
    if (next === to) return steps.get(to) ?? null;
    open.delete(next);
    for (const { corridor, room } of neighbours(next)) {
      const far = (steps.get(next) ?? 0) + (doorOf({ state }, corridor) === 'closed' ? DOOR : 1);
      if (far >= (steps.get(room) ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(room, far);
      open.add(room);
    }
  }
  return null;
}
