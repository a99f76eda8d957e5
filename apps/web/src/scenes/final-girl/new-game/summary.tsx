import { Button } from '../../../kit/basics/button.tsx';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portraits.tsx';
import { Poster } from '../art/poster.tsx';
import { Stranger } from '../art/stranger.tsx';
import { useNames } from '../names.ts';
import { style } from './style.ts';
import { text } from './text.ts';
import { titleOf } from './title.ts';
import type { Wishes } from './wishes.ts';

interface Props {
  readonly wishes: Wishes;
  readonly roll: () => void;
  /** The game is only chosen here, not started. */
  readonly elsewhere?: boolean;
}

/** The poster as it stands, and the button that starts the game. Always in sight. */
export function Summary({ wishes, roll, elsewhere = false }: Props) {
  const say = useText(text);
  const names = useNames();
  const { killer, location, heroine } = wishes;
  const title = titleOf(wishes, names);
  const star = heroine === null ? say('somebody') : names.name('heroine', heroine);
  return (
    <aside className={style['summary']}>
      <div className={style['bill']} aria-hidden>
        <Poster killer={killer} location={location} title={title} over={`${say('starring')} ${star}`} />
        <span className={style['star']}>{heroine === null ? <Stranger /> : <Portrait heroine={heroine} />}</span>
      </div>
      <p className={style['short']}>
        <strong>{title}</strong>
        <span>
          {say('starring')} {star}
        </span>
      </p>
      <Button look="main" className={style['roll'] ?? ''} onClick={roll}>
        {say(elsewhere ? 'take' : 'roll')}
      </Button>
    </aside>
  );
}
