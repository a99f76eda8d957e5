import type { Screen } from '@dreadhouse/protocol';
import { useEffect, useRef } from 'react';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';
import { useOnline, useSession } from './context.tsx';
import { text } from './text.ts';
import { keepTold } from './tickets.ts';

/**
 * Says what happened to the match, not in it: an answer was taken back, the rules have changed under it. Whoever was away is told when they
 * come back; somebody who only watches, and sees the match for the first time, is not told of what was before.
 */
export function useNotes(): void {
  const { session, ticket } = useOnline();
  const notes = useSession(session).screen?.notes ?? null;
  const told = useRef<number | null>(ticket.notes ?? null);
  useEffect(() => {
    if (notes === null) return;
    const say = sayIn(text, settings().language);
    for (const { kind, undone } of untold(notes, told.current)) {
      if (kind === 'rewound') showToast({ text: say('rewound') });
      if (kind === 'rules-changed') showToast({ text: say('rules-changed', { n: undone }), stays: true });
    }
    told.current = notes.length;
    keepTold(session.match, { notes: notes.length });
  }, [notes, session]);
}

/** Says when a bot has given answers because the time was over, and what the log tells of it; to whoever was away, when they come back. */
export function useMissed(): void {
  const { session, scene, ticket } = useOnline();
  const { screen } = useSession(session);
  const missed = screen === null ? null : (screen.missed ?? 0);
  const told = useRef<number | null>(ticket.missed ?? null);
  useEffect(() => {
    if (missed === null) return;
    const n = untoldOf(missed, told.current);
    if (n > 0) {
      const { language } = settings();
      const answer = n === 1 ? session.history.missed : null;
      const { options } = ticket;
      const words = scene.words(language, options, scene.cast?.(session.history.screen?.view));
      const given = answer === null ? '' : ` ${words.event(answer)}`;
      showToast({ text: sayIn(text, language)('missed', { n, given }), stays: true });
    }
    told.current = missed;
    keepTold(session.match, { missed });
  }, [missed, session, scene, ticket]);
}

/** Says to those who sit when somebody begins to watch: nobody looks over a shoulder unnoticed. */
export function useWatchers(): void {
  const { session, ticket } = useOnline();
  const { screen } = useSession(session);
  const watchers = screen === null || ticket.token === null ? null : screen.watchers;
  const before = useRef(watchers);
  useEffect(() => {
    if (watchers !== null && before.current !== null && watchers > before.current)
      showToast({ text: sayIn(text, settings().language)('watchers', { n: watchers }) });
    before.current = watchers;
  }, [watchers]);
}

/** How many more there are than have been told of; of somebody of whom nothing is known, all have been. */
export function untoldOf(count: number, told: number | null): number {
  return Math.max(0, count - (told ?? count));
}

type Notes = Screen['notes'];

/** What has not been told yet; of somebody of whom nothing is known, all has been. */
export function untold(notes: Notes, told: number | null): Notes {
  return notes.slice(told ?? notes.length);
}
