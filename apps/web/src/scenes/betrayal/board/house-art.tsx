import { ALL_LINKS, type TileId, tileDef } from '@dreadhouse/betrayal';
import { memo } from 'react';
import { middleOf } from '../../../kit/board/types.ts';
import { RoomTile } from '../art/room-picture.tsx';
import { Textures } from '../art/textures.tsx';
import type { View } from '../view.ts';
import style from './house-board.module.css';
import { CELL, type Plan, tilesIn, walledUp } from './plan.ts';

interface Props {
  readonly house: View['house'];
  readonly plan: Plan;
  readonly floorName: (region: string) => string;
}

/** All rooms as they lie, the names of the floors above them, and dotted ways from floor to floor. */
export const HouseArt = memo(function HouseArt({ house, plan, floorName }: Props) {
  return (
    <>
      <defs>
        <Textures />
      </defs>
      {plan.floors.map(({ region, x, y, width, height }) => (
        <g key={region} className={style['floor']}>
          <rect x={x - 14} y={y} width={width + 28} height={height + 14} rx="18" />
          <text x={x + width - 24} y={y + 44} textAnchor="end">
            {floorName(region)}
          </text>
        </g>
      ))}
      {tilesIn(house).map((id) => (
        <Room key={id} id={id} house={house} plan={plan} />
      ))}
      {ALL_LINKS.map(([from, to]) =>
        from < to || !leadsBack(from, to) ? <Link key={`${from} ${to}`} {...{ from, to, house, plan }} /> : null,
      )}
    </>
  );
});

const leadsBack = (from: TileId, to: TileId): boolean => ALL_LINKS.some(([one, other]) => one === to && other === from);

function Room({ id, house, plan }: Pick<Props, 'house' | 'plan'> & { readonly id: TileId }) {
  const at = house[id];
  const box = at === undefined ? null : plan.boxOf(at);
  if (at === undefined || box === null) return null;
  const { doors, symbol } = tileDef(id);
  return (
    <g transform={`translate(${box.x} ${box.y}) scale(${CELL / 100})`} data-room={id}>
      <RoomTile id={id} doors={doors} turn={at.turn} symbol={symbol} walledUp={walledUp(house, id)} />
    </g>
  );
}

/** Stairs and chutes: a dotted bow, where both ends are in sight. */
function Link({
  from,
  to,
  house,
  plan,
}: Pick<Props, 'house' | 'plan'> & { readonly from: TileId; readonly to: TileId }) {
  const [one, other] = [house[from], house[to]];
  const [start, end] = [one, other].map((at) => (at === undefined ? null : plan.boxOf(at)));
  if (start === null || start === undefined || end === null || end === undefined) return null;
  const [a, b] = [middleOf(start), middleOf(end)];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [(b.y - a.y) * 0.14, (a.x - b.x) * 0.14];
  return <path className={style['link']} d={`M${a.x} ${a.y - 40}Q${mx + dx} ${my + dy} ${b.x} ${b.y - 40}`} />;
}
