import { otherEnd, type RoomId, roomDef, type TileId, tileDef } from '@dreadhouse/nemesis-lockdown';
import { percent } from '../../../kit/decision/percent.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Say } from '../../../text/text.ts';
import { thingName } from '../names.ts';
import type { SeenRoom, View } from '../view.ts';
import { noiseOdds } from './noise-odds.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

/** What is known of a room: it has been explored, somebody has looked at its tile, or nothing but its back. */
export function tileSeen(
  view: Pick<View, 'rooms'>,
  id: RoomId,
): { readonly tile: TileId | null; readonly sure: boolean } {
  const room = view.rooms[id];
  return { tile: room?.tile ?? null, sure: room?.explored === true };
}

export function roomName(view: View, id: RoomId, names: Names, say: BoardSay): string {
  const { tile, sure } = tileSeen(view, id);
  if (tile === null) return say('unexplored', { back: roomDef(id).slot ?? '' });
  const name = isFixed(id) ? names.name('room', id) : names.name('tile', tile);
  return sure ? name : say('rumour', { name });
}

/** For a sentence about two rooms: by its name as far as it is known, and by its number. */
export function placeName(view: View, id: RoomId, names: Names, say: BoardSay): string {
  if (tileSeen(view, id).tile === null) return id;
  return isFixed(id) ? roomName(view, id, names, say) : `${roomName(view, id, names, say)} (${id})`;
}

/** Rooms that are printed on the plan have names of their own, for there are four passages and three shafts; others have numbers. */
export function isFixed(id: RoomId): boolean {
  return roomDef(id).slot === null;
}

/** NL-SPEC-EVAC-02: passages have no light of their own. */
export function isLit({ power }: Pick<View, 'power'>, id: RoomId): boolean {
  const { sector } = roomDef(id);
  return sector !== null && power[sector].on;
}

interface AboutRoom {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
  readonly aside: string;
}

/** Who and what is in a room and where it leads, in words. */
export function aboutRoom(view: View, id: RoomId, names: Names, say: BoardSay): AboutRoom {
  const room = view.rooms[id];
  const { tile } = tileSeen(view, id);
  return {
    name: roomName(view, id, names, say),
    kind: [...(isFixed(id) ? [] : [id]), say(isLit(view, id) ? 'lit' : 'dark')].join(' · '),
    lines: [
      ...view.people.filter(({ at }) => at === id).map((one) => names.name('character', one.id)),
      ...view.stalkers
        .filter(({ at }) => at === id)
        .map(({ type, damage }) => say('stalker', { type: names.name('stalker', type), n: damage })),
      ...(room === undefined ? [] : conditions(view, id, room, say)),
      ...(room?.objects ?? []).map((what) => thingName(names, what)),
      ...odds(view, id, say),
      tile === null ? '' : names.text('tile', tile),
    ],
    aside: say('exits', { list: exits(view, id, names, say).join(', ') }),
  };
}

/** What a noise roll here would bring; an unexplored room is quiet or loud by its token instead. */
function odds(view: View, id: RoomId, say: BoardSay): string[] {
  if (view.rooms[id]?.explored !== true) return [];
  const { encounter, danger } = noiseOdds(view, id);
  return [say('noise-odds', { encounter: percent(encounter), danger: percent(danger) })];
}

function conditions(view: View, id: RoomId, room: SeenRoom, say: BoardSay): string[] {
  const { tile } = tileSeen(view, id);
  const def = tile === null ? null : tileDef(tile);
  const searched = room.explored && def?.colour !== null && def?.colour !== 'black';
  return [
    ...(room.fire ? [say('fire')] : []),
    ...(room.malfunction ? [say('malfunction')] : []),
    ...(def?.computer === true ? [say('computer')] : []),
    ...(searched ? [say('items', { n: room.items })] : []),
    ...(room.hasToken ? [say('token')] : []),
    ...(tile === 'nest' && room.explored && view.eggs > 0 ? [say('eggs', { n: view.eggs })] : []),
    ...(view.elevator === id ? [say('elevator')] : []),
    ...(view.ventilation === id ? [say('ventilation')] : []),
  ];
}

function exits(view: View, id: RoomId, names: Names, say: BoardSay): string[] {
  const { corridors, entrance } = roomDef(id);
  return [
    ...corridors.map((corridor) => {
      const { noise, door } = view.corridors[corridor.id];
      const more = [...(noise ? [say('noise')] : []), ...(door === 'open' ? [] : [say(door)])];
      return say('exit', {
        room: roomName(view, otherEnd(corridor, id), names, say),
        numbers: corridor.numbers.join(', '),
        more: more.map((one) => `, ${one}`).join(''),
      });
    }),
    ...(entrance === null ? [] : [say('entrance', { n: entrance })]),
  ];
}
