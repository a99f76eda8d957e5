import { registry, SHARED_CARDS } from '@dreadhouse/nemesis-lockdown';
import { Card, type CardProps } from '../../../kit/cards/card.tsx';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import style from './action-card.module.css';

const OWN = '#6b3a08';
const SHARED = '#3d4636';

type Rest = Pick<
  CardProps,
  'standing' | 'pointed' | 'copies' | 'note' | 'width' | 'pick' | 'read' | 'tabIndex' | 'target'
>;

/** An action card, face up: what it costs to play and what it does. There is nothing else on it, so its words are large. */
export function ActionCard({ id, ...rest }: { readonly id: string } & Rest) {
  const say = useText(text);
  const names = useNames();
  const cost = registry().actions.get(id)?.cost ?? 0;
  const words = names.text('action', id);
  return (
    <Card
      title={names.name('action', id)}
      ink={SHARED_CARDS.includes(id) ? SHARED : OWN}
      spoken={`${say('pays-or-plays', { n: cost })}. ${words}`}
      cost={cost}
      {...rest}
    >
      <p className={style['words']} data-size={words.length < 60 ? 'large' : words.length < 90 ? 'medium' : 'small'}>
        {words}
      </p>
    </Card>
  );
}
