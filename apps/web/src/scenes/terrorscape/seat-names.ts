import { settings } from '../../settings/settings.ts';
import { namesIn } from './names.ts';

// One of them, as in every sentence about somebody who decides.
const WORDS = {
  en: { guest: 'Guest', survivors: 'The team', killer: (name: string) => `The ${name}` },
  pl: { guest: 'Gość', survivors: 'Drużyna', killer: (name: string) => name },
} as const;

/** Names for a table that nobody was asked about, Killer first: such as fit into any sentence about them. The house plays the other side. */
export function seatNames(guestIs: 'killer' | 'survivors', killer: string): readonly [killer: string, team: string] {
  const { language } = settings();
  const { guest, survivors, killer: called } = WORDS[language];
  return guestIs === 'killer' ? [guest, survivors] : [called(namesIn(language).name('killer', killer)), guest];
}
