import { type FinalGirlView, itemCard, kindOfItem } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { artOf } from '../cards/art.ts';
import { Pips } from '../cards/game-card.tsx';
import { itemFacts, itemText, weaponLine } from '../cards/item-facts.ts';
import { useReading } from '../cards/reading.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import style from './items.module.css';
import panel from './panel.module.css';
import { text } from './text.ts';
import { Tile } from './tile.tsx';

type HeldItem = FinalGirlView['items']['hands'][number];

/** What she carries: two hands, a backpack, and what clings to her. */
export function Items() {
  const { hands, backpack, aside } = useViewPart((view) => view.items);
  const say = useText(text);
  const busy = hands.reduce((sum, { id }) => sum + itemCard(id).hands, 0);
  return (
    <>
      <section className={panel['section']}>
        <h3 className={panel['head']}>
          {say('hands')} <small>{backpack.length === 0 ? say('backpack.empty') : ''}</small>
        </h3>
        <div className={panel['two']}>
          {hands.map((item) => (
            <ItemTile key={item.id} item={item} />
          ))}
          {times(Math.max(0, 2 - busy), () => (
            <span className={style['free']} role="img" aria-label={say('hand.free')}>
              <Icon body={icon('hand')} />
            </span>
          ))}
        </div>
      </section>
      {backpack.length === 0 ? null : (
        <section className={panel['section']}>
          <h3 className={panel['head']}>
            {say('backpack')} <small>{backpack.length}</small>
          </h3>
          <Tiles items={backpack} />
        </section>
      )}
      {aside.length === 0 ? null : (
        <section className={panel['section']}>
          <h3 className={panel['head']}>{say('aside')}</h3>
          <Tiles items={aside} />
        </section>
      )}
    </>
  );
}

function Tiles({ items }: { readonly items: readonly HeldItem[] }) {
  return (
    <div className={panel['two']}>
      {items.map((item) => (
        <ItemTile key={item.id} item={item} />
      ))}
    </div>
  );
}

function ItemTile({ item: { id, uses } }: { readonly item: HeldItem }) {
  const words = useCardWords();
  const read = useReading();
  const definition = itemCard(id);
  const weapon = weaponLine(id, words);
  const signs = (
    <>
      {weapon}
      {definition.uses === undefined ? null : <Pips n={uses} of={definition.uses} />}
    </>
  );
  return (
    <Tile
      title={words.title('item', id)}
      art={artOf('item', kindOfItem(id))}
      target={`item:${id}`}
      {...(weapon === null && definition.uses === undefined ? {} : { signs })}
      spoken={[...itemFacts(id, words, uses), itemText(id, words)].join('. ')}
      read={() => read({ kind: 'item', id, markers: uses })}
      wide={definition.hands === 2}
    />
  );
}
