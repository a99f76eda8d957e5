import type { Part } from '@dreadhouse/engine';
import type { NemesisOptions } from './options.ts';
import type { NemesisState } from './state.ts';

/** What the balance is watched by. */
export const balance: Readonly<Record<'mode' | 'noise', Readonly<Record<string, Partial<NemesisOptions>>>>> = {
  mode: { 'semi-cooperative': { mode: 'semi-cooperative' }, cooperative: { mode: 'cooperative' } },
  noise: { lit: { noiseRemoval: 'lit' }, 'lit-or-far': { noiseRemoval: 'lit-or-far' }, all: { noiseRemoval: 'all' } },
};

/** Each seat by its character, and by the objective that was kept; where all are shared, by every one on the table. */
export function parts({ people, winners }: NemesisState): Part[] {
  return people.flatMap(({ id, objectives, kept }, seat) => {
    const won = winners.includes(seat);
    const card = objectives[kept?.face === 'second' ? 1 : 0];
    const objective = card === undefined ? [] : [{ kind: 'objective', name: card.face, won }];
    return [{ kind: 'character', name: id, won }, ...objective];
  });
}
