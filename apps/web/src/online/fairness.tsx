import seal from 'virtual:icon/wax-seal';
import { Icon } from '../kit/basics/icon.tsx';
import { useText } from '../text/text.ts';
import { useOnline } from './context.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/** What the server bound itself to before the match; after the end "check the dice" holds the match against it. */
export function Fairness() {
  const { ticket, info } = useOnline();
  const say = useText(text);
  if (info.imported === true) return <NoPromise />;
  return (
    <section className={style['section']} aria-labelledby="fair">
      <h3 id="fair">
        <Icon body={seal} /> {say('fair')}
      </h3>
      <p className={style['note']}>{say('fair-promise')}</p>
      <dl className={style['seal']}>
        <dt>{say('fair-seal')}</dt>
        <dd data-seal>{ticket.commitment}</dd>
        {ticket.nonce === null ? null : (
          <>
            <dt>{say('fair-own')}</dt>
            <dd>{ticket.nonce}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** A match that began elsewhere came with its luck: nobody here can promise anything about it. */
function NoPromise() {
  const say = useText(text);
  return (
    <section className={style['section']} aria-labelledby="fair">
      <h3 id="fair">
        <Icon body={seal} /> {say('fair')}
      </h3>
      <p className={style['note']}>{say('fair-imported')}</p>
    </section>
  );
}
