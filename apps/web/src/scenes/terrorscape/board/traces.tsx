import { mansion } from '@dreadhouse/terrorscape';
import { figureTone } from '../../../kit/basics/tone.ts';
import { Drawn } from '../../../kit/drawing/drawing.tsx';
import { rings } from '../../../kit/drawing/paths.ts';
import { percent, type Trace } from '../notebook/notebook.ts';
import style from './mansion-board.module.css';
import { Letters } from './marks.tsx';
import { laneOf, roomOf } from './plan.ts';

interface TracesProps {
  readonly traces: readonly Trace[];
  readonly initialOf: (who: string) => string;
  /** Whether somebody stands in a room. */
  readonly isTaken: (room: string) => boolean;
}

/** The notebook on the map: rooms grow warmer the likelier somebody is there, and each suspect has a sign with a share. */
export function Traces({ traces, initialOf, isTaken }: TracesProps) {
  return (
    <g>
      {traces.length === 1 && traces[0] !== undefined ? <Warmth trace={traces[0]} /> : null}
      {mansion.locations.map((id) => {
        const here = traces.filter(({ rooms }) => rooms.includes(id));
        const { x, y, gap } = laneOf(id, here.length, isTaken(id));
        return here.map(({ who, heat }, place) => (
          <g
            key={who}
            style={figureTone(who)}
            transform={`translate(${x + (place - (here.length - 1) / 2) * gap} ${y})`}
          >
            <Sign initial={initialOf(who)} share={heat[id] ?? 0} />
          </g>
        ));
      })}
    </g>
  );
}

function Warmth({ trace: { who, rooms, heat } }: { readonly trace: Trace }) {
  const most = Math.max(...Object.values(heat), 0.01);
  return (
    <g style={figureTone(who)}>
      <Drawn of={rooms.map((id) => [`tone/${6 + Math.round((34 * (heat[id] ?? 0)) / most)}`, roomOf(id).shape])} />
    </g>
  );
}

const RADIUS = 17;

/** A letter in a ring; as much of the ring is thick as the share is large. */
function Sign({ initial, share }: { readonly initial: string; readonly share: number }) {
  const round = 2 * Math.PI * RADIUS;
  return (
    <>
      <Drawn
        of={[
          ['plate-deep + tone 3 3 4', rings([[0, 0, RADIUS]])],
          [`tone 6 ${round * Math.min(1, share)} ${round}`, `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 -.01 ${-RADIUS}`],
        ]}
      />
      <Letters size={19} y={6.5}>
        {initial}
      </Letters>
      <g className={style['share']}>
        <Letters size={18} y={RADIUS + 19} edge="plate">
          {percent(share)}%
        </Letters>
      </g>
    </>
  );
}
