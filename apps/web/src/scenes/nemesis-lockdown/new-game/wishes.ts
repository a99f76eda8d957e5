import { CHARACTER_IDS, type CharacterId, DEFAULTS, type NemesisOptions } from '@dreadhouse/nemesis-lockdown';
import type { NewTable } from '../../../contract/scene.ts';
import { guestName } from '../../../kit/new-game/guest-name.ts';
import { PERSON, type SeatWish, seatsWished, withSeatCount } from '../../../kit/new-game/seat-wish.ts';
import { settings } from '../../../settings/settings.ts';
import { namesIn } from '../names.ts';

/** What can be read one way or the other. */
export type Readings = Pick<NemesisOptions, 'noiseRemoval' | 'elevatorPassengers' | 'labConsent' | 'computerInCombat'>;

export interface Wishes extends Readings {
  readonly seats: readonly SeatWish[];
  readonly mode: NemesisOptions['mode'];
  /** In the order of the seats; whoever is missing is found. */
  readonly characters: readonly CharacterId[];
  /** Two are drawn for each seat at the table, and one of them is kept. */
  readonly draft: boolean;
}

export const FEWEST = 1;
export const MOST = 5;

const BOT: SeatWish = { bot: 'thumb', name: '' };

/** Whoever is here, and two bots. */
export const FIRST_WISHES: Wishes = {
  ...DEFAULTS,
  seats: [PERSON, BOT, BOT],
  characters: ['sentry', 'survivor', 'hacker'],
  draft: false,
};

export function withSeats(wishes: Wishes, count: number): Wishes {
  const next = withSeatCount(wishes, count);
  return { ...next, characters: everybody(next.characters, count) };
}

/** One more or one less; the last comer takes the last seat. */
export function withCharacter(wishes: Wishes, id: CharacterId): Wishes {
  const { characters, seats } = wishes;
  if (characters.includes(id)) return { ...wishes, characters: characters.filter((one) => one !== id) };
  return { ...wishes, characters: [...characters.slice(0, seats.length - 1), id] };
}

/** As many characters as seats. */
export function everybody(characters: readonly CharacterId[], count: number): readonly CharacterId[] {
  const chosen = characters.slice(0, count);
  const others = CHARACTER_IDS.filter((id) => !chosen.includes(id));
  return [...chosen, ...others.slice(0, count - chosen.length)];
}

/** Whoever plays alone plays alone, whatever was chosen for several (G-34). */
function modeFor(mode: NemesisOptions['mode'], seats: number): NemesisOptions['mode'] {
  return seats === 1 ? 'semi-cooperative' : mode;
}

/** The same game for another number of people. */
export function forSeats(chosen: unknown, seats: number): NemesisOptions {
  const options = chosen as NemesisOptions; // options of this game
  const { mode, characters } = options;
  return {
    ...options,
    mode: modeFor(mode, seats),
    characters: characters === null ? null : everybody(characters, seats),
  };
}

export function tableFor(wishes: Wishes, nameOf: (seat: number) => string): NewTable {
  const { seats, mode, characters, draft, noiseRemoval, elevatorPassengers, labConsent, computerInCombat } = wishes;
  const options: NemesisOptions = {
    mode: modeFor(mode, seats.length),
    characters: draft ? null : everybody(characters, seats.length),
    ...{ noiseRemoval, elevatorPassengers, labConsent, computerInCombat },
  };
  return { options, seats: seatsWished(seats, nameOf) };
}

/** One click: whoever is here, among two others with plans of their own. */
export function quickStart(): NewTable {
  const { language } = settings();
  const names = namesIn(language);
  return tableFor(FIRST_WISHES, (seat) =>
    seat === 0 ? guestName() : names.name('character', FIRST_WISHES.characters[seat] ?? ''),
  );
}
