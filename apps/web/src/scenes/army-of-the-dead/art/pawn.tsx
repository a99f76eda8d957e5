import type { CSSProperties } from 'react';

interface Props {
  readonly id: string;
  readonly letters: string;
  readonly acting: boolean;
  readonly hurt: boolean;
  /** Only along for the ride, or still in hiding. */
  readonly companion?: 'with-us' | 'hiding';
}

/** A figure on a base of the Survivor's colour, with a letter or two, because colours are not enough. Feet at 0,0. */
export function Pawn({ id, letters, acting, hurt, companion }: Props) {
  const tone = { '--tone': companion === undefined ? `var(--who-${id})` : 'var(--companion)' } as CSSProperties;
  return (
    <g style={tone} opacity={companion === 'hiding' ? 0.6 : 1}>
      {acting ? <ellipse cx="0" cy="-3" rx="22" ry="9" fill="none" stroke="var(--neon-sea)" strokeWidth="4" /> : null}
      <ellipse cx="1" cy="-2" rx="17" ry="6.500" fill="var(--horde-shadow)" />
      <path
        d="M-16 -4Q-16 -9 -10 -10Q-14 -22 -8 -27A10.500 10.500 0 1 1 8 -27Q14 -22 10 -10Q16 -9 16 -4Q8 1 0 1Q-8 1 -16 -4Z"
        fill="var(--tone)"
        stroke="var(--pawn-edge)"
        strokeWidth="2.500"
        strokeLinejoin="round"
        strokeDasharray={companion === 'hiding' ? '4 3' : undefined}
      />
      <path d="M-5 -42q-4 3 -3 8M-8 -22q-2 5 -1 9" fill="none" stroke="var(--pawn-light)" strokeWidth="1.800" />
      <text
        y={letters.length > 1 ? -13 : -12}
        textAnchor="middle"
        style={{
          font: `700 ${letters.length > 1 ? 16 : 21}px/1 var(--font-names)`,
          fill: 'var(--pawn-ink)',
        }}
      >
        {letters}
      </text>
      {hurt ? (
        <path d="M5 -45l9 9M14 -45l-9 9" stroke="var(--pawn-wound)" strokeWidth="4" strokeLinecap="round" />
      ) : null}
    </g>
  );
}
