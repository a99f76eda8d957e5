import type { FinalGirlView } from '@dreadhouse/final-girl';
import type { ReactElement } from 'react';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Figure } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';
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
  return [
    ...figure('heroine', heroine.space, names.heroine, [44, 58], <Drawn of={HEROINE} />),
    ...figure('killer', killer.space, names.killer, [54, 62], <Killer id={killer.id} />),
    ...minions.flatMap(({ id, space, markers }) =>
      figure(id, space, names.minion, [38, 46], <Minion health={markers} />),
    ),
    ...victims.flatMap(({ id, kind, space }) =>
      kind === 'yellow'
        ? figure(id, space, names.victim(kind), [22, 38], <Pawn kind={kind} />, { alike: 'yellow' })
        : figure(id, space, names.victim(kind), [32, 48], <Pawn kind={kind} letter={names.letter(kind)} />),
    ),
  ];
}

/** Somebody, unless they are off the board; who is not one of many alike can be pointed at. */
function figure(
  id: string,
  place: string | null,
  name: string,
  [width, height]: readonly [number, number],
  drawing: ReactElement,
  known: Pick<Figure, 'alike' | 'target'> = { target: id },
): Figure[] {
  return place === null ? [] : [{ id, place, name, width, height, drawing, ...known }];
}

const standee = (tone: string, shape: string): Drawing => [
  ['dark/60', dots('3 -2 22 7')],
  ['dark + dark 7 round-corners', shape],
  [`${tone} + standee-rim 2.5 round-corners`, shape],
];

/** A poster arch with a girl in it, hair tied back, who looks over her shoulder. */
const HEROINE: Drawing = [
  ...standee('board-heroine', 'M-19 -3V-34A19 19 0 0 1 19 -34V-3Z'),
  ['standee-ink', 'M-13 -4Q-13 -23 -3 -24L4 -24Q13 -22 13 -4Z'],
  ['standee-ink', 'M1 -49a11 11 0 0 0 -12 10q0 3 1 6l2 -2q3 6 9 5q8 -1 9 -9q5 4 3 13q6 -6 4 -15q-2 -7 -16 -8Z'],
  ['standee-rim', 'M-7 -38q-1 8 6 9q7 0 8 -8q-7 0 -9 -5q-1 3 -5 4Z'],
];

/** A torn, pointed shape: nobody takes it for anything else, in whatever colour. */
const JAGGED =
  'M-24 -3L-21 -16L-27 -22L-20 -30L-23 -41L-13 -42L-9 -55L0 -48L9 -55L13 -42L23 -41L20 -30L27 -22L21 -16L24 -3Z';
const KILLER = standee('board-killer', JAGGED);
const MINION = standee('figure-minion', 'M-16 -3L-18 -20L0 -44L18 -20L16 -3Z');

function Killer({ id }: { readonly id: string }) {
  return (
    <g color="var(--standee-ink)">
      <Drawn of={KILLER} />
      <Glyph body={KILLERS[id] ?? hans} x={0} y={-25} size={36} />
    </g>
  );
}

function Minion({ health }: { readonly health: number }) {
  const pips = Array.from({ length: health }, (_, i) => [(i - (health - 1) / 2) * 9, -2, 3.5]);
  return (
    <g color="var(--standee-ink)">
      <Drawn of={MINION} />
      <Glyph body={icon('voodoo-doll')} x={0} y={-20} size={24} />
      <Drawn of={[['standee-rim + dark 1.5', dots(pips)]]} />
    </g>
  );
}

const PAWN = 'M-10 -2Q-10 -6 -6 -8Q-4 -14 -4.5 -19A7.5 7.5 0 1 1 4.5 -19Q4 -14 6 -8Q10 -6 10 -2Z';

/** Yellow victims are plain pawns; special ones are larger and carry a letter on a shape of their own. */
function Pawn({ kind, letter }: { readonly kind: string; readonly letter?: string }) {
  const tone = `figure-${kind}`;
  const pawn: Drawing = [
    ['dark 3.5 round-corners', PAWN],
    [tone, PAWN],
    ['standee-rim 1.8 round-ends', 'M-3 -28a4.5 4.5 0 0 1 4 -1.5'],
  ];
  const scale = `scale(${letter === undefined ? 1.08 : 1.3})`;
  return (
    <g>
      <Drawn of={[['dark/60', dots('2 -2 11 4')], { at: scale, of: pawn }]} />
      {letter !== undefined && (
        <g>
          <Drawn of={[[`dark + ${tone} 2.5 round-corners`, CRESTS[kind] ?? '']]} />
          <text y="-8" textAnchor="middle" fill={`var(--${tone})`} style={{ font: '400 19px/1 var(--font-label)' }}>
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
