import seal from 'virtual:icon/wax-seal';
import { Icon } from '../kit/basics/icon.tsx';
import { useText } from '../text/text.ts';
import { useOnline } from './context.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/**
 * What the server bound itself to before the match; after the end "check the dice" holds the match against it. A match that began elsewhere
 * came with its luck: nobody here can promise anything about it.
 */
export function Fairness() {
  const { info } = useOnline();
  const say = useText(text);
  const imported = info.imported === true;
  return (
    <section className={style['section']} aria-labelledby="fair">
      <h3 id="fair">
        <Icon body={seal} /> {say('fair')}
      </h3>
      <p className={style['note']}>{say(imported ? 'fair-imported' : 'fair-promise')}</p>
      {imported ? null : <Seal />}
    </section>
  );
}

function Seal() {
  const { ticket } = useOnline();
  const say = useText(text);
  return (
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
  );
}
