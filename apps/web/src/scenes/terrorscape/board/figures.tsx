import type { SurvivorId } from '@dreadhouse/terrorscape';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Figure } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';
import { KILLER_ART, UNKNOWN_ART } from '../art/icons.ts';
import type { View } from '../view.ts';
import { Letters } from './marks.tsx';

/** Everybody whom this view shows on the board. */
export function figuresOf(view: View, nameOf: (kind: string, id: string) => string): Figure[] {
  const figures: Figure[] = view.survivors.flatMap(({ id, at, health }) =>
    at === undefined || health === 0
      ? []
      : [
          {
            id: `survivor:${id}`,
            place: at,
            target: `survivor:${id}`,
            name: nameOf('survivor', id),
            width: 44,
            height: 62,
            drawing: <SurvivorFigure id={id} initial={nameOf('survivor', id).charAt(0)} wounded={health === 1} />,
          },
        ],
  );
  const { killer } = view;
  if (killer.id !== null && killer.at !== null)
    figures.push({
      id: 'killer',
      place: killer.at,
      name: nameOf('killer', killer.id),
      width: 62,
      height: 74,
      drawing: <KillerFigure id={killer.id} hidden={killer.sneak !== null} />,
    });
  return figures;
}

const PAWN =
  'M-19 -5Q-19 -12 -12 -15Q-15 -26 -12 -34A14 14 0 1 1 12 -34Q15 -26 12 -15Q19 -12 19 -5Q10 0 0 0Q-10 0 -19 -5Z';

interface SurvivorFigureProps {
  readonly id: SurvivorId;
  readonly initial: string;
  readonly wounded: boolean;
}

/** A wooden piece with a ring in the Survivor's colour, and a letter, because colours are not enough. */
function SurvivorFigure({ id, initial, wounded }: SurvivorFigureProps) {
  return (
    <g>
      <Drawn
        of={[
          ['plate-deep/75', dots('3 -4 22 7')],
          [`figure-${id} + piece-edge 3.5 round-corners`, PAWN],
          ['piece-light 2', 'M-8 -45q-6 5 -4 13M-9 -27q-2 6 -2 10'],
        ]}
      />
      <Letters size={27} y={-14.5} ink="piece-edge">
        {initial}
      </Letters>
      {wounded ? <Drawn of={WOUNDED} /> : null}
    </g>
  );
}

const WOUNDED: Drawing = [['wax 4 round-ends', 'M6 -56l10 10M16 -56l-10 10M10 -60l2 4']];

const CLOAK = 'M-28 -3Q-30 -30 -22 -44Q-24 -60 -12 -68L-6 -60Q0 -66 6 -60L12 -68Q24 -60 22 -44Q30 -30 28 -3Z';
const SHADOW = ['plate-deep/80', dots('3 -4 29 8')] as const;

/** Under the red dashes, because rooms in the notebook can be red, too. */
const OUTLINE: Drawing = [
  ['plate-deep/60', CLOAK],
  ['ink 6.5 round-corners', CLOAK],
];

/** What the needle left out; out of sight only its outline is left. */
function KillerFigure({ id, hidden }: { readonly id: string; readonly hidden: boolean }) {
  const edge = 'figure-killer 3.5 round-corners';
  const tone = hidden ? 'ink' : 'figure-killer';
  return (
    <g>
      <Drawn of={[SHADOW, ...(hidden ? OUTLINE : []), [hidden ? `${edge} 6 5` : `killer-body + ${edge}`, CLOAK]]} />
      <g color={`var(--${tone})`} fill="currentColor">
        <Glyph body={KILLER_ART[id] ?? UNKNOWN_ART} x={0} y={-32} size={40} />
      </g>
    </g>
  );
}
