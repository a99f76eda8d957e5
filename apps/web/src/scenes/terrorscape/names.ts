import { texts } from '@dreadhouse/terrorscape';
import { useMemo } from 'react';
import { type Language, useSettings } from '../../settings/settings.ts';

/** The game's own names and texts, by kind and id. */
export interface Names {
  name(kind: string, id: string): string;
  text(kind: string, id: string): string;
}

export function namesIn(language: Language): Names {
  const all = texts[language];
  return {
    name: (kind, id) => all[`name.${kind}.${id}`] ?? id,
    text: (kind, id) => all[`text.${kind}.${id}`] ?? '',
  };
}

export function useNames(): Names {
  const { language } = useSettings();
  return useMemo(() => namesIn(language), [language]);
}
