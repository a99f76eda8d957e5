import copyIcon from 'virtual:icon/linked-rings';
import shareIcon from 'virtual:icon/share';
import { registered } from '@dreadhouse/registry';
import { useId, useRef, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { addressOf } from '../route.ts';
import { useText } from '../text/text.ts';
import { useOnline } from './context.tsx';
import style from './invite.module.css';
import { text } from './text.ts';
import { useBase } from './use-base.ts';

/** The link that brings friends to this table, to sit down or (once it is full) to watch. Its code stands behind the #, which browsers keep to themselves. */
export function Invite({ watchers = false }: { readonly watchers?: boolean }) {
  const { info } = useOnline();
  const say = useText(text);
  const base = useBase();
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  if (base === null) return null;
  const link = { address: base.address + addressOf('online', info.id), local: base.local };
  const copy = async (): Promise<void> => {
    field.current?.select();
    setCopied(await copyText(link.address));
  };
  return (
    <section className={style['invite']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {watchers ? say('invite-watchers') : say('invite', { game: registered(info.game)?.title ?? info.game })}
      </h2>
      <p>
        <label htmlFor={id}>{say(watchers ? 'watching-link' : 'invite-note')}</label>
      </p>
      <input id={id} ref={field} readOnly value={link.address} data-invite onFocus={({ target }) => target.select()} />
      <div className={style['ways']}>
        <Button look="main" onClick={() => void copy()} data-target="copy">
          <Icon body={copyIcon} /> {say('copy')}
        </Button>
        <ShareButton address={link.address} />
      </div>
      <p role="status">
        {copied === null ? '' : say(copied ? 'copied' : 'copy-by-hand')}
        {link.local ? <span className={style['warning']}>{say('invite-local')}</span> : null}
      </p>
    </section>
  );
}

function ShareButton({ address }: { readonly address: string }) {
  const { info } = useOnline();
  const say = useText(text);
  if (!('share' in navigator)) return null;
  const game = registered(info.game)?.title ?? info.game;
  const share = (): void =>
    void navigator.share({ title: game, text: say('share-text', { game }), url: address }).catch(() => undefined);
  return (
    <Button onClick={share}>
      <Icon body={shareIcon} /> {say('share')}
    </Button>
  );
}

/** Pages without encryption have no clipboard; there the old way is tried, on the field that is selected. */
async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
