import type { Ways } from '@dreadhouse/army-of-the-dead/map';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';
import type { MapLayout, PlacedZone } from './layout.ts';
import style from './mission-map.module.css';

interface Props {
  readonly layout: MapLayout;
  readonly ways: Ways;
  readonly from: string;
  /** What a weapon reaches; outside of it one sees, but does not hit. */
  readonly range?: readonly [number, number];
}

/** What is seen from a Zone: a veil of light on each Zone in sight, with its range. */
export function SightLines({ layout, ways, from, range }: Props) {
  return (
    <g>
      {ways.visible(from).map((id) => {
        const placed = layout.zones.get(id);
        if (placed === undefined) return null;
        const far = ways.range(from, id);
        const reached = range === undefined || (far >= range[0] && far <= range[1]);
        return (
          <g key={id}>
            <Drawn of={veil(placed, reached)} />
            <text className={`${style['letter']} ${style['range']}`} x={placed.middle.x} y={placed.middle.y + 7}>
              {far}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Outside of the range it is only edged, with dashes. */
const veil = ({ shape, middle }: PlacedZone, reached: boolean): Drawing => [
  [reached ? 'neon-sea/14' : 'neon-sea/5', shape],
  [reached ? 'neon-sea 3' : 'neon-sea 3 6 8', shape],
  ['token-ground + neon-sea 2.5', dots([[middle.x, middle.y, 17]])],
];
