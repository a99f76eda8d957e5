import type { NemesisOptions } from '@dreadhouse/nemesis-lockdown';
import type { Language } from '../../settings/settings.ts';
import { namesIn } from './names.ts';

/** Whom each seat plays, unless characters are drafted at the table. */
export function roles(language: Language, _seats: number, options: unknown): readonly string[] | null {
  const { characters } = options as NemesisOptions; // options of this game
  const { name } = namesIn(language);
  return characters?.map((id) => name('character', id)) ?? null;
}
