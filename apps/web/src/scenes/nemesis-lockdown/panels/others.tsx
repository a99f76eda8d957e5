import { isRoom, LIGHT_WOUNDS, PODS, SERIOUS_WOUNDS } from '@dreadhouse/nemesis-lockdown';
import type { CSSProperties } from 'react';
import { times } from '../../../kit/basics/in-place.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/person.tsx';
import { roomName } from '../board/about-room.ts';
import { text as boardText } from '../board/text.ts';
import { useNames } from '../names.ts';
import { isDrafting, type SeenPerson, useSeat, useView } from '../view.ts';
import { Conditions } from './own-board.tsx';
import style from './person.module.css';
import { text } from './text.ts';

/** Everybody else, as much as a glance needs: where, how many cards, how hurt, whether passed. */
export function Others() {
  const view = useView();
  const { people, turn, seats } = view;
  const say = useText(text);
  const own = useSeat() ?? turn.seat;
  const order = Array.from({ length: seats - 1 }, (_, i) => (own + i + 1) % seats);
  if (order.length === 0 || isDrafting(view)) return null;
  return (
    <ul className={style['others']} aria-label={say('others')}>
      {order.map((seat) => {
        const one = people[seat];
        return one === undefined ? null : <Other key={seat} seat={seat} one={one} />;
      })}
    </ul>
  );
}

function Other({ seat, one }: { readonly seat: number; readonly one: SeenPerson }) {
  const { turn } = useView();
  const say = useText(text);
  const names = useNames();
  const { standing, pointed, pick } = useTarget(`person:${seat}`);
  const where = useWhere(one);
  const name = names.name('character', one.id);
  const wounds = [
    say('serious', { n: one.serious.length, of: SERIOUS_WOUNDS }),
    say('light', { n: one.light, of: LIGHT_WOUNDS - 1 }),
  ].join('; ');
  return (
    <li
      style={{ '--tone': `var(--who-${one.id})` } as CSSProperties}
      data-target={`person:${seat}`}
      data-now={turn.seat === seat || undefined}
      data-gone={one.fate === 'dead' || undefined}
      data-lit={standing === 'lit' || undefined}
      data-pointed={pointed || undefined}
    >
      <span className={style['portrait']}>
        <Portrait id={one.id} />
      </span>
      <div>
        <h2>{name}</h2>
        <small className={style['brief']}>
          {[where, one.passed ? say('passed') : ''].filter((part) => part !== '').join(' · ')}
        </small>
        <small className={style['brief']}>
          {say('hand-count', { n: one.hand.length })} · {say('pack-count', { n: one.pack.length })}
        </small>
        <div className={style['state']}>
          <span className={style['hurt']} role="img" aria-label={wounds} title={wounds}>
            {times(SERIOUS_WOUNDS, (place) => (
              <i data-full={place < one.serious.length || undefined} />
            ))}
            <b>{'•'.repeat(one.light)}</b>
          </span>
          <Conditions one={one} />
        </div>
      </div>
      {standing === 'lit' ? (
        <button type="button" className={style['choose']} aria-label={name} onClick={pick} />
      ) : null}
    </li>
  );
}

function useWhere(one: SeenPerson): string {
  const view = useView();
  const say = useText(text);
  const board = useText(boardText);
  const names = useNames();
  if (one.fate !== 'in-play') return say(one.fate);
  if (one.at === null) return '';
  if (isRoom(one.at)) return roomName(view, one.at, names, board);
  const pod = PODS.find((letter) => letter === one.at);
  return pod === undefined ? '' : say('pod', { pod });
}
