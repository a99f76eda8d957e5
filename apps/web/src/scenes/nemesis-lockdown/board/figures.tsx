import { isRoom, PODS, type PodId, ROOM_IDS, type RoomId } from '@dreadhouse/nemesis-lockdown';
import type { Figure } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { PersonFigure } from '../art/person.tsx';
import { SILHOUETTES, StalkerFigure } from '../art/stalker.tsx';
import { isDrafting, type View } from '../view.ts';

const isPod = (at: string): at is PodId => PODS.some((pod) => pod === at);

/** The room on the board where somebody stands or sits: a pod stands in the room of its letter. */
export function roomWith({ rooms }: Pick<View, 'rooms'>, at: string | null): RoomId | null {
  if (at === null) return null;
  if (isRoom(at)) return at;
  const tile = isPod(at) ? `css-${at.toLowerCase()}` : null;
  return ROOM_IDS.find((id) => rooms[id]?.tile === tile && rooms[id]?.explored) ?? null;
}

/** Two of a kind in one room are told apart by a number, the oldest first; whoever is alone has none. */
export function numberOf({ stalkers }: Pick<View, 'stalkers'>, id: number): number | null {
  const one = stalkers.find((stalker) => stalker.id === id);
  const alike = stalkers.filter(({ type, at }) => type === one?.type && at === one.at).map((stalker) => stalker.id);
  return alike.length < 2 ? null : alike.sort((a, b) => a - b).indexOf(id) + 1;
}

/** Everybody on the board. What shares a room with whoever looks is seen close. */
export function figuresOf(view: View, seat: number | null, names: Names): Figure[] {
  const own = seat === null ? null : (view.people[seat]?.at ?? null);
  return [
    ...view.people.flatMap(({ id, at }, who): Figure[] => {
      const room = roomWith(view, at);
      if (room === null || isDrafting(view)) return [];
      return [
        {
          ...{ id: `person:${who}`, target: `person:${who}`, place: `room:${room}`, width: 34, height: 58 },
          name: names.name('character', id),
          drawing: <PersonFigure id={id} />,
        },
      ];
    }),
    ...view.stalkers.map(({ id, type, at, damage }): Figure => {
      const number = numberOf(view, id);
      return {
        ...{ id: `stalker:${id}`, target: `stalker:${id}`, place: `room:${at}` },
        ...{ width: SILHOUETTES[type].width, height: SILHOUETTES[type].height },
        name: [names.name('stalker', type), number ?? ''].join(' ').trim(),
        drawing: <StalkerFigure type={type} damage={damage} number={number} near={at === own} />,
      };
    }),
  ];
}
