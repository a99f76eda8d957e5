import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import { CELL } from './layout.ts';
import { chanceOf, type Surroundings } from './surroundings.ts';

const THICK = 13;
const FACE = 10;
/** Half the width of a doorway. */
const GATE = 33;

interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly upright: boolean;
}

/** Whole, or the two stretches beside a doorway. */
function stretches({ kind, from, to }: Edge): Stretch[] {
  const upright = from.x === to.x;
  const [x, y] = [from.x * CELL, from.y * CELL];
  if (kind === 'wall') return [{ x, y, length: CELL, upright }];
  const side = CELL / 2 - GATE;
  const far = CELL / 2 + GATE;
  return [
    { x, y, length: side, upright },
    { x: upright ? x : x + far, y: upright ? y + far : y, length: side, upright },
  ];
}

const hasWall = ({ kind }: Edge): boolean => kind === 'wall' || kind === 'door' || kind.startsWith('closed-');

/** Walls as one sees them from above and a little from the south: tops, and the faces that look down the map. */
export function Walls({ around }: { readonly around: Surroundings }) {
  const edges = around.plan.edges.filter(
    (edge) => hasWall(edge) && (edge.zones.some((id) => isBuilt(around, id)) || isBesideCore(around, edge)),
  );
  const limits = around.plan.edges.filter((edge) => edge.kind === 'wall' && !edges.includes(edge));
  const all = edges.flatMap((edge) => stretches(edge).map((stretch) => ({ edge, stretch })));
  return (
    <g>
      <Shadows around={around} edges={edges} />
      <path
        d={limits.map(limit).join('')}
        fill="none"
        stroke="var(--town-wall-top)"
        strokeWidth="7"
        strokeLinecap="square"
      />
      <path
        d={limits.map(limit).join('')}
        fill="none"
        stroke="var(--town-sand)"
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeDasharray="20 8"
      />
      <path d={all.map(({ stretch }) => face(stretch)).join('')} fill="var(--town-wall-face)" />
      <path d={all.map(({ stretch }) => top(stretch)).join('')} fill="var(--town-wall)" />
      {all.map(({ edge, stretch }) => (
        <path
          key={`${stretch.x},${stretch.y},${stretch.upright}`}
          d={ridge(stretch)}
          fill={ridgeColour(around, edge)}
        />
      ))}
      <Signs around={around} edges={edges} />
    </g>
  );
}

const isBuilt = (around: Surroundings, id: string | null): boolean =>
  around.isIndoors(id) || around.kindOf(id) === 'rooftop';

/** Solid squares have walls like houses, also where they stand in a street. */
function isBesideCore({ plan }: Surroundings, { from, to }: Edge): boolean {
  const upright = from.x === to.x;
  const cells = [
    { x: from.x, y: from.y },
    { x: from.x - (upright ? 1 : 0), y: from.y - (upright ? 0 : 1) },
  ];
  return plan.solid.some(({ x, y }) => cells.some((cell) => cell.x === x && cell.y === y));
}

function limit({ from, to }: Edge): string {
  return `M${from.x * CELL} ${from.y * CELL}L${to.x * CELL} ${to.y * CELL}`;
}

function top({ x, y, length, upright }: Stretch): string {
  const h = THICK / 2;
  return upright
    ? `M${x - h} ${y - h - 4}h${THICK}v${length + THICK}h${-THICK}z`
    : `M${x - h} ${y - h - 4}h${length + THICK}v${THICK}h${-length - THICK}z`;
}

function face({ x, y, length, upright }: Stretch): string {
  const h = THICK / 2;
  return upright
    ? `M${x - h} ${y + length + h - 5}h${THICK}v${FACE}h${-THICK}z`
    : `M${x - h} ${y + h - 5}h${length + THICK}v${FACE}h${-length - THICK}z`;
}

/** The lit middle of a wall's top. */
function ridge({ x, y, length, upright }: Stretch): string {
  const h = THICK / 2 - 2.5;
  return upright
    ? `M${x - h} ${y - h - 4}h${h * 2}v${length + h * 2}h${-h * 2}z`
    : `M${x - h} ${y - h - 4}h${length + h * 2}v${h * 2}h${-length - h * 2}z`;
}

function ridgeColour(around: Surroundings, { zones: [a, b] }: Edge): string {
  return around.isIndoors(a) && around.isIndoors(b) ? 'var(--town-wall-face)' : 'var(--town-wall-top)';
}

/** The sun stands low in the west: houses throw their shade to the east, and a little to the south. */
function Shadows({ around, edges }: { readonly around: Surroundings; readonly edges: readonly Edge[] }) {
  const thrown = edges.filter(({ zones: [a, b] }) => around.isIndoors(a) && around.kindOf(b) === 'street');
  return (
    <g>
      {thrown.map(({ from, to }) => {
        const upright = from.x === to.x;
        const [x, y] = [from.x * CELL, from.y * CELL];
        return upright ? (
          <rect key={`${x},${y}e`} x={x + 4} y={y} width="64" height={CELL} fill="url(#ad-shade-east)" />
        ) : (
          <rect key={`${x},${y}s`} x={x} y={y + 6} width={CELL} height="38" fill="url(#ad-shade-south)" />
        );
      })}
    </g>
  );
}

/** A tube of neon along some of the walls that face a street, in the colour of the house. */
function Signs({ around, edges }: { readonly around: Surroundings; readonly edges: readonly Edge[] }) {
  const lit = edges.flatMap((edge) => {
    const [a, b] = edge.zones;
    const [inside, outside] = around.isIndoors(a) ? [a, b] : [b, a];
    if (inside === null || edge.kind !== 'wall' || around.kindOf(outside) !== 'street') return [];
    const seed = `${inside} ${edge.from.x} ${edge.from.y}`;
    if (chanceOf(seed) < 0.36) return [];
    return [
      {
        edge,
        colour: chanceOf(around.buildingOf(inside)) < 0.5 ? 'var(--neon-rose)' : 'var(--neon-sea)',
        seed,
        south: inside === a,
      },
    ];
  });
  return (
    <g fill="none" strokeLinecap="round">
      {lit.map(({ edge: { from, to }, colour, seed, south }) => {
        const upright = from.x === to.x;
        const [x, y] = [from.x * CELL, from.y * CELL];
        const off = south ? 12 : -14;
        const d = upright ? `M${x + off} ${y + 34}v${CELL - 68}` : `M${x + 34} ${y + off}h${CELL - 68}`;
        return (
          <g key={seed}>
            <path d={d} stroke={colour} strokeWidth="24" opacity="0.1" />
            <path d={d} stroke={colour} strokeWidth="15" opacity="0.16" />
            <path d={d} stroke={colour} strokeWidth="9" opacity="0.28" />
            <path d={d} stroke={colour} strokeWidth="4.5" />
            <path d={d} stroke="var(--town-paint)" strokeWidth="1.6" />
          </g>
        );
      })}
    </g>
  );
}
