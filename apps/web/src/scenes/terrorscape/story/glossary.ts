import { KILLERS, killerDef, mansion, type TerrorscapeOptions, texts, wayTo } from '@dreadhouse/terrorscape';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { written } from '../../../kit/scene/glossary.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { printedIn } from '../board/tokens.ts';
import { namesIn } from '../names.ts';
import { signs } from './signs.tsx';
import { text } from './text.ts';

const KINDS = ['killer', 'skill', 'item', 'survivor', 'plan'] as const;

/** Every card, person and room; with options, only what can come up in that match. */
export function glossary(language: Language, options?: unknown): readonly GlossaryEntry[] {
  const say = sayIn(text, language);
  const all = texts[language];
  const hidden = foreign(options as Partial<TerrorscapeOptions> | undefined); // options of this game
  const entries = KINDS.flatMap((kind) =>
    written(all, kind, { called: say(`${kind}.things`), name: (id) => all[`name.${kind}.${id}`] ?? id }),
  );
  return [...signs(language), ...entries.filter(({ id }) => !hidden.has(id)), ...rooms(language)];
}

function rooms(language: Language): GlossaryEntry[] {
  const say = sayIn(text, language);
  const { name } = namesIn(language);
  return mansion.locations.map((id) => {
    const passage = mansion.passageFrom[id];
    return {
      id: `location.${id}`,
      kind: say('location.things'),
      name: name('location', id),
      text: [
        say('area', { area: name('area', mansion.areaOf[id] ?? '') }),
        ...printedIn(id).map((printed) => say(printed.name)),
        ...(passage === undefined ? [] : [say('passage', { to: wayTo(language, passage) })]),
        say('ways', { list: (mansion.neighbours[id] ?? []).map((to) => name('location', to)).join(', ') }),
      ].join(' '),
    };
  });
}

/** Killers and their cards that are not in this match. */
function foreign(options: Partial<TerrorscapeOptions> | undefined): ReadonlySet<string> {
  const { killer } = options ?? {};
  if (killer === null || killer === undefined) return new Set();
  const own = new Set(killerDef(killer).skills.map(({ id }) => id));
  const others = KILLERS.filter(({ id }) => id !== killer);
  return new Set([
    ...others.map(({ id }) => `killer.${id}`),
    ...others.flatMap(({ skills }) => skills.filter(({ id }) => !own.has(id)).map(({ id }) => `skill.${id}`)),
  ]);
}
