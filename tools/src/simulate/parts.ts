import type { Part } from '@dreadhouse/engine';
import { type Rate, wilson } from './statistics.ts';

/** How often whoever played as this won. */
export interface PartRate {
  readonly kind: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly rate: Rate;
}

/** Counts single seats by what they played as, in whatever order the games come. */
export class Parts {
  readonly #counted = new Map<string, { kind: string; name: string; played: number; won: number }>();

  add(parts: readonly Part[]): void {
    for (const { kind, name, won } of parts) {
      const key = JSON.stringify([kind, name]);
      const counted = this.#counted.get(key) ?? { kind, name, played: 0, won: 0 };
      counted.played += 1;
      if (won) counted.won += 1;
      this.#counted.set(key, counted);
    }
  }

  /** By kind and name. */
  list(): PartRate[] {
    const keys = [...this.#counted.keys()].sort();
    return keys.flatMap((key) => {
      const counted = this.#counted.get(key);
      return counted === undefined ? [] : [{ ...counted, rate: wilson(counted.won, counted.played) }];
    });
  }
}
