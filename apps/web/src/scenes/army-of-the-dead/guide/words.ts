import { teller } from '@dreadhouse/army-of-the-dead';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn, texts } from '../../../text/text.ts';

const text = texts({
  en: { players: 'Players’ Phase', zombies: 'Zombie Phase', zone: 'Zone {zone}', truck: 'Taco Truck', die: 'Die {n}' },
  pl: {
    players: 'Faza Graczy',
    zombies: 'Faza Zombie',
    zone: 'Strefa {zone}',
    truck: 'Ciężarówka Taco',
    die: 'Kość {n}',
  },
});

const PHASES = ['players', 'zombies'] as const;
const ZONE = /^[0-9A-Z]?[A-Z]\d+$/;

/** The game's own words, and names for what only the page points at: the halves of a round, Zones, the Truck, dice. */
export function words(language: Language): Words {
  const own = teller(language);
  const say = sayIn(text, language);
  const name = (id: string, kinds?: readonly string[]): string => {
    const phase = PHASES.find((one) => one === id);
    if (phase !== undefined && kinds?.includes('phase') === true) return say(phase);
    if (ZONE.test(id)) return say('zone', { zone: id });
    if (id === 'truck') return say('truck');
    if (/^\d$/.test(id)) return say('die', { n: Number(id) + 1 });
    return own.name(id, kinds);
  };
  return withNames(own, name);
}
