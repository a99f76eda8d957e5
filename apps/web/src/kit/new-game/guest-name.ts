import { settings } from '../../settings/settings.ts';

const NAMES = { en: 'Guest', pl: 'Gość' } as const;

/** What whoever is at the screen is called where nobody was asked. */
export function guestName(): string {
  return NAMES[settings().language];
}
