import { hauntChance } from '@dreadhouse/betrayal';
import { percent } from '../../../kit/decision/percent.ts';
import { useText } from '../../../text/text.ts';
import { CardBack } from '../art/pictures.tsx';
import { TileBack } from '../art/room-picture.tsx';
import { useNames } from '../names.ts';
import { useView } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

const DECKS = ['event', 'item', 'omen'] as const;

/** What is left: the stack with the back of its top tile, the three decks, and before the haunt how close it is. */
export function Decks() {
  const { stack, decks, omensDrawn, haunt, revealing } = useView();
  const say = useText(text);
  const names = useNames();
  const top = stack.top.map((region) => names.name('region', region)).join(', ');
  const chance = hauntChance(omensDrawn, decks.omen);
  return (
    <section className={style['panel']} aria-label={say('left')} data-target="left">
      <ul className={style['decks']}>
        <li title={top === '' ? undefined : say('top', { regions: top })}>
          <span className={style['back']}>
            <TileBack regions={stack.top} />
          </span>
          <b className={style['count']}>{stack.left.length}</b> <small>{say('tiles')}</small>
        </li>
        {DECKS.map((deck) => (
          <li key={deck}>
            <span className={style['back']}>
              <CardBack deck={deck} />
            </span>
            <b className={style['count']}>{decks[deck]}</b> <small>{say(`deck-${deck}`)}</small>
          </li>
        ))}
      </ul>
      {haunt === null ? (
        <p className={style['omens']} data-coming={revealing !== null || undefined}>
          <span aria-hidden="true">
            {'◆'.repeat(omensDrawn)}
            {'◇'.repeat(Math.max(0, 9 - omensDrawn))}
          </span>{' '}
          {revealing === null
            ? say('haunt-chance', { n: omensDrawn, dice: omensDrawn + 1, chance: percent(chance) })
            : say('haunt-after-turn')}
        </p>
      ) : null}
    </section>
  );
}
