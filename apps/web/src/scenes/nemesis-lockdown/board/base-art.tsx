import { corridorDef, corridorSector, type RoomId, roomDef, type Sector, tileDef } from '@dreadhouse/nemesis-lockdown';
import type { Box, Point } from '../../../kit/board/types.ts';
import { BlastDoor, RoomPicture } from '../art/room-picture.tsx';
import type { View } from '../view.ts';
import { isLit, tileSeen } from './about-room.ts';
import style from './base-board.module.css';
import type { Plan, PlannedCorridor } from './plan.ts';

interface Props {
  readonly view: Pick<View, 'rooms' | 'power'>;
  readonly plan: Plan;
  readonly lightOf: (lit: boolean) => string;
}

/** The base below everything that stands in it: sectors in their light, corridors, rooms. */
export function BaseArt({ view, plan, lightOf }: Props) {
  return (
    <g>
      <rect className={style['glass']} width={plan.size.width} height={plan.size.height} />
      {[...plan.sectors].map(([sector, box]) => (
        <SectorGround key={sector} sector={sector} box={box} power={view.power[sector]} light={lightOf} />
      ))}
      {plan.corridors.map((corridor) => (
        <CorridorGround key={corridor.id} corridor={corridor} view={view} />
      ))}
      {[...plan.rooms].map(([id, box]) => (
        <RoomGround key={id} id={id} box={box} view={view} />
      ))}
    </g>
  );
}

interface SectorProps {
  readonly sector: Sector;
  readonly box: Box;
  readonly power: { readonly on: boolean; readonly token: number };
  readonly light: (lit: boolean) => string;
}

/** Light is a warm field with the grid of the plan on it; without power there is nothing but glass. */
function SectorGround({ sector, box, power, light }: SectorProps) {
  const { x, y, width, height } = box;
  const grid = Array.from(
    { length: Math.floor(width / 52) - 1 },
    (_, i) => `M${x + (i + 1) * 52} ${y + 46}V${y + height}`,
  );
  return (
    <g className={style['sector']} data-dark={!power.on || undefined}>
      <rect className={style['field']} x={x + 3} y={y} width={width - 6} height={height} rx="10" />
      {power.on ? <path className={style['grid']} d={grid.join('')} /> : null}
      <text className={style['light']} x={x + width - 58} y={y + 32} textAnchor="end">
        <tspan className={style['sun']}>{power.on ? '☀' : '☾'}</tspan>
        <tspan className={style['word']} dx="8">
          {light(power.on)}
        </tspan>
        <tspan className={style['head']} dx="14">
          {sector}
        </tspan>
      </text>
      <rect className={style['power']} x={x + width - 48} y={y + 11} width="28" height="28" />
      <text className={`${style['light']} ${style['token']}`} x={x + width - 34} y={y + 33} textAnchor="middle">
        {power.token}
      </text>
    </g>
  );
}

const drawn = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function CorridorGround({
  corridor,
  view,
}: {
  readonly corridor: PlannedCorridor;
  readonly view: Pick<View, 'power'>;
}) {
  const sector = corridorSector(corridorDef(corridor.id));
  const dark = sector === null || !view.power[sector].on;
  const d = drawn(corridor.points);
  return (
    <g className={style['corridor']} data-dark={dark || undefined}>
      <path className={style['walls']} d={d} />
      <path className={style['floor']} d={d} />
    </g>
  );
}

/** A room as far as it is known, with the colour of the deck that is searched in it along its wall. */
function RoomGround({ id, box, view }: { readonly id: RoomId; readonly box: Box; readonly view: Props['view'] }) {
  const { tile, sure } = tileSeen(view, id);
  const { slot, sector } = roomDef(id);
  const colour = tile === null ? null : tileDef(tile).colour;
  const state = tile === null ? 'unknown' : sure ? 'explored' : 'rumour';
  return (
    <g
      className={style['room']}
      data-state={state}
      data-dark={!isLit(view, id) || undefined}
      data-passage={sector === null || undefined}
      transform={`translate(${box.x} ${box.y})`}
    >
      <rect width={box.width} height={box.height} rx="6" />
      <g transform={tile === null ? 'translate(6 17) scale(1.14)' : 'translate(8 6) scale(1.1)'}>
        {tile === null ? <BlastDoor back={slot ?? ''} /> : <RoomPicture tile={tile} rumour={!sure} />}
      </g>
      {slot === null ? null : (
        <text className={style['number']} x={box.width / 2} y="4" textAnchor="middle">
          {id}
        </text>
      )}
      {colour === null || colour === 'black' || !sure ? null : (
        <path
          className={style['deck']}
          data-deck={colour}
          d={`M0 ${box.height - 26}V8a8 8 0 0 1 6-8V${box.height - 26}Z`}
        />
      )}
    </g>
  );
}
