import type { Game } from './game.ts';
import type { Header } from './history.ts';

/**
 * What is wrong with a state that somebody hands us, and where; null when the rules can take it up. It must fit the game's own shape, the
 * game must have no complaint, and nothing may be on the table that is not in the box, or more often than there.
 */
export function stateTrouble<S>(
  game: Game<S>,
  { options, players }: Pick<Header, 'options' | 'players'>,
  state: unknown,
  place = 'state',
): string | null {
  const misfit = game.stateShape(options, players.length)(state, place);
  if (misfit !== null) return misfit;
  try {
    const fit = state as S; // its shape has just been checked
    const trouble = game.invariant?.(fit) ?? surplus(game, fit, game.initial(options, players.length));
    return trouble === null ? null : `${place}: ${trouble}`;
  } catch (error) {
    return `${place}: ${(error as Error).message}`;
  }
}

/** Some may be missing: of a match that outlived its rules, what has been added since. */
function surplus<S>(game: Game<S>, state: S, box: S): string | null {
  const left = new Map<string, number>();
  for (const piece of game.components(box)) left.set(piece, (left.get(piece) ?? 0) + 1);
  for (const piece of game.components(state)) {
    const count = left.get(piece) ?? 0;
    if (count === 0) return `there are more of "${piece}" than in the box`;
    left.set(piece, count - 1);
  }
  return null;
}
