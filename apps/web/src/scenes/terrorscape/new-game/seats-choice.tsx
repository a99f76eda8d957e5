import { terrorscape } from '@dreadhouse/terrorscape';
import { LineChoice } from '../../../kit/new-game/choices.tsx';
import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { Section } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { text } from './text.ts';
import { FEWEST, MOST, PRESETS, presetOf, SEATS, type SectionProps, seatName, withSeats } from './wishes.ts';

/** Who sits where: four usual ways, or every seat by itself. */
export function SeatsChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <Section id="people" title={say('people')}>
      <LineChoice
        label={say('people')}
        choices={PRESETS.map((id) => ({ id, name: say(`preset.${id}`), note: say(`preset-note.${id}`) }))}
        chosen={presetOf(wishes.seats)}
        choose={(preset) => wish({ ...withSeats(wishes, 2), seats: SEATS[preset] })}
      />
      <SeatRows
        game={terrorscape}
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
    </Section>
  );
}
