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
import { Part } from './part.tsx';
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
      <Part title={say('hands')} aside={backpack.length === 0 ? say('backpack.empty') : ''}>
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
      </Part>
      <Carried title={say('backpack')} items={backpack} />
      <Carried title={say('aside')} items={aside} />
    </>
  );
}

function Carried({ title, items }: { readonly title: string; readonly items: readonly HeldItem[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title} aside={items.length}>
      <div className={panel['two']}>
        {items.map((item) => (
          <ItemTile key={item.id} item={item} />
        ))}
      </div>
    </Part>
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
