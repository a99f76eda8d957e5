import { MISSION_IDS, type Mission, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useId, useState } from 'react';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { MapPicture } from '../art/map-picture.tsx';
import { useNames } from '../names.ts';
import type { SectionProps } from './new-game.tsx';
import { OwnMissionField } from './own-mission-field.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { withMission } from './wishes.ts';

/** Ten maps, each with what it is about in a sentence; and one from a file, for whoever has written one. */
export function MissionChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const group = useId();
  const [own, setOwn] = useState<string | null>(null);
  const choose = (mission: string): void => wish(withMission(wishes, mission));
  return (
    <section className={style['section']} aria-labelledby="mission">
      <h2 id="mission">{say('mission')}</h2>
      <div className={style['missions']} role="radiogroup" aria-labelledby="mission">
        {[...MISSION_IDS, ...(own === null ? [] : [own])].map((mission) => (
          <MissionCard
            key={mission}
            mission={missionOf(mission)}
            group={group}
            chosen={wishes.mission === mission}
            choose={() => choose(mission)}
          />
        ))}
      </div>
      <OwnMissionField
        example={missionOf(wishes.mission)}
        take={(source) => {
          setOwn(source);
          choose(source);
        }}
      />
    </section>
  );
}

interface CardProps {
  readonly mission: Mission;
  readonly group: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function MissionCard({ mission, group, chosen, choose }: CardProps) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const needs = mission.required.map((one) => names.name('specialisation', one)).join(', ');
  return (
    <label className={style['choice']}>
      <input type="radio" name={group} checked={chosen} onChange={choose} />
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
}
