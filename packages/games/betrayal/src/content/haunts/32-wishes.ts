import type { Aim, Betrayal, Hands, Per, Seat } from '../kit.ts';
import { heroesHunted } from '../kit.ts';
import { type caseMemory, likelihood, placesOf, splits, undertakers, witnesses } from './32-scenes.ts';

// What thoughtful players of Cold Case are after, by what everybody knows.

type Mine = Hands<ReturnType<typeof caseMemory>, Record<'graves', Per>>;

/** From which chance on a Dig is worth the risk; when time runs out, any. */
export const boldness = ({ memory, n }: Mine): number =>
  memory.statute <= 2 ? 0.1 : memory.graves + 1 >= n.graves ? 0.6 : 0.4;

export const isSure = (me: Mine): boolean => Math.max(0, ...likelihood(me.memory.possible).values()) >= boldness(me);
/** The heroes are close: it is time to move something. */
export const isWarm = ({ memory }: Mine): boolean => memory.possible.length <= 6;

/** To the likeliest tile once it is likely enough; until then to whoever splits what is left best. */
export function searches(g: Betrayal, me: Mine): Aim[] {
  const share = likelihood(me.memory.possible);
  const bold = boldness(me);
  const sites = [...share].filter(([, chance]) => chance >= bold);
  if (sites.length > 0)
    return [...sites.map(([tile, chance]) => ({ worth: 5 + 6 * chance, at: [tile] })), ...undertakers.hunted(g, 1)];
  const ask = witnesses.tiles(g);
  return [
    ...ask.map((tile) => ({ worth: 5 + 4 * splits(g, me.memory.possible, tile), at: [tile] })),
    ...undertakers.hunted(g, 1),
  ];
}

/** Wherever bones may lie the traitor ends turns, and on the true ones when the heroes are close. */
export function buries(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const guessed = [...likelihood(me.memory.possible).keys()];
  const mayShift = Number(me.memory.left.face) > 0 && me.memory.left.seen.includes(seat);
  return [
    ...heroesHunted(g, 4),
    { worth: mayShift ? 1.5 : 0.5, at: guessed },
    { worth: mayShift && isWarm(me) ? 6 : 0, at: placesOf(me.memory) },
  ];
}
