import type { MatchInfo } from '@dreadhouse/protocol';
import { REGISTERED } from '@dreadhouse/registry';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { ago } from '../kit/page/ago.ts';
import tape from '../kit/page/kept-games.module.css';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { useScene } from '../registry/use-scene.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { openTables } from './api.ts';
import { clockIn } from './clocks.ts';
import style from './tables.module.css';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';

/** Tables that anybody may join: `#/tables`. */
export function TablesPage() {
  const say = useText(text);
  const [found, setFound] = useState<readonly MatchInfo[] | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const refresh = useCallback(() => {
    setTrouble(null);
    openTables().then(setFound, setTrouble);
  }, []);
  useEffect(refresh, [refresh]);
  return (
    <PlainPage title={say('open-tables')}>
      {trouble === null ? null : <p role="alert">{troubleIn(say, trouble)}</p>}
      {found?.length === 0 ? <p>{say('open-none')}</p> : null}
      <ul className={tape['tapes']} aria-label={say('open-tables')}>
        {found?.map((info) => (
          <li key={info.id} className={tape['tape']}>
            <OpenTable info={info} />
          </li>
        ))}
      </ul>
      <div className={style['ways']}>
        <Button onClick={refresh}>{say('refresh')}</Button>
        {REGISTERED.map(({ id, title }) => (
          <a key={id} href={addressOf('friends', id)}>
            {say('friends-title', { game: title })}
          </a>
        ))}
      </div>
    </PlainPage>
  );
}

function OpenTable({ info }: { readonly info: MatchInfo }) {
  const { language } = useSettings();
  const say = useText(text);
  const scene = useScene(info.game);
  if (scene === null) return null;
  const { title, picture } = scene.glance({ options: info.options, over: false }, language);
  const names = info.seats.flatMap(({ name, kind }) => (kind === 'person' && name !== null ? [name] : []));
  const when = ago(info.created, Date.now(), language);
  const facts = [
    say('open-free', { n: info.seats.filter(({ kind }) => kind === 'open').length }),
    ...(names.length === 0 ? [] : [say('open-with', { names: names.join(', ') })]),
    clockIn(say, info.clock),
    ...(when === null ? [] : [when]),
  ];
  return (
    <a className={`${tape['label']} ${style['join']}`} href={addressOf('online', info.id)}>
      <span className={tape['picture']}>{picture}</span>
      <span className={tape['words']}>
        <span className="for-ears">{say('open-join')}</span>
        <strong>{title}</strong>
        <small>{facts.join(' · ')}</small>
      </span>
      <span className={tape['go']} aria-hidden="true">
        ▶
      </span>
    </a>
  );
}
