import { memo } from 'react';

/** The four sides of a tile as it lies on the table. */
export type Side = 'N' | 'E' | 'S' | 'W';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Where doors are once the tile has made so many quarter turns clockwise. */
export function turnedDoors(doors: readonly Side[], turn: number): readonly Side[] {
  return SIDES.filter((_, place) => doors.includes(SIDES[(place + 4 - (turn % 4)) % 4] as Side)); // One of four.
}

export interface FrameProps {
  readonly doors: readonly Side[];
  readonly turn?: number;
  /** Doors with a wall behind them, as the tile lies. */
  readonly walledUp?: readonly Side[];
}

/** The walls around a room's picture and the doors in them. The picture never turns; the doors do. */
export const Frame = memo(function Frame({ doors, turn = 0, walledUp = [] }: FrameProps) {
  const open = turnedDoors(doors, turn);
  return (
    <>
      <path d="M0 0h100v100H0zM5 5v90h90V5z" fill="#20140f" />
      <path d="M5 5h90v90H5z" fill="none" stroke="#050304" strokeWidth="1.200" />
      <path d="M1 99V1h98" fill="none" stroke="#5c3d26" strokeWidth="0.800" />
      <path d="M1 99h98V1" fill="none" stroke="#0b0709" strokeWidth="0.800" />
      {open.map((side) => (
        <g key={side} data-door={side}>
          {side === 'N' ? <BackDoor /> : <Gap side={side} />}
          {walledUp.includes(side) ? <Boards side={side} /> : null}
        </g>
      ))}
    </>
  );
});

/** A doorway in the back wall, with the way to it through the frame. */
function BackDoor() {
  return (
    <>
      <path d="M41 0h18v5.500H41z" fill="#0b0709" />
      <path d="M38 35V14q0-8.500 12-8.500T62 14v21z" fill="#5a381f" stroke="#0b0709" strokeWidth="0.700" />
      <path
        d="M40.800 35V15q0-6.500 9.200-6.500T59.200 15v20z"
        fill="url(#bt-way)"
        stroke="#0b0709"
        strokeWidth="0.700"
      />
      <path d="M39.300 34V14.500Q39.300 7 50 7" fill="none" stroke="#b4832f" strokeWidth="0.600" />
      <path d="M41 35h18l5 11H36z" fill="#ffb24d" fillOpacity="0.22" />
      <path d="M40 34.600h20" stroke="#e5b958" strokeWidth="1" />
    </>
  );
}

const QUARTERS = { N: 0, E: 90, S: 180, W: 270 } as const;

/** An opening in one of the other walls. Drawn for the north, and turned. */
function Gap({ side }: { readonly side: Side }) {
  return (
    <g transform={`rotate(${QUARTERS[side]} 50 50)`}>
      <path d="M41 0h18v6H41z" fill="#6b4522" />
      <path d="M41 0h18v3H41z" fill="#0b0709" fillOpacity="0.5" />
      <path d="M41 6h18l5 10H36z" fill="#ffb24d" fillOpacity="0.26" />
      <path d="M38 0h3v7.500h-3zM59 0h3v7.500h-3z" fill="#6b4526" stroke="#0b0709" strokeWidth="0.600" />
      <path d="M41 5.600h18" stroke="#e5b958" strokeWidth="1" />
    </g>
  );
}

/** Planks across a door that leads nowhere. */
function Boards({ side }: { readonly side: Side }) {
  if (side === 'N') {
    return (
      <path
        d="M39 12l22 7v4l-22-7zM61 22l-22 5v4l22-5zM43 34V10h3v24zM54 34V9h3v25z"
        fill="#6e4a2e"
        stroke="#0b0709"
        strokeWidth="0.700"
      />
    );
  }
  return (
    <path
      d="M39 0h22v6.500H39zM39 3.200h22M46 0v6.500M54 0v6.500"
      fill="#4b2f1e"
      stroke="#0b0709"
      strokeWidth="0.700"
      transform={`rotate(${QUARTERS[side]} 50 50)`}
    />
  );
}
