import { breakDown, canMalfunction, setDoor } from '../../rules/markers.ts';
import { discardMalfunction } from '../../rules/repair.ts';
import { doorOf, neighbours, roomAt, roomOf } from '../../rules/table.ts';
import type { ActionCard } from '../definitions.ts';

// Action cards of the design G-24.

/** Cards that do nothing but discard the malfunction marker of the own room. */
function repairs(id: string, cost: number): ActionCard {
  return {
    id,
    cost,
    combat: 'out',
    acts: (g, seat) => {
      const room = roomOf(g, seat);
      if (room === null || !roomAt(g, room).malfunction) return [];
      return [{ id: `play:${id}`, rule: 'NL-ACT-04', run: (now) => discardMalfunction(now, room) }];
    },
  };
}

export const ACTIONS: readonly ActionCard[] = [
  {
    id: 'sabotage',
    cost: 0,
    combat: 'any',
    acts: (g, seat) => {
      const room = roomOf(g, seat);
      if (room === null) return [];
      const doors = neighbours(room).filter(({ corridor }) => doorOf(g, corridor) === 'closed');
      return [
        ...doors.map(({ corridor, room: to }) => ({
          ...{ id: `play:sabotage:${to}`, rule: 'NL-ACT-04', details: { room: to } },
          *run(now: Parameters<typeof setDoor>[0]) {
            setDoor(now, corridor, 'destroyed');
          },
        })),
        ...(canMalfunction(g, room)
          ? [
              {
                ...{ id: 'play:sabotage', rule: 'NL-ACT-04' },
                *run(now: Parameters<typeof setDoor>[0]) {
                  breakDown(now, room);
                },
              },
            ]
          : []),
      ];
    },
  },
  repairs('patch-up', 1),
  repairs('crude-fix', 2),
  repairs('repair-drill', 1),
];
