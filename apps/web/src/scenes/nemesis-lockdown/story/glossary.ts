import { objectiveText, texts } from '@dreadhouse/nemesis-lockdown';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { written } from '../../../kit/scene/glossary.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { signs } from './signs.tsx';
import { text } from './text.ts';

const KINDS = [
  'character',
  'tile',
  'action',
  'item',
  'computer',
  'attack',
  'event',
  'wound',
  'weakness',
  'plan',
  'objective',
] as const;

const OBJECTIVE = 'objective.';

/** Everybody, every room and every card there is: what may be in the game is no secret, only what is. */
export function glossary(language: Language): readonly GlossaryEntry[] {
  const say = sayIn(text, language);
  const all = texts[language];
  const things = KINDS.flatMap((kind) =>
    written(all, kind, { called: say(`${kind}.things`), name: (id) => all[`name.${kind}.${id}`] ?? id }),
  );
  const asObjective = (entry: GlossaryEntry): GlossaryEntry =>
    entry.id.startsWith(OBJECTIVE)
      ? { ...entry, text: objectiveText(language, entry.id.slice(OBJECTIVE.length), null) }
      : entry;
  return [...signs(language), ...things.map(asObjective)];
}
