import { useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { CardBack } from '../../../kit/cards/card.tsx';
import { Pile } from '../../../kit/pile/pile.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import type { CardKind } from '../cards/card-ref.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import style from './piles.module.css';
import { text } from './text.ts';

type Shown = 'terror' | 'discard' | null;

/** The decks and what has left them: terror, events, used action cards; and the way to the market. */
export function Piles({ toMarket }: { readonly toMarket: () => void }) {
  const terror = useViewPart((view) => view.terror);
  const events = useViewPart((view) => view.events);
  const discard = useViewPart((view) => view.discard);
  const market = useViewPart((view) => view.market);
  const say = useText(text);
  const [shown, show] = useState<Shown>(null);
  const used = discard.at(-1);
  const inMarket = market.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <div className={style['piles']}>
      <Pile
        label={say('market')}
        count={inMarket}
        spoken={say('market.spoken')}
        top={<CardBack art={icon('price-tag')} label="" />}
        open={toMarket}
      />
      <Pile
        label={say('discard')}
        count={discard.length}
        spoken={say('discard.spoken', { n: discard.length })}
        top={used === undefined ? null : <GameCard kind="action" id={used} />}
        open={discard.length === 0 ? undefined : () => show('discard')}
      />
      <Pile
        label={say('terror')}
        target="terror"
        count={terror.deck}
        spoken={`${say('terror.spoken', { n: terror.deck })}. ${say('terror.discard', { n: terror.discard.length })}`}
        top={<CardBack art={icon('screaming')} label="" />}
        open={() => show('terror')}
      />
      <Pile label={say('events')} count={events.deck} top={<CardBack art={icon('newspaper')} label="" />} />
      {shown === null ? null : (
        <Spread
          title={say(shown)}
          kind={shown === 'terror' ? 'terror' : 'action'}
          ids={shown === 'terror' ? [...terror.discard].reverse() : discard}
          close={() => show(null)}
        />
      )}
    </div>
  );
}

interface SpreadProps {
  readonly title: string;
  readonly kind: CardKind;
  readonly ids: readonly string[];
  readonly close: () => void;
}

/** A pile, spread out: the last card first. */
function Spread({ title, kind, ids, close }: SpreadProps) {
  const say = useText(text);
  const read = useReading();
  const words = useCardWords();
  return (
    <Dialog title={title} close={close}>
      {ids.length === 0 ? <p>{say('nothing-yet')}</p> : null}
      <ul className={style['spread']}>
        {inPlace(ids, (id) => (
          <li title={words.title(kind, id)}>
            <GameCard kind={kind} id={id} width="9rem" read={() => read({ kind, id })} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
