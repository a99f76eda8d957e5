import { useText } from '../../../text/text.ts';
import { artOf } from '../cards/art.ts';
import { useReading } from '../cards/reading.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import style from './in-play.module.css';
import panel from './panel.module.css';
import { text } from './text.ts';
import { Tile } from './tile.tsx';

/** Cards that bend the rules while they lie there: events, and terror cards that stay. */
export function InPlay() {
  const inPlay = useViewPart((view) => view.inPlay);
  const lasting = useViewPart((view) => view.lasting);
  const say = useText(text);
  const words = useCardWords();
  const read = useReading();
  const cards = inPlay.filter(({ kind }) => kind !== 'mdp');
  return (
    <section className={style['inPlay']}>
      <h3 className={panel['head']}>
        {say('inplay')} <small>{cards.length === 0 ? say('inplay.none') : ''}</small>
      </h3>
      <div className={style['cards']}>
        {cards.map(({ id, kind }) => {
          const deck = kind === 'event' ? 'event' : 'terror';
          return (
            <Tile
              key={id}
              title={words.title(deck, id)}
              art={artOf(deck, id)}
              target={`card:${id}`}
              spoken={words.printed(deck, id)}
              read={() => read({ kind: deck, id })}
              tone={deck === 'event' ? 'event' : 'dark'}
            />
          );
        })}
        {lasting.map(({ id }) => (
          <p key={id} className={panel['quiet']}>
            {say('lasting', { what: words.name(id, ['lasting']) })}
          </p>
        ))}
      </div>
    </section>
  );
}
