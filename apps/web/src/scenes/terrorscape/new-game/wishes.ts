import {
  DEFAULTS,
  KILLERS,
  killerDef,
  SURVIVOR_IDS,
  type SurvivorId,
  type TerrorscapeOptions,
} from '@dreadhouse/terrorscape';
import type { NewTable } from '../../../contract/scene.ts';
import { PERSON, type SeatWish, seatsWished, withSeatCount } from '../../../kit/new-game/seat-wish.ts';

/** What somebody has chosen so far on the way to a game. */
export interface Wishes {
  /** Null: a surprise. */
  readonly killer: string | null;
  readonly survivors: readonly SurvivorId[];
  /** The Killer's seat first. */
  readonly seats: readonly SeatWish[];
  readonly rules: Readonly<Partial<Record<string, boolean>>>;
  readonly manyQuick: boolean;
}

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

type Preset = 'survivors' | 'killer' | 'two' | 'watch';
export const PRESETS: readonly Preset[] = ['survivors', 'killer', 'two', 'watch'];

const bot: SeatWish = { name: '', bot: 'thumb' };

export const SEATS: Readonly<Record<Preset, readonly SeatWish[]>> = {
  survivors: [bot, PERSON],
  killer: [PERSON, bot],
  two: [PERSON, PERSON],
  watch: [bot, bot],
};

/** The preset that these seats amount to, if any. */
export function presetOf(seats: readonly SeatWish[]): Preset | null {
  const people = (of: readonly SeatWish[]): string => of.map(({ bot }) => bot === null).join();
  return PRESETS.find((id) => people(SEATS[id]) === people(seats)) ?? null;
}

/** What somebody who has never played should get. */
export const FIRST_WISHES: Wishes = {
  killer: 'butcher',
  survivors: ['anna', 'marco', 'johnson'],
  seats: SEATS.survivors,
  rules: {},
  manyQuick: false,
};

export const FEWEST = 2;
export const MOST = 4;
const TRIO = 3;

/** So many seats, and nothing that goes with others. */
export function withSeats(wishes: Wishes, count: number): Wishes {
  const rules = count === MOST ? wishes.rules : { ...wishes.rules, onYourOwn: false, loneWolfRules: false };
  return { ...withSeatCount(wishes, count), rules };
}

/** The same game for another number of people. */
export function forSeats(chosen: unknown, seats: number): TerrorscapeOptions {
  const options = chosen as TerrorscapeOptions; // options of this game
  return seats === MOST ? options : { ...options, onYourOwn: false, loneWolfRules: false };
}

/** The one who was chosen longest ago makes room. */
export function withSurvivor(wishes: Wishes, id: SurvivorId): Wishes {
  const { survivors } = wishes;
  if (survivors.includes(id)) return { ...wishes, survivors: survivors.filter((one) => one !== id) };
  return { ...wishes, survivors: [...survivors, id].slice(-TRIO) };
}

export function withRule(wishes: Wishes, rule: string, on: boolean): Wishes {
  const rules = { ...wishes.rules, [rule]: on };
  return { ...wishes, rules: rules['onYourOwn'] === true ? rules : { ...rules, loneWolfRules: false } };
}

/** Whether it is on: as wished, or as it usually is. */
export function isOn({ rules }: Wishes, rule: string): boolean {
  return rules[rule] ?? (DEFAULTS as unknown as Readonly<Record<string, unknown>>)[rule] === true;
}

/** What a seat is called when nobody gave it a name. */
export function seatName(
  { seats }: Wishes,
  seat: number,
  say: (key: 'seat-0' | 'seat-one' | 'seat-n', values?: { readonly n: number }) => string,
): string {
  if (seat === 0) return say('seat-0');
  return seats.length === 2 ? say('seat-one') : say('seat-n', { n: seat });
}

/** The game that was wished for; `chance` is below 1. Whoever is missing among the Survivors is found. */
export function tableFor(wishes: Wishes, nameOf: (seat: number) => string, chance: number): NewTable {
  const base = KILLERS.filter(({ feral }) => feral !== true);
  const killer = wishes.killer ?? base[Math.floor(chance * base.length)]?.id ?? 'butcher';
  const missing = SURVIVOR_IDS.filter((id) => !wishes.survivors.includes(id));
  const survivors = [...wishes.survivors, ...missing].slice(0, TRIO);
  const seats = seatsWished(wishes.seats, nameOf);
  const rules = Object.fromEntries(Object.entries(wishes.rules).filter(([key]) => Object.hasOwn(DEFAULTS, key)));
  return {
    options: {
      ...rules,
      killer,
      survivors,
      feralInstincts: killerDef(killer).feral === true,
      quickLimit: wishes.manyQuick ? 'unlimited' : 1,
    },
    seats,
  };
}
