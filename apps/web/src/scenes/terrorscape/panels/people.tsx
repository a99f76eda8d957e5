import broken from 'virtual:icon/broken-heart';
import heart from 'virtual:icon/hearts';
import fearIcon from 'virtual:icon/screaming';
import { type ItemId, numbers } from '@dreadhouse/terrorscape';
import { memo } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { figureTone } from '../../../kit/basics/tone.ts';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { type TableContext, useIsPointedAt, useTablePart, useTableStore } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import { SurvivorPortrait } from '../art/portrait.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { type SeenSurvivor, useViewPart, viewOf } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** The three sheets: what is open on the Killer's side, everything behind the screen. */
export function People({ brief = false }: { readonly brief?: boolean }) {
  const survivors = useViewPart((view) => view.survivors);
  const say = useText(text);
  return (
    <ul className={style['people']} aria-label={say('survivors')}>
      {survivors.map((one) => (
        <Person key={one.id} one={one} brief={brief} />
      ))}
    </ul>
  );
}

/** Drawn again only when something about this Survivor changes. */
const Person = memo(function Person({ one, brief }: { readonly one: SeenSurvivor; readonly brief: boolean }) {
  const team = useViewPart((view) => view.team);
  const seats = useViewPart((view) => view.seats);
  const step = useViewPart((view) => view.step);
  const player = useTablePart(({ state }) => state.seats[one.seat]);
  const say = useText(text);
  const names = useNames();
  const target = `survivor:${one.id}`;
  const { standing, pointed, pick } = useTarget(target);
  const asked = useTablePart(({ moment }) => moment.decision?.about?.['survivor'] === one.id);
  const current = team?.current === one.id || asked;
  const done = team?.done.includes(one.id) === true;
  const name = names.name('survivor', one.id);
  const lit = standing === 'lit';
  return (
    <li
      className={style['person']}
      style={figureTone(one.id)}
      data-target={target}
      data-now={current || undefined}
      data-done={done || undefined}
      data-lit={lit || undefined}
      data-pointed={pointed || undefined}
      data-brief={brief || undefined}
      title={brief ? names.text('survivor', one.id) : undefined}
    >
      <span className={style['picked']}>
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
        {brief ? null : <small>{names.text('survivor', one.id)}</small>}
        {(one.supplies ?? 0) > 0 ? <small>{say('supplies', { n: one.supplies ?? 0 })}</small> : null}
      </div>
      {lit ? <button type="button" className={style['choose']} aria-label={name} onClick={pick} /> : null}
      <Pack one={one} />
    </li>
  );
});

/** Health and fear, in signs and words. */
function Condition({ one: { health, fear } }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  return (
    <span className={style['state']}>
      <span data-bad={health < 2 || undefined}>
        <Icon body={health === 2 ? heart : broken} /> {say('health', { n: health })}
      </span>
      <span data-bad={fear > 0 || undefined}>
        <Icon body={fearIcon} /> {say('fear', { n: fear })}
      </span>
      <span>{say('dice', { n: numbers.DICE - fear })}</span>
    </span>
  );
}

function Pack({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const names = useNames();
  if (one.packed !== undefined)
    return (
      <ul className={style['pack']} aria-label={say('pack')}>
        {inPlace(one.packed, (back) => (
          <li className={style['item']} data-hidden>
            {names.name('back', back)}
          </li>
        ))}
      </ul>
    );
  if (one.pack === undefined || one.pack.length === 0) return null;
  return (
    <ul className={style['pack']} aria-label={say('pack')}>
      {inPlace(
        one.pack,
        (id) => (
          <li>
            <Item id={id} owner={one.id} />
          </li>
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
    <button
      type="button"
      className={style['item']}
      data-target={`item:${id}`}
      data-lit={asked || undefined}
      data-pointed={pointed || undefined}
      title={names.text('item', id)}
      onClick={() => (asked ? table.get().pick(`item:${id}`) : read({ kind: 'item', id }))}
    >
      <Icon body={ITEM_ART[id] ?? UNKNOWN_ART} size="1.25rem" /> {names.name('item', id)}
    </button>
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
