import { corridorDef, isRoom, type RoomId, SECTORS, type Sector } from '@dreadhouse/nemesis-lockdown';
import { useMemo } from 'react';
import { Board } from '../../../kit/board/board.tsx';
import { inLines } from '../../../kit/board/name-room.ts';
import { PlaceNote } from '../../../kit/board/place-note.tsx';
import type { Box, Place, PlayedBoard, Way } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import type { View } from '../view.ts';
import { aboutRoom, type BoardSay, placeName, roomName, tileSeen } from './about-room.ts';
import { BaseArt } from './base-art.tsx';
import { figuresOf } from './figures.tsx';
import { Marks } from './marks.tsx';
import { type Plan, planOf } from './plan.ts';
import { text } from './text.ts';

interface Props {
  readonly view: View;
  readonly seat: number | null;
  readonly sectors?: readonly Sector[];
  readonly played?: PlayedBoard;
}

/** The base as its own screens show it: one sector or all three. */
export function BaseBoard({ view, seat, sectors = SECTORS, played = {} }: Props) {
  const say = useText(text);
  const names = useNames();
  const shown = sectors.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new every time, what it says is in the key
  const plan = useMemo(() => planOf(sectors), [shown]);
  const { rooms, power } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new every time; `names` changes with the language
  const ground = useMemo(
    () => <BaseArt view={{ rooms, power }} plan={plan} lightOf={(lit) => say(lit ? 'lit' : 'dark')} />,
    [rooms, power, plan, names],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const places = useMemo(() => placesOf(view, plan, names, say), [view, plan, names]);
  const figures = useMemo(() => figuresOf(view, seat, names), [view, seat, names]);
  const ways = useMemo(() => waysOf(plan), [plan]);
  const focus = view.people[seat ?? view.turn.seat]?.at ?? 'STO';
  return (
    <Board
      label={say('board')}
      size={plan.size}
      {...{ places, ways, figures, ground }}
      marks={<Marks view={view} plan={plan} />}
      {...played}
      focus={`room:${focus}`}
      readable={0.66}
      growth={1.4}
      smallest={0.3}
      tip={(id) => {
        const room = id.slice('room:'.length);
        return isRoom(room) ? <PlaceNote {...aboutRoom(view, room, names, say)} /> : null;
      }}
      rules={(id) => {
        const room = id.slice('room:'.length);
        const tile = isRoom(room) ? view.rooms[room]?.tile : null;
        return tile === null || tile === undefined ? [] : [{ name: names.name('tile', tile), rule: `tile.${tile}` }];
      }}
    />
  );
}

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
/** What is written along the foot of a room. */
const FOOT = 16;
/** A name of two lines grows up and down from where it stands: so much higher, and its foot stays in the room. */
const RISE = 10;

const footOf = ({ y, height }: Box): number => y + height - FOOT + 4;

/** Every room, and every corridor for its door and its noise. */
export function placesOf(view: View, plan: Plan, names: Names, say: BoardSay): Place[] {
  const rooms = [...plan.rooms].map(([id, box]: [RoomId, Box]): Place => {
    const { kind, lines, aside } = aboutRoom(view, id, names, say);
    const { tile, sure } = tileSeen(view, id);
    // On the plan a question mark has to do where the name is only a rumour.
    const isRumour = tile !== null && !sure;
    const name = isRumour ? `${names.name('tile', tile)}?` : roomName(view, id, names, say);
    return {
      ...{ id: `room:${id}`, name, box, shape: outline(box) },
      description: [kind, ...lines, aside].filter((line) => line !== '').join('. '),
      label: { x: box.x + box.width / 2, y: footOf(box) - (inLines(name, box.width).length - 1) * RISE },
      stand: { x: box.x + 8, y: box.y + 14, width: box.width - 40, height: box.height - 40 },
      ...(view.rooms[id]?.tile === null ? { unnamed: true as const } : {}),
    };
  });
  return [...rooms, ...corridorPlaces(view, plan, names, say)];
}

/** Doors and noise are chosen in the corridor where they are. */
function corridorPlaces(view: View, plan: Plan, names: Names, say: BoardSay): Place[] {
  return plan.corridors.map(({ id, middle: { x, y } }) => {
    const [a = '', b = ''] = corridorDef(id).ends.map((end) => placeName(view, end, names, say));
    const box = { x: x - 15, y: y - 15, width: 30, height: 30 };
    return {
      ...{ id: `corridor:${id}`, name: say('corridor', { a, b }), description: '', unnamed: true as const },
      ...{ box, shape: outline(box), stand: box, label: { x, y } },
    };
  });
}

const waysOf = (plan: Plan): Way[] =>
  plan.corridors.map(({ id, points }) => {
    const [from = '', to = ''] = id.split('-');
    return { from: `room:${from}`, to: `room:${to}`, points };
  });
