import { killerDef } from '@dreadhouse/terrorscape';
import type { ReactNode } from 'react';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useText } from '../../../text/text.ts';
import { KillerPlate } from '../art/killer-plate.tsx';
import { useNames, usePlaces } from '../names.ts';
import { useSide, useViewPart } from '../view.ts';
import { KillerDiscards } from './discards.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/** The Killer, as far as the viewer may know: level, strength, how many cards, where, and what he can do. */
export function KillerSheet() {
  return <KillerFacts more={<KillerPowers />} />;
}

/** What changes from phase to phase: level, strength, how many cards, and where. */
function KillerFacts({ more }: { readonly more?: ReactNode }) {
  const killer = useViewPart((view) => view.killer);
  const say = useText(text);
  const names = useNames();
  if (killer.id === null) return null;
  const { strength } = killerDef(killer.id);
  return (
    <section className={style['panel']} aria-label={say('killer')} data-target="killer">
      <div className={style['sheet']}>
        <div className={style['picture']}>
          <KillerPlate id={killer.id} />
        </div>
        <div className={style['facts']}>
          <h2>{names.name('killer', killer.id)}</h2>
          <ol className={style['levels']} aria-label={say('level-of', { level: killer.level })}>
            {inPlace(strength, (value, place) => (
              <li data-now={place + 1 === killer.level || undefined}>{value}</li>
            ))}
          </ol>
          <p className={style['counts']}>
            <span>
              {say('strength')} <b>{killer.strength}</b>
            </span>
            <span>
              {say('level')} <b>{killer.level}</b>
            </span>
          </p>
          <Where />
          <p className={style['counts']}>
            <span>
              <b>{killer.handSize}</b> {say('hand-size')}
            </span>
            <span>
              <b>{killer.deckSize}</b> {say('deck')}
            </span>
            <KillerDiscards />
          </p>
        </div>
      </div>
      {more}
    </section>
  );
}

/** What he can do at which level, and the cards that come with it. */
function KillerPowers() {
  const killer = useViewPart((view) => view.killer);
  const say = useText(text);
  const names = useNames();
  const cards = (list: readonly string[]): string =>
    [...new Set(list)].map((card) => names.name('skill', card)).join(', ');
  return (
    <>
      {killer.unlocked.length === 0 ? null : (
        <p className={style['quiet']}>{say('seen-cards', { cards: cards(killer.unlocked) })}</p>
      )}
      {killer.locked.length === 0 ? null : (
        <p className={style['quiet']}>{say('locked', { cards: cards(killer.locked) })}</p>
      )}
      {killer.id === null ? null : <p className={style['quiet']}>{names.text('killer', killer.id)}</p>}
    </>
  );
}

/** On a desk, where a column has no room for more, what he can do folds away: nothing of it is cut off. */
export function KillerOnDesk() {
  const say = useText(text);
  const powers = (
    <details className={style['powers']}>
      <summary>{say('powers')}</summary>
      <KillerPowers />
    </details>
  );
  return <KillerFacts more={powers} />;
}

function Where() {
  const killer = useViewPart((view) => view.killer);
  const side = useSide();
  const say = useText(text);
  const names = useNames();
  const room = usePlaces();
  const { sneak, at } = killer;
  const own = side === 'killer';
  if (sneak !== null)
    return (
      <p className={style['where']} data-hidden>
        {own
          ? say('out-of-sight-self', { at: room(at ?? sneak.from), from: room(sneak.from) })
          : say('out-of-sight', { at: room(sneak.from) })}{' '}
        <small>{say('waiting', { card: names.name('skill', sneak.card) })}</small>
      </p>
    );
  if (at === null) return null;
  return <p className={style['where']}>{say(own ? 'at-self' : 'at', { at: room(at) })}</p>;
}
