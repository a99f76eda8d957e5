import { type Checked, choiceTrouble, completed } from '@dreadhouse/engine';
import { killerCalled, locationCalled, registry } from './catalogue.ts';

type Mode = 'normal' | 'extreme';
type Epic = 'off' | 'shuffled' | 'forced';
export type Ambiguity = 'evil' | 'realism' | 'hilarity';

/** What is chosen before the game (FG-SETUP-01, FG-SETUP-02, FG-SETUP-03). */
export interface FinalGirlOptions {
  readonly killer: string;
  readonly location: string;
  readonly heroine: string;
  readonly mode: Mode;
  readonly epic: Epic;
  readonly ambiguity: Ambiguity;
  /** Practice: chosen instead of drawn; null for the usual luck. */
  readonly finale: string | null;
  readonly darkPower: string | null;
  readonly setupCard: string | null;
  /** Assist: in every item pile with a melee weapon that weapon lies on top. */
  readonly weaponInSight: boolean;
}

export const MODES: readonly Mode[] = ['normal', 'extreme'];
const EPICS: readonly Epic[] = ['off', 'shuffled', 'forced'];
const PRINCIPLES: readonly Ambiguity[] = ['evil', 'realism', 'hilarity'];

/** The setup that the rulebook shows (example 20 of the ledger): Hans, Camp Happy Trails and Laurie, in normal mode. */
export const DEFAULTS: FinalGirlOptions = {
  killer: 'hans',
  location: 'camp',
  heroine: 'laurie',
  mode: 'normal',
  epic: 'off',
  ambiguity: 'evil',
  finale: null,
  darkPower: null,
  setupCard: null,
  weaponInSight: false,
};

/** Checks and completes what was chosen. FG-GEN-03, FG-GEN-04: every killer goes with every location and every heroine. */
export function checkOptions(raw: unknown): Checked<FinalGirlOptions> {
  return completed(raw, DEFAULTS, firstTrouble);
}

function firstTrouble(o: FinalGirlOptions): string | null {
  const { killers, locations, heroines } = registry();
  return (
    choiceTrouble('killer', o.killer, [...killers.keys()]) ??
    choiceTrouble('location', o.location, [...locations.keys()]) ??
    choiceTrouble('heroine', o.heroine, [...heroines.keys()]) ??
    choiceTrouble('mode', o.mode, MODES) ??
    choiceTrouble('epic', o.epic, EPICS) ??
    choiceTrouble('ambiguity', o.ambiguity, PRINCIPLES) ??
    cardTrouble('finale', o.finale, killerCalled(o.killer).finales) ??
    cardTrouble('darkPower', o.darkPower, killerCalled(o.killer).darkPowers) ??
    cardTrouble('setupCard', o.setupCard, locationCalled(o.location).setups)
  );
}

function cardTrouble(what: string, value: string | null, cards: readonly { readonly id: string }[]): string | null {
  const ids = cards.map((card) => card.id);
  return value === null ? null : choiceTrouble(what, value, ids);
}

/** Walks through all pairs, heroines, modes and settings, so that many games together cover everything. */
export function sampleOptions(n: number): FinalGirlOptions {
  const { killers, locations, heroines } = registry();
  let rest = n;
  const next = <T>(known: Iterable<T>): T => {
    const choices = [...known];
    const pick = choices[rest % choices.length] as T;
    rest = Math.floor(rest / choices.length);
    return pick;
  };
  const killer = next(killers.values());
  const location = next(locations.values());
  const heroine = next(heroines.keys());
  const mode = next(MODES);
  // The settings turn with the count, so that a few hundred games meet all of them.
  return {
    ...DEFAULTS,
    killer: killer.id,
    location: location.id,
    heroine,
    mode,
    ambiguity: PRINCIPLES[n % 3] as Ambiguity,
    epic: EPICS[n % 7] ?? 'shuffled',
    finale: n % 8 === 1 ? chosenAs(killer.finales, n) : null,
    darkPower: n % 8 === 5 ? chosenAs(killer.darkPowers, n) : null,
    setupCard: n % 4 === 0 ? chosenAs(location.setups, n) : null,
    weaponInSight: n % 11 === 0,
  };
}

function chosenAs(cards: readonly { readonly id: string }[], n: number): string | null {
  return cards[(n >> 3) % cards.length]?.id ?? null;
}
