import { type BetrayalOptions, teller, texts } from '@dreadhouse/betrayal';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';
import type { View } from '../view.ts';

type Cast = Pick<BetrayalOptions, 'explorers'>;

/** Who plays whom: as it was set up, or as it was chosen at the table, once everybody has. */
export function cast(view: unknown): Cast {
  const { explorers, turn } = view as View; // a view of this game
  return { explorers: turn.number === 0 ? null : explorers.map(({ id }) => id) };
}

/** The game's own words, and names for what only the page points at: explorers by seat, turns, the beginning of a haunt. */
export function words(language: Language, options: unknown, known?: unknown): Words {
  const { explorers: setUp = null } = options as Partial<BetrayalOptions>; // options of this game
  const explorers = setUp ?? (known as Cast | undefined)?.explorers ?? null; // made by `cast`
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
