import type { MapLayout } from '../board/layout.ts';
import { type View, waysIn } from '../view.ts';
import type { Aim } from './aim.tsx';
import style from './on-board.module.css';

interface Props {
  readonly aim: Aim | null;
  readonly view: View;
  readonly layout: MapLayout;
}

/** What is in sight from somewhere, and how far; with a weapon also what it reaches. */
export function Sight({ aim, view, layout }: Props) {
  if (aim === null) return null;
  const ways = waysIn(view);
  const [min, max] = aim.range ?? [0, -1];
  return (
    <g>
      {ways.visible(aim.from).map((id) => {
        const zone = layout.zones.get(id);
        const far = ways.range(aim.from, id);
        if (zone === undefined) return null;
        const reached = far >= min && far <= max;
        return (
          <g key={id}>
            {far === 0 && !reached ? null : (
              <path className={style['sight']} data-look={reached ? 'range' : 'sight'} d={zone.shape} />
            )}
            {far === 0 ? null : (
              <g
                className={style['sight-sign']}
                transform={`translate(${zone.box.x + zone.box.width / 2} ${zone.box.y + 24})`}
              >
                <rect x="-14" y="-14" width="28" height="24" rx="5" />
                <text y="5">{far}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
