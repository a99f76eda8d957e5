import { killerDef } from '@dreadhouse/terrorscape';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useText } from '../../../text/text.ts';
import { KillerPlate } from '../art/killer-plate.tsx';
import { useNames, usePlaces } from '../names.ts';
import { useSide, useViewPart } from '../view.ts';
import { KillerDiscards } from './discards.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/**
 * The Killer, as far as the viewer may know: level, strength, how many cards, where, and what he can do. On a desk, where a column has no
 * room for more, the last folds away.
 */
export function KillerSheet({ folded = false }: { readonly folded?: boolean }) {
  const { id, level, strength, handSize, deckSize } = useViewPart((view) => view.killer);
  const say = useText(text);
  const names = useNames();
  if (id === null) return null;
  return (
    <section className={style['panel']} aria-label={say('killer')} data-target="killer">
      <div className={style['sheet']}>
        <div className={style['picture']}>
          <KillerPlate id={id} />
        </div>
        <div className={style['facts']}>
          <h2>{names.name('killer', id)}</h2>
          <ol className={style['levels']} aria-label={say('level-of', { level })}>
            {inPlace(killerDef(id).strength, (value, place) => (
              <li data-now={place + 1 === level || undefined}>{value}</li>
            ))}
          </ol>
          <p className={style['counts']}>
            <span>
              {say('strength')} <b>{strength}</b>
            </span>
            <span>
              {say('level')} <b>{level}</b>
            </span>
          </p>
          <Where />
          <p className={style['counts']}>
            <span>
              <b>{handSize}</b> {say('hand-size')}
            </span>
            <span>
              <b>{deckSize}</b> {say('deck')}
            </span>
            <KillerDiscards />
          </p>
        </div>
      </div>
      {folded ? (
        <details
          className={style['powers']}
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
        >
          <summary>{say('powers')}</summary>
          <Powers id={id} />
        </details>
      ) : (
        <Powers id={id} />
      )}
    </section>
  );
}

/** What he can do at which level, and the cards that come with it. */
function Powers({ id }: { readonly id: string }) {
  const { unlocked, locked } = useViewPart((view) => view.killer);
  const say = useText(text);
  const names = useNames();
  const cards = (list: readonly string[]): string =>
    [...new Set(list)].map((card) => names.name('skill', card)).join(', ');
  const lines = [
    unlocked.length === 0 ? '' : say('seen-cards', { cards: cards(unlocked) }),
    locked.length === 0 ? '' : say('locked', { cards: cards(locked) }),
    names.text('killer', id),
  ];
  return inPlace(lines, (line) => (line === '' ? null : <p className={style['quiet']}>{line}</p>));
}

function Where() {
  const { sneak, at } = useViewPart((view) => view.killer);
  const own = useSide() === 'killer';
  const say = useText(text);
  const names = useNames();
  const room = usePlaces();
  if (sneak === null) return <p className={style['where']}>{say(own ? 'at-self' : 'at', { at: room(at ?? '') })}</p>;
  const from = room(sneak.from);
  return (
    <p className={style['where']} data-hidden>
      {own ? say('out-of-sight-self', { at: room(at ?? ''), from }) : say('out-of-sight', { at: from })}{' '}
      <small>{say('waiting', { card: names.name('skill', sneak.card) })}</small>
    </p>
  );
}
