import person from 'virtual:icon/character';
import robot from 'virtual:icon/vintage-robot';
import { Icon } from '../kit/basics/icon.tsx';
import { inPlace } from '../kit/basics/in-place.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { clockIn, patienceIn } from './clocks.ts';
import { useOnline, useSession } from './context.tsx';
import style from './panel.module.css';
import { rolesOf } from './roles.ts';
import { seatInfo } from './seat-names.ts';
import { text } from './text.ts';

/** Every seat: its role, who sits there, whether they are there. */
export function People() {
  const { session, info, scene } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const { screen } = useSession(session);
  const seats = screen?.seats ?? [];
  const roles = rolesOf(scene, language, seats.length, info.options);
  return (
    <section className={style['section']} aria-labelledby="at-table">
      <h3 id="at-table">{say('at-table')}</h3>
      <ul className={style['people']}>
        {inPlace(seats, (seat, n) => (
          <li>
            <Icon body={seat.kind === 'bot' ? robot : person} size="1.3rem" />
            <span>
              <strong>{seatInfo(seat, n).name}</strong> <small>{roles[n]}</small>
            </span>
            <span className={style['there']}>
              {seat.kind === 'person'
                ? say(seat.online ? 'here' : 'away')
                : say(seat.kind === 'bot' ? 'bot' : 'open-seat')}
              {seat.automated === true ? ` · ${say('program')}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {screen === null || screen.watchers === 0 ? null : (
        <p className={style['note']}>{say('watchers', { n: screen.watchers })}</p>
      )}
      {info.clock === null ? null : (
        <p className={style['note']}>{say('clock-is', { clock: clockIn(say, info.clock) })}</p>
      )}
      {info.hints ? <p className={style['note']}>{say('hints-are')}</p> : null}
      {seats.length < 2 ? null : (
        <p className={style['note']}>{say('patience-is', { time: patienceIn(say, info.patience) })}</p>
      )}
    </section>
  );
}
