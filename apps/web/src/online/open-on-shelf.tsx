import tape from '../kit/page/kept-games.module.css';
import { addressOf } from '../route.ts';
import { useText } from '../text/text.ts';
import { OpenTable } from './open-table.tsx';
import style from './tables.module.css';
import { text } from './text.ts';
import { useOpenTables } from './use-open-tables.ts';

/** More are on their own page. */
const MOST = 3;

/** On the shelf: the newest of the tables that anybody may join. */
export function OpenOnShelf() {
  const say = useText(text);
  const { found } = useOpenTables();
  if (found === null || found.length === 0) return null;
  return (
    <section className={style['mine']} aria-labelledby="open-tables">
      <h2 id="open-tables">
        <a href={addressOf('tables')}>{say('open-tables')}</a>
      </h2>
      <ul className={tape['tapes']}>
        {found.slice(0, MOST).map((info) => (
          <li key={info.id} className={tape['tape']}>
            <OpenTable info={info} />
          </li>
        ))}
      </ul>
    </section>
  );
}
