import { useEffect, useRef } from 'react';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';
import { useOnline, useSession } from './context.tsx';
import { text } from './text.ts';

/** Says what happened to the match, not in it: an answer was taken back, the rules have changed under it. */
export function useNotes(): void {
  const { session } = useOnline();
  const notes = useSession(session).screen?.notes ?? null;
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (notes === null) return;
    const say = sayIn(text, settings().language);
    for (const { kind, undone } of notes.slice(known.current ?? notes.length)) {
      if (kind === 'rewound') showToast({ text: say('rewound') });
      if (kind === 'rules-changed') showToast({ text: say('rules-changed', { n: undone }), stays: true });
    }
    known.current = notes.length;
  }, [notes]);
}
