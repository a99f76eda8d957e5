import type { Zone, ZoneKind } from '@dreadhouse/army-of-the-dead/map';
import { Furniture } from './furniture.tsx';
import { lines } from './ink.ts';
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
        <Core key={`${x},${y}`} x={x * CELL} y={y * CELL} />
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
          {isBare ? null : <Furniture zone={zone} use={use} seed={`${zone.id} ${column} ${row}`} />}
        </g>
      ))}
    </g>
  );
}

/** The carpet along the middle of a corridor, towards wherever the corridor goes on. */
function Runner(props: {
  readonly zone: Zone;
  readonly around: Surroundings;
  readonly column: number;
  readonly row: number;
}) {
  const { zone, around, column, row } = props;
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
      {level ? <path d={`M0 54H${CELL}M0 96H${CELL}`} strokeOpacity="0.55" {...lines('town-gold', 2.5)} /> : null}
    </g>
  );
}

/** Solid: shafts, ducts, a core of concrete. */
function Core({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CELL} height={CELL} fill="var(--town-wall)" />
      <path
        d="M0 0L150 150M50 0L150 100M100 0L150 50M0 50L100 150M0 100L50 150"
        strokeOpacity="0.22"
        {...lines('town-wall-top', 5)}
      />
    </g>
  );
}
