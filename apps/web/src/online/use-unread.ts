import type { Spoken } from '@dreadhouse/protocol';
import { useEffect, useMemo } from 'react';
import { useNarrow } from '../kit/table/use-narrow.ts';
import { useHeard } from './chat-box.tsx';
import { useOnline } from './context.tsx';
import { changeTalk, useTalk } from './talk.ts';

/** What others have said since one last looked. Where the talk stands open nothing waits to be read. */
export function useUnread(): readonly Spoken[] {
  const { ticket, info } = useOnline();
  const chat = useHeard();
  const narrow = useNarrow();
  const { open, beside, read } = useTalk(info.id);
  const isSeen = open || (beside && !narrow);
  const others = useMemo(() => chat.filter(({ seat }) => seat !== ticket.seat), [chat, ticket.seat]);
  useEffect(() => {
    if (isSeen && read !== others.length) changeTalk(info.id, { read: others.length });
  }, [isSeen, read, others.length, info.id]);
  return useMemo(() => (isSeen ? [] : others.slice(read)), [isSeen, others, read]);
}
