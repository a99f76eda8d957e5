import { useMemo } from 'react';
import { useSoon } from '../../../kit/basics/use-soon.ts';
import { Hand } from '../../../kit/cards/hand.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { useViewPart } from '../view.ts';
import style from './market.module.css';
import { text } from './text.ts';

type Offer = { readonly card: string; readonly copies: number; readonly cost: number };

/** What is there comes before what is gone, cheap before dear. */
function byPrice(a: Offer, b: Offer): number {
  return Number(a.copies === 0) - Number(b.copies === 0) || a.cost - b.cost || (a.card < b.card ? -1 : 1);
}

const FIRST_SHELF = 7;

/** The market: every action card that can be had, by price, on the shelves of a rental. Open for a look at any time. */
export function Market({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const market = useViewPart((view) => view.market);
  const time = useViewPart((view) => view.time);
  const say = useText(text);
  const offers = useMemo(() => [...market].sort(byPrice), [market]);
  // The door opens at once; the first shelf is put up in the next frame, the others in the one after that.
  const firstShelf = useSoon(FIRST_SHELF, 0);
  const shelves = useSoon(firstShelf === 0 ? 0 : offers.length, 0);
  const shelved = offers.slice(0, Math.max(firstShelf, shelves));
  return (
    <section className={style['market']} aria-label={say('market.spoken')} data-target="market">
      <header className={style['head']}>
        <h2>{say('market')}</h2>
        <p>{open ? say('market.why') : say('market.closed')}</p>
        {open ? <b className={style['time']}>{say('market.left', { n: Math.max(time, 0) })}</b> : null}
        <button type="button" className={style['close']} onClick={close}>
          {say('market.board')}
        </button>
      </header>
      <div className={style['shelves']}>
        <Hand
          label={say('market')}
          flat
          cards={shelved.map((offer) => ({
            key: offer.card,
            show: (tabIndex) => <CardOnShelf offer={offer} tabIndex={tabIndex} />,
          }))}
        />
      </div>
    </section>
  );
}

function CardOnShelf({ offer, tabIndex }: { readonly offer: Offer; readonly tabIndex: 0 | -1 }) {
  const { card, copies, cost } = offer;
  const target = `market:${card}`;
  const say = useText(text);
  const { standing, pointed, why, pick } = useTarget(target);
  const read = useReading();
  // The one reason that most cards share is said in two words; the list of answers has it in full.
  const isDear = useTablePart(({ optionsAt }) =>
    optionsAt(target).every(({ blocked }) => blocked === 'not-enough-time'),
  );
  const note = copies === 0 ? say('market.none') : why !== undefined && isDear ? say('market.dear') : why;
  return (
    <GameCard
      kind="action"
      id={card}
      cost={cost}
      copies={copies}
      standing={copies === 0 ? 'blocked' : standing}
      pointed={pointed}
      note={note}
      target={target}
      tabIndex={tabIndex}
      pick={pick}
      read={() => read({ kind: 'action', id: card })}
    />
  );
}
