import type { BetrayalOptions } from '@dreadhouse/betrayal';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import { GlancePicture } from '../../kit/box/cover.tsx';
import type { Language } from '../../settings/settings.ts';
import { sayIn, texts } from '../../text/text.ts';
import { CoverPicture } from './art/cover.tsx';
import { ScenarioPicture } from './art/pictures.tsx';
import { titleOf } from './guide/guide.ts';
import { titleOfHaunt } from './haunt/entries.ts';
import type { View } from './view.ts';
import './look.css';

const text = texts({
  en: {
    new: 'before the first turn',
    rooms: '{n, plural, one {# room} other {# rooms}}, {omens, plural, one {# omen} other {# omens}}',
    haunt: '{title}, round {round}',
    over: '{title}: it is over',
  },
  pl: {
    new: 'przed pierwszą turą',
    rooms:
      '{n, plural, one {# pokój} few {# pokoje} many {# pokoi} other {# pokoju}}, {omens, plural, one {# Omen} few {# Omeny} many {# Omenów} other {# Omenu}}',
    haunt: '{title}, runda {round}',
    over: '{title}: już po wszystkim',
  },
});

/** Why they came and how far the house has grown: only what everybody knows. */
export function glance(
  { options, look, over }: Pick<KeptGame, 'options' | 'look' | 'over'>,
  language: Language,
): Glance {
  // Both were written by this game: its options when the match began, its view for watchers at the last answer.
  const chosen = options as BetrayalOptions;
  const view = look as Pick<View, 'house' | 'haunt' | 'omensDrawn' | 'scenario'> | undefined;
  return {
    title: titleOf(chosen, language),
    detail: detailOf(view, over, language),
    picture: (
      <GlancePicture scene="betrayal">
        {chosen.scenario === null ? <CoverPicture /> : <ScenarioPicture id={chosen.scenario} />}
      </GlancePicture>
    ),
  };
}

function detailOf(
  view: Pick<View, 'house' | 'haunt' | 'omensDrawn'> | undefined,
  over: KeptGame['over'],
  language: Language,
): string {
  const say = sayIn(text, language);
  if (view === undefined) return say('new');
  const { haunt, house, omensDrawn } = view;
  if (haunt === null) return say('rooms', { n: Object.keys(house).length, omens: omensDrawn });
  const title = titleOfHaunt(haunt.number, language);
  return over ? say('over', { title }) : say('haunt', { title, round: haunt.round });
}
