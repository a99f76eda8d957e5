import { useId } from 'react';
import type { BotLevel } from '../../../table/table.ts';
import { useText } from '../../../text/text.ts';
import style from './new-game.module.css';
import { type SectionProps, seatName } from './new-game.tsx';
import { text } from './text.ts';
import { MOST, withSeat, withSeats } from './wishes.ts';

const LEVELS: readonly BotLevel[] = ['random', 'thumb', 'search'];

/** One to six, each a person or a bot. */
export function SeatsChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const count = useId();
  return (
    <section className={style['section']} aria-labelledby="people">
      <h2 id="people">{say('people')}</h2>
      <p className={style['note']}>{say('people-note')}</p>
      <div className={style['seats']}>
        <p className={style['field']}>
          <label htmlFor={count}>{say('count')}</label>
          <select
            id={count}
            value={wishes.seats.length}
            onChange={({ target }) => wish(withSeats(wishes, Number(target.value)))}
          >
            {Array.from({ length: MOST }, (_, i) => i + 1).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </p>
        {wishes.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatRow key={seat} seat={seat} wishes={wishes} wish={wish} />
        ))}
      </div>
    </section>
  );
}

function SeatRow({ seat, wishes, wish }: SectionProps & { readonly seat: number }) {
  const say = useText(text);
  const one = wishes.seats[seat];
  if (one === undefined) return null;
  return (
    <fieldset className={style['seat']}>
      <legend>{say('seat', { n: seat + 1 })}</legend>
      <label>
        <span>{say('plays')}</span>
        <select
          value={one.bot ?? 'person'}
          onChange={({ target }) =>
            wish(withSeat(wishes, seat, { bot: LEVELS.find((level) => level === target.value) ?? null }))
          }
        >
          <option value="person">{say('person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(`bot.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('name')}</span>
        <input
          maxLength={30}
          value={one.name}
          placeholder={seatName(wishes, seat, say)}
          onChange={({ target }) => wish(withSeat(wishes, seat, { name: target.value }))}
        />
      </label>
    </fieldset>
  );
}
