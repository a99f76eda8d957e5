import { save, saveText } from '@dreadhouse/engine';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Scene } from '../contract/scene.ts';
import { forgetGame, keepGame, keptGames, newId } from '../store/games.ts';
import { lessonMatch } from './lesson-match.ts';
import { readReached, writeReached } from './progress.ts';

/** Begins a lesson anew; the id of its game. Whatever was kept of it before is forgotten. */
export async function beginLesson(scene: Scene, lesson: Lesson): Promise<string> {
  for (const game of await keptLessons(scene.game.id)) {
    if (readReached(game.tutorial)?.lesson === lesson.id) await forgetGame(game.id);
  }
  const match = lessonMatch(scene.game, lesson);
  const id = newId();
  const now = Date.now();
  await keepGame({
    id,
    game: scene.game.id,
    file: saveText(save(match)),
    seats: match.header.players.map((name, seat) =>
      seat === (lesson.seat ?? 0) ? { name, kind: 'person' } : { name, kind: 'bot', level: 'thumb' },
    ),
    options: match.header.options,
    position: match.position,
    over: match.over,
    look: match.view('spectator'),
    begun: now,
    played: now,
    seen: match.position,
    tutorial: writeReached({ lesson: lesson.id, step: 0 }),
  });
  return id;
}

/** Games in which a lesson of this game is under way, the last played first. */
export async function keptLessons(game: string): Promise<readonly KeptGame[]> {
  return (await keptGames()).filter((kept) => kept.game === game && kept.tutorial !== undefined);
}

/** The lesson that a kept game belongs to, if the scene still has it. */
export function lessonOf(scene: Scene, { tutorial }: KeptGame): Lesson | null {
  const reached = readReached(tutorial);
  return scene.lessons?.find(({ id }) => id === reached?.lesson) ?? null;
}
