import { load } from '@dreadhouse/engine';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Scene } from '../contract/scene.ts';
import { loadScene } from '../registry/scenes.ts';
import { keptGame } from '../store/games.ts';
import { lessonOf } from '../tutorial/start-lesson.ts';
import { LocalTable } from './local-table.ts';

export interface OpenTable {
  readonly table: LocalTable;
  readonly scene: Scene;
  readonly kept: KeptGame;
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
