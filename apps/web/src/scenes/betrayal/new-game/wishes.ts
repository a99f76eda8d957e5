import {
  type BetrayalOptions,
  EXPLORERS,
  type ExplorerId,
  explorerDef,
  registry,
  SCENARIO_IDS,
  type ScenarioId,
} from '@dreadhouse/betrayal';
import type { NewTable } from '../../../contract/scene.ts';
import { guestName } from '../../../kit/new-game/guest-name.ts';
import { PERSON, type SeatWish, seatsWished, withSeatCount } from '../../../kit/new-game/seat-wish.ts';
import { albumOf } from '../../../settings/album.ts';
import { settings } from '../../../settings/settings.ts';
import { callName } from '../call-name.ts';

export interface Wishes {
  readonly seats: readonly SeatWish[];
  /** In the order of the seats; whoever is missing is found. */
  readonly explorers: readonly ExplorerId[];
  /** Null: voted on at the table. */
  readonly scenario: ScenarioId | null;
  /** Null: the next birthday decides. */
  readonly first: number | null;
  readonly eventHaunts: boolean;
  /** Null: scenario and omen decide; `unmet`: so they do, among those that nobody has met at this browser. */
  readonly haunt: number | 'unmet' | null;
}

export const FEWEST = 3;
export const MOST = 6;

const BOT: SeatWish = { bot: 'thumb', name: '' };

/** Whoever is here, and three bots. */
export const FIRST_WISHES: Wishes = {
  seats: [PERSON, BOT, BOT, BOT],
  explorers: ['isa', 'josef', 'stephanie', 'sammy'],
  scenario: 'for-sale',
  first: null,
  eventHaunts: false,
  haunt: null,
};

export function withSeats(wishes: Wishes, count: number): Wishes {
  const next = withSeatCount(wishes, count);
  const first = next.first !== null && next.first >= count ? null : next.first;
  return { ...next, first, explorers: everybody(next.explorers, count) };
}

/** One more or one less; the two faces of one card are never chosen together, and the last comer takes the last seat. */
export function withExplorer(wishes: Wishes, id: ExplorerId): Wishes {
  const { explorers, seats } = wishes;
  if (explorers.includes(id)) return { ...wishes, explorers: explorers.filter((one) => one !== id) };
  const { colour } = explorerDef(id);
  const face = explorers.findIndex((one) => explorerDef(one).colour === colour);
  if (face >= 0) return { ...wishes, explorers: explorers.with(face, id) };
  return { ...wishes, explorers: [...explorers.slice(0, seats.length - 1), id] };
}

/** As many explorers as seats, of different colours. */
export function everybody(explorers: readonly ExplorerId[], count: number): readonly ExplorerId[] {
  const chosen = explorers.slice(0, count);
  for (const { id, colour } of EXPLORERS) {
    if (chosen.length >= count) break;
    if (!chosen.some((one) => explorerDef(one).colour === colour)) chosen.push(id);
  }
  return chosen;
}

/** The same game for another number of people. */
export function forSeats(chosen: unknown, seats: number): BetrayalOptions {
  const options = chosen as BetrayalOptions; // options of this game
  const { explorers, first } = options;
  return {
    ...options,
    explorers: explorers === null ? null : everybody(explorers, seats),
    first: first !== null && first < seats ? first : null,
  };
}

/** The haunts that nobody has met at this browser; null where all are met, and all may come again. */
export function unmetHaunts(): readonly number[] | null {
  const album = albumOf('betrayal');
  const unmet = [...registry().haunts.keys()].filter((number) => album[number] === undefined);
  return unmet.length === 0 ? null : unmet;
}

export function tableFor(wishes: Wishes, nameOf: (seat: number) => string, now: Date): NewTable {
  const two = (n: number): string => String(n).padStart(2, '0');
  const options: BetrayalOptions = {
    explorers: everybody(wishes.explorers, wishes.seats.length),
    scenario: wishes.scenario,
    first: wishes.first,
    today: `${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    eventHaunts: wishes.eventHaunts,
    haunt: wishes.haunt === 'unmet' ? null : wishes.haunt,
    haunts: wishes.haunt === 'unmet' ? unmetHaunts() : null,
  };
  return { options, seats: seatsWished(wishes.seats, nameOf) };
}

/** One click: whoever is here among three others, with another scenario each time. */
export function quickStart(): NewTable {
  const { language } = settings();
  const scenario = SCENARIO_IDS[Math.floor(Math.random() * SCENARIO_IDS.length)] ?? FIRST_WISHES.scenario;
  const nameOf = (seat: number): string =>
    seat === 0 ? guestName() : callName(language, FIRST_WISHES.explorers[seat] ?? '');
  return tableFor({ ...FIRST_WISHES, scenario }, nameOf, new Date());
}
