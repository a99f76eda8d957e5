import { DEFAULTS, type FinalGirlOptions, films, heroines } from '@dreadhouse/final-girl';
import type { NewTable } from '../../../contract/scene.ts';
import type { BotLevel } from '../../../contract/table.ts';

/** What somebody has chosen so far on the way to a game. */
export interface Wishes extends Omit<FinalGirlOptions, 'heroine'> {
  /** Null: a surprise. */
  readonly heroine: string | null;
  /** Killer and location are chosen one by one, instead of a film. */
  readonly mixing: boolean;
  readonly name: string;
  /** Who plays: a bot of this level, or null for the person in front of the screen. */
  readonly bot: BotLevel | null;
}

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

/** What somebody who has never played should get. */
export const FIRST_WISHES: Wishes = {
  ...DEFAULTS,
  mixing: false,
  name: '',
  bot: null,
};

/** The film that this killer and this location belong to, if to the same. */
export function filmOf({ killer, location }: Pick<FinalGirlOptions, 'killer' | 'location'>): string | null {
  return films().find((film) => film.killer.id === killer && film.location.id === location)?.id ?? null;
}

/** Cards that were chosen for practice belong to a killer and a location; with another one they are no longer there. */
export function withPlace(wishes: Wishes, place: Partial<Pick<Wishes, 'killer' | 'location'>>): Wishes {
  const next = { ...wishes, ...place };
  return {
    ...next,
    ...(next.killer === wishes.killer ? {} : { finale: null, darkPower: null }),
    ...(next.location === wishes.location ? {} : { setupCard: null }),
  };
}

/** The game that was wished for; `chance` is below 1. */
export function tableFor(wishes: Wishes, nameOf: (heroine: string) => string, chance: number): NewTable {
  const { mixing: _, name, bot, heroine, ...options } = wishes;
  const all = heroines();
  const chosen = heroine ?? all[Math.floor(chance * all.length)]?.id ?? 'laurie';
  const seat = name.trim() === '' ? nameOf(chosen) : name.trim();
  return {
    options: { ...options, heroine: chosen },
    seats: [bot === null ? { name: seat, kind: 'person' } : { name: seat, kind: 'bot', level: bot }],
  };
}
