import { useId } from 'react';
import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { useText } from '../../../text/text.ts';
import { type SectionProps, seatName } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { FEWEST, MOST, PRESETS, presetOf, seatsFor, withSeats } from './wishes.ts';

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
      <SeatRows
        style={style}
        seats={wishes.seats}
        fewest={FEWEST}
        most={MOST}
        countLabel={say('count')}
        setCount={(count) => wish(withSeats(wishes, count))}
        setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
        titleOf={(seat) =>
          seat === 0 ? say('role-killer') : say('role-survivors', { n: wishes.seats.length - 1, seat })
        }
        nameOf={(seat) => seatName(wishes, seat, say)}
      />
    </section>
  );
}
