import { Icon } from '../../../kit/basics/icon.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { UNKNOWN_ART, ZOMBIE_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { useView } from '../view.ts';
import style from './trays.module.css';

const SHOWN = ['zombie-card', 'order-card', 'spawned', 'abomination', 'shortage'];

/** A Zombie card or an order of Zeus's, as long as what it brings is being put on the map. */
export function HordeCard() {
  const { event } = useTable();
  const { card } = useView();
  const say = useText(text);
  const names = useNames();
  if (event === null || card === null || card === undefined || !SHOWN.includes(event.kind)) return null;
  const isOrder = card.deck === 'orders';
  return (
    <figure className={style['horde']} data-deck={card.deck}>
      <figcaption>{isOrder ? say('card-orders') : say('card-zombies', { zone: card.at ?? '' })}</figcaption>
      {isOrder ? <strong>{names.name('order', card.card)}</strong> : null}
      <p>
        {card.count === 0 ? (
          say('card-nothing')
        ) : (
          <>
            <Icon body={ZOMBIE_ART[card.type] ?? UNKNOWN_ART} size="2.4rem" />
            <b>{say('card-brings', { n: card.count, name: names.name('zombie', card.type) })}</b>
          </>
        )}
      </p>
      {isOrder ? <small>{names.text('order', card.card)}</small> : null}
    </figure>
  );
}
