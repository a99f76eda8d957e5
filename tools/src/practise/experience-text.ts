import type { ExperienceFile } from '@dreadhouse/engine';
import { lineText, listText } from '../learn/value-text.ts';

/** A file of a game that holds what practice has taught, laid out as all other files are. */
export function experienceText({ origin, names, groups, means, scales, units, words }: ExperienceFile): string {
  return [
    "import type { ExperienceFile } from '@dreadhouse/engine';\n\n",
    '/** Made by `dreadhouse practise`, never by hand: `origin` says how to make it again. */\n',
    'export const experience: ExperienceFile = {\n',
    listText('origin', origin),
    listText('names', names),
    listText('groups', groups),
    lineText('means', means),
    lineText('scales', scales),
    listText('units', units),
    listText('words', words),
    '};\n',
  ].join('');
}
