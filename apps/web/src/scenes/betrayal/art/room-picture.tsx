import { memo } from 'react';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { colourOf } from './drawing.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { Layers } from './layers.tsx';
import { Sign } from './pictures.tsx';
import { BARE_ROOM, ROOM_PICTURES } from './rooms/index.ts';
import { Textures } from './textures.tsx';

/** What is inside a room's walls: a group of 100 by 100, for an svg that has the textures. */
export const RoomPicture = memo(function RoomPicture({ id }: { readonly id: string }) {
  const { wall, floor, things, lights } = ROOM_PICTURES[id.replace(/-\d+$/, '')] ?? BARE_ROOM; // all of one tunnel look alike
  return (
    <>
      <path d="M3 3h94v32H3z" fill={colourOf(wall[1])} />
      {wall[0] === 'plain' ? null : <path d="M3 3h94v32H3z" fill={`url(#bt-${wall[0]})`} />}
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

/** Where figures stand in a room, in its own 100 by 100. */
export const STAND = { x: 8, y: 31, width: 84, height: 53 } as const;

interface TileProps extends FrameProps {
  readonly id: string;
  /** The deck that whoever discovers the room draws from. */
  readonly symbol?: 'event' | 'item' | 'omen' | null;
}

/** A whole tile, 100 by 100: picture, walls, doors and symbol. For an svg that has the textures. */
export const RoomTile = memo(function RoomTile({ id, symbol = null, ...frame }: TileProps) {
  return (
    <>
      <RoomPicture id={id} />
      <Frame {...frame} />
      {symbol === null ? null : (
        <g transform="translate(8 8) scale(0.42)">
          <Sign id={symbol} onDisc />
        </g>
      )}
    </>
  );
});

/** A tile by itself: in the hand, in a list. */
export const TilePicture = memo(function TilePicture(props: TileProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Textures />
      <RoomTile {...props} />
    </svg>
  );
});

type Region = keyof typeof FLOORS;

/** Where each floor is lit in the house on a tile's back. */
const FLOORS = { upper: 'M30 40h40v14H30z', ground: 'M24 57h52v16H24z', basement: 'M24 76h52v13H24z' } as const;
const REGIONS: readonly Region[] = ['upper', 'ground', 'basement'];

/** The back of a tile: the house, with light on the floors where the tile may be laid. 100 by 100. */
export const TileBack = memo(function TileBack({ regions }: { readonly regions: readonly string[] }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Textures />
      <path d="M0 0h100v100H0z" fill="#20140f" />
      <path d="M4 4h92v92H4z" fill="#182040" stroke="#b4832f" strokeWidth="1.200" />
      <circle cx="50" cy="40" r="52" fill="url(#bt-light-moon)" />
      <path d="M4 74h92v22H4z" fill="#38312d" />
      <path d="M14 40 50 10l36 30-4 4h-2v47H20V44h-2z" fill="#1b1314" stroke="#0b0709" strokeWidth="0.800" />
      <path d="M66 12h8v18l-8-7z" fill="#1b1314" />
      {REGIONS.map((region) => (
        <path
          key={region}
          d={FLOORS[region]}
          fill={regions.includes(region) ? '#ff9d33' : '#2c1c16'}
          stroke="#0b0709"
        />
      ))}
      <path
        d="M40 40v14M50 40v14M60 40v14M37 57v16M50 57v16M63 57v16M37 76v13M50 76v13M63 76v13M30 47h40M24 65h52M24 82h52"
        stroke="#0b0709"
        strokeOpacity="0.7"
      />
      <path d="M4 4h92v92H4z" fill="url(#bt-gloom)" />
    </svg>
  );
});
