import { type Phrase, SIDE_PHRASES, type Spoken, TABLE_PHRASES } from '@dreadhouse/protocol';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './chat-box.module.css';
import { useOnline, useSession } from './context.tsx';
import { mute, useMuted } from './muted.ts';
import { phraseText } from './phrase-text.ts';
import { sideOf } from './roles.ts';
import { seatInfo } from './seat-names.ts';
import type { Outcome } from './session.ts';
import { changeTalk, useTalk } from './talk.ts';
import { text } from './text.ts';

type To = Spoken['to'];

/** What was said, and a way to say something: in one's own words, or ready-made in everybody's language. */
export function ChatBox({ titled = true, close = false }: { readonly titled?: boolean; readonly close?: boolean }) {
  const { session, ticket, info } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const hasSide = useHasSide();
  const { to: chosen } = useTalk(info.id);
  const to = hasSide ? chosen : 'table';
  return (
    <section className={style['chat']} aria-labelledby="chat" data-to={to} data-close={close || undefined}>
      <h3 id="chat" className={titled ? undefined : 'for-ears'}>
        {say('chat')}
      </h3>
      <Lines />
      <Silenced />
      {ticket.token === null ? (
        <p className={style['note']}>{say(screen?.status === 'open' ? 'sit-to-talk' : 'watcher-silent')}</p>
      ) : (
        <>
          {hasSide ? <Hearers to={to} choose={(one) => changeTalk(info.id, { to: one })} /> : null}
          <Speak to={to} hasSide={hasSide} phrases={!close} />
        </>
      )}
    </section>
  );
}

/** Whether there is anybody to whisper to. */
function useHasSide(): boolean {
  const { session, ticket, scene } = useOnline();
  const { screen } = useSession(session);
  return sideOf(scene, ticket.seat, screen?.seats.length ?? 0).length > 0;
}

function Lines() {
  const { session } = useOnline();
  const silence = useSession(session).chat.length === 0;
  const chat = useHeard();
  const say = useText(text);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [chat.length]);
  if (chat.length === 0) return silence ? <p className={style['note']}>{say('chat-empty')}</p> : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={style['lines']} ref={list} aria-live="polite" aria-label={say('chat')} tabIndex={0}>
      {chat.map((said) => (
        <Line key={said.id} said={said} />
      ))}
    </ol>
  );
}

function Line({ said }: { readonly said: Spoken }) {
  const { session, info, ticket } = useOnline();
  const { screen } = useSession(session);
  const { language } = useSettings();
  const say = useText(text);
  const sayPhrase = useText(phraseText);
  const hasSide = useHasSide();
  const speaker = screen?.seats[said.seat];
  const name = speaker === undefined ? '?' : seatInfo(speaker, said.seat).name;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(said.at);
  return (
    <li data-own={said.seat === ticket.seat || undefined} data-side={said.to === 'side' || undefined}>
      <p className={style['who']}>
        <strong>{name}</strong>{' '}
        {said.to === 'side' ? <em>{say('secretly-said')}</em> : hasSide ? <span>{say('openly-said')}</span> : null}{' '}
        <time dateTime={new Date(said.at).toISOString()}>{time}</time>
        {said.seat === ticket.seat ? null : (
          <button
            type="button"
            className={style['mute']}
            aria-label={say('mute-name', { name })}
            data-target={`mute:${said.seat}`}
            onClick={() => mute(info.id, said.seat, true)}
          >
            {say('mute')}
          </button>
        )}
      </p>
      <p className={style['said']}>{said.phrase === undefined ? said.text : sayPhrase(said.phrase)}</p>
    </li>
  );
}

/** What was said by those whom one wants to read. */
export function useHeard(): readonly Spoken[] {
  const { session, info } = useOnline();
  const { chat } = useSession(session);
  const muted = useMuted(info.id);
  return useMemo(() => chat.filter(({ seat }) => !muted.includes(seat)), [chat, muted]);
}

/** Whom one does not want to read, and the way back. */
function Silenced() {
  const { session, info } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const muted = useMuted(info.id);
  if (muted.length === 0) return null;
  return (
    <ul className={style['silenced']} aria-label={say('muted')}>
      {muted.map((seat) => {
        const who = screen?.seats[seat];
        const name = who === undefined ? '?' : seatInfo(who, seat).name;
        return (
          <li key={seat}>
            {say('muted-name', { name })}{' '}
            <button type="button" data-target={`unmute:${seat}`} onClick={() => mute(info.id, seat, false)}>
              {say('unmute')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Hearers({ to, choose }: { readonly to: To; readonly choose: (to: To) => void }) {
  const say = useText(text);
  const group = useId();
  return (
    <fieldset className={style['hearers']}>
      {(['table', 'side'] as const).map((one) => (
        <label key={one} data-to={one} data-chosen={to === one || undefined}>
          <input type="radio" name={group} checked={to === one} onChange={() => choose(one)} /> {say(`to-${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

const LONGEST = 500;

interface SpeakProps {
  readonly to: To;
  readonly hasSide: boolean;
  readonly phrases: boolean;
}

/** Where there is somebody to whisper to, field and button say who will hear it. */
function Speak({ to, hasSide, phrases }: SpeakProps) {
  const { session } = useOnline();
  const say = useText(text);
  const [words, setWords] = useState('');
  const [trouble, setTrouble] = useState('');
  const heard = (outcome: Outcome): void =>
    setTrouble(outcome.ok ? '' : say(outcome.why === 'too-fast' ? 'chat-too-fast' : 'chat-failed'));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    void session.say(to, words.trim()).then((outcome) => {
      heard(outcome);
      if (outcome.ok) setWords('');
    });
  };
  return (
    <>
      <form className={style['speak']} onSubmit={send}>
        <input
          aria-label={say(hasSide ? `chat-field-${to}` : 'chat-field')}
          placeholder={say(hasSide ? `chat-field-${to}` : 'chat-field')}
          data-target="chat-words"
          maxLength={LONGEST}
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" look="main" data-target="chat-send">
          {say(hasSide ? `send-${to}` : 'send')}
        </Button>
      </form>
      <p role="alert" className={style['trouble']}>
        {trouble}
      </p>
      {phrases ? <Phrases to={to} send={(phrase) => void session.sayPhrase(to, phrase).then(heard)} /> : null}
    </>
  );
}

function Phrases({ to, send }: { readonly to: To; readonly send: (phrase: Phrase) => void }) {
  const say = useText(text);
  const sayPhrase = useText(phraseText);
  const offered: readonly Phrase[] = to === 'side' ? SIDE_PHRASES : TABLE_PHRASES;
  return (
    <ul className={style['phrases']} aria-label={say('phrases')}>
      {offered.map((phrase) => (
        <li key={phrase}>
          <button type="button" data-phrase={phrase} onClick={() => send(phrase)}>
            {sayPhrase(phrase)}
          </button>
        </li>
      ))}
    </ul>
  );
}
