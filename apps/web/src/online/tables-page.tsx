import { REGISTERED } from '@dreadhouse/registry';
import { Button } from '../kit/basics/button.tsx';
import tape from '../kit/page/kept-games.module.css';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { addressOf } from '../route.ts';
import { useText } from '../text/text.ts';
import { AboutGame } from './about-game.tsx';
import { OpenTable } from './open-table.tsx';
import style from './tables.module.css';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';
import { useOpenTables } from './use-open-tables.ts';

/** Tables that anybody may join: `#/tables`. */
export function TablesPage() {
  const say = useText(text);
  const { found, trouble, refresh } = useOpenTables();
  const games = [...new Set(found?.map(({ game }) => game))];
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
      <div className={style['below']}>
        {games.map((game) => (
          <AboutGame key={game} game={game} />
        ))}
        <Button onClick={refresh}>{say('refresh')}</Button>
      </div>
      <h2>{say('open-own')}</h2>
      <ul className={style['games']}>
        {REGISTERED.map(({ id, title }) => (
          <li key={id}>
            <a href={addressOf('friends', id)}>{title}</a>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
