import type { Seat } from '@dreadhouse/engine';
import { discardMalfunction } from '../../rules/repair.ts';
import { doorOf, neighbours, roomAt, roomOf, type Table } from '../../rules/table.ts';
import type { Stalker } from '../../state.ts';
import type { RoomId } from '../board.ts';
import type { ActionCard, Doing, PrintedAct } from '../definitions.ts';

// What many cards and items have in common.

/** A way to play a card: `play:<card>`, with what it is aimed at. */
export function way(card: string, target: string | null, run: Doing, more: Partial<PrintedAct> = {}): PrintedAct {
  return {
    ...{ id: ['play', card, ...(target === null ? [] : [target])].join(':'), rule: 'NL-ACT-04' },
    ...more,
    *run(g) {
      const rest = run(g);
      if (rest) yield* rest;
    },
  };
}

/** Where the character stands, if in a room. */
export const here = (t: Table, seat: Seat): RoomId[] => {
  const room = roomOf(t, seat);
  return room === null ? [] : [room];
};

export const stalkerAt = (stalker: Stalker) => ({
  at: `stalker:${stalker.id}`,
  details: { stalker: stalker.type },
});

/** Rooms that can be walked to: no closed door in between. */
export const reachable = (t: Table, room: RoomId) =>
  neighbours(room).filter(({ corridor }) => doorOf(t, corridor) !== 'closed');

/** Cards that do nothing but discard the malfunction marker of the own room. */
export function repairs(
  id: string,
  cost: number,
  isFree: (t: Table, room: RoomId) => boolean = () => false,
): ActionCard {
  return {
    ...{ id, cost, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat)
        .filter((room) => roomAt(g, room).malfunction)
        .map((room) => way(id, null, (now) => discardMalfunction(now, room), { price: isFree(g, room) ? 0 : cost })),
  };
}
