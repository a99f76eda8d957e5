import type { SurvivorId } from '../content/survivors.ts';

/** How a name is inflected: of whom, to whom, whom, by whom, and in whose company, with the preposition that goes with it. */
interface Forms {
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  readonly ins: string;
  readonly with: string;
}

function formsOf([gen, dat, acc, ins]: readonly [string, string, string, string], withWhom = `z\u00a0${ins}`): Forms {
  return { gen, dat, acc, ins, with: withWhom };
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

/**
 * For each placeholder that holds a Survivor, more of them for sentences: `{survivorGen}`, `{survivorDat}`, `{survivorAcc}`, `{survivorIns}`,
 * `{survivorWith}`, and `{survivorSex, select, she {…} other {…}}`.
 */
export function inflected(hole: string, id: string, name: string): Readonly<Record<string, string>> {
  const own = (POLISH as Readonly<Record<string, Forms | undefined>>)[id];
  const { gen, dat, acc, ins, with: withWhom } = own ?? formsOf([name, name, name, name]);
  return {
    [`${hole}Gen`]: gen,
    [`${hole}Dat`]: dat,
    [`${hole}Acc`]: acc,
    [`${hole}Ins`]: ins,
    [`${hole}With`]: withWhom,
    [`${hole}Sex`]: sexOf(id),
  };
}
