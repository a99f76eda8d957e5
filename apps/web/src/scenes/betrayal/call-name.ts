import type { Language } from '../../settings/settings.ts';
import { namesIn } from './names.ts';

/**
 * What the others call an explorer, where many names stand side by side: “Josef”, “Father Warren”. That is the name as it is printed without
 * what stands in quotation marks, and without the family's.
 */
export function callName(language: Language, id: string): string {
  const whole = namesIn(language).name('explorer', id);
  const given = whole
    .replace(/[“„].*?”/u, '')
    .split(' ')
    .filter((word) => word !== '');
  return given.length < 2 ? whole : given.slice(0, -1).join(' ');
}
