import { useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { NewGamePage } from '../../../kit/new-game/page.tsx';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portraits.tsx';
import { Poster } from '../art/poster.tsx';
import { Stranger } from '../art/stranger.tsx';
import { useNames } from '../names.ts';
import { FilmChoice } from './film-choice.tsx';
import { HeroineChoice } from './heroine-choice.tsx';
import style from './new-game.module.css';
import { text } from './text.ts';
import { titleOf } from './title.ts';
import { Variants } from './variants.tsx';
import { ModeChoice, PlayerChoice } from './ways-to-play.tsx';
import { FIRST_WISHES, tableFor } from './wishes.ts';

/** Choosing a film, a heroine and how to play. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(FIRST_WISHES);
  const say = useText(text);
  const names = useNames();
  const { killer, location, heroine } = wishes;
  const title = titleOf(wishes, names);
  const starring = `${say('starring')} ${heroine === null ? say('somebody') : names.name('heroine', heroine)}`;
  return (
    <NewGamePage
      scene="final-girl"
      place={location}
      look={style}
      elsewhere={elsewhere}
      begin={say('roll')}
      start={() => start(tableFor(wishes, (id) => names.name('heroine', id), Math.random()))}
      bill={
        <>
          <Poster killer={killer} location={location} title={title} over={starring} />
          <span className={style['star']}>{heroine === null ? <Stranger /> : <Portrait heroine={heroine} />}</span>
        </>
      }
      short={
        <>
          <strong>{title}</strong> <span>{starring}</span>
        </>
      }
    >
      <FilmChoice wishes={wishes} wish={wish} />
      <HeroineChoice wishes={wishes} wish={wish} />
      <div className={style['pair']}>
        <ModeChoice wishes={wishes} wish={wish} />
        {elsewhere === undefined ? <PlayerChoice wishes={wishes} wish={wish} /> : null}
      </div>
      <Variants wishes={wishes} wish={wish} />
    </NewGamePage>
  );
}
