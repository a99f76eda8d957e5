import type { Seat } from '@dreadhouse/engine';
import type { NemesisState } from '../state.ts';
import { Look } from './look.ts';
import { waysOut } from './ways-out.ts';

/** The chance of this seat to win, as far as it can tell: to live, to pass plan and scan, and to have done what was asked. */
export function score(state: NemesisState, seat: Seat): number {
  if (state.winners.length > 0) return state.winners.includes(seat) ? 1 : 0;
  const look = new Look(state, seat);
  if (look.view.ended !== null) return 0;
  const done = look.objectives.map((one): number => (look.isMet(one) ? 1 : 0.25));
  const goal =
    look.view.options.mode === 'cooperative'
      ? done.reduce((product, one) => product * one, 1)
      : Math.max(0.25, ...done);
  return Math.min(0.99, Math.max(0.01, life(look) * checks(look) * goal));
}

/** The chance to get out alive. */
function life(look: Look): number {
  const { fate, serious, light } = look.me;
  if (fate === 'dead') return look.view.options.mode === 'cooperative' ? 0.3 : 0;
  if (fate !== 'in-play') return 0.95;
  const health = Math.max(0.1, 0.85 - 0.18 * serious.length - 0.05 * light - (look.inCombat ? 0.15 : 0));
  const ways = waysOut(look).map(({ room, chance }) => chance * 0.97 ** (look.steps.get(room) ?? 4));
  const isLate = look.rounds <= 1 ? 0.4 : 1;
  return health * isLate * Math.max(0.2, ...ways);
}

/** Plan and final scan: a signal and an active token help with the one, few contamination cards with the other. */
function checks(look: Look): number {
  const { signal, informed, larva, discard } = look.me;
  const sick = look.contamination + discard.filter((card) => card === 'contamination' || card === 'infected').length;
  const plan = 1 - (signal ? 0 : 0.14) - (informed ? 0 : 0.14);
  return plan * (larva ? 0.35 : Math.max(0.5, 1 - 0.05 * sick));
}
