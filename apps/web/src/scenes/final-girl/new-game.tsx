import { useState } from 'react';
import type { NewGameProps } from '../../contract/scene.ts';
import { useNames } from './names.ts';
import { FilmChoice } from './new-game/film-choice.tsx';
import { HeroineChoice } from './new-game/heroine-choice.tsx';
import { style } from './new-game/style.ts';
import { Summary } from './new-game/summary.tsx';
import { Variants } from './new-game/variants.tsx';
import { ModeChoice, PlayerChoice } from './new-game/ways-to-play.tsx';
import { FIRST_WISHES, tableFor } from './new-game/wishes.ts';

/** Choosing a film, a heroine and how to play. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(FIRST_WISHES);
  const names = useNames();
  const roll = (): void => start(tableFor(wishes, (heroine) => names.name('heroine', heroine), Math.random()));
  return (
    <div className={style['page']} data-scene="final-girl" data-location={wishes.location}>
      <div className={style['sections']}>
        <FilmChoice wishes={wishes} wish={wish} />
        <HeroineChoice wishes={wishes} wish={wish} />
        <div className={style['pair']}>
          <ModeChoice wishes={wishes} wish={wish} />
          {elsewhere === undefined ? <PlayerChoice wishes={wishes} wish={wish} /> : null}
        </div>
        <Variants wishes={wishes} wish={wish} />
      </div>
      <Summary wishes={wishes} roll={roll} elsewhere={elsewhere !== undefined} />
    </div>
  );
}
