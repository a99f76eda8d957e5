import type { Option, Seat } from '@dreadhouse/engine';
import type { Army, ArmyState } from '../state.ts';
import { survivor } from './table.ts';
import type { Lister, TurnOption } from './turn.ts';

/** What one person can leave to the game until the phase is over: what the horde does in a tie, and who is hit by attacks (AD-R-53). */
export type Matter = ArmyState['auto'][number]['what'];

export const AUTO: Readonly<Record<Matter, Option>> = {
  horde: { id: 'auto', rule: 'AD-R-53', details: { what: 'horde' } },
  attacks: { id: 'auto', rule: 'AD-R-53', details: { what: 'attacks' } },
};

/** AD-R-53: it was agreed before the game, or this person has said so in this phase. */
export function isLeft({ options, auto }: ArmyState, seat: Seat, what: Matter): boolean {
  return options.letTheGameDecide || auto.some((one) => one.seat === seat && one.what === what);
}

export function leave(g: Army, seat: Seat, what: Matter): void {
  g.state.auto.push({ seat, what });
  g.tell('all', 'left-to-the-game', { seat, what, rule: 'AD-R-53' });
}

export const DECIDE: TurnOption = {
  id: 'decide',
  rule: 'AD-R-53',
  run: (g, slot) => decideAgain(g, survivor(g.state, slot).seat),
};

/** What was left to the game is taken back. */
export function decideAgain(g: Army, seat: Seat): void {
  g.state.auto = g.state.auto.filter((one) => one.seat !== seat);
  g.tell('all', 'decides-again', { seat, rule: 'AD-R-53' });
}

/** Offered wherever somebody is asked who has left anything to the game. */
export function takingBack({ auto }: ArmyState, seat: Seat): readonly Option[] {
  return auto.some((one) => one.seat === seat) ? [DECIDE] : [];
}

export const listDecide: Lister = (g, slot, _looking, out) => {
  if (takingBack(g.state, survivor(g.state, slot).seat).length > 0) out.push(DECIDE);
};
