import type { ArmyOptions } from '@dreadhouse/army-of-the-dead';
import { missionOf } from '@dreadhouse/army-of-the-dead/missions';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import { GlancePicture } from '../../kit/box/cover.tsx';
import type { Language } from '../../settings/settings.ts';
import { sayIn, texts } from '../../text/text.ts';
import { MapPicture } from './art/map-picture.tsx';
import type { View } from './view.ts';
import './look.css';

const text = texts({
  en: {
    round: 'round {round}, {alive} of 6 alive',
    survivors: 'they got out, round {round}',
    zombies: 'the house won, round {round}',
    new: 'before the first round',
  },
  pl: {
    round: 'runda {round}, żyje {alive} z 6',
    survivors: 'wyszli cało, runda {round}',
    zombies: 'wygrało kasyno, runda {round}',
    new: 'przed pierwszą rundą',
  },
});

/** Where they are, and how far it has come. */
export function glance({ options, look }: Pick<KeptGame, 'options' | 'look'>, language: Language): Glance {
  // Both were written by this game: its options when the match began, its view at the last answer.
  const mission = missionOf((options as ArmyOptions).mission);
  const view = look as Pick<View, 'round' | 'result' | 'survivors'> | undefined;
  const say = sayIn(text, language);
  const round = view?.round ?? 0;
  const alive = view?.survivors.filter(({ health }) => health > 0).length ?? 0;
  return {
    title: mission.title[language],
    detail: round === 0 ? say('new') : say(view?.result?.side ?? 'round', { round, alive }),
    picture: (
      <GlancePicture scene="army-of-the-dead">
        <MapPicture mission={mission} />
      </GlancePicture>
    ),
  };
}
