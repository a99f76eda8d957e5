import { useEffect } from 'react';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { loadErrorText } from '../store/load-errors.ts';
import { sayIn } from '../text/text.ts';
import { openFile } from './open-file.ts';
import { text } from './text.ts';

/** A file that is dropped anywhere but on the shelf would take the place of the page, and of the game on it: it is offered instead. */
export function useDroppedFiles(): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || file === undefined) return; // the shelf has taken it
      event.preventDefault();
      const say = sayIn(text, settings().language);
      showToast({ text: say('dropped'), action: { label: say('dropped-open'), run: () => void open(file) } });
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}

async function open(file: File): Promise<void> {
  const { language } = settings();
  const trouble = await openFile(file);
  if (trouble === null) return;
  showToast({ text: trouble === 'cannot-read' ? sayIn(text, language)(trouble) : loadErrorText(trouble, language) });
}
