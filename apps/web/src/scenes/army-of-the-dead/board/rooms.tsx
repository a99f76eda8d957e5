import type { Cell, Zone, ZoneKind } from '@dreadhouse/army-of-the-dead/map';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes } from '../../../kit/drawing/paths.ts';
import { furnitureIn } from './furniture.ts';
import { CELL } from './layout.ts';
import type { Surroundings } from './surroundings.ts';

const FLOOR: Readonly<Partial<Record<ZoneKind, string>>> = {
  casino: 'casino',
  corridor: 'corridor',
  rooftop: 'roof',
  vault: 'vault',
  trap: 'service',
  elevator: 'elevator',
};

/** Floors of everything that is not street, and what stands on them. */
export function Rooms({ around, bare }: { readonly around: Surroundings; readonly bare: ReadonlySet<string> }) {
  const rooms = around.plan.zones.filter(({ zone }) => zone.kind !== 'street' && zone.kind !== 'statue');
  return (
    <g>
      {rooms.map(({ zone }) => (
        <Room key={zone.id} zone={zone} around={around} isBare={bare.has(zone.id)} />
      ))}
      {around.plan.solid.map(({ x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
          <Drawn of={CORE} />
        </g>
      ))}
    </g>
  );
}

interface RoomProps {
  readonly zone: Zone;
  readonly around: Surroundings;
  /** Something else stands there. */
  readonly isBare: boolean;
}

function Room({ zone, around, isBare }: RoomProps) {
  const use = around.useOf(zone);
  const fill = `url(#ad-${FLOOR[zone.kind] ?? use})`;
  return (
    <g>
      {zone.cells.map(({ column, row }) => (
        <g key={`${column},${row}`} transform={`translate(${column * CELL} ${row * CELL})`}>
          <rect width={CELL} height={CELL} fill={fill} />
          <Runner zone={zone} around={around} column={column} row={row} />
          {zone.kind === 'street' || zone.kind === 'rooftop' ? null : (
            <ellipse
              cx="75"
              cy="75"
              rx="88"
              ry="80"
              fill="url(#ad-lamp)"
              opacity={zone.kind === 'casino' ? 0.9 : 0.6}
            />
          )}
          {isBare ? null : <Drawn of={furnitureIn(zone, use, `${zone.id} ${column} ${row}`)} />}
        </g>
      ))}
    </g>
  );
}

/** The carpet along the middle of a corridor, towards wherever the corridor goes on. */
function Runner({ zone, around, column, row }: Omit<RoomProps, 'isBare'> & Cell) {
  if (zone.kind !== 'corridor') return null;
  const goesOn = (x: number, y: number): boolean => {
    const kind = around.kindAt(x, y);
    return kind === 'corridor' || kind === 'elevator';
  };
  const upright = goesOn(column, row - 1) || goesOn(column, row + 1);
  const level = goesOn(column - 1, row) || goesOn(column + 1, row) || !upright;
  return (
    <g fill="var(--town-runner)">
      {level ? <rect x="0" y="48" width={CELL} height="54" /> : null}
      {upright ? <rect x="48" y="0" width="54" height={CELL} /> : null}
      {level ? <Drawn of={[['town-gold/55 2.5', `M0 54H${CELL}M0 96H${CELL}`]]} /> : null}
    </g>
  );
}

/** Solid: shafts, ducts, concrete. */
const CORE: Drawing = [
  ['town-wall', boxes([[0, 0, CELL, CELL]])],
  ['town-wall-top/22 5', 'M0 0L150 150M50 0L150 100M100 0L150 50M0 50L100 150M0 100L50 150'],
];
