import type { TileId } from '@dreadhouse/nemesis-lockdown';
import { memo } from 'react';
import style from './art.module.css';
import { ROOM_LINES } from './room-lines.ts';

/** The drawing of a room, on 100 by 64. What is only believed is drawn in dashes. */
export const RoomPicture = memo(function RoomPicture({
  tile,
  rumour = false,
}: {
  readonly tile: TileId;
  readonly rumour?: boolean;
}) {
  const { lines, solid, alive, frost, letter } = ROOM_LINES[tile];
  return (
    <g className={style['picture']} data-rumour={rumour || undefined}>
      {solid === undefined ? null : <path className={style['solid']} d={solid} />}
      <path className={style['lines']} d={lines} />
      {alive === undefined ? null : <path className={style['alive']} d={alive} />}
      {frost === undefined ? null : <path className={style['frost']} d={frost} />}
      {letter === undefined ? null : (
        <text className={style['letter']} x="50" y="36" textAnchor="middle">
          {letter}
        </text>
      )}
    </g>
  );
});

/** Nobody has been there: a blast door, and the back of the tile. */
export function BlastDoor({ back }: { readonly back: string }) {
  return (
    <g>
      <path className={style['leaf']} d="M4 2H47V62H4Z" />
      <path className={style['leaf']} d="M53 2H96V62H53Z" />
      <path className={style['seam']} d="M47 2L53 14L47 26V38L53 50L47 62M53 2L59 14L53 26V38L59 50L53 62" />
      <path
        className={style['hazard']}
        d="M8 56l6-8M16 56l6-8M24 56l6-8M32 56l6-8M64 56l6-8M72 56l6-8M80 56l6-8M88 56l5-7"
      />
      <text className={style['back']} x="25" y="36" textAnchor="middle">
        {back}
      </text>
      <text className={style['unknown']} x="76" y="38" textAnchor="middle">
        ?
      </text>
    </g>
  );
}
