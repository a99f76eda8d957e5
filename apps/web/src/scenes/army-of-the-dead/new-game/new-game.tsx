import { missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { NewGamePage } from '../../../kit/new-game/page.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { MapPicture } from '../art/map-picture.tsx';
import { Portrait } from '../art/portrait.tsx';
import '../look.css';
import { useNames } from '../names.ts';
import { MissionChoice } from './mission-choice.tsx';
import style from './new-game.module.css';
import { RulesChoice } from './rules-choice.tsx';
import { SeatsChoice } from './seats-choice.tsx';
import { TeamChoice } from './team-choice.tsx';
import { text } from './text.ts';
import { FIRST_WISHES, seatName, tableFor, withSeats } from './wishes.ts';

/** Which job, who goes in, who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const { language } = useSettings();
  const say = useText(text);
  const names = useNames();
  const mission = missionOf(wishes.mission);
  return (
    <NewGamePage
      scene="army-of-the-dead"
      look={style}
      elsewhere={elsewhere}
      begin={say('start')}
      start={() => start(tableFor(wishes, (seat) => seatName(wishes, seat, say)))}
      bill={
        <>
          <MapPicture mission={mission} />
          <span className={style['six']}>
            {wishes.team.map((id) => (
              <Portrait key={id} id={id} />
            ))}
          </span>
        </>
      }
      short={
        <>
          <strong>{mission.title[language]}</strong>{' '}
          <span>{wishes.team.map((id) => names.name('survivor', id)).join(', ')}</span>{' '}
          <small>{wishes.seats.length === 1 ? say('alone') : say('together', { n: wishes.seats.length })}</small>
        </>
      }
    >
      <MissionChoice wishes={wishes} wish={wish} />
      <TeamChoice wishes={wishes} wish={wish} />
      {elsewhere === undefined ? <SeatsChoice wishes={wishes} wish={wish} /> : null}
      <RulesChoice wishes={wishes} wish={wish} />
    </NewGamePage>
  );
}
