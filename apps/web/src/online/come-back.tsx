import type { CameBack, ComeBack as Key } from '@dreadhouse/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { sayIn, useText } from '../text/text.ts';
import { ApiTrouble, comeBack, tableInfo } from './api.ts';
import { watching } from './sit-down.ts';
import style from './take-along.module.css';
import { text } from './take-along-text.ts';
import { text as onlineText } from './text.ts';
import { keepName, keepTicket } from './tickets.ts';
import { troubleIn } from './trouble.ts';

/** Sits down again with a key, and keeps the ticket. */
export async function sitDownAgain(match: string, { kind, key }: Key): Promise<CameBack> {
  const info = await tableInfo(match);
  const seated = await comeBack(match, kind, key);
  const { seat, token, name } = seated;
  // Our part of the luck stayed with the browser that drew it.
  keepTicket({ ...watching(info), seat, token, name, told: true });
  keepName(name);
  showToast({ text: sayIn(text, settings().language)('welcome', { name }) });
  return seated;
}

/** Why a key of this kind did not open a seat, in a sentence. */
export function useKeyTrouble(kind: Key['kind']): (error: unknown) => string {
  const say = useText(text);
  const sayOnline = useText(onlineText);
  return (error) =>
    error instanceof ApiTrouble && error.code === 'unknown-key' ? say(`unknown.${kind}`) : troubleIn(sayOnline, error);
}

/** For whoever has a seat here, in another browser. */
export function ComeBack({ match }: { readonly match: string }) {
  const say = useText(text);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button look="quiet" onClick={() => setOpen(true)} data-target="come-back">
        {say('come-back')}
      </Button>
    );
  return <PhraseForm match={match} />;
}

function PhraseForm({ match }: { readonly match: string }) {
  const say = useText(text);
  const troubleOf = useKeyTrouble('phrase');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const field = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    setBusy(true);
    sitDownAgain(match, { kind: 'phrase', key: words }).catch((error: unknown) => {
      setTrouble(troubleOf(error));
      setBusy(false);
    });
  };
  return (
    <form className={style['form']} onSubmit={send}>
      <label htmlFor={field}>{say('come-back-field')}</label>
      <input
        id={field}
        value={words}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${field}-note`}
        data-target="come-back-words"
        onChange={({ target }) => setWords(target.value)}
      />
      <p id={`${field}-note`}>{say('come-back-note')}</p>
      <p role="alert">{trouble}</p>
      <Button type="submit" look="main" disabled={busy} data-target="come-back-go">
        {say('come-back-go')}
      </Button>
      <p className={style['note']}>{say('come-back-lost')}</p>
    </form>
  );
}
