import { actionCard, terrorCard } from '@dreadhouse/final-girl';
import { Button } from '../../../kit/basics/button.tsx';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { RuleButton } from '../../../kit/cards/rule-button.tsx';
import { ToneMark } from '../../../kit/dice/dice.tsx';
import { type SpokenRow, sayRows } from './action-rows.tsx';
import style from './card-reader.module.css';
import type { CardRef } from './card-ref.ts';
import { GameCard } from './game-card.tsx';
import { itemFacts, itemText } from './item-facts.ts';
import { ruleOf } from './reading.tsx';
import { type CardWords, useCardWords } from './words.ts';

interface Props {
  readonly card: CardRef & { readonly markers?: number };
  readonly close: () => void;
}

/** A card held up close: the card itself, and beside it everything that it says in plain words, with the rule behind it. */
export function CardReader({ card, close }: Props) {
  const words = useCardWords();
  const { say } = words;
  return (
    <Dialog title={words.title(card.kind, card.id)} close={close}>
      <div className={style['reader']}>
        <GameCard {...card} width="min(13.5rem, 46vw)" />
        <div className={style['told']}>
          <Facts card={card} words={words} />
          <CardText card={card} words={words} />
          <footer className={style['foot']}>
            <RuleButton rule={ruleOf(card)} close={close} />
            <Button look="main" onClick={close}>
              {say('close')}
            </Button>
          </footer>
        </div>
      </div>
    </Dialog>
  );
}

function Facts({ card: { kind, id, markers }, words }: { readonly card: Props['card']; readonly words: CardWords }) {
  const facts = factsOf(kind, id, markers, words);
  return (
    <ul className={style['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function factsOf(kind: CardRef['kind'], id: string, markers: number | undefined, words: CardWords): readonly string[] {
  const { say } = words;
  if (kind === 'item') return itemFacts(id, words, markers);
  if (kind === 'terror' && terrorCard(id).mdp !== undefined) return [say('kind.minor')];
  if (kind !== 'action') return [say(`kind.${kind}`)];
  const { type, cost, damage } = actionCard(id);
  const facts = [say(`kind.${type}`), cost === 0 ? say('cost.free') : say('cost', { n: cost })];
  if (type !== 'instant') facts.push(say('rolls'));
  if (damage === true && type === 'action') facts.push(say('needs'));
  return facts;
}

function CardText({ card: { kind, id }, words }: { readonly card: Props['card']; readonly words: CardWords }) {
  if (kind === 'item') return <p>{itemText(id, words)}</p>;
  if (kind !== 'action') return <p>{words.printed(kind, id)}</p>;
  const rows = sayRows(id, words.say, words.name);
  if (rows.length === 0) return <p>{words.printed('action', id)}</p>;
  return (
    <>
      <dl className={style['rows']}>
        {rows.map((row) => (
          <RowInWords key={`${row.when}${row.does}`} {...row} />
        ))}
      </dl>
      <p className={style['legend']}>{words.say('legend')}</p>
    </>
  );
}

function RowInWords({ when, does, successes, or }: SpokenRow) {
  return (
    <div data-fails={successes === 0 || undefined}>
      <dt>
        {or ? null : <ToneMark tone={successes > 0 ? 'good' : 'bad'} />} {when}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
