import { type Chance, type Places, StreamChance } from './chance.ts';
import { fastSource } from './fast.ts';
import { commitmentTo, secureSource, seedFrom } from './secure.ts';
import { StackedChance, type Stacks } from './stacked.ts';

/** Where the luck of a match comes from, as its header keeps it. */
export type Luck = FastLuck | SecureLuck;

/** For simulation, daily challenges, scenarios and tutorials: anybody may know the seed. */
export interface FastLuck {
  readonly kind: 'fast';
  readonly seed: string;
  readonly stacks?: Stacks;
}

/** For matches between people: a secret that was committed to, and a nonce from every seat. */
export interface SecureLuck {
  readonly kind: 'secure';
  readonly secret: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
}

export function secureLuck(secret: string, nonces: readonly string[]): SecureLuck {
  return { kind: 'secure', secret, commitment: commitmentTo(secret), nonces };
}

export function chanceFrom(luck: Luck, places: Places = {}): Chance {
  if (luck.kind === 'secure') return new StreamChance(secureSource(seedFrom(luck.secret, luck.nonces)), places);
  if (luck.stacks === undefined) return new StreamChance(fastSource(luck.seed), places);
  return new StackedChance(new StreamChance(fastSource(luck.seed), places), luck.stacks, places);
}
