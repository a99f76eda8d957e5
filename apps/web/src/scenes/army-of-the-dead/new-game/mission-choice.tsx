import { MISSION_IDS, type Mission, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useId, useState } from 'react';
import { PictureChoice, Pictures } from '../../../kit/new-game/choices.tsx';
import { Section } from '../../../kit/new-game/section.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { MapPicture } from '../art/map-picture.tsx';
import { useNames } from '../names.ts';
import style from './new-game.module.css';
import { OwnMissionField } from './own-mission-field.tsx';
import { text } from './text.ts';
import { type SectionProps, withMission } from './wishes.ts';

/** Ten maps, each with what it is about in a sentence; and one from a file, for whoever has written one. */
export function MissionChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const group = useId();
  const [own, setOwn] = useState<string | null>(null);
  const choose = (mission: string): void => wish(withMission(wishes, mission));
  return (
    <Section id="mission" title={say('mission')}>
      <Pictures label={say('mission')} className={style['missions']}>
        {[...MISSION_IDS, ...(own === null ? [] : [own])].map((mission) => (
          <MissionCard
            key={mission}
            mission={missionOf(mission)}
            group={group}
            chosen={wishes.mission === mission}
            choose={() => choose(mission)}
          />
        ))}
      </Pictures>
      <OwnMissionField
        example={missionOf(wishes.mission)}
        take={(source) => {
          setOwn(source);
          choose(source);
        }}
      />
    </Section>
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
    <PictureChoice group={group} checked={chosen} choose={choose} picture={<MapPicture mission={mission} />}>
      <strong>{mission.title[language]}</strong>
      <em data-difficulty={mission.difficulty}>
        {names.name('difficulty', mission.difficulty)} · {say('minutes', { n: mission.minutes })}
      </em>
      <span>{mission.story[language]}</span>
      <small>{say('needs', { list: needs })}</small>
    </PictureChoice>
  );
}
