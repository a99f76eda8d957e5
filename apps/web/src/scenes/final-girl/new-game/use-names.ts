import { type RewardEffect, texts } from '@dreadhouse/final-girl';
import { format } from '@dreadhouse/text';
import { useMemo } from 'react';
import { type Language, useSettings } from '../../../settings/settings.ts';

export interface Names {
  /** What a film, a killer, a card … is called. */
  name(kind: string, id: string): string;
  /** What it does, in the game's own words. */
  text(kind: string, id: string): string;
  reward(effect: RewardEffect): string;
}

export function namesIn(language: Language): Names {
  const all = texts[language];
  const name = (kind: string, id: string): string => all[`name.${kind}.${id}`] ?? id;
  return {
    name,
    text: (kind, id) => all[`text.${kind}.${id}`] ?? '',
    reward(effect) {
      const say = (hole: string, value: unknown): string =>
        hole === 'card' ? name('action', String(value)) : String(value).replace('-', '−');
      return format(all[`reward.${effect.do}`] ?? effect.do, language, { ...effect }, say);
    },
  };
}

/** The game's own names, in the language that is set: before a match there is no teller yet. */
export function useNames(): Names {
  const { language } = useSettings();
  return useMemo(() => namesIn(language), [language]);
}
