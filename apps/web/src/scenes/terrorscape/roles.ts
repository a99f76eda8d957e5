import type { TerrorscapeOptions } from '@dreadhouse/terrorscape';
import { listed } from '../../kit/scene/listed.ts';
import type { Language } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { namesIn } from './names.ts';
import { text } from './new-game/text.ts';

/** What each seat plays: the hunt, or those who hide. Whoever shares them with others is told which. */
export function roles(language: Language, seats: number, options: unknown): readonly string[] {
  const say = sayIn(text, language);
  const { survivors = null } = options as Partial<TerrorscapeOptions>; // options of this game
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return say('role-killer');
    if (seats === 2 || survivors === null) return say('role-survivors', { n: seats - 1, seat });
    // TS-SEAT-02, TS-SEAT-03: the Survivors are dealt round the seats of their side.
    const led = survivors.filter((_, slot) => 1 + (slot % (seats - 1)) === seat);
    const names = led.map((id) => namesIn(language).name('survivor', id));
    return say('role-these', { names: listed(names, language) });
  });
}
