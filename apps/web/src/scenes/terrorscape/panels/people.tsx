import { type ItemId, numbers, type SeenSurvivor } from '@dreadhouse/terrorscape';
import { memo } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { figureTone } from '../../../kit/basics/tone.ts';
import people from '../../../kit/people/person.module.css';
import { Person } from '../../../kit/people/person.tsx';
import { type TableContext, useIsPointedAt, useTablePart, useTableStore } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import { SurvivorPortrait } from '../art/portrait.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { useViewPart, viewOf } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** The three sheets: what is open on the Killer's side, everything behind the screen. */
export function People({ brief = false }: { readonly brief?: boolean }) {
  const survivors = useViewPart((view) => view.survivors);
  const say = useText(text);
  return (
    <ul className={style['people']} aria-label={say('survivors')}>
      {survivors.map((one) => (
        <Sheet key={one.id} one={one} brief={brief} />
      ))}
    </ul>
  );
}

/** Drawn again only when something about this Survivor changes. */
const Sheet = memo(function Sheet({ one, brief }: { readonly one: SeenSurvivor; readonly brief: boolean }) {
  const team = useViewPart((view) => view.team);
  const seats = useViewPart((view) => view.seats);
  const step = useViewPart((view) => view.step);
  const player = useTablePart(({ state }) => state.seats[one.seat]);
  const say = useText(text);
  const names = useNames();
  const asked = useTablePart(({ moment }) => moment.decision?.about?.['survivor'] === one.id);
  const current = team?.current === one.id || asked;
  const done = team?.done.includes(one.id) === true;
  const name = names.name('survivor', one.id);
  const abilities = names.text('survivor', one.id);
  return (
    <Person
      target={`survivor:${one.id}`}
      name={name}
      tone={figureTone(one.id)}
      now={current}
      className={style[brief ? 'brief' : 'person']}
      title={brief ? abilities : undefined}
    >
      <span className={style['portrait']} data-done={done || undefined}>
        <SurvivorPortrait id={one.id} lost={one.health === 0} />
      </span>
      <div className={style['who']}>
        <h2>
          {name}
          {seats > 2 && player !== undefined ? (
            <small>{player.free === true ? say('played-by-nobody') : say('played-by', { name: player.name })}</small>
          ) : null}
        </h2>
        <Condition one={one} />
        <span className={style['state']}>
          {one.at === undefined ? null : <strong>{names.name('location', one.at)}</strong>}
          {team === undefined || step !== 'survivors' ? null : (
            <small>{say(current ? 'now' : done ? 'done' : 'to-come')}</small>
          )}
        </span>
        {brief ? null : <small>{abilities}</small>}
        {(one.supplies ?? 0) > 0 ? <small>{say('supplies', { n: one.supplies ?? 0 })}</small> : null}
      </div>
      <Pack one={one} />
    </Person>
  );
});

/** Health and fear, in signs and words. */
function Condition({ one: { health, fear } }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  return (
    <span className={style['state']}>
      <span data-bad={health < 2 || undefined}>
        <Icon body={health === 2 ? icon('hearts') : icon('broken-heart')} /> {say('health', { n: health })}
      </span>
      <span data-bad={fear > 0 || undefined}>
        <Icon body={icon('screaming')} /> {say('fear', { n: fear })}
      </span>
      <span>{say('dice', { n: numbers.DICE - fear })}</span>
    </span>
  );
}

function Pack({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const names = useNames();
  const { packed, pack = [] } = one;
  if (packed === undefined && pack.length === 0) return null;
  return (
    <ul className={style['pack']} aria-label={say('pack')}>
      {inPlace(packed ?? [], (back) => (
        <li className={`${people['thing']} ${style['item']}`} data-hidden>
          {names.name('back', back)}
        </li>
      ))}
      {inPlace(
        pack,
        (id) => (
          <Item id={id} owner={one.id} />
        ),
        String,
      )}
    </ul>
  );
}

/** An item in a backpack: a click uses it when that answers the question, and reads it when it does not. */
function Item({ id, owner }: { readonly id: ItemId; readonly owner: string }) {
  const table = useTableStore();
  const names = useNames();
  const read = useReading();
  const pointed = useIsPointedAt(`item:${id}`);
  const asked = useTablePart((now) => isAskedFor(now, id, owner));
  return (
    <li>
      <button
        type="button"
        className={`${people['thing']} ${style['item']}`}
        data-target={`item:${id}`}
        data-lit={asked || undefined}
        data-pointed={pointed || undefined}
        title={names.text('item', id)}
        onClick={() => (asked ? table.get().pick(`item:${id}`) : read({ kind: 'item', id }))}
      >
        <Icon body={ITEM_ART[id] ?? UNKNOWN_ART} size="1.25rem" /> {names.name('item', id)}
      </button>
    </li>
  );
}

/** Options name the item and not its owner: it is meant if its owner is asked, or if it can be taken from there. */
function isAskedFor({ optionsAt, moment }: TableContext, id: ItemId, owner: string): boolean {
  const { decision } = moment;
  if (decision === null) return false;
  const actor = String(decision.about?.['survivor'] ?? viewOf(moment).team?.current ?? '');
  return optionsAt(`item:${id}`).some(({ id: option, details, blocked }) => {
    if (blocked !== undefined) return false;
    if (option.startsWith('take:')) return details?.['survivor'] === owner;
    return actor === owner && !option.startsWith('supply:') && !option.startsWith('loot:');
  });
}
