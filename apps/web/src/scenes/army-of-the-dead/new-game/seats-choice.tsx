import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { Note, Section } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { text } from './text.ts';
import { MOST, type SectionProps, seatName, withSeats } from './wishes.ts';

export function SeatsChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <Section id="people" title={say('people')}>
      <Note>{say('people-note')}</Note>
      <SeatRows
        game={armyOfTheDead}
        seats={wishes.seats}
        fewest={1}
        most={MOST}
        countLabel={say('count')}
        setCount={(count) => wish(withSeats(wishes, count))}
        setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
        titleOf={(seat) => say('seat', { n: seat + 1 })}
        nameOf={(seat) => seatName(wishes, seat, say)}
      />
    </Section>
  );
}
