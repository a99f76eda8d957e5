import { useId } from 'react';
import type { BotLevel } from '../../../table/table.ts';
import { useText } from '../../../text/text.ts';
import { type SectionProps, seatName } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { FEWEST, MOST, PRESETS, presetOf, seatsFor, withSeat, withSeats } from './wishes.ts';

const LEVELS: readonly BotLevel[] = ['random', 'thumb', 'search'];

/** Who sits where: four usual ways, or every seat by itself. */
export function SeatsChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const group = useId();
  const preset = presetOf(wishes.seats);
  return (
    <section className={style['section']} aria-labelledby="people">
      <h2 id="people">{say('people')}</h2>
      <fieldset className={style['presets']}>
        <legend className="for-ears">{say('people')}</legend>
        {PRESETS.map((id) => (
          <label key={id} className={style['line']}>
            <input
              type="radio"
              name={group}
              checked={preset === id}
              onChange={() => wish({ ...withSeats(wishes, 2), seats: seatsFor(id) })}
            />
            <span>
              <strong>{say(`preset.${id}`)}</strong> <small>{say(`preset-note.${id}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SeatRows wishes={wishes} wish={wish} />
    </section>
  );
}

function SeatRows({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const count = useId();
  return (
    <div className={style['seats']}>
      <p className={style['field']}>
        <label htmlFor={count}>{say('count')}</label>
        <select
          id={count}
          value={wishes.seats.length}
          onChange={({ target }) => wish(withSeats(wishes, Number(target.value)))}
        >
          {Array.from({ length: MOST - FEWEST + 1 }, (_, i) => FEWEST + i).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </p>
      {wishes.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatRow key={seat} seat={seat} wishes={wishes} wish={wish} />
      ))}
    </div>
  );
}

function SeatRow({ seat, wishes, wish }: SectionProps & { readonly seat: number }) {
  const say = useText(text);
  const one = wishes.seats[seat];
  const called = seatName(wishes, seat, say);
  if (one === undefined) return null;
  return (
    <fieldset className={style['seat']}>
      <legend>{seat === 0 ? say('role-killer') : say('role-survivors', { n: wishes.seats.length - 1, seat })}</legend>
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
          placeholder={called}
          onChange={({ target }) => wish(withSeat(wishes, seat, { name: target.value }))}
        />
      </label>
    </fieldset>
  );
}
