import type { Edge, Zone } from '@dreadhouse/army-of-the-dead/map';
import { times } from '../../../kit/basics/in-place.tsx';
import { CELL } from './layout.ts';
import { chanceOf, type Surroundings } from './surroundings.ts';

const CURB = 11;

/** Asphalt, curbs along houses and the edge of town, crosswalks, lanes, and the sand that takes it all back. */
export function Streets({ around }: { readonly around: Surroundings }) {
  const streets = around.plan.zones.filter(({ zone }) => zone.kind === 'street' || zone.kind === 'statue');
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
        <StreetEdge key={`${edge.from.x},${edge.from.y},${edge.to.x}`} around={around} edge={edge} />
      ))}
      {cells.map(({ zone, column, row }) => (
        <Sand key={`${column},${row}`} zone={zone} column={column} row={row} />
      ))}
    </g>
  );
}

const LANE = {
  fill: 'none',
  stroke: 'var(--town-lane)',
  strokeWidth: 4,
  strokeDasharray: '16 14',
  opacity: 0.6,
} as const;

const isRoad = (kind: string | null): boolean => kind === 'street';

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
      {one ? <Curb edge={edge} side={-1} /> : null}
      {other ? <Curb edge={edge} side={1} /> : null}
    </>
  );
}

/** Along a wall, on the side of the street. */
function Curb({ edge: { from, to }, side }: { readonly edge: Edge; readonly side: 1 | -1 }) {
  const upright = from.x === to.x;
  const [x, y] = [from.x * CELL, from.y * CELL];
  const shift = side === 1 ? 0 : -CURB - 8;
  const [width, height] = upright ? [CURB + 8, CELL] : [CELL, CURB + 8];
  return (
    <g>
      <rect
        x={x + (upright ? shift : 0)}
        y={y + (upright ? 0 : shift)}
        width={width}
        height={height}
        fill="var(--town-curb)"
        opacity="0.55"
      />
      <path
        d={upright ? `M${x + side * (CURB + 8)} ${y}v${CELL}` : `M${x} ${y + side * (CURB + 8)}h${CELL}`}
        stroke="var(--town-paint)"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
    </g>
  );
}

/** A zebra where a street is crossed; on an open square just a line in the pavement. */
function Crossing({ around, edge: { from, to } }: { readonly around: Surroundings; readonly edge: Edge }) {
  const upright = from.x === to.x;
  const [x, y] = [from.x * CELL, from.y * CELL];
  const beside = upright
    ? [
        around.kindAt(from.x - 1, from.y - 1),
        around.kindAt(from.x, from.y - 1),
        around.kindAt(from.x - 1, to.y),
        around.kindAt(from.x, to.y),
      ]
    : [
        around.kindAt(from.x - 1, from.y - 1),
        around.kindAt(from.x - 1, from.y),
        around.kindAt(to.x, from.y - 1),
        around.kindAt(to.x, from.y),
      ];
  if (beside.every((kind) => kind === 'street' || kind === 'statue')) {
    const d = upright ? `M${x} ${y + 10}v${CELL - 20}` : `M${x + 10} ${y}h${CELL - 20}`;
    return (
      <path
        d={d}
        stroke="var(--town-paint)"
        strokeOpacity="0.5"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
      />
    );
  }
  const bars = [26, 46, 66, 86, 106, 126].map((at) =>
    upright ? `M${x - 15} ${y + at}h30` : `M${x + at} ${y - 15}v30`,
  );
  return <path d={bars.join('')} stroke="var(--town-paint)" strokeOpacity="0.72" strokeWidth="10" />;
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
