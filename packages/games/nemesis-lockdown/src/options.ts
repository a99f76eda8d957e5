import { type Checked, choiceTrouble, completed } from '@dreadhouse/engine';
import { CHARACTER_IDS, type CharacterId } from './content/characters.ts';

/** What is chosen before the game. */
export interface NemesisOptions {
  /** One seat plays alone; several play against each other or together (G-34). */
  readonly mode: 'semi-cooperative' | 'cooperative';
  /** By seat; null: drafted at the table (G-01). */
  readonly characters: readonly CharacterId[] | null;
  /** how far the noise markers are removed in step 6. */
  readonly noiseRemoval: 'lit' | 'lit-or-far' | 'all';
  /** how many others ride along in the elevator; each of them must agree. */
  readonly elevatorPassengers: 'one' | 'all';
  /** whether an object that somebody else carries is examined only if they agree. */
  readonly labConsent: boolean;
  /** whether computers can be used in combat. */
  readonly computerInCombat: boolean;
}

export const DEFAULTS: NemesisOptions = {
  mode: 'semi-cooperative',
  characters: null,
  noiseRemoval: 'all',
  elevatorPassengers: 'one',
  labConsent: true,
  computerInCombat: true,
};

export function checkOptions(raw: unknown, seats: number): Checked<NemesisOptions> {
  return completed(raw, DEFAULTS, (o) => {
    const alone = seats === 1 && o.mode === 'cooperative' ? 'Whoever plays alone has nobody to cooperate with.' : null;
    return (
      choiceTrouble('mode', o.mode, ['semi-cooperative', 'cooperative']) ??
      alone ??
      choiceTrouble('noiseRemoval', o.noiseRemoval, ['lit', 'lit-or-far', 'all']) ??
      choiceTrouble('elevatorPassengers', o.elevatorPassengers, ['one', 'all']) ??
      choiceTrouble('labConsent', o.labConsent, [true, false]) ??
      choiceTrouble('computerInCombat', o.computerInCombat, [true, false]) ??
      characterTrouble(o.characters, seats)
    );
  });
}

function characterTrouble(characters: unknown, seats: number): string | null {
  if (characters === null) return null;
  if (!Array.isArray(characters) || new Set(characters).size !== seats || characters.length !== seats)
    return `characters must be ${seats} different ones of ${CHARACTER_IDS.join(', ')}.`;
  const stranger = characters.find((id) => !CHARACTER_IDS.includes(id));
  return stranger === undefined ? null : choiceTrouble('characters', stranger, CHARACTER_IDS);
}

/** Walks through characters, modes and readings, so that many games together cover everything. */
export function sampleOptions(n: number, seats: number): NemesisOptions {
  const cast = Array.from({ length: seats }, (_, i) => CHARACTER_IDS[(n + i) % CHARACTER_IDS.length] ?? 'survivor');
  return {
    mode: seats > 1 && n % 4 === 3 ? 'cooperative' : 'semi-cooperative',
    characters: n % 5 === 4 ? null : cast,
    noiseRemoval: (['lit', 'lit-or-far', 'all'] as const)[n % 3] ?? 'lit',
    elevatorPassengers: n % 2 === 0 ? 'one' : 'all',
    labConsent: n % 7 !== 6,
    computerInCombat: n % 6 !== 5,
  };
}
