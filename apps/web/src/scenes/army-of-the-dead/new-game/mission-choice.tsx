import { MISSION_IDS, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useId } from 'react';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { MapPicture } from '../art/map-picture.tsx';
import { useNames } from '../names.ts';
import type { SectionProps } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { withMission } from './wishes.ts';

/** Ten maps, each with what it is about in a sentence. */
export function MissionChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const group = useId();
  return (
    <section className={style['section']} aria-labelledby="mission">
      <h2 id="mission">{say('mission')}</h2>
      <div className={style['missions']} role="radiogroup" aria-labelledby="mission">
        {MISSION_IDS.map((id) => {
          const mission = missionOf(id);
          const needs = mission.required.map((one) => names.name('specialisation', one)).join(', ');
          return (
            <label key={id} className={style['choice']}>
              <input
                type="radio"
                name={group}
                checked={wishes.mission === id}
                onChange={() => wish(withMission(wishes, id))}
              />
              <span className={style['frame']}>
                <MapPicture mission={mission} />
              </span>
              <span className={style['caption']}>
                <strong>{mission.title[language]}</strong>
                <em data-difficulty={mission.difficulty}>
                  {names.name('difficulty', mission.difficulty)} · {say('minutes', { n: mission.minutes })}
                </em>
                <span>{mission.story[language]}</span>
                <small>{say('needs', { list: needs })}</small>
              </span>
            </label>
          );
        })}
      </div>
    </section>
  );
}
