import { memo } from 'react';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { colourOf } from './drawing.ts';
import { Layers } from './layers.tsx';
import { BARE_ROOM, ROOM_PICTURES } from './rooms/index.ts';

/** What is inside a room's walls: a group of 100 by 100, for an svg that has the textures. */
export const RoomPicture = memo(function RoomPicture({ id }: { readonly id: string }) {
  const { wall, floor, things, lights } = ROOM_PICTURES[id] ?? BARE_ROOM;
  return (
    <>
      <path d="M3 3h94v32H3z" fill={colourOf(wall[1])} />
      <path d="M3 3h94v32H3z" fill={`url(#bt-${wall[0]})`} />
      <path d="M3 3h94v31H3z" fill="url(#bt-fall)" />
      <path d="M3 34h94v63H3z" fill={colourOf(floor[1])} />
      <path d="M3 34h94v63H3z" fill={`url(#bt-${floor[0]})`} />
      <path d="M3 34h94v8H3z" fill="url(#bt-fall)" />
      <Layers of={things} />
      <path d="M3 3h94v94H3z" fill="url(#bt-gloom)" />
      {inPlace(lights, ([light, x, y, reach]) => (
        <circle cx={x} cy={y} r={reach} fill={`url(#bt-light-${light})`} />
      ))}
    </>
  );
});
