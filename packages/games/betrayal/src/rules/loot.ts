import type { Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal } from '../state.ts';
import { handOver } from './cards.ts';
import { explorerAt, isGone, tileOf } from './figures.ts';
import { moment } from './in-play.ts';
import { take, whyNotCarry } from './tokens.ts';
import { apart, tokenOf, wares } from './trade.ts';

interface Loot {
  readonly from: Seat;
  readonly ware: string;
  /** Why it cannot be carried, where it cannot. */
  readonly kept: string | null;
}

/** BH-LOOT-02 to BH-LOOT-05, for whoever lives, with nobody's leave (BH-LOOT-03, BH-LOOT-05), BH-AMB-22: what corpses on the tile carry, from the turn after the death on. */
export function loot(g: Betrayal, seat: Seat): Loot[] {
  const corpses = [...g.state.explorers.entries()].filter(
    ([other, { dead, at, diedIn }]) =>
      other !== seat && dead && !isGone(g, other) && at === tileOf(g, seat) && diedIn < g.state.turn.number,
  );
  return corpses.flatMap(([from]) =>
    apart(g, wares(g, from)).map(({ ware }) => ({ from, ware, kept: whyKept(g, seat, ware) })),
  );
}

function whyKept(g: Betrayal, seat: Seat, ware: string): string | null {
  const token = tokenOf(g, ware);
  return token === undefined ? null : whyNotCarry(g, token, seat);
}

export function* takeFromCorpse(g: Betrayal, seat: Seat, from: Seat, ware: string): Rules {
  const token = tokenOf(g, ware);
  if (token !== undefined) {
    take(g, token, seat);
    return yield* moment(g, 'onGain', seat, token.kind, 'loot');
  }
  yield* handOver(g, from, seat, [ware], 'loot');
  g.tell('all', 'looted', { seat, from, card: ware, rule: 'BH-LOOT-02' });
}

/** Cards that lie on the tile of an explorer. */
export const laidHere = (g: Betrayal, seat: Seat): string[] =>
  g.state.laid.filter(({ at }) => at === explorerAt(g, seat).at).map(({ card }) => card);
