import { found, registry } from '../catalogue.ts';
import { STALKERS, type StalkerType } from '../content/stalkers.ts';
import { bloodOf, checked } from '../rules/stalkers.ts';
import type { Table } from '../rules/table.ts';
import type { Piece, Pile } from '../state.ts';

// What the attack deck may bring. Discards lie open, so that everybody can count what is left.

/** The cards that may come next, and the pile as it lies after each of them. */
function* next({ draw, discard }: Pile): Generator<readonly [card: Piece, rest: Pile]> {
  const [from, open] = draw.length > 0 ? [draw, discard] : [discard, []];
  for (const card of from) yield [card, { draw: from.filter((one) => one !== card), discard: [...open, card] }];
}

/** How a damage check ends: shares of one. */
export interface Checked {
  readonly dies: number;
  readonly retreats: number;
  readonly lives: number;
}

/** NL-G-07, R-28: over all cards that its type draws. `less` is what a known weakness takes off the blood (WK-5). */
export function checkOdds(t: Table, type: StalkerType, damage: number, less: number): Checked {
  const sum = { dies: 0, retreats: 0, lives: 0 };
  const draw = (pile: Pile, left: number, drawn: readonly string[], share: number): void => {
    const all = left === 0 ? [] : [...next(pile)];
    if (all.length === 0) sum[checked(drawn, bloodOf(drawn, less), damage)] += share;
    else for (const [{ face }, rest] of all) draw(rest, left - 1, [...drawn, face], share / all.length);
  };
  draw(t.state.attack, STALKERS[type].checks, [], 1);
  return sum;
}

/** NL-ATTACK-04: the chance that not one of these stalkers, attacking in their order, finds a card that names it. Larvae always do. */
export function missOdds(t: Table, types: readonly StalkerType[]): number {
  const miss = (pile: Pile, [type, ...others]: readonly StalkerType[]): number => {
    if (type === undefined) return 1;
    if (type === 'larva') return 0;
    const all = [...next(pile)];
    if (all.length === 0) return miss(pile, others);
    const misses = all.filter(([{ face }]) => !found(registry().attacks, face).symbols.includes(type));
    return misses.reduce((sum, [, rest]) => sum + miss(rest, others), 0) / all.length;
  };
  return miss(t.state.attack, types);
}
