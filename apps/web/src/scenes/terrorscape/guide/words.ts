import { mansion, teller } from '@dreadhouse/terrorscape';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn, texts } from '../../../text/text.ts';

const text = texts({
  en: { survivors: 'The Survivors’ phase', killer: 'The Killer’s phase', setup: 'The beginning' },
  pl: { survivors: 'Faza Ocalałych', killer: 'Faza Zabójcy', setup: 'Początek' },
});

const PHASES = ['survivors', 'killer', 'setup'] as const;

/** The game's own words, and names for what only the page points at: the two halves of a round, and doors. */
export function words(language: Language): Words {
  const own = teller(language);
  const say = sayIn(text, language);
  const name = (id: string, kinds?: readonly string[]): string => {
    const phase = PHASES.find((one) => one === id);
    if (phase !== undefined && kinds?.includes('phase') === true) return say(phase);
    if (mansion.doors.includes(id))
      return id
        .split('-')
        .map((one) => own.name(one, ['location']))
        .join(' – ');
    return own.name(id, kinds);
  };
  return withNames(own, name);
}
