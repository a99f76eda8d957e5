import type { TerrorscapeOptions } from '@dreadhouse/terrorscape';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import { GlancePicture } from '../../kit/box/cover.tsx';
import type { Language } from '../../settings/settings.ts';
import { sayIn, texts } from '../../text/text.ts';
import { KillerPlate } from './art/killer-plate.tsx';
import { titleOf } from './guide/guide.ts';
import type { View } from './view.ts';
import './look.css';

const text = texts({
  en: {
    round: 'round {round}',
    survivors: 'the Survivors got out, round {round}',
    killer: 'the Killer won, round {round}',
    new: 'before the first round',
  },
  pl: {
    round: 'runda {round}',
    survivors: 'Ocalali wyszli, runda {round}',
    killer: 'wygrał Zabójca, runda {round}',
    new: 'przed pierwszą rundą',
  },
});

/** Who hunts whom, and how far it has come: only what both sides know. */
export function glance({ options, look }: Pick<KeptGame, 'options' | 'look'>, language: Language): Glance {
  // Both were written by this game: its options when the match began, its view for watchers at the last answer.
  const chosen = options as TerrorscapeOptions;
  const view = look as Pick<View, 'round' | 'result' | 'killer'> | undefined;
  const say = sayIn(text, language);
  const round = view?.round ?? 0;
  const detail = round === 0 ? say('new') : say(view?.result?.side ?? 'round', { round });
  return {
    title: titleOf(chosen, language),
    detail,
    picture: (
      <GlancePicture scene="terrorscape">
        <KillerPlate id={chosen.killer ?? view?.killer.id ?? 'murderer'} />
      </GlancePicture>
    ),
  };
}
