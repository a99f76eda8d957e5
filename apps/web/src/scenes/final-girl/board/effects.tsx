import type { FinalGirlEvent, FinalGirlView } from '@dreadhouse/final-girl';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import { Burst, Flash } from '../../../kit/board/flash.tsx';
import type { Point } from '../../../kit/board/types.ts';
import { icon } from '../../../look/icon.ts';
import type { Layout } from './layout.ts';
import style from './location-board.module.css';

const attack = icon('claw-slashes');

interface Props {
  readonly event: FinalGirlEvent | null;
  readonly view: FinalGirlView;
  readonly layout: Layout;
}

/** What flashes up on the board while an event is shown. */
export function Effects({ event, view, layout }: Props) {
  if (event === null) return null;
  const { kind, details } = event;
  const at = (space: string | null): Point | undefined => (space === null ? undefined : layout.spots[space]?.middle);
  const heroine = at(view.heroine.space);
  switch (kind) {
    case 'victim-killed':
      return <Flash key={keyOf(event)} icon={icon('bloody-stash')} at={at(details.space)} tone="var(--board-killer)" />;
    case 'victim-saved':
      return <Flash key={keyOf(event)} icon={icon('heart-wings')} at={at(details.space)} tone="#7cffb4" />;
    case 'attacked':
    case 'health-lost':
      return <Flash key={keyOf(event)} icon={attack} at={heroine} tone="var(--board-killer)" />;
    case 'killer-damaged':
      return <Flash key={keyOf(event)} icon={attack} at={at(view.killer.space)} tone="var(--board-heroine)" />;
    case 'targets':
      return <Aim from={at(spaceOfEnemy(view, details.enemy))} to={at(details.space)} />;
    case 'panicked':
      return <PanicDie at={at(details.from)} die={details.die} />;
    default:
      return null;
  }
}

const keyOf = ({ position, kind, details }: FinalGirlEvent): string => `${position} ${kind} ${JSON.stringify(details)}`;

function spaceOfEnemy(view: FinalGirlView, enemy: string): string | null {
  if (enemy === 'killer') return view.killer.space;
  return view.minions.find(({ id }) => id === enemy)?.space ?? null;
}

/** Whom an enemy is after. */
function Aim({ from, to }: { readonly from: Point | undefined; readonly to: Point | undefined }) {
  if (from === undefined || to === undefined) return null;
  return (
    <g className={style['aim']}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <Glyph body={icon('crosshair')} x={to.x} y={to.y} size={72} />
    </g>
  );
}

function PanicDie({ at, die }: { readonly at: Point | undefined; readonly die: number }) {
  return (
    <Burst at={at === undefined ? at : { x: at.x, y: at.y - 26 }}>
      <g className={style['die']}>
        <rect x="-24" y="-24" width="48" height="48" rx="9" />
        <text y="14" textAnchor="middle">
          {die}
        </text>
      </g>
    </Burst>
  );
}
