import { HOURS } from '@dreadhouse/vigil';
import { useState } from 'react';
import type { NewGameProps, NewTable } from '../../contract/scene.ts';
import { Button } from '../../kit/basics/button.tsx';
import style from '../../kit/new-game/new-game.module.css';
import { SeatRows } from '../../kit/new-game/seat-rows.tsx';
import { PERSON, type SeatWish, seatsWished, withSeat, withSeatCount } from '../../kit/new-game/seat-wish.ts';
import { settings } from '../../settings/settings.ts';
import { sayIn, useText } from '../../text/text.ts';
import { text } from './text.ts';

interface Wishes {
  readonly hours: number;
  readonly seats: readonly SeatWish[];
}

/** Whoever is here, and a bot. */
const FIRST_WISHES: Wishes = {
  hours: 6,
  seats: [PERSON, { bot: 'thumb', name: '' }],
};

function tableFor({ hours, seats }: Wishes, nameOf: (seat: number) => string): NewTable {
  return { options: { hours }, seats: seatsWished(seats, nameOf) };
}

export function quickStart(): NewTable {
  const say = sayIn(text, settings().language);
  return tableFor(FIRST_WISHES, (seat) => (seat === 0 ? say('guest') : say('keeper', { n: seat + 1 })));
}

/** How long, and who plays. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeatCount(FIRST_WISHES, elsewhere.seats),
  );
  const say = useText(text);
  const nameOf = (seat: number): string => say('keeper', { n: seat + 1 });
  return (
    <div className={style['page']}>
      <div className={style['sections']}>
        <section className={style['section']} aria-labelledby="length">
          <h2 id="length">{say('length')}</h2>
          {HOURS.map((hours) => (
            <label key={hours} className={style['line']}>
              <input
                type="radio"
                name="hours"
                checked={wishes.hours === hours}
                onChange={() => wish({ ...wishes, hours })}
              />
              {say('hours-long', { n: hours })}
            </label>
          ))}
        </section>
        {elsewhere === undefined ? (
          <section className={style['section']} aria-labelledby="people">
            <h2 id="people">{say('people')}</h2>
            <SeatRows
              style={style}
              seats={wishes.seats}
              fewest={1}
              most={3}
              countLabel={say('count')}
              setCount={(count) => wish(withSeatCount(wishes, count))}
              setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
              titleOf={nameOf}
              nameOf={nameOf}
            />
          </section>
        ) : null}
      </div>
      <aside className={style['summary']}>
        <Button look="main" onClick={() => start(tableFor(wishes, nameOf))}>
          {say(elsewhere === undefined ? 'start' : 'take')}
        </Button>
      </aside>
    </div>
  );
}
