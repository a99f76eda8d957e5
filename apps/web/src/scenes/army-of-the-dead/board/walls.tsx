import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import type { Box } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { Along, isUpright, keyOf, sideOf } from './along-edge.tsx';
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
function stretches(edge: Edge): Stretch[] {
  const { kind, from } = edge;
  const upright = isUpright(edge);
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
      <path d={limits.map(limit).join('')} stroke="var(--town-wall-top)" strokeWidth="7" strokeLinecap="square" />
      <Drawn of={[['town-sand/60 3 20 8', limits.map(limit).join('')]]} />
      <path d={all.map(({ stretch }) => face(stretch)).join('')} fill="var(--town-wall-face)" />
      <path d={all.map(({ stretch }) => top(stretch)).join('')} fill="var(--town-wall)" />
      {all.map(({ edge, stretch }) => (
        <path
          key={`${stretch.x},${stretch.y},${stretch.upright}`}
          d={top(stretch, RIDGE)}
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
function isBesideCore({ plan }: Surroundings, edge: Edge): boolean {
  const { x, y } = edge.from;
  const [across, up] = isUpright(edge) ? [1, 0] : [0, 1];
  return plan.solid.some((core) => core.y <= y && core.y >= y - up && core.x <= x && core.x >= x - across);
}

function limit({ from, to }: Edge): string {
  return `M${from.x * CELL} ${from.y * CELL}L${to.x * CELL} ${to.y * CELL}`;
}

/** What a stretch covers that is so thick to both sides. */
function covered({ x, y, length, upright }: Stretch, half: number): Box {
  const [width, height] = upright ? [0, length] : [length, 0];
  return { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half };
}

/** The lit middle of a wall's top. */
const RIDGE = THICK / 2 - 2.5;

function top(stretch: Stretch, half = THICK / 2): string {
  const { x, y, width, height } = covered(stretch, half);
  return `M${x} ${y - 4}h${width}v${height}h${-width}z`;
}

function face(stretch: Stretch): string {
  const { x, y, width, height } = covered(stretch, THICK / 2);
  return `M${x} ${y + height - 5}h${width}v${FACE}h${-width}z`;
}

function ridgeColour(around: Surroundings, { zones: [a, b] }: Edge): string {
  return around.isIndoors(a) && around.isIndoors(b) ? 'var(--town-wall-face)' : 'var(--town-wall-top)';
}

/** The sun stands low in the west: houses throw their shade to the east, and a little to the south. */
function Shadows({ around, edges }: { readonly around: Surroundings; readonly edges: readonly Edge[] }) {
  const thrown = edges.filter(({ zones: [a, b] }) => around.isIndoors(a) && around.kindOf(b) === 'street');
  return (
    <g>
      {thrown.map((edge) => {
        const [x, y] = [edge.from.x * CELL, edge.from.y * CELL];
        return isUpright(edge) ? (
          <rect key={keyOf(edge)} x={x + 4} y={y} width="64" height={CELL} fill="url(#ad-shade-east)" />
        ) : (
          <rect key={keyOf(edge)} x={x} y={y + 6} width={CELL} height="38" fill="url(#ad-shade-south)" />
        );
      })}
    </g>
  );
}

/** A tube of neon: how much and how far it glows, from the air around it to the glass. */
const tube = (tone: string, off: number): Drawing => {
  const d = `M-41 ${off}h82`;
  const glow = ['/10 24', '/16 15', '/28 9', ' 4.5'].map((how) => [`${tone}${how} round-ends`, d] as const);
  return [...glow, ['town-paint 1.6 round-ends', d]];
};

/** Along some of the walls that face a street, in the colour of the house. */
function Signs({ around, edges }: { readonly around: Surroundings; readonly edges: readonly Edge[] }) {
  return edges.map((edge) => {
    const [a, b] = edge.zones;
    const [inside, outside] = around.isIndoors(a) ? [a, b] : [b, a];
    if (inside === null || edge.kind !== 'wall' || around.kindOf(outside) !== 'street') return null;
    if (chanceOf(`${inside} ${edge.from.x} ${edge.from.y}`) < 0.36) return null;
    const tone = chanceOf(around.buildingOf(inside)) < 0.5 ? 'neon-rose' : 'neon-sea';
    // As far from the wall as it looks from the street: walls show their faces to the south.
    const off = inside === a ? 12 * sideOf(edge, 1) : 14 * sideOf(edge, 0);
    return <Along key={keyOf(edge)} edge={edge} drawing={tube(tone, off)} />;
  });
}
