import { useCallback } from 'react';
import { showToast } from '../kit/toasts/toasts.ts';
import { useText } from '../text/text.ts';
import type { Outcome } from './session.ts';
import { text } from './text.ts';
import { wishTroubleIn } from './trouble.ts';

/** Asks the table for something; when it is refused, the page says why. */
export function useWishes(): (wish: Promise<Outcome>) => void {
  const say = useText(text);
  return useCallback(
    (wish) =>
      void wish.then((outcome) => {
        if (!outcome.ok) showToast({ text: wishTroubleIn(say, outcome.why) });
      }),
    [say],
  );
}
