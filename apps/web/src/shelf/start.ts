import type { NewTable, Scene } from '../contract/scene.ts';
import { text } from '../kit/page/text.ts';
import { showToast } from '../kit/toasts/toasts.ts';
import { loadScene } from '../registry/scenes.ts';
import { goTo } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';

/** Starts a game and goes to its table. What cannot be loaded is said, and nothing is started. */
export async function startGame(game: string, choose: (scene: Scene) => NewTable): Promise<void> {
  try {
    const [scene, { startTable }] = await Promise.all([loadScene(game), import('../store/start-table.ts')]);
    goTo('play', await startTable(scene, choose(scene)));
  } catch {
    showToast({ text: sayIn(text, settings().language)('cannot-load') });
  }
}
