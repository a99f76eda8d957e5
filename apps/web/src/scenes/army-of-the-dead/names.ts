import { type Teller, teller, texts } from '@dreadhouse/army-of-the-dead';
import { useMemo } from 'react';
import { type Language, useSettings } from '../../settings/settings.ts';

/** The game's own names and texts, by kind and id. */
export interface Names {
  readonly language: Language;
  name(kind: string, id: string): string;
  text(kind: string, id: string): string;
}

const tellers = new Map<Language, Teller>();

function tellerIn(language: Language): Teller {
  const known = tellers.get(language) ?? teller(language);
  tellers.set(language, known);
  return known;
}

export function namesIn(language: Language): Names {
  const all = texts[language];
  return {
    language,
    name: (kind, id) => tellerIn(language).name(id, [kind]),
    text: (kind, id) => all[`text.${kind}.${id}`] ?? '',
  };
}

export function useNames(): Names {
  const { language } = useSettings();
  return useMemo(() => namesIn(language), [language]);
}
