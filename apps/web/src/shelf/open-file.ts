import type { LoadRefusal } from '@dreadhouse/engine';
import { showToast } from '../kit/toasts/toasts.ts';
import { goTo } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';
import { importGame } from './import-game.ts';
import { text } from './text.ts';

/** Opens a game file; what is wrong with it, if anything is. */
export async function openFile(file: File): Promise<LoadRefusal | 'cannot-read' | null> {
  const say = sayIn(text, settings().language);
  try {
    const imported = await importGame(file);
    if (!imported.ok) return imported.why;
    const { changed } = imported;
    showToast({ text: changed === null ? say('imported') : say('rules-changed', { lost: changed.lost }) });
    goTo('play', imported.id);
    return null;
  } catch {
    return 'cannot-read';
  }
}
