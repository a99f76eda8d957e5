import type { Option, Rules, Seat } from '@dreadhouse/engine';
import {
  advance,
  type Betrayal,
  bury,
  carriedBy,
  chooseCard,
  explorerAt,
  type Hands,
  has,
  hauntChoice,
  heroes,
  keep,
  placeToken,
  removeToken,
  say,
  traitOf,
} from '../kit.ts';

// The iron of Weight of Iron: who carries how much, who is taken by it, and how it is melted.

export const memory = { slag: keep.count(20), fire: keep.count(20) };
type Mine = Hands<typeof memory, Record<never, never>>;

export const TAKEN = 'taken';
const irons = (g: Betrayal, seat: Seat) => carriedBy(g, seat, 'iron');
export const load = (g: Betrayal, seat: Seat): number => explorerAt(g, seat).cards.length + irons(g, seat).length;
/** How much more a hero could carry without being pinned. */
export const spare = (g: Betrayal, seat: Seat): number => traitOf(g, seat, 'speed') - load(g, seat);

export const free = (g: Betrayal): Seat[] => heroes(g).filter((seat) => !has(g, seat, TAKEN));
export const taken = (g: Betrayal): Seat[] => heroes(g).filter((seat) => has(g, seat, TAKEN));
/** Heroes who are out of it, dead or made of iron. */
export const lost = (g: Betrayal): number => g.seats - 1 - free(g).length;

export function shackle(g: Betrayal, seat: Seat, pieces: number): void {
  for (let i = 0; i < pieces; i++) placeToken(g, 'iron', { on: seat });
  say(g, 'iron', { who: seat, n: load(g, seat) });
}

const PIECES: readonly Option[] = [{ id: 'melt-iron' }, { id: 'melt-card' }];

/** A piece of the melter's choice; a card is buried. */
export function* melt(g: Betrayal, me: Mine, seat: Seat): Rules {
  const [iron] = irons(g, seat);
  const { cards } = explorerAt(g, seat);
  const isIron =
    iron !== undefined && (cards.length === 0 || (yield* hauntChoice(g, seat, 'piece', PIECES)).id === 'melt-iron');
  if (isIron) removeToken(g, iron);
  else bury(g, seat, (yield* chooseCard(g, seat, 'melt', 'BH-BURY-02', cards)) ?? '');
  advance(g, me.memory, 'slag', { who: seat });
}
