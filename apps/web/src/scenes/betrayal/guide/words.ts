import { type BetrayalOptions, teller, texts } from '@dreadhouse/betrayal';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';

/** The game's own words, and names for what only the page points at: explorers by seat, turns, the beginning of a haunt. */
export function words(language: Language, options: unknown): Words {
  const { explorers = null } = options as Partial<BetrayalOptions>; // options of this game
  const own = teller(language, { explorers });
  const bySeat = (seat: string): string => own.name(explorers?.[Number(seat)] ?? '', ['explorer']);
  return withNames(own, (id, kinds) => {
    const [, kind, rest = ''] = /^(seat|explorer|haunt)[-:](\d+)$/.exec(id) ?? [];
    if (kind === 'haunt') return texts[language][`haunt.${rest}.title`] ?? id;
    if (kind !== undefined) return bySeat(rest);
    // The offer of several answers asks for what stands behind the last colon: a seat, a monster's number.
    return kinds === undefined && /^\d+$/.test(id) ? bySeat(id) : own.name(id, kinds);
  });
}
