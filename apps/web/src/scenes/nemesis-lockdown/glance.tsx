import { type NemesisOptions, ROOM_IDS } from '@dreadhouse/nemesis-lockdown';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import { GlancePicture } from '../../kit/box/cover.tsx';
import type { Language } from '../../settings/settings.ts';
import { sayIn, texts } from '../../text/text.ts';
import { CoverPicture } from './art/cover.tsx';
import { titleOf } from './guide/guide.ts';
import type { View } from './view.ts';
import './look.css';

const text = texts({
  en: {
    new: 'before the first round',
    rooms: 'round {round}, {n, plural, one {# room} other {# rooms}} explored',
    over: 'it is over, {n, plural, =0 {nobody has won} one {one winner} other {# winners}}',
  },
  pl: {
    new: 'przed pierwszą rundą',
    rooms:
      'runda {round}, {n, plural, one {odkryto # pomieszczenie} few {odkryto # pomieszczenia} many {odkryto # pomieszczeń} other {odkryto # pomieszczenia}}',
    over: 'już po wszystkim, {n, plural, =0 {nikt nie wygrał} one {jedna osoba wygrała} few {# osoby wygrały} many {# osób wygrało} other {# osoby wygrało}}',
  },
});

/** How far they have come: only what everybody knows. */
export function glance(
  { options, look, over }: Pick<KeptGame, 'options' | 'look' | 'over'>,
  language: Language,
): Glance {
  const say = sayIn(text, language);
  // Both were written by this game: its options when the match began, its view for watchers at the last answer.
  const view = look as Pick<View, 'rooms' | 'round' | 'winners'> | undefined;
  const explored = ROOM_IDS.filter((id) => view?.rooms[id]?.explored).length;
  return {
    title: titleOf(options as NemesisOptions, language),
    detail:
      view === undefined || view.round === 0
        ? say('new')
        : over
          ? say('over', { n: view.winners.length })
          : say('rooms', { round: view.round, n: explored }),
    picture: (
      <GlancePicture scene="nemesis-lockdown">
        <CoverPicture />
      </GlancePicture>
    ),
  };
}
