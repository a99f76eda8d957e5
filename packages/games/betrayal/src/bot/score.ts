import type { Seat } from '@dreadhouse/engine';
import { TRAITS } from '../content/explorers.ts';
import type { Haunt } from '../content/types.ts';
import { hauntOf, living } from '../rules/figures.ts';
import { mineOf } from '../rules/in-play.ts';
import { lookAt } from '../rules/table.ts';
import type { Betrayal, BetrayalState } from '../state.ts';
import { aimsOf } from './aims.ts';
import { vigour } from './vigour.ts';
import { Ways } from './ways.ts';

/** How much of the odds between two sides games bear out, as fitted to who won 270 of them: see BALANCE.md. */
const EVEN = 0.32;

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The chance of this seat, as far as it can tell from the table. */
export function score(state: BetrayalState, seat: Seat): number {
  if (state.result !== null) return state.result.winners.includes(seat) ? 1 : 0;
  const g = lookAt(state);
  const haunt = hauntOf(g);
  if (haunt === null) return early(state, seat);
  const evil = evilSeat(state, seat);
  const odds = standing(g, haunt, seat, evil);
  if ('each' in haunt.progress) return logistic(odds + 0.6 * nearness(g, seat));
  if (seat === evil) return logistic(EVEN * (-odds + 0.5 * nearness(g, seat)));
  const heroes = [...state.explorers.keys()].filter((one) => one !== evil);
  return logistic(EVEN * (odds + (0.5 / heroes.length) * heroes.reduce((sum, one) => sum + nearness(g, one), 0)));
}

/** The heroes' odds, or this seat's where everybody plays alone: who is ahead, and in what health. */
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

/** Before the haunt: strong traits and many cards. */
function early({ explorers }: BetrayalState, seat: Seat): number {
  const { traits, cards } = explorers[seat] ?? { traits: null, cards: [] };
  const steps = traits === null ? 0 : TRAITS.reduce((sum, trait) => sum + traits[trait], 0);
  return logistic(0.1 * (steps - 14) + 0.15 * cards.length - 0.2);
}

/** How near a seat is to what it is after, from 0 to 1. */
function nearness(g: Betrayal, seat: Seat): number {
  const explorer = g.state.explorers[seat];
  if (explorer === undefined || explorer.dead) return 0;
  const ways = new Ways(g, seat);
  let best = 0;
  for (const { at, worth } of aimsOf(g, seat)) {
    const steps = at === undefined || at.length === 0 ? undefined : ways.to(at).get(explorer.at);
    if (steps !== undefined) best = Math.max(best, Math.min(1, worth / 6) * 0.85 ** steps);
  }
  return best;
}
