import type { Intent } from '@dreadhouse/army-of-the-dead';
import type { Point } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { rounded } from '../../../kit/drawing/paths.ts';
import type { MapLayout } from './layout.ts';
import style from './mission-map.module.css';

interface Props {
  readonly layout: MapLayout;
  readonly intents: readonly Intent[];
}

/** How far along the way from middle to middle an arrow begins and ends: it crosses the edge that the Zones share. */
const [FROM, TO] = [0.34, 0.66];

const DANGER = '#d8452e';
const HEAD: Drawing = [[`${DANGER} + town-wall 1.5`, 'M14 0L-8 -11L-3 0L-8 11Z']];
const PLATE: Drawing = [[`town-wall + ${DANGER} 2`, rounded('-27 -15 54 30 6')]];

/** What the horde would do if its Phase began now: where each group would go, and how many Wounds it would deal. */
export function Intents({ layout, intents }: Props) {
  return (
    <g>
      {intents.flatMap(({ at, steps }) =>
        steps.map((to) => <Arrow key={`${at} ${to}`} from={middleOf(layout, at)} to={middleOf(layout, to)} />),
      )}
      {intents.map(({ at, wounds }) =>
        wounds === 0 ? null : <Blow key={at} at={middleOf(layout, at)} wounds={wounds} />,
      )}
    </g>
  );
}

function middleOf(layout: MapLayout, zone: string): Point | undefined {
  return layout.zones.get(zone)?.middle;
}

function Arrow({ from, to }: { readonly from: Point | undefined; readonly to: Point | undefined }) {
  if (from === undefined || to === undefined) return null;
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const [tail, head] = [at(FROM), at(TO)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g>
      <Drawn of={[[`${DANGER}/80 6 9 7`, `M${tail.x} ${tail.y}L${head.x} ${head.y}`]]} />
      <g transform={`translate(${head.x} ${head.y}) rotate(${angle})`}>
        <Drawn of={HEAD} />
      </g>
    </g>
  );
}

function Blow({ at, wounds }: { readonly at: Point | undefined; readonly wounds: number }) {
  if (at === undefined) return null;
  return (
    <g transform={`translate(${at.x} ${at.y - 46})`}>
      <Drawn of={PLATE} />
      <text className={style['letter']} y="7">{`−${wounds} ♥`}</text>
    </g>
  );
}
