import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { useText } from '../../../text/text.ts';
import { type SectionProps, seatName } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { MOST, withSeats } from './wishes.ts';

/** One to six, each a person or a bot. */
export function SeatsChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <section className={style['section']} aria-labelledby="people">
      <h2 id="people">{say('people')}</h2>
      <p className={style['note']}>{say('people-note')}</p>
      <SeatRows
        style={style}
        seats={wishes.seats}
        fewest={1}
        most={MOST}
        countLabel={say('count')}
        setCount={(count) => wish(withSeats(wishes, count))}
        setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
        titleOf={(seat) => say('seat', { n: seat + 1 })}
        nameOf={(seat) => seatName(wishes, seat, say)}
      />
    </section>
  );
}
