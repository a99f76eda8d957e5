import { type NemesisOptions, teller } from '@dreadhouse/nemesis-lockdown';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';

/** The game's own words, and names for what only the page points at: characters by seat. */
export function words(language: Language, options: unknown): Words {
  const { characters = null } = options as Partial<NemesisOptions>; // options of this game
  const own = teller(language, { characters });
  return withNames(own, (id, kinds) => {
    const [, seat] = /^person:(\d+)$/.exec(id) ?? [];
    return seat === undefined ? own.name(id, kinds) : own.name(characters?.[Number(seat)] ?? id, ['character']);
  });
}
