import key from 'virtual:icon/house-keys';
import phone from 'virtual:icon/smartphone';
import type { MadeKey } from '@dreadhouse/protocol';
import { useEffect, useId, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { makeKey, shutOthersOut } from './api.ts';
import { useOnline } from './context.tsx';
import { isKept } from './kept.ts';
import { QrCode } from './qr-code.tsx';
import style from './take-along.module.css';
import { text } from './take-along-text.ts';
import { text as onlineText } from './text.ts';
import { keepTold } from './tickets.ts';
import { troubleIn } from './trouble.ts';
import { useBase } from './use-base.ts';

/** How long it takes to read this, in milliseconds: who is at the table by then has not. */
const READ = 3000;

/** A browser that is lost need not be a seat that is lost: a link for another device, and words to come back with. */
export function TakeAlong() {
  const { info, ticket } = useOnline();
  const say = useText(text);
  const sayTrouble = useText(onlineText);
  const [made, setMade] = useState<MadeKey | null>(null);
  const id = useId();
  const { token } = ticket;
  // Whoever has this before their eyes has been told.
  useEffect(() => {
    if (token === null) return;
    const timer = setTimeout(() => keepTold(info.id, { told: true }), READ);
    return () => clearTimeout(timer);
  }, [info.id, token]);
  if (token === null) return null;
  const attempt = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => showToast({ text: troubleIn(sayTrouble, error) }));
  const make = (kind: MadeKey['kind']): void => attempt(makeKey(info.id, token, kind).then(setMade));
  const shutOut = async (): Promise<void> => {
    await shutOthersOut(info.id, token);
    setMade(null);
    showToast({ text: say('alone-done') });
  };
  return (
    <section className={style['takeAlong']} aria-labelledby={id} data-target="take-along">
      <h3 id={id}>{say('title')}</h3>
      <p className={style['note']}>{say(isKept() ? 'note' : 'note-unkept')}</p>
      <div className={style['ways']}>
        <Button onClick={() => make('pass')} data-target="key:pass">
          <Icon body={phone} /> {say('device')}
        </Button>
        <Button onClick={() => make('phrase')} data-target="key:phrase">
          <Icon body={key} /> {say('phrase')}
        </Button>
      </div>
      <div role="status" className={made === null ? undefined : style['made']}>
        {made === null ? null : made.kind === 'pass' ? (
          <Pass pass={made.key} until={made.until ?? 0} />
        ) : (
          <Phrase words={made.key} />
        )}
      </div>
      <Button aria-describedby={`${id}-alone`} onClick={() => attempt(shutOut())} data-target="key:alone">
        {say('alone')}
      </Button>
      <p className={style['note']} id={`${id}-alone`}>
        {say('alone-note')}
      </p>
    </section>
  );
}

function Pass({ pass, until }: { readonly pass: string; readonly until: number }) {
  const { info, session } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const base = useBase();
  const field = useId();
  if (base === null) return null;
  const link = base.address + addressOf('seat', info.id, pass);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(session.hereAndNow(until));
  return (
    <>
      <QrCode text={link} label={say('qr')} />
      <label htmlFor={field}>{say('link')}</label>
      <input id={field} readOnly value={link} data-pass onFocus={({ target }) => target.select()} />
      <p>{say('device-note', { time })}</p>
      {base.local ? <p className={style['warning']}>{say('device-local')}</p> : null}
    </>
  );
}

function Phrase({ words }: { readonly words: string }) {
  const say = useText(text);
  return (
    <>
      <p className={style['words']} data-phrase-words translate="no">
        {words.replaceAll('-', ' ')}
      </p>
      <p>{say('phrase-note')}</p>
    </>
  );
}
