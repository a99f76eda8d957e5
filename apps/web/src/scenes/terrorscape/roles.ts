import type { Language } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { text } from './new-game/text.ts';

/** What each seat plays: the hunt, or a part of those who hide. */
export function roles(language: Language, seats: number): readonly string[] {
  const say = sayIn(text, language);
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? say('role-killer') : say('role-survivors', { n: seats - 1, seat }),
  );
}
