import { load, Match, save, saveText, secureLuck } from '@dreadhouse/engine';
import { loadScene } from '../scenes/index.ts';
import type { NewTable, Scene } from '../scenes/scene.ts';
import { type KeptGame, keepGame, keptGame, newId } from '../store/games.ts';
import { randomHex } from '../store/random-hex.ts';
import { lessonOf } from '../tutorial/start-lesson.ts';
import { LocalTable } from './local-table.ts';

export interface OpenTable {
  readonly table: LocalTable;
  readonly scene: Scene;
  readonly kept: KeptGame;
}

/** Starts a match and keeps it; its id. */
export async function startTable(scene: Scene, { options, seats, seed, daily }: NewTable): Promise<string> {
  const luck =
    seed === undefined
      ? secureLuck(
          randomHex(32),
          seats.map(() => randomHex(16)),
        )
      : { kind: 'fast' as const, seed };
  const started = Match.start(scene.game, { options, players: seats.map(({ name }) => name), luck });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const now = Date.now();
  const id = newId();
  await keepGame({
    id,
    game: scene.game.id,
    file: saveText(save(match)),
    seats,
    options: match.header.options,
    position: match.position,
    over: match.over,
    look: match.view('spectator'),
    begun: now,
    played: now,
    ...(daily === undefined ? {} : { daily }),
  });
  return id;
}

/** A kept match, back on the table. */
export async function openTable(id: string): Promise<OpenTable> {
  const kept = await keptGame(id);
  if (kept === undefined) throw new Error('unknown-game');
  const scene = await loadScene(kept.game);
  const loaded = load(scene.game, kept.file, { whole: true });
  if (!loaded.ok) throw new Error(`${loaded.why}: ${loaded.where}`);
  return { table: new LocalTable(scene.game, loaded.match, kept, lessonOf(scene, kept)), scene, kept };
}
