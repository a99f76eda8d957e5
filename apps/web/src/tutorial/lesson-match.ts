import { type AnyGame, contentHash, type Header, Match } from '@dreadhouse/engine';
import type { Lesson } from '../contract/lesson.ts';

/** The match of a lesson, where it begins. */
export function lessonMatch(game: AnyGame, lesson: Lesson): Match<unknown> {
  const { options, players, layout, stacks } = lesson.table(game);
  const checked = game.options(options, players.length);
  if (!checked.ok) throw new Error(checked.why);
  const header: Header = {
    game: game.id,
    rules: game.version,
    content: contentHash(game),
    options: checked.value,
    players,
    luck: { kind: 'fast', seed: `lesson ${lesson.id}`, stacks },
    ...(layout === undefined ? {} : { layout: { ...layout, position: 0, places: {} } }),
  };
  return new Match(game, header);
}
