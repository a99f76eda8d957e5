import { type ItemId, item } from '@dreadhouse/terrorscape';
import { Card, type CardProps } from '../../../kit/cards/card.tsx';
import { useExplained } from '../../../kit/rules/explained.tsx';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import style from './cards.module.css';

type Rest = Pick<CardProps, 'standing' | 'pointed' | 'note' | 'width' | 'pick' | 'read' | 'tabIndex' | 'target'>;

/** An item, face up. */
export function ItemCard({ id, ...rest }: { readonly id: ItemId } & Rest) {
  const say = useText(text);
  const names = useNames();
  const { endless, noise, defence } = item(id);
  const words = names.text('item', id);
  const explain = useExplained();
  const marks = [...(endless === true ? [say('endless')] : []), ...(noise === true ? [say('noisy')] : [])];
  return (
    <Card
      title={names.name('item', id)}
      art={ITEM_ART[id] ?? UNKNOWN_ART}
      ink="var(--ink-item)"
      kind={noise === true ? say('noisy') : ''}
      marks={endless === true ? '∞' : undefined}
      explained={explain(words)}
      spoken={[words, ...marks].join('. ')}
      {...(defence === undefined ? {} : { cost: `+${defence}` })}
      {...rest}
    >
      <p className={style['text']} data-size={words.length < 70 ? 'large' : 'medium'}>
        {words}
      </p>
    </Card>
  );
}
