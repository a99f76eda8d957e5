import type { Forms } from '@dreadhouse/text';
import type { SurvivorId } from '../content/survivors.ts';

function formsOf([Gen, Dat, Acc, Ins]: readonly [string, string, string, string], With = `z\u00a0${Ins}`): Forms {
  return { Gen, Dat, Acc, Ins, With };
}

/** In Polish; a name that is not here stays as it is in every case. */
const POLISH: { readonly [K in SurvivorId]?: Forms } = {
  scott: formsOf(['Scotta', 'Scottowi', 'Scotta', 'Scottem'], 'ze Scottem'),
  dieter: formsOf(['Dietera', 'Dieterowi', 'Dietera', 'Dieterem']),
  guzman: formsOf(['Guzmana', 'Guzmanowi', 'Guzmana', 'Guzmanem']),
  martin: formsOf(['Martina', 'Martinowi', 'Martina', 'Martinem']),
  tanaka: formsOf(['Tanaki', 'Tanace', 'Tanakę', 'Tanaką']),
  vanderohe: formsOf(['Vanderohego', 'Vanderohemu', 'Vanderohego', 'Vanderohem']),
  geeta: formsOf(['Geety', 'Geecie', 'Geetę', 'Geetą']),
};

const WOMEN: readonly string[] = ['kate', 'cruz', 'chambers', 'peters', 'lilly', 'geeta'] satisfies SurvivorId[];

/** Which words go with a Survivor: "poległa" or "poległ". */
export function sexOf(id: string): 'she' | 'he' {
  return WOMEN.includes(id) ? 'she' : 'he';
}

/** A Survivor's name in its cases, and in whose company. */
export function survivorForms(id: string, name: string): Forms {
  return (POLISH as Readonly<Record<string, Forms | undefined>>)[id] ?? formsOf([name, name, name, name]);
}
