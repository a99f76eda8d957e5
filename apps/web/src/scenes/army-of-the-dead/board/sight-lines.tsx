import type { Ways } from '@dreadhouse/army-of-the-dead/map';
import type { MapLayout } from './layout.ts';
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
          <g key={id} className={style['sight']} data-reached={reached}>
            <path className={style['veil']} d={placed.shape} />
            <circle className={style['plate']} cx={placed.middle.x} cy={placed.middle.y} r="17" />
            <text className={style['range']} x={placed.middle.x} y={placed.middle.y + 7}>
              {far}
            </text>
          </g>
        );
      })}
    </g>
  );
}
