import type { BetrayalEvents, Region } from '@dreadhouse/betrayal';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayedBoard } from '../../../kit/board/types.ts';
import { usePlayedBoard } from '../../../kit/board/use-played-board.ts';
import { type TableContext, useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { Spotlight } from '../panels/spotlight.tsx';
import { turnTile, useWide, type View, viewOf } from '../view.ts';
import { FloorTabs, type Shown } from './floor-tabs.tsx';
import style from './house-board.module.css';
import { HouseBoard, type Laying } from './house-board.tsx';
import { floorsOf, type OpenDoor, openDoorsOf, tilesIn } from './plan.ts';
import { TileInHand } from './tile-in-hand.tsx';
import { askedOf, floorOf, tilesOf } from './where.ts';

/** More rooms than these are seen floor by floor, unless somebody wishes otherwise. */
const AT_ONCE = 30;
/** Figures that can be tapped need rooms of a good hundred pixels. */
const FOR_THUMBS = 0.5;

/** The house as it is played on: floors to choose from, the tile in the hand, and what comes to the lower edge. */
export function BoardOnTable() {
  const table = useTable();
  const { moment, event } = table;
  const view = viewOf(moment);
  const wide = useWide();
  const [wish, setWish] = useState<Shown | null>(null);
  const spoken = event === null ? askedOf(view, moment.decision) : table.scene.events.at(event);
  const following = floorOf(view, spoken) ?? 'ground';
  const isLarge = tilesIn(view.house).length > AT_ONCE;
  const shown = useShownFloor(wish, wide && !isLarge ? 'all' : following, following, setWish);
  const laying = useLaying(view, table);
  const doors = doorOptions(table, view, laying?.laying ?? null);
  const [spokenTile] = tilesOf(view, spoken);
  const focus = laying?.laying.door?.id ?? `tile:${spokenTile ?? turnTile(view) ?? ''}`;
  const played = withDoors(usePlayedBoard(focus), doors, table);
  const hand = laying === null ? null : <TileInHand {...laying} />;
  const open = useMemo(() => new Set(doors.keys()), [doors]);
  const frame = useRef<HTMLDivElement>(null);
  const aspect = useAspect(frame);
  return (
    <div className={style['house']} ref={frame}>
      <FloorTabs view={view} shown={shown} show={setWish} lit={litFloors(table, view)} />
      <div className={style['window']}>
        <HouseBoard
          {...{ view, aspect, open, played }}
          key={shown}
          laying={laying?.laying ?? null}
          spoken={spokenTile}
          floors={shown === 'all' ? floorsOf(view.house) : [shown]}
          smallest={wide ? 0.3 : FOR_THUMBS}
        />
        <Spotlight>{wide ? hand : null}</Spotlight>
        {wide ? null : hand}
      </div>
    </div>
  );
}

/** What somebody has chosen to look at holds until something happens on another floor. */
function useShownFloor(
  wish: Shown | null,
  usual: Shown,
  following: Region,
  setWish: (shown: Shown | null) => void,
): Shown {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it happens elsewhere
  useEffect(() => {
    if (wish !== null && wish !== 'all') setWish(null);
  }, [following]);
  return wish ?? usual;
}

function litFloors({ moment }: TableContext, view: View): ReadonlySet<Region> {
  const targets = (moment.decision?.options ?? [])
    .filter(({ blocked }) => blocked === undefined)
    .flatMap(({ at }) => at ?? []);
  return new Set(targets.flatMap((target) => floorOf(view, [target]) ?? []));
}

/** Doors that answer the question, and with which option. */
function doorOptions({ moment }: TableContext, view: View, laying: Laying | null): ReadonlyMap<string, string> {
  const { decision } = moment;
  const found = new Map<string, string>();
  if (decision === null) return found;
  for (const { id, blocked } of decision.options) {
    if (blocked !== undefined) continue;
    if (decision.kind === 'turn' && id.startsWith('discover:')) found.set(`door:${turnTile(view)}:${id.slice(9)}`, id);
    if (decision.kind === 'place-at' && id.startsWith('door:')) found.set(id, id);
    if (decision.kind === 'turn-tile' && laying?.door !== null && laying !== null && id === `turn:${laying.turn}`)
      found.set(laying.door.id, id);
  }
  return found;
}

/** A click on the dark behind a door opens it; the board knows rooms and figures by itself. A room does not glow for its doors alone. */
function withDoors(
  played: PlayedBoard,
  doors: ReadonlyMap<string, string>,
  { optionsAt, answer }: TableContext,
): PlayedBoard {
  const shown = new Set(doors.values());
  const leadsElsewhere = (target: string): boolean =>
    optionsAt(target).some(({ id, blocked }) => blocked === undefined && !shown.has(id));
  return {
    ...played,
    isLit: (target) => doors.has(target) || (played.isLit?.(target) === true && leadsElsewhere(target)),
    pick: (target) => {
      const option = doors.get(target);
      if (option === undefined) played.pick?.(target);
      else answer(option);
    },
  };
}

interface Held {
  readonly laying: Laying;
  /** In which it can be laid; empty for those who only look on. */
  readonly turns: readonly number[];
  readonly turnTo: (turn: number) => void;
  readonly lay: (() => void) | null;
}

/** The tile in the hand: turned as one likes before it is laid. */
function useLaying(view: View, { moment, answer }: TableContext): Held | null {
  const { decision } = moment;
  const event = useEvent<BetrayalEvents>();
  const [wish, setWish] = useState<{ readonly tile: string; readonly turn: number } | null>(null);
  const { inHand } = view;
  const shown = event?.kind === 'tile-turned-up' ? event.details.tile : inHand;
  if (shown === null || view.house[shown] !== undefined) return null;
  const asked = decision?.kind === 'turn-tile';
  const turns = asked
    ? decision.options.flatMap(({ id }) => (id.startsWith('turn:') ? [Number(id.slice(5))] : []))
    : [];
  const turn = wish?.tile === shown && turns.includes(wish.turn) ? wish.turn : (turns[0] ?? 0);
  return {
    laying: { tile: shown, turn, door: asked ? doorOf(view) : null },
    turns,
    turnTo: (next) => setWish({ tile: shown, turn: next }),
    lay: asked ? () => answer(`turn:${turn}`) : null,
  };
}

/** The door that was opened last in this turn, if nothing lies behind it yet. */
function doorOf(view: View): OpenDoor | null {
  const used = view.turn.used.findLast((one) => one.startsWith('discover:'));
  return openDoorsOf(view.house).find(({ id }) => id === `door:${turnTile(view)}:${used?.slice(9)}`) ?? null;
}

/** The shape of the window: wider than high, or the other way round. */
function useAspect(frame: React.RefObject<HTMLDivElement | null>): number {
  const [aspect, setAspect] = useState(1.2);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = current;
      if (clientHeight > 0) setAspect(Math.round((clientWidth / clientHeight) * 10) / 10);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return aspect;
}
