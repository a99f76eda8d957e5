import { useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { Button } from '../../../kit/basics/button.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { MapPicture } from '../art/map-picture.tsx';
import { Portrait } from '../art/portrait.tsx';
import '../look.css';
import { missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useNames } from '../names.ts';
import { MissionChoice } from './mission-choice.tsx';
import { RulesChoice } from './rules-choice.tsx';
import { SeatsChoice } from './seats-choice.tsx';
import { style } from './style.ts';
import { TeamChoice } from './team-choice.tsx';
import { text } from './text.ts';
import { FIRST_WISHES, tableFor, type Wishes, withSeats } from './wishes.ts';

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

/** Which job, who goes in, who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const { language } = useSettings();
  const say = useText(text);
  const names = useNames();
  const mission = missionOf(wishes.mission);
  const begin = (): void => start(tableFor(wishes, (seat) => seatName(wishes, seat, say)));
  return (
    <div className={style['page']} data-scene="army-of-the-dead">
      <div className={style['sections']}>
        <MissionChoice wishes={wishes} wish={wish} />
        <TeamChoice wishes={wishes} wish={wish} />
        {elsewhere === undefined ? <SeatsChoice wishes={wishes} wish={wish} /> : null}
        <RulesChoice wishes={wishes} wish={wish} />
      </div>
      <aside className={style['summary']}>
        <div className={style['bill']} aria-hidden="true">
          <MapPicture mission={mission} />
          <span className={style['six']}>
            {wishes.team.map((id) => (
              <Portrait key={id} id={id} />
            ))}
          </span>
        </div>
        <p className={style['short']}>
          <strong>{mission.title[language]}</strong>{' '}
          <span>{wishes.team.map((id) => names.name('survivor', id)).join(', ')}</span>{' '}
          <small>{wishes.seats.length === 1 ? say('alone') : say('together', { n: wishes.seats.length })}</small>
        </p>
        <Button look="main" className={style['start'] ?? ''} onClick={begin}>
          {say(elsewhere === undefined ? 'start' : 'take')}
        </Button>
      </aside>
    </div>
  );
}

/** What a seat is called when nobody gave it a name. */
export function seatName(
  { seats }: Wishes,
  seat: number,
  say: (key: 'you' | 'seat', values?: { readonly n: number }) => string,
): string {
  return seats.length === 1 ? say('you') : say('seat', { n: seat + 1 });
}
