import type { ItemId, TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace, times } from '../../../kit/basics/in-place.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import over from '../../../kit/table/spotlight.module.css';
import { Spotlight as Light } from '../../../kit/table/spotlight.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { ItemCard } from '../cards/item-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { SkillCard } from '../cards/skill-card.tsx';
import { useNames, usePlaces } from '../names.ts';
import { useView } from '../view.ts';
import style from './spotlight.module.css';
import { text } from './text.ts';

/** What everybody on this side would look at now: a card that was played, an encounter with its dice, items just drawn. */
export function Spotlight() {
  const event = useEvent<TerrorscapeEvents>();
  const card = event?.kind === 'card-played' ? event.details.card : null;
  return (
    <Light>
      {card === null ? null : (
        <div className={`${over['card']} ${style['card']}`}>
          <SkillCard id={card} />
        </div>
      )}
      <DrawnItems />
      <EncounterCard />
    </Light>
  );
}

/** Drawn and neither kept nor left: a click on one keeps it, or offers both. */
function DrawnItems() {
  const { moment, pick, isLit } = useTable();
  const { team } = useView();
  const say = useText(text);
  const read = useReading();
  const { decision } = moment;
  const drawn = team?.drawn ?? [];
  if (drawn.length === 0 || (decision?.kind !== 'keep' && decision?.kind !== 'keep-one')) return null;
  return (
    <ul className={style['drawn']} aria-label={say('drawn')}>
      {inPlace(
        drawn,
        (id) => (
          <li className={`${over['card']} ${style['card']}`}>
            <ItemCard
              id={id as ItemId} // this side may see the faces whenever it is asked about them
              standing={isLit(`item:${id}`) ? 'lit' : 'idle'}
              target={`item:${id}`}
              pick={() => pick(`item:${id}`)}
              read={() => read({ kind: 'item', id: id as ItemId })}
            />
          </li>
        ),
        String,
      )}
    </ul>
  );
}

/** TS-ENC: strength on one side, dice and items on the other. All of it is open. */
function EncounterCard() {
  const event = useEvent<TerrorscapeEvents>();
  const { encounter } = useView();
  const say = useText(text);
  const names = useNames();
  const place = usePlaces();
  if (encounter === null) return null;
  const { at, strength, defender, items, dice, found } = encounter;
  const settled = event?.kind === 'attack-repelled' || event?.kind === 'defence-failed' ? event : null;
  return (
    <figure className={style['encounter']} data-target="encounter">
      <figcaption>{say('encounter', { at: place(at) })}</figcaption>
      <div className={style['sides']}>
        <p className={style['strength']}>
          <Icon body={icon('skull-crossed-bones')} size="1.6rem" /> {say('strength-vs', { n: strength })}
        </p>
        <p className={style['defence']}>
          <Icon body={icon('shield')} size="1.6rem" />{' '}
          {(defender == null ? found : [defender]).map((id) => names.name('survivor', String(id))).join(', ')}
          {settled === null ? null : <b>{say('defence-vs', { ...settled.details })}</b>}
        </p>
      </div>
      {dice.length === 0 ? null : <DefenceDice dice={dice} />}
      {items.length === 0 ? null : <small>{items.map((id) => names.name('item', id)).join(' + ')}</small>}
    </figure>
  );
}

/** TS-R-06: their faces are 0, 0, 1, 1, 2 and 3; shields show how much a die is worth. */
function DefenceDice({ dice }: { readonly dice: readonly number[] }) {
  const say = useText(text);
  return (
    <ul className={`${over['dice']} ${style['dice']}`} aria-label={say('dice-thrown')}>
      {inPlace(
        dice,
        (n, place) => (
          <li style={{ animationDelay: `${place * 70}ms` }}>
            <span className="for-ears">{say('die', { n })}</span>
            <span aria-hidden="true">
              {times(n, () => (
                <Icon body={icon('shield')} size="0.95rem" />
              ))}
            </span>
          </li>
        ),
        String,
      )}
    </ul>
  );
}
