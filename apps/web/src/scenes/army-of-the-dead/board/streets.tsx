import type { Edge, Zone } from '@dreadhouse/army-of-the-dead/map';
import { times } from '../../../kit/basics/in-place.tsx';
import { alongEdge, keyOf, sideOf } from './along-edge.ts';
import { lines } from './ink.ts';
import { CELL } from './layout.ts';
import { chanceOf, type Surroundings } from './surroundings.ts';

/** How wide a curb is. */
const CURB = 19;

/** Asphalt, curbs along houses and the edge of town, crosswalks, lanes, and the sand that takes it all back. */
export function Streets({ around }: { readonly around: Surroundings }) {
  const streets = around.plan.zones.filter(({ zone }) => isPaved(zone.kind));
  const cells = streets.flatMap(({ zone }) => zone.cells.map(({ column, row }) => ({ zone, column, row })));
  return (
    <g>
      {cells.map(({ column, row }) => (
        <rect
          key={`${column},${row}`}
          x={column * CELL}
          y={row * CELL}
          width={CELL}
          height={CELL}
          fill="url(#ad-asphalt)"
        />
      ))}
      <path d={cells.map((cell) => lane(around, cell.column, cell.row)).join('')} {...LANE} />
      {around.plan.edges.map((edge) => (
        <StreetEdge key={keyOf(edge)} around={around} edge={edge} />
      ))}
      {cells.map(({ zone, column, row }) => (
        <Sand key={`${column},${row}`} zone={zone} column={column} row={row} />
      ))}
    </g>
  );
}

const LANE = { ...lines('town-lane', 4), strokeDasharray: '16 14', opacity: 0.6 };

const isRoad = (kind: string | null): boolean => kind === 'street';
const isPaved = (kind: string | null): boolean => isRoad(kind) || kind === 'statue';

/** A dashed line along a street that only goes two ways. */
function lane(around: Surroundings, column: number, row: number): string {
  const [x, y] = [column * CELL, row * CELL];
  const across = isRoad(around.kindAt(column - 1, row)) || isRoad(around.kindAt(column + 1, row));
  const along = isRoad(around.kindAt(column, row - 1)) || isRoad(around.kindAt(column, row + 1));
  if (across === along) return '';
  return across ? `M${x + 24} ${y + CELL / 2}H${x + CELL - 24}` : `M${x + CELL / 2} ${y + 24}V${y + CELL - 24}`;
}

function StreetEdge({ around, edge }: { readonly around: Surroundings; readonly edge: Edge }) {
  const [a, b] = edge.zones;
  const [one, other] = [isRoad(around.kindOf(a)), isRoad(around.kindOf(b))];
  if (one && other) return edge.kind === 'line' ? <Crossing around={around} edge={edge} /> : null;
  if (edge.kind === 'line') return null; // the open side of the Statue's area
  return (
    <>
      {one ? <Curb edge={edge} side={sideOf(edge, 0)} /> : null}
      {other ? <Curb edge={edge} side={sideOf(edge, 1)} /> : null}
    </>
  );
}

/** Along a wall, on the side of the street. */
function Curb({ edge, side }: { readonly edge: Edge; readonly side: 1 | -1 }) {
  return (
    <g transform={alongEdge(edge)}>
      <rect
        x={-CELL / 2}
        y={side === 1 ? 0 : -CURB}
        width={CELL}
        height={CURB}
        fill="var(--town-curb)"
        opacity="0.55"
      />
      <path d={`M${-CELL / 2} ${side * CURB}h${CELL}`} strokeOpacity="0.35" {...lines('town-paint', 2)} />
    </g>
  );
}

const ZEBRA = [-49, -29, -9, 11, 31, 51].map((x) => `M${x} -15v30`).join('');

/** A zebra where a street is crossed; on an open square just a line in the pavement. */
function Crossing({ around, edge }: { readonly around: Surroundings; readonly edge: Edge }) {
  const isOpen = (column: number, row: number): boolean => isPaved(around.kindAt(column, row));
  const ends = [edge.from, edge.to];
  const square = ends.every(({ x, y }) => isOpen(x, y) && isOpen(x - 1, y) && isOpen(x, y - 1) && isOpen(x - 1, y - 1));
  return (
    <g transform={alongEdge(edge)}>
      {square ? (
        <path
          d="M-65 0h130"
          strokeOpacity="0.5"
          strokeDasharray="3 9"
          strokeLinecap="round"
          {...lines('town-paint', 3)}
        />
      ) : (
        <path d={ZEBRA} strokeOpacity="0.72" {...lines('town-paint', 10)} />
      )}
    </g>
  );
}

function Sand({ zone, column, row }: { readonly zone: Zone; readonly column: number; readonly row: number }) {
  const seed = `${zone.id} ${column} ${row}`;
  const count = Math.floor(chanceOf(seed) * 3);
  return times(count, (i) => {
    const [a, b, c] = [chanceOf(`${seed} x${i}`), chanceOf(`${seed} y${i}`), chanceOf(`${seed} r${i}`)];
    return (
      <ellipse
        cx={column * CELL + (0.2 + 0.6 * a) * CELL}
        cy={row * CELL + (0.2 + 0.6 * b) * CELL}
        rx={26 + 34 * c}
        ry={12 + 16 * c}
        fill="url(#ad-sand)"
        transform={`rotate(${(a - 0.5) * 60} ${column * CELL + 75} ${row * CELL + 75})`}
      />
    );
  });
}
