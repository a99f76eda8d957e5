import type { Viewer } from './decision.ts';
import type { Game } from './game.ts';

/**
 * Everything that this viewer may know: what everybody sees, with what a seat sees besides laid over it. Whoever looks for several
 * viewers at once has the first of the two made only once.
 */
export function viewOf<S>(
  game: Pick<Game<S>, 'publicView' | 'ownView'>,
  state: S,
  viewer: Viewer,
  publicView: object = game.publicView(state),
): object {
  if (viewer === 'spectator' || game.ownView === undefined) return publicView;
  return { ...publicView, ...game.ownView(state, viewer) };
}
