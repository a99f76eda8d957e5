import type { FinalGirlView } from '@dreadhouse/final-girl';
import type { ReactNode } from 'react';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Figure } from '../../../kit/board/types.ts';
import { icon } from '../../../look/icon.ts';

const hans = icon('trap-mask');

const KILLERS: Readonly<Record<string, string>> = {
  hans,
  poltergeist: icon('haunting'),
  inkanyamba: icon('sea-serpent'),
  geppetto: icon('puppet'),
  dr_fright: icon('skull-with-syringe'),
};

/** What figures are called on the board. */
export interface FigureNames {
  readonly heroine: string;
  readonly killer: string;
  readonly minion: string;
  victim(kind: string): string;
  /** The letter on a special victim. */
  letter(kind: string): string;
}

type Cast = Pick<FinalGirlView, 'heroine' | 'killer' | 'minions' | 'victims'>;

/** Everybody on the board, the important ones first. */
export function figuresOf({ heroine, killer, minions, victims }: Cast, names: FigureNames): Figure[] {
  const list: Figure[] = [
    {
      id: 'heroine',
      place: heroine.space,
      target: 'heroine',
      name: names.heroine,
      width: 44,
      height: 58,
      drawing: <Heroine />,
    },
  ];
  if (killer.space !== null) {
    list.push({
      id: 'killer',
      place: killer.space,
      target: 'killer',
      name: names.killer,
      width: 54,
      height: 62,
      drawing: <Killer id={killer.id} />,
    });
  }
  for (const { id, space, markers } of minions) {
    if (space === null) continue;
    list.push({
      id,
      place: space,
      target: id,
      name: names.minion,
      width: 38,
      height: 46,
      drawing: <Minion health={markers} />,
    });
  }
  for (const { id, kind, space } of victims) {
    if (kind === 'yellow') {
      list.push({
        id,
        place: space,
        alike: 'yellow',
        name: names.victim(kind),
        width: 22,
        height: 38,
        drawing: <Pawn kind={kind} />,
      });
    } else {
      const drawing = <Pawn kind={kind} letter={names.letter(kind)} />;
      list.push({ id, place: space, target: id, name: names.victim(kind), width: 32, height: 48, drawing });
    }
  }
  return list;
}

function Standee({
  shape,
  tone,
  children,
}: {
  readonly shape: string;
  readonly tone: string;
  readonly children: ReactNode;
}) {
  return (
    <g>
      <ellipse cx="3" cy="-2" rx="22" ry="7" fill="var(--dark)" opacity="0.6" />
      <path d={shape} fill="var(--dark)" stroke="var(--dark)" strokeWidth="7" strokeLinejoin="round" />
      <path d={shape} fill={tone} stroke="var(--standee-rim)" strokeWidth="2.5" strokeLinejoin="round" />
      {children}
    </g>
  );
}

/** A poster arch with a girl in it, hair tied back, who looks over her shoulder. */
function Heroine() {
  return (
    <Standee shape="M-19 -3V-34A19 19 0 0 1 19 -34V-3Z" tone="var(--board-heroine)">
      <g fill="var(--standee-ink)">
        <path d="M-13 -4Q-13 -23 -3 -24L4 -24Q13 -22 13 -4Z" />
        <path d="M1 -49a11 11 0 0 0 -12 10q0 3 1 6l2 -2q3 6 9 5q8 -1 9 -9q5 4 3 13q6 -6 4 -15q-2 -7 -16 -8Z" />
      </g>
      <path d="M-7 -38q-1 8 6 9q7 0 8 -8q-7 0 -9 -5q-1 3 -5 4Z" fill="var(--standee-rim)" />
    </Standee>
  );
}

/** A torn, pointed shape: nobody takes it for anything else, in whatever colour. */
const JAGGED =
  'M-24 -3L-21 -16L-27 -22L-20 -30L-23 -41L-13 -42L-9 -55L0 -48L9 -55L13 -42L23 -41L20 -30L27 -22L21 -16L24 -3Z';

function Killer({ id }: { readonly id: string }) {
  return (
    <Standee shape={JAGGED} tone="var(--board-killer)">
      <g color="var(--standee-ink)">
        <Glyph body={KILLERS[id] ?? hans} x={0} y={-25} size={36} />
      </g>
    </Standee>
  );
}

function Minion({ health }: { readonly health: number }) {
  return (
    <Standee shape="M-16 -3L-18 -20L0 -44L18 -20L16 -3Z" tone="var(--board-minion)">
      <g color="var(--standee-ink)">
        <Glyph body={icon('voodoo-doll')} x={0} y={-20} size={24} />
      </g>
      <path
        d={Array.from({ length: health }, (_, i) => pip((i - (health - 1) / 2) * 9)).join('')}
        fill="var(--standee-rim)"
        stroke="var(--dark)"
        strokeWidth="1.5"
      />
    </Standee>
  );
}

const pip = (x: number): string => `M${x - 3.5} -2a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0`;

const PAWN = 'M-10 -2Q-10 -6 -6 -8Q-4 -14 -4.5 -19A7.5 7.5 0 1 1 4.5 -19Q4 -14 6 -8Q10 -6 10 -2Z';

/** Yellow victims are plain pawns; special ones are larger and carry a letter on a shape of their own. */
function Pawn({ kind, letter }: { readonly kind: string; readonly letter?: string }) {
  return (
    <g>
      <ellipse cx="2" cy="-2" rx="11" ry="4" fill="var(--dark)" opacity="0.6" />
      <g transform={letter === undefined ? 'scale(1.08)' : 'scale(1.3)'}>
        <path
          d={PAWN}
          fill={`var(--board-${kind})`}
          stroke="var(--dark)"
          strokeWidth="3.5"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
        <path
          d="M-3 -28a4.5 4.5 0 0 1 4 -1.5"
          fill="none"
          stroke="var(--standee-rim)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </g>
      {letter !== undefined && (
        <g>
          <path
            d={CRESTS[kind] ?? ''}
            fill="var(--dark)"
            stroke={`var(--board-${kind})`}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <text
            y="-8"
            textAnchor="middle"
            fill={`var(--board-${kind})`}
            style={{ font: '400 19px/1 var(--font-label)' }}
          >
            {letter}
          </text>
        </g>
      )}
    </g>
  );
}

const CRESTS: Readonly<Record<string, string>> = {
  white: 'M-10 -23H10V-4H-10Z',
  orange: 'M0 -30L14 -3H-14Z',
  blue: 'M-11 -14A11 11 0 1 1 11 -14A11 11 0 1 1 -11 -14Z',
};
