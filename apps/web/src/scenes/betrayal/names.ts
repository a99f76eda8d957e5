import { teller, texts } from '@dreadhouse/betrayal';
import { namesOf } from '../../kit/scene/names.ts';
import type { Language } from '../../settings/settings.ts';

export const { namesIn, useNames } = namesOf(texts, (language) => teller(language, { explorers: null }));

/** What a kind of token looks like by its side and its number, as a message; undefined where it has only a name. */
export const looksOf = (language: Language, kind: string): string | undefined =>
  (texts[language] as Readonly<Record<string, string>>)[`looks.token.${kind}`];
