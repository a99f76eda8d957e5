import type { Edge, Zone } from '@dreadhouse/army-of-the-dead/map';
import { times } from '../../../kit/basics/in-place.tsx';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes } from '../../../kit/drawing/paths.ts';
import { Along, keyOf, sideOf } from './along-edge.tsx';
import { CELL } from './layout.ts';
import { chanceOf, type Surroundings } from './surroundings.ts';

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
      <Drawn of={[['town-lane/60 4 16 14', cells.map((cell) => lane(around, cell.column, cell.row)).join('')]]} />
      {around.plan.edges.map((edge) => (
        <StreetEdge key={keyOf(edge)} around={around} edge={edge} />
      ))}
      {cells.map(({ zone, column, row }) => (
        <Sand key={`${column},${row}`} zone={zone} column={column} row={row} />
      ))}
    </g>
  );
}

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
  if (one && other) return edge.kind === 'line' ? <Along edge={edge} drawing={crossing(around, edge)} /> : null;
  if (edge.kind === 'line') return null; // the open side of the Statue's area
  const drawing = [...(one ? curb(sideOf(edge, 0)) : []), ...(other ? curb(sideOf(edge, 1)) : [])];
  return drawing.length === 0 ? null : <Along edge={edge} drawing={drawing} />;
}

/** Along a wall, on the side of the street. */
const curb = (side: 1 | -1): Drawing => [
  ['town-curb/55', boxes([[-CELL / 2, side === 1 ? 0 : -CURB, CELL, CURB]])],
  ['town-paint/35 2', `M${-CELL / 2} ${side * CURB}h${CELL}`],
];

const ZEBRA = [-49, -29, -9, 11, 31, 51].map((x) => `M${x} -15v30`).join('');

/** A zebra where a street is crossed; on an open square just a line in the pavement. */
function crossing(around: Surroundings, { from, to }: Edge): Drawing {
  const isOpen = (column: number, row: number): boolean => isPaved(around.kindAt(column, row));
  const isSquare = [from, to].every(
    ({ x, y }) => isOpen(x, y) && isOpen(x - 1, y) && isOpen(x, y - 1) && isOpen(x - 1, y - 1),
  );
  return isSquare ? [['town-paint/50 3 round-ends 3 9', 'M-65 0h130']] : [['town-paint/72 10', ZEBRA]];
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
