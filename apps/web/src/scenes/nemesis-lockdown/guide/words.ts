import { type Cast, type NemesisOptions, ROOM_IDS, teller } from '@dreadhouse/nemesis-lockdown';
import type { Words } from '../../../contract/scene.ts';
import { withNames } from '../../../kit/scene/words.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn, texts } from '../../../text/text.ts';
import { isDrafting, type View } from '../view.ts';

const text = texts({
  en: { players: 'Players’ phase', events: 'Event phase' },
  pl: { players: 'Faza graczy', events: 'Faza wydarzeń' },
});
const PHASES = ['players', 'events'] as const;

/** Who plays whom, once that is settled, and the tiles that whoever looks has seen: so that rooms are called by their names. */
export function cast(view: unknown): Cast {
  const { round, people, rooms, options } = view as View; // a view of this game
  const drafted = isDrafting({ round, options }) ? null : people.map(({ id }) => id);
  return {
    characters: options.characters ?? drafted,
    tiles: Object.fromEntries(ROOM_IDS.map((id) => [id, rooms[id]?.tile ?? null])),
  };
}

/** The game's own words, and names for what only the page points at: characters by seat, the halves of a round. */
export function words(language: Language, options: unknown, known?: unknown): Words {
  const { characters = null } = options as Partial<NemesisOptions>; // options of this game
  const who = (known as Cast | undefined) ?? { characters }; // made by `cast`
  const own = teller(language, who);
  const say = sayIn(text, language);
  return withNames(own, (id, kinds) => {
    const phase = PHASES.find((one) => one === id);
    if (phase !== undefined && kinds?.includes('phase') === true) return say(phase);
    const [, seat] = /^person:(\d+)$/.exec(id) ?? [];
    return seat === undefined ? own.name(id, kinds) : own.name(who.characters?.[Number(seat)] ?? id, ['character']);
  });
}
