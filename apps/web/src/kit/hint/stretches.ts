import type { Planned, Reason } from '@dreadhouse/engine';

/** Moves of one turn, one after the other, that are made for the same. */
interface Stretch {
  readonly purpose: string;
  readonly later: number;
  readonly moves: readonly Planned[];
}

export function stretchesOf(plan: readonly Planned[]): Stretch[] {
  const found: Stretch[] = [];
  for (const move of plan) {
    const purpose = purposeOf(move.reason);
    const last = found.at(-1);
    if (last?.purpose === purpose && last.later === move.later)
      found[found.length - 1] = { ...last, moves: [...last.moves, move] };
    else found.push({ purpose, later: move.later, moves: [move] });
  }
  return found;
}

/** What a reason is about, however far that is still: the numbers in it change from step to step. */
export function purposeOf({ why, about = {} }: Reason): string {
  return JSON.stringify([why, ...Object.entries(about).filter(([, value]) => typeof value !== 'number')]);
}
