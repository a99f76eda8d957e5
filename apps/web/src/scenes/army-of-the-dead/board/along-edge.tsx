import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { CELL } from './layout.ts';

export const isUpright = ({ from, to }: Pick<Edge, 'from' | 'to'>): boolean => from.x === to.x;

/** Lays what is drawn from left to right, with its middle at 0,0, along an edge: an upright one begins above, and its left side is below. */
export function Along({ edge, drawing }: { readonly edge: Edge; readonly drawing: Drawing }) {
  const { from, to } = edge;
  const middle = `translate(${((from.x + to.x) / 2) * CELL} ${((from.y + to.y) / 2) * CELL})`;
  return (
    <g transform={isUpright(edge) ? `${middle} rotate(90)` : middle}>
      <Drawn of={drawing} />
    </g>
  );
}

/** On which side of such a drawing the Zone lies that is this one of the edge's two: 1 is below, -1 above. */
export function sideOf(edge: Edge, zone: 0 | 1): 1 | -1 {
  return (zone === 1) === isUpright(edge) ? -1 : 1;
}

export const keyOf = ({ from, to }: Edge): string => `${from.x},${from.y},${to.x}`;
