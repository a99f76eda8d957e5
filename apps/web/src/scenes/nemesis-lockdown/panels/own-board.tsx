import { LIGHT_WOUNDS, SERIOUS_WOUNDS } from '@dreadhouse/nemesis-lockdown';
import type { CSSProperties } from 'react';
import { inPlace, times } from '../../../kit/basics/in-place.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/person.tsx';
import { thingName, useNames } from '../names.ts';
import { isDrafting, type SeenPerson, useSeat, useView } from '../view.ts';
import style from './person.module.css';
import { woundsToDeath } from './standing.ts';
import { Surprise } from './surprise.tsx';
import { text } from './text.ts';

/** One's own character: how far from death, what clings to it, what it carries. */
export function OwnBoard() {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const one = view.people[useSeat() ?? view.turn.seat];
  if (one === undefined || isDrafting(view)) return null;
  return (
    <section
      className={style['own']}
      aria-label={say('own')}
      style={{ '--tone': `var(--who-${one.id})` } as CSSProperties}
      data-target="own"
    >
      <header>
        <span className={style['portrait']}>
          <Portrait id={one.id} />
        </span>
        <h2 title={names.text('character', one.id)}>{names.name('character', one.id)}</h2>
        <Conditions one={one} />
      </header>
      <Wounds one={one} />
      <Things one={one} />
      <Surprise />
    </section>
  );
}

/** Two drops that fill, three places for cards; and in words what is left until death. */
function Wounds({ one }: { readonly one: SeenPerson }) {
  const say = useText(text);
  const names = useNames();
  const left = woundsToDeath(one);
  const critical = left.light === 1;
  const light = say('light', { n: one.light, of: LIGHT_WOUNDS - 1 });
  return (
    <div className={style['wounds']} data-critical={critical || undefined}>
      <span className={style['light']} role="img" aria-label={light} title={light}>
        {times(LIGHT_WOUNDS - 1, (place) => (
          <i data-full={place < one.light || undefined} />
        ))}
      </span>
      <ul aria-label={say('serious', { n: one.serious.length, of: SERIOUS_WOUNDS })}>
        {times(SERIOUS_WOUNDS, (place) => {
          const wound = one.serious[place];
          if (wound === undefined) return <li data-empty />;
          const name = names.name('wound', wound.wound);
          return (
            <li data-dressed={wound.dressed || undefined} title={names.text('wound', wound.wound)}>
              {wound.dressed ? say('dressed', { wound: name }) : name}
            </li>
          );
        })}
      </ul>
      <small>{critical ? say('one-more') : say('death', left)}</small>
    </div>
  );
}

/** Slime, larva, signal and Knowledge: signs with words. */
export function Conditions({ one }: { readonly one: SeenPerson }) {
  const say = useText(text);
  return (
    <ul className={style['conditions']}>
      {one.slime ? <li data-alive>{say('slime')}</li> : null}
      {one.larva ? <li data-alive>{say('larva')}</li> : null}
      {one.signal ? <li>{say('signal')}</li> : null}
      <li data-informed={one.informed || undefined}>{say('knowledge', { n: one.knowledge })}</li>
    </ul>
  );
}

function Things({ one }: { readonly one: SeenPerson }) {
  const say = useText(text);
  const names = useNames();
  const open = one.hands.map(({ what, ammunition }) => ({ what, ammunition }));
  return (
    <div className={style['things']}>
      <ul aria-label={say('hands')}>
        {inPlace(
          open,
          ({ what, ammunition }) => (
            <Thing
              id={what}
              words={
                ammunition > 0
                  ? say('ammunition', { item: thingName(names, what), n: ammunition })
                  : thingName(names, what)
              }
            />
          ),
          ({ what }) => what,
        )}
        {one.personal.active ? null : (
          <Thing id={one.personal.id} words={say('inactive', { item: names.name('item', one.personal.id) })} />
        )}
      </ul>
      <ul aria-label={say('pack')}>
        {inPlace(
          one.pack,
          ({ back, face }) =>
            face === null ? (
              <li data-back={back}>{say('hidden-item', { colour: names.name('colour', back) })}</li>
            ) : (
              <Thing id={face} back={back} words={thingName(names, face)} />
            ),
          ({ face }) => face ?? '',
        )}
      </ul>
    </div>
  );
}

/** Something carried; what can be done with it is done by a click on it, and where nothing is asked of it the click tells what it is. */
function Thing({ id, words, back }: { readonly id: string; readonly words: string; readonly back?: string }) {
  const names = useNames();
  const { standing, pointed, why, pick } = useTarget(`thing:${id}`);
  const openRule = useTablePart((table) => table.openRule);
  return (
    <li data-back={back}>
      <button
        type="button"
        data-target={`thing:${id}`}
        data-lit={standing === 'lit' || undefined}
        data-pointed={pointed || undefined}
        title={why ?? names.text('item', id)}
        onClick={() => (standing === 'idle' ? openRule(`item.${id}`) : pick())}
      >
        {words}
      </button>
    </li>
  );
}
