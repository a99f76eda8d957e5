import { type FormEvent, useId, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { useOnline } from './context.tsx';
import { type AddressKind, noticesTo, tellAt, tellNoMore } from './notice-address.ts';
import style from './panel.module.css';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';

/** An address to be told at, by mail or by a call from the server; or where that is, and a way to end it. */
export function NoticeForm({ kind }: { readonly kind: AddressKind }) {
  const { ticket } = useOnline();
  const say = useText(text);
  const field = useId();
  const [on, setOn] = useState(() => noticesTo(ticket.match, kind));
  const [to, setTo] = useState('');
  const attempt = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => showToast({ text: troubleIn(say, error) }));
    setOn(noticesTo(ticket.match, kind));
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(tellAt(ticket, kind, to.trim(), settings().language));
  };
  if (on !== null)
    return (
      <p className={style['notice']} role="status">
        {say(`notify-${kind}-on`, { to: on })}{' '}
        <Button onClick={() => void attempt(tellNoMore(ticket, kind))} data-target={`notify-${kind}-stop`}>
          {say('notify-stop')}
        </Button>
      </p>
    );
  return (
    <form className={style['notice']} onSubmit={start}>
      <label htmlFor={field}>{say(`notify-${kind}`)}</label>
      <input
        id={field}
        type={kind === 'mail' ? 'email' : 'url'}
        required
        maxLength={kind === 'mail' ? 200 : 500}
        pattern={kind === 'mail' ? undefined : 'https?://.+'}
        autoComplete={kind === 'mail' ? 'email' : 'off'}
        placeholder={kind === 'mail' ? 'ada@example.org' : 'https://example.org/turn'}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        data-target={`notify-${kind}-field`}
      />
      <Button type="submit" data-target={`notify-${kind}`}>
        {say('notify-start')}
      </Button>
    </form>
  );
}
