import type { Seat } from '@dreadhouse/engine';
import type { Haunt } from '../content/types.ts';
import { hauntOf, living } from '../rules/figures.ts';
import { mineOf } from '../rules/in-play.ts';
import type { Betrayal, BetrayalState } from '../state.ts';
import { vigour } from './vigour.ts';

/** The heroes' odds at a glance, or this seat's where everybody plays alone: who is ahead, and in what health. */
export function standing(g: Betrayal, { progress }: Haunt, seat: Seat, evil: Seat | null): number {
  const { state } = g;
  const me = mineOf(g);
  if ('each' in progress) {
    const own = progress.each(g, me, seat);
    const best = Math.max(0, ...living(g).flatMap((other) => (other === seat ? [] : [progress.each(g, me, other)])));
    return 4 * (own - best) + 2 * healthOf(state, seat) - 2.5;
  }
  const heroes = [...state.explorers.keys()].filter((one) => one !== evil);
  const ahead = 5 * (progress.heroes(g, me) - progress.traitor(g, me));
  const health = heroes.reduce((sum, one) => sum + healthOf(state, one), 0) / heroes.length;
  const their = evil === null ? 0 : healthOf(state, evil);
  return ahead + 4 * (health - 0.55) - 1.2 * (their - 0.7);
}

/** Whoever the traitor is to this seat, in this world: openly, or because the secret role is its own. */
export function evilSeat({ haunt }: BetrayalState, seat: Seat): Seat | null {
  if (haunt === null) return null;
  if (haunt.traitor !== null) return haunt.traitor;
  const secret = hauntOf({ state: { haunt } as BetrayalState })?.role?.secret;
  return secret !== undefined && haunt.roles[seat]?.face === secret ? seat : null;
}

function healthOf({ explorers }: BetrayalState, seat: Seat): number {
  const explorer = explorers[seat];
  return explorer === undefined ? 0 : vigour(explorer);
}
