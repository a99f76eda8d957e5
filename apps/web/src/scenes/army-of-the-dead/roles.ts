import type { ArmyOptions } from '@dreadhouse/army-of-the-dead';
import { listed } from '../../kit/scene/listed.ts';
import type { Language } from '../../settings/settings.ts';
import { namesIn } from './names.ts';

/** Which of the team each seat leads (AD-SETUP-01), unless the team is chosen at the table. */
export function roles(language: Language, seats: number, options: unknown): readonly string[] | null {
  const { survivors, owners } = options as ArmyOptions; // options of this game
  if (survivors === null) return null;
  const { name } = namesIn(language);
  const led = Array.from({ length: seats }, (_, seat) =>
    survivors.filter((_one, slot) => (owners?.[slot] ?? slot % seats) === seat),
  );
  if (led.some((team) => team.length === 0)) return null;
  return led.map((team) =>
    listed(
      team.map((id) => name('survivor', id)),
      language,
    ),
  );
}
