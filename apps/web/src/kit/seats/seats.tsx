import person from 'virtual:icon/character';
import robot from 'virtual:icon/vintage-robot';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { inPlace } from '../basics/in-place.tsx';
import { useTable } from '../table/context.tsx';
import style from './seats.module.css';
import { text } from './text.ts';

/** Who sits at the table and who is waited for. Somebody who plays alone knows. */
export function Seats() {
  const { state } = useTable();
  const say = useText(text);
  const { seats, thinking, now } = state;
  if (seats.length === 1 && seats[0]?.kind === 'person') return null;
  return (
    <ul className={style['seats']} aria-label={say('seats')}>
      {inPlace(seats, ({ name, kind, level, online }, seat) => {
        const isAsked = now.waitingFor.includes(seat);
        return (
          <li data-asked={isAsked || undefined} data-away={online === false || undefined}>
            <Icon body={kind === 'bot' ? robot : person} />
            <span className={style['name']} title={name}>
              {name}
            </span>
            {online === undefined ? null : <span className={style['presence']} aria-hidden="true" data-here={online} />}
            <span className="for-ears">
              {kind === 'bot' ? `, ${say(`level.${level ?? 'thumb'}`)}` : ''}
              {online === undefined ? '' : `, ${say(online ? 'here' : 'away')}`}
              {isAsked ? `, ${say(thinking === seat ? 'thinking' : 'waited')}` : ''}
            </span>
            {isAsked ? <span aria-hidden="true">{thinking === seat ? '…' : '◂'}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
