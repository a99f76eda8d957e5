import { useEffect } from 'react';
import { useText } from '../text/text.ts';
import { useOnline, useSession } from './context.tsx';
import { text } from './text.ts';

/** Whoever is asked sees it on the tab, also while another one is open. */
export function useTurnTitle(): void {
  const { session } = useOnline();
  const say = useText(text);
  const { screen } = useSession(session);
  const asked = screen?.question != null;
  const words = say('your-turn');
  useEffect(() => {
    if (!asked) return;
    const before = document.title;
    document.title = `● ${words} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [asked, words]);
}
