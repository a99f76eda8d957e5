import type { BetrayalOptions } from '@dreadhouse/betrayal';
import type { Language } from '../../settings/settings.ts';
import { callName } from './call-name.ts';

/** Whom each seat plays, unless that is chosen at the table. */
export function roles(language: Language, _seats: number, options: unknown): readonly string[] | null {
  const { explorers } = options as BetrayalOptions; // options of this game
  return explorers?.map((id) => callName(language, id)) ?? null;
}
