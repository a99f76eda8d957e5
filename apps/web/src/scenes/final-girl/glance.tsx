import type { FinalGirlOptions, FinalGirlView } from '@dreadhouse/final-girl';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import type { Language } from '../../settings/settings.ts';
import { sayIn, texts } from '../../text/text.ts';
import { Portrait } from './art/portraits.tsx';
import { Poster } from './art/poster.tsx';
import style from './glance.module.css';
import { namesIn } from './names.ts';
import { titleOf } from './new-game/title.ts';

const text = texts({
  en: { turn: 'turn {turn}', won: 'survived in turn {turn}', lost: 'died in turn {turn}' },
  pl: { turn: 'tura {turn}', won: 'przeżyła, tura {turn}', lost: 'zginęła, tura {turn}' },
});

/** The film, who is in it, and how far it has come. */
export function glance({ options, look }: Pick<KeptGame, 'options' | 'look'>, language: Language): Glance {
  // Both were written by this game: its options when the match began, its view at the last answer.
  const { killer, location, heroine } = options as FinalGirlOptions;
  const view = look as Pick<FinalGirlView, 'turn' | 'result'> | undefined;
  const names = namesIn(language);
  const how =
    view?.result === null || view?.result === undefined ? 'turn' : view.result.side === 'heroine' ? 'won' : 'lost';
  const progress = view === undefined || view.turn === 0 ? [] : [sayIn(text, language)(how, { turn: view.turn })];
  return {
    title: titleOf({ killer, location }, names),
    detail: [names.name('heroine', heroine), ...progress].join(', '),
    picture: (
      <span className={style['picture']}>
        <Poster killer={killer} location={location} />
        <span className={style['star']}>
          <Portrait heroine={heroine} />
        </span>
      </span>
    ),
  };
}
