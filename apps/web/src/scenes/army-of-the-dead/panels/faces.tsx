import { dangerOf } from '@dreadhouse/army-of-the-dead';
import { figureTone } from '../../../kit/basics/tone.ts';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portrait.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { actorOf, type SeenSurvivor, useView } from '../view.ts';
import { Actions, Health } from './condition.tsx';
import { levelTone } from './danger.ts';
import style from './team.module.css';
import { Carried, useStanding } from './team.tsx';
import { text } from './text.ts';

/** The six in one row for a thumb, and under it what the one in turn can use. */
export function Faces() {
  const view = useView();
  const { moment } = useTable();
  const say = useText(text);
  const actor = actorOf(view, moment);
  return (
    <section aria-label={say('team')} data-target="team">
      <ul className={style['faces']}>
        {view.survivors.map((one) => (
          <li key={one.id}>
            <Face one={one} />
          </li>
        ))}
      </ul>
      {actor === undefined || actor.hand.length + actor.backpack.length === 0 ? null : (
        <div className={style['kit']}>
          <Carried one={actor} />
        </div>
      )}
    </section>
  );
}

function Face({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const names = useNames();
  const read = useReading();
  const { acting, actions, look } = useStanding(one);
  const target = `survivor:${one.id}`;
  const { standing, pointed, pick } = useTarget(target);
  const lit = standing === 'lit';
  return (
    <button
      type="button"
      className={`${style['face']} ${look}`}
      style={figureTone(one.id)}
      data-target={target}
      data-acting={acting || undefined}
      data-lit={lit || undefined}
      data-pointed={pointed || undefined}
      onClick={() => (lit ? pick() : read({ kind: 'survivor', id: one.id }))}
    >
      <span className={style['picture']} aria-hidden="true">
        <Portrait id={one.id} lost={one.health === 0} />
      </span>
      <strong>{names.name('survivor', one.id)}</strong>
      <Health one={one} />
      {actions === null ? null : <Actions n={actions} />}
      <span className={style['level']} style={levelTone(dangerOf(one.adrenaline))}>
        <span className="for-ears">{say('adrenaline', { n: one.adrenaline })}</span>
        <span aria-hidden="true">{one.adrenaline}</span>
      </span>
    </button>
  );
}
