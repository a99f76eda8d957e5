import type { ArmyEvents } from '@dreadhouse/army-of-the-dead';
import { Icon } from '../../../kit/basics/icon.tsx';
import { lastOf } from '../../../kit/scene/happened.ts';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import { UNKNOWN_ART, ZOMBIE_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { type ArmyEvent, useShownEvents } from '../view.ts';
import style from './trays.module.css';

const SHOWN: readonly ArmyEvent['kind'][] = ['zombie-card', 'order-card', 'spawned', 'abomination', 'shortage'];

/** A Zombie card or an order of Zeus's, as long as what it brings is being put on the map. */
export function HordeCard() {
  const event = useEvent<ArmyEvents>();
  const turned = lastOf(useShownEvents(), ['zombie-card', 'order-card', 'round', 'zombie-phase']);
  const say = useText(text);
  const names = useNames();
  if (event === null || !SHOWN.includes(event.kind)) return null;
  if (turned?.kind !== 'zombie-card' && turned?.kind !== 'order-card') return null;
  const { kind, details: card } = turned;
  const isOrder = kind === 'order-card';
  return (
    <figure className={style['horde']} data-deck={isOrder ? 'orders' : 'zombies'}>
      <figcaption>{isOrder ? say('card-orders') : say('card-zombies', { zone: card.at })}</figcaption>
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
