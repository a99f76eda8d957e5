import { type ReactNode, useMemo } from 'react';
import type { NewGameProps } from '../../contract/scene.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { layered } from '../basics/layered.ts';
import everywhere from './new-game.module.css';
import { NewGameStyle } from './style.ts';
import { text } from './text.ts';

interface Props {
  readonly scene: string;
  /** Where in the game one will be, for looks that differ. */
  readonly place?: string;
  /** The scene's own style sheet: what it adds to the kit's classes, by their names. */
  readonly look?: Readonly<Record<string, string>>;
  /** A picture of what was chosen; decoration. */
  readonly bill?: ReactNode;
  /** The same in words: a `strong` title, and what else there is in a `span` or a `small`. */
  readonly short?: ReactNode;
  /** On the button that starts the game. */
  readonly begin: string;
  readonly start: () => void;
  readonly elsewhere: NewGameProps['elsewhere'];
  /** Sections. */
  readonly children: ReactNode;
}

const NOTHING = {};

/** The page on which a game is chosen: sections, and always in sight what was chosen and the button that starts it. */
export function NewGamePage({ scene, place, look = NOTHING, bill, short, begin, start, elsewhere, children }: Props) {
  const style = useMemo(() => layered(everywhere, look), [look]);
  const say = useText(text);
  return (
    <NewGameStyle value={style}>
      <div className={style['page']} data-scene={scene} data-location={place}>
        <div className={style['sections']}>{children}</div>
        <aside className={style['summary']}>
          {bill === undefined ? null : (
            <div className={style['bill']} aria-hidden>
              {bill}
            </div>
          )}
          {short === undefined ? null : <p className={style['short']}>{short}</p>}
          <Button look="main" className={style['start']} onClick={start}>
            {elsewhere === undefined ? begin : say('take')}
          </Button>
        </aside>
      </div>
    </NewGameStyle>
  );
}
