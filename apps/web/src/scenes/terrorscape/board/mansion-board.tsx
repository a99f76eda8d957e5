import type { EventOf } from '@dreadhouse/engine';
import { mansion, type TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { useMemo } from 'react';
import { useSoon } from '../../../kit/basics/use-soon.ts';
import { Board } from '../../../kit/board/board.tsx';
import { PlaceNote } from '../../../kit/board/place-note.tsx';
import { middleOf, type Place, type PlayedBoard } from '../../../kit/board/types.ts';
import { useUnchanged } from '../../../kit/board/use-unchanged.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import type { Trace } from '../notebook/notebook.ts';
import type { Side, View } from '../view.ts';
import { aboutRoom, type BoardSay, noteOf, rulesAbout } from './about-room.ts';
import { Effects } from './effects.tsx';
import { figuresOf } from './figures.tsx';
import { MANSION } from './mansion-art.tsx';
import style from './mansion-board.module.css';
import { Printed, Tokens } from './marks.tsx';
import { DOORS, doorShape, LINKS, ROOMS, roomOf, SIZE, standBeside } from './plan.ts';
import { text } from './text.ts';
import { Traces } from './traces.tsx';

interface Props {
  readonly view: View;
  readonly side: Side;
  readonly traces: readonly Trace[];
  readonly event?: EventOf<TerrorscapeEvents> | null;
  /** For those who listen, where there are two of them. */
  readonly label?: string;
  /** Without it, it is only looked at. */
  readonly played?: PlayedBoard;
}

/** The mansion as one side sees it. */
export function MansionBoard({ view, side, traces, event = null, label, played = {} }: Props) {
  const say = useText(text);
  const names = useNames();
  // What is in each room is said to ears alone: that may come a frame later than the picture.
  const described = useSoon(view, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new every time; `names` changes with the language
  const fresh = useMemo(() => roomsOf(described, traces, names, say), [described, traces, names]);
  const rooms = useUnchanged(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const doors = useMemo(() => doorsOf(names, say), [names]);
  const figures = useMemo(() => figuresOf(view, names.name), [view, names]);
  const shown = [
    ...rooms,
    ...doors.filter(({ id }) => played.isLit?.(id) === true || played.pointedAt?.has(id) === true),
  ];
  return (
    <div className={style['mansion']} data-scene="terrorscape">
      <Board
        label={label ?? say('board')}
        size={SIZE}
        places={shown}
        ways={LINKS}
        figures={figures}
        ground={MANSION}
        marks={
          <>
            <Candles view={view} />
            <Printed say={say} />
            <Tokens view={view} />
            <Traces
              traces={traces}
              initialOf={(who) => initialOf(who, names)}
              isTaken={(room) => figures.some(({ place }) => place === room)}
            />
          </>
        }
        effects={<Effects event={event} view={view} />}
        {...played}
        focus={focusOf(view, side)}
        readable={0.5}
        rules={(id) => rulesAbout(view, id, aboutRoom(view, id, traces, names, say), names, say)}
        tip={(id) => (ROOMS[id] === undefined ? null : <PlaceNote {...noteOf(view, id, traces, names, say)} />)}
      />
      <Notes view={view} side={side} say={say} />
    </div>
  );
}

function initialOf(who: string, names: Names): string {
  return who === 'killer' ? '?' : names.name('survivor', who).charAt(0);
}

function focusOf(view: View, side: Side): string {
  const current = view.survivors.find(({ id }) => id === view.team?.current) ?? view.survivors[0];
  return (side === 'survivors' ? current?.at : view.killer.at) ?? mansion.mainExit;
}

function roomsOf(view: View, traces: readonly Trace[], names: Names, say: BoardSay): Place[] {
  return mansion.locations.map((id) => {
    const { shape, box, label, stand: whole } = roomOf(id);
    const signs = traces.filter(({ rooms }) => rooms.includes(id)).length;
    const stand = signs === 0 ? whole : standBeside(id, signs);
    const { who, what, ways, area } = aboutRoom(view, id, traces, names, say);
    const description = [
      ...(who.length === 0 ? [say('nobody')] : who.map(({ name }) => name)),
      ...what.map(({ name }) => name),
      area,
      say('ways', { list: ways.join(', ') }),
    ];
    return { id, shape, box, label, stand, name: names.name('location', id), description: description.join('. ') };
  });
}

function doorsOf(names: Names, say: BoardSay): Place[] {
  return DOORS.map((door) => {
    const { shape, box } = doorShape(door);
    const [one = '', other = ''] = [door.from, door.to].map((id) => names.name('location', id));
    return {
      ...{ id: door.id, shape, box, label: middleOf(box), stand: box, description: '', unnamed: true as const },
      name: say('door', { one, other }),
    };
  });
}

/** One warm circle of light per Survivor. */
function Candles({ view }: { readonly view: View }) {
  return view.survivors.map(({ id, at, health }) => {
    if (at === undefined || health === 0) return null;
    const { x, y } = middleOf(roomOf(at).stand);
    return <circle key={id} className={style['candle']} cx={x} cy={y} r="150" />;
  });
}

/** What holds for the whole house just now. */
function Notes({ view, side, say }: { readonly view: View; readonly side: Side; readonly say: BoardSay }) {
  const { killer, firecracker, team } = view;
  const loud = firecracker !== null || team?.everywhere === true;
  return (
    <div className={style['note']}>
      {killer.sneak === null ? null : <p>{say(side === 'killer' ? 'sneaking' : 'unseen')}</p>}
      {loud ? <p>{say('everywhere')}</p> : null}
    </div>
  );
}
