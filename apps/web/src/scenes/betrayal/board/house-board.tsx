import { explorerDef, type Region, type TileId, tileDef } from '@dreadhouse/betrayal';
import { useMemo } from 'react';
import { Board } from '../../../kit/board/board.tsx';
import { PlaceNote } from '../../../kit/board/place-note.tsx';
import { type Box, middleOf, type Place, type PlayedBoard } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { type Language, useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { TokenDisc } from '../art/pictures.tsx';
import { RoomTile, STAND } from '../art/room-picture.tsx';
import { useNames } from '../names.ts';
import { discOf, turnTile, type View } from '../view.ts';
import { aboutTile, type BoardSay } from './about-tile.ts';
import { figuresOf } from './figures.tsx';
import { HouseArt } from './house-art.tsx';
import style from './house-board.module.css';
import { CELL, type OpenDoor, openDoorsOf, type Plan, planOf, thresholdOf, tilesIn } from './plan.ts';
import { text } from './text.ts';

/** A tile that is about to be laid: where, and how it is turned just now. */
export interface Laying {
  readonly tile: TileId;
  readonly turn: number;
  readonly door: OpenDoor | null;
}

interface Props {
  readonly view: View;
  readonly floors: readonly Region[];
  readonly aspect: number;
  readonly laying: Laying | null;
  /** The room that is spoken of, if it is not that of whoever's turn it is. */
  readonly spoken?: TileId | undefined;
  /** A floor whose rooms would be seen smaller than this is not shown as a whole until somebody wishes it. */
  readonly smallest?: number;
  /** Doors that can be opened now. */
  readonly open: ReadonlySet<string>;
  readonly played?: PlayedBoard;
}

/** The house as it lies on the table: one floor or all of them. */
export function HouseBoard({ view, floors, aspect, laying, spoken, open, smallest = 0, played = {} }: Props) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const { house } = view;
  const shownKey = floors.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of floors is new every time, what it says is in the key
  const plan = useMemo(() => planOf(house, floors, aspect, laying?.door), [house, shownKey, aspect, laying?.door?.id]);
  const size = useSame(plan.size.width, plan.size.height);
  const ground = useMemo(
    () => <HouseArt house={house} plan={plan} floorName={(region) => names.name('region', region)} />,
    [house, plan, names],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new every time; `names` changes with the language
  const rooms = useMemo(() => roomsOf(view, plan, names, say, language), [view, plan, names]);
  const figures = useMemo(() => figuresOf(view, names), [view, names]);
  const doors = openDoorsOf(house).filter(({ id }) => open.has(id) || laying?.door?.id === id);
  const places = [...rooms, ...doors.flatMap((door) => doorPlace(door, plan, names, say))];
  return (
    <Board
      label={say('board')}
      size={size}
      places={places}
      ways={NO_WAYS}
      figures={figures}
      ground={ground}
      marks={<Marks {...{ view, plan, doors, laying }} />}
      {...played}
      focus={`tile:${spoken ?? turnTile(view) ?? 'entrance-hall'}`}
      readable={READABLE}
      growth={GROWTH}
      smallest={floors.length > 1 ? 0 : smallest}
      rules={(id) =>
        id.startsWith('tile:') ? [{ name: names.name('tile', id.slice(5)), rule: `tile.${id.slice(5)}` }] : []
      }
      tip={(id) =>
        id.startsWith('tile:') ? <PlaceNote {...aboutTile(view, id.slice(5) as TileId, names, say, language)} /> : null
      } // places are named by their tiles
    />
  );
}

const NO_WAYS = [] as const;
const READABLE = 0.56;
/** A house of many rooms is seen from afar: its names may grow as far as there is room for the longest. */
const GROWTH = 1.35;

/** The same size again while its numbers are the same: the camera starts over with every new one. */
function useSame(width: number, height: number): { readonly width: number; readonly height: number } {
  return useMemo(() => ({ width, height }), [width, height]);
}

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

function roomsOf(view: View, plan: Plan, names: Names, say: BoardSay, language: Language): Place[] {
  return tilesIn(view.house).flatMap((id) => {
    const at = view.house[id];
    const box = at === undefined ? null : plan.boxOf(at);
    if (box === null) return [];
    const { name, kind, lines, aside } = aboutTile(view, id, names, say, language);
    const scale = CELL / 100;
    return {
      ...{ id: `tile:${id}`, name, box, shape: outline(box) },
      description: [kind, ...lines, aside].filter((line) => line !== '').join('. '),
      label: { x: box.x + CELL / 2, y: box.y + CELL - 15 },
      stand: {
        x: box.x + STAND.x * scale,
        y: box.y + STAND.y * scale,
        width: STAND.width * scale,
        height: STAND.height * scale,
      },
    };
  });
}

function doorPlace(door: OpenDoor, plan: Plan, names: Names, say: BoardSay): Place[] {
  const cell = plan.boxOf(door);
  if (cell === null) return [];
  const box = thresholdOf({ ...cell, side: door.side }, CELL);
  const name = say('door', { tile: names.name('tile', door.tile), side: say(`side-${door.side}`) });
  return [
    {
      ...{ id: door.id, name, box, shape: outline(inset(box, 8)), stand: box, description: '', unnamed: true as const },
      label: middleOf(box),
    },
  ];
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x + by, y: y + by },
  ...{ width: width - 2 * by, height: height - 2 * by },
});

interface MarksProps {
  readonly view: View;
  readonly plan: Plan;
  readonly doors: readonly OpenDoor[];
  readonly laying: Laying | null;
}

/** Whose turn it is, what lies behind doors that can be opened, the tile in the hand, and tokens. */
function Marks({ view, plan, doors, laying }: MarksProps) {
  return (
    <>
      <Now view={view} plan={plan} />
      {doors.map((door) => (
        <Beyond key={door.id} door={door} plan={plan} laying={laying?.door?.id === door.id ? laying : null} />
      ))}
      <Tokens view={view} plan={plan} />
    </>
  );
}

function Now({ view, plan }: Pick<MarksProps, 'view' | 'plan'>) {
  const explorer = view.explorers[view.turn.seat];
  const at = explorer === undefined ? undefined : view.house[explorer.at];
  const box = at === undefined ? null : plan.boxOf(at);
  if (box === null || explorer === undefined || view.turn.number === 0) return null;
  const tone = { '--tone': `var(--seat-${explorerDef(explorer.id).colour})` } as React.CSSProperties;
  return <path className={style['now']} style={tone} d={outline(inset(box, 4))} />;
}

function Beyond({
  door,
  plan,
  laying,
}: {
  readonly door: OpenDoor;
  readonly plan: Plan;
  readonly laying: Laying | null;
}) {
  const box = plan.boxOf(door);
  if (box === null) return null;
  if (laying !== null) {
    const { doors, symbol } = tileDef(laying.tile);
    return (
      <g className={style['laying']} transform={`translate(${box.x} ${box.y}) scale(${CELL / 100})`}>
        <RoomTile id={laying.tile} doors={doors} turn={laying.turn} symbol={symbol} />
      </g>
    );
  }
  const dark = thresholdOf({ ...box, side: door.side }, CELL);
  const { x, y } = middleOf(dark);
  return (
    <>
      <path className={style['beyond']} d={outline(inset(dark, 8))} />
      <text className={style['beyondSign']} x={x} y={y + 25} textAnchor="middle">
        ?
      </text>
    </>
  );
}

/** So many tokens fit along a wall when they are large. */
const FEW = 3;

/** Tokens along the right wall of their room, or on the wall between two; what a monster carries lies where it stands. */
function Tokens({ view, plan }: Pick<MarksProps, 'view' | 'plan'>) {
  const { tokens, house, monsters } = view;
  const tileOf = ({ at, on }: View['tokens'][number]): TileId | null =>
    at ?? monsters.find(({ id }) => id === on)?.at ?? null;
  const boxOf = (tile: TileId): Box | null => {
    const at = house[tile];
    return at === undefined ? null : plan.boxOf(at);
  };
  return tokens.map((token) => {
    const at = tileOf(token) ?? token.edge?.[0] ?? null;
    const box = at === null ? null : boxOf(at);
    if (box === null || at === null) return null;
    const other = token.edge === null ? null : boxOf(token.edge[1] ?? at);
    const here = tokens.filter((one) => tileOf(one) === at && one.edge === null);
    const scale = here.length > FEW ? 0.95 : 1.3;
    const x = other === null ? box.x + CELL - 10 - 18 * scale : (box.x + other.x + CELL) / 2;
    const y = other === null ? box.y + 34 + here.indexOf(token) * 36 * scale : (box.y + other.y + CELL) / 2;
    return (
      <g key={token.id} transform={`translate(${x} ${y}) scale(${scale})`}>
        <TokenDisc {...discOf(token)} />
      </g>
    );
  });
}
