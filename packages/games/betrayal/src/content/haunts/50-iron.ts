import type { Betrayal, Hands, Option, Rules, Seat } from '../kit.ts';
import { advance, bury, chooseCard, explorerAt, hauntChoice, keep, say, status, tokens, traitOf } from '../kit.ts';

// The iron of Weight of Iron: who carries how much, who is taken by it, and how it is melted.

export const iron = tokens('iron', { carried: { most: 99, by: 'heroes' } });
export const taken = status('taken', { forbids: 'anything', untouched: true, hinders: false, noTurn: true });

export const memory = { slag: keep.count(20), fire: keep.count(20) };
type Mine = Hands<typeof memory, Record<never, never>>;

export const load = (g: Betrayal, seat: Seat): number => explorerAt(g, seat).cards.length + iron.heldBy(g, seat).length;
/** How much more a hero could carry without being pinned. */
export const spare = (g: Betrayal, seat: Seat): number => traitOf(g, seat, 'speed') - load(g, seat);

/** Heroes who are out of it, dead or made of iron. */
export const lost = (g: Betrayal): number => g.seats - 1 - taken.others(g).length;

export function shackle(g: Betrayal, seat: Seat, pieces: number): void {
  for (let i = 0; i < pieces; i++) iron.place(g, { on: seat });
  say(g, 'iron', { who: seat, n: load(g, seat) });
}

const PIECES: readonly Option[] = [{ id: 'melt-iron' }, { id: 'melt-card' }];

/** A piece of the melter's choice; a card is buried. */
export function* melt(g: Betrayal, me: Mine, seat: Seat): Rules {
  const piece = iron.firstHeldBy(g, seat);
  const { cards } = explorerAt(g, seat);
  const isIron =
    piece !== undefined && (cards.length === 0 || (yield* hauntChoice(g, seat, 'piece', PIECES)).id === 'melt-iron');
  if (isIron) iron.remove(g, piece);
  else bury(g, seat, (yield* chooseCard(g, seat, 'melt', 'BH-BURY-02', cards)) ?? '');
  advance(g, me.memory, 'slag', { who: seat });
}
