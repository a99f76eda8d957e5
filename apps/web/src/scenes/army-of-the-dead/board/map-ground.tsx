import type { Mission } from '@dreadhouse/army-of-the-dead/missions';
import { memo } from 'react';
import { Drawn } from '../../../kit/drawing/drawing.tsx';
import { DECOR, STATUE } from './decor.ts';
import { CELL, type MapLayout, type PlacedFloor } from './layout.ts';
import style from './mission-map.module.css';
import { Openings } from './openings.tsx';
import { Patterns } from './patterns.tsx';
import { Rooms } from './rooms.tsx';
import { Streets } from './streets.tsx';
import { Surroundings } from './surroundings.ts';
import { Walls } from './walls.tsx';

interface Props {
  readonly mission: Mission;
  readonly layout: MapLayout;
  readonly opened: readonly string[];
  /** What each floor is called; nothing where there is only one. */
  readonly nameOf: (floor: string) => string;
}

/** A mission's map as a place: desert, streets, houses, and what stands in them. Nothing here moves. */
export const MapGround = memo(function MapGround({ mission, layout, opened, nameOf }: Props) {
  const { width, height } = layout.size;
  return (
    <g>
      <Patterns />
      <rect x={-FAR} y={-FAR} width={width + 2 * FAR} height={height + 2 * FAR} fill="url(#ad-desert)" />
      <path d={dunes(width, height)} fill="none" stroke="var(--town-sand)" strokeOpacity="0.14" strokeWidth="7" />
      {layout.floors.map((floor) => (
        <g key={floor.plan.floor} transform={`translate(${floor.x} ${floor.y})`}>
          <Floor mission={mission} floor={floor} opened={opened} />
          {layout.floors.length > 1 ? <FloorName name={nameOf(floor.plan.floor)} /> : null}
        </g>
      ))}
    </g>
  );
});

function Floor({ mission, floor, opened }: Pick<Props, 'mission' | 'opened'> & { readonly floor: PlacedFloor }) {
  const around = new Surroundings(floor.plan);
  const { width, height } = floor;
  return (
    <g>
      <rect x="-10" y="-6" width={width + 28} height={height + 26} rx="6" fill="var(--town-shade)" />
      <rect x="-6" y="-8" width={width + 12} height={height + 16} fill="var(--town-wall)" />
      <Streets around={around} />
      <Rooms around={around} bare={new Set(mission.decorations.map(({ zone }) => zone))} />
      {mission.decorations
        .filter(({ zone }) => mission.board.byId.get(zone)?.floor === floor.plan.floor)
        .map(({ zone, what }) => {
          const cell = mission.board.byId.get(zone)?.cells[0] ?? { column: 0, row: 0 };
          return (
            <g key={`${zone} ${what}`} transform={`translate(${cell.column * CELL} ${cell.row * CELL})`}>
              <Drawn of={DECOR[what]} />
            </g>
          );
        })}
      {floor.plan.zones
        .filter(({ zone }) => zone.kind === 'statue')
        .map(({ zone, centre }) => (
          <g key={zone.id} transform={`translate(${centre.x * CELL} ${centre.y * CELL})`}>
            <Drawn of={STATUE} />
          </g>
        ))}
      <Walls around={around} />
      <Openings around={around} opened={opened} />
      <rect width={width} height={height} fill="url(#ad-evening)" />
    </g>
  );
}

function FloorName({ name }: { readonly name: string }) {
  return (
    <text className={style['floor-name']} x="4" y="-20">
      {name}
    </text>
  );
}

/** How far the desert goes on around the map. */
const FAR = 1600;

function dunes(width: number, height: number): string {
  const lines: string[] = [];
  for (let y = -FAR; y < height + FAR; y += 64) {
    const waves = Array.from({ length: Math.ceil((width + 2 * FAR) / 420) }, (_, i) => `t420 ${i % 3 === 0 ? -26 : 6}`);
    lines.push(`M${-FAR} ${y}q210 -46 420 -8${waves.join('')}`);
  }
  return lines.join('');
}
