import type { Words } from '../../contract/scene.ts';
import { type Language, useSettings } from '../../settings/settings.ts';

/** A game's own names and texts, by kind and id. */
export interface Names {
  name(kind: string, id: string): string;
  /** What it does, in the game's own words; empty where it has none. */
  text(kind: string, id: string): string;
}

type GameTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

interface NamesOfGame {
  readonly namesIn: (language: Language) => Names;
  /** In the language that is set; also before a match, when there is no teller yet. */
  readonly useNames: () => Names;
}

/** The names of one game; a teller finds more of them than stand under their own kind. */
export function namesOf(texts: GameTexts, teller?: (language: Language) => Pick<Words, 'name'>): NamesOfGame {
  const known: Partial<Record<Language, Names>> = {};
  const make = (language: Language): Names => {
    const all = texts[language];
    const own = teller?.(language);
    return {
      name: (kind, id) => own?.name(id, [kind]) ?? all[`name.${kind}.${id}`] ?? id,
      text: (kind, id) => all[`text.${kind}.${id}`] ?? '',
    };
  };
  const namesIn = (language: Language): Names => {
    known[language] ??= make(language);
    return known[language];
  };
  return { namesIn, useNames: () => namesIn(useSettings().language) };
}
