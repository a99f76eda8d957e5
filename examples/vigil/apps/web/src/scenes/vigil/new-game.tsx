import { HOURS, vigil } from '@dreadhouse/vigil';
import { useState } from 'react';
import type { NewGameProps, NewTable } from '../../contract/scene.ts';
import { LineChoice } from '../../kit/new-game/choices.tsx';
import { NewGamePage } from '../../kit/new-game/page.tsx';
import { SeatRows } from '../../kit/new-game/seat-rows.tsx';
import { PERSON, type SeatWish, seatsWished, withSeat, withSeatCount } from '../../kit/new-game/seat-wish.ts';
import { Section } from '../../kit/new-game/section.tsx';
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
    <NewGamePage scene="vigil" begin={say('start')} start={() => start(tableFor(wishes, nameOf))} elsewhere={elsewhere}>
      <Section id="length" title={say('length')}>
        <LineChoice
          label={say('length')}
          choices={HOURS.map((hours) => ({ id: String(hours), name: say('hours-long', { n: hours }), note: '' }))}
          chosen={String(wishes.hours)}
          choose={(hours) => wish({ ...wishes, hours: Number(hours) })}
        />
      </Section>
      {elsewhere === undefined ? (
        <Section id="people" title={say('people')}>
          <SeatRows
            game={vigil}
            seats={wishes.seats}
            fewest={1}
            most={3}
            countLabel={say('count')}
            setCount={(count) => wish(withSeatCount(wishes, count))}
            setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
            titleOf={nameOf}
            nameOf={nameOf}
          />
        </Section>
      ) : null}
    </NewGamePage>
  );
}
