import { hauntNumbered } from '@dreadhouse/betrayal';
import type { Figure } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { ExplorerFigure, MonsterFigure } from '../art/pictures.tsx';
import { isTraitor, type View } from '../view.ts';

/** Everybody who stands somewhere: explorers, the dead among them, and monsters. */
export function figuresOf(view: View, names: Names): Figure[] {
  const { explorers, monsters, haunt } = view;
  const statuses = haunt === null ? [] : (hauntNumbered(haunt.number).statuses ?? []);
  const bodiless = statuses.filter(({ noCorpse }) => noCorpse === true).map(({ id }) => id);
  return [
    ...explorers.flatMap(({ id, at, dead, statuses }, seat): Figure[] => {
      if (statuses.some((status) => bodiless.includes(status))) return [];
      return [
        {
          ...{ id: `explorer:${seat}`, target: `explorer:${seat}`, place: `tile:${at}` },
          ...(dead ? { width: 74, height: 32 } : { width: 54, height: 96 }),
          name: names.name('explorer', id),
          drawing: (
            <g transform={`scale(${dead ? 1.35 : 1.58})`}>
              <ExplorerFigure id={id} dead={dead} traitor={isTraitor(view, seat)} />
            </g>
          ),
        },
      ];
    }),
    ...monsters.map(
      ({ id, kind, at, stunned }): Figure => ({
        ...{ id: `monster:${id}`, target: `monster:${id}`, place: `tile:${at}`, width: 58, height: 96 },
        name: names.name('monster', id),
        drawing: (
          <g transform="scale(1.5)">
            <MonsterFigure kind={kind} stunned={stunned} number={Number(id.split(':')[1])} />
          </g>
        ),
      }),
    ),
  ];
}
