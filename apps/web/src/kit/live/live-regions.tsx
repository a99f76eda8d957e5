import { useEffect, useRef, useState } from 'react';
import type { Moment } from '../../contract/table.ts';
import { useText } from '../../text/text.ts';
import { useTable } from '../table/context.tsx';
import { text } from './text.ts';

/** More sentences at once than this nobody wants to hear; the log has them all. */
const MOST = 12;

interface Spoken {
  readonly politely: string;
  readonly atOnce: string;
}

const SILENCE: Spoken = { politely: '', atOnce: '' };

/**
 * What happened and what is asked, for those who listen. Everything that one answer led to is said in one go, followed by the next question;
 * only a turn that begins is said at once.
 */
export function LiveRegions() {
  const { state, words } = useTable();
  const say = useText(text);
  const [spoken, speak] = useState<Spoken>(SILENCE);
  const last = useRef<Moment | null>(null);
  const { now, seats, thinking } = state;
  const name = typeof now.viewer === 'number' ? (seats[now.viewer]?.name ?? '') : '';

  useEffect(() => {
    const before = last.current;
    if (before === now) return;
    last.current = now;
    const news = newSentences(before, now).map((event) => words.event(event));
    const said = news.slice(0, MOST);
    if (news.length > MOST) said.push(say('more', { n: news.length - MOST }));
    const ask = now.decision === null ? '' : words.ask(now.decision);
    if (isNewTurn(before, now))
      speak({ politely: said.join(' '), atOnce: ask === '' ? '' : say('turn', { name, ask }) });
    else speak({ politely: [...said, ask].join(' '), atOnce: '' });
  }, [now, words, say, name]);

  return (
    <div className="for-ears">
      <p aria-live="polite">{spoken.politely}</p>
      <p aria-live="assertive">{spoken.atOnce}</p>
      <p aria-live="polite">{thinking === null ? '' : say('thinking', { name: seats[thinking]?.name ?? '' })}</p>
    </div>
  );
}

function newSentences(before: Moment | null, now: Moment): Moment['events'] {
  return before === null || before.viewer !== now.viewer ? [] : now.events.slice(before.events.length);
}

/** The question comes after somebody else, or in another part of the turn. */
function isNewTurn(before: Moment | null, now: Moment): boolean {
  if (now.decision === null) return false;
  return before === null || before.decision === null || before.viewer !== now.viewer || before.phase !== now.phase;
}
