import type { Decision } from '@dreadhouse/engine';
import type { FinalGirlEvent, FinalGirlEvents } from '@dreadhouse/final-girl';
import { Dice } from '../../../kit/dice/dice.tsx';
import { useTable, useTablePart } from '../../../kit/table/context.tsx';
import { Spotlight as Light } from '../../../kit/table/spotlight.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useHeld } from '../../../kit/table/use-held.ts';
import { useText } from '../../../text/text.ts';
import type { CardRef } from '../cards/card-ref.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { askedAbout, useViewPart } from '../view.ts';
import style from './spotlight.module.css';
import { text } from './text.ts';
import { type Throw, throwOf } from './throws.ts';

/** What everybody at the table would look at now: dice that roll, a card that has just been turned up, items to choose from. */
export function Spotlight() {
  const { moment } = useTable();
  const event = useEvent<FinalGirlEvents>();
  const thrown = throwOf(moment.decision, event);
  const held = useHeld<FinalGirlEvents>();
  const card = cardInLight(moment.decision, event, held);
  return (
    <Light>
      <DrawnItems />
      {card === null ? null : <Revealed key={card.id} card={card} />}
      {thrown === null ? null : <Roll thrown={thrown} />}
    </Light>
  );
}

function Roll({ thrown: { key, card, dice, successes } }: { readonly thrown: Throw }) {
  const say = useText(text);
  const words = useTablePart((table) => table.words);
  return (
    <figure className={style['roll']} data-target="dice">
      <figcaption>
        {card === null ? say('roll.plain') : say('roll', { card: words.name(card) })}
        {successes === null ? null : <b>{say('successes', { n: successes })}</b>}
      </figcaption>
      <Dice key={key} dice={dice} />
    </figure>
  );
}

function Revealed({ card }: { readonly card: CardRef }) {
  const read = useReading();
  return (
    <div className={style['revealed']}>
      <GameCard {...card} read={() => read(card)} />
    </div>
  );
}

/** Items that were drawn and not yet kept: a click keeps one. */
function DrawnItems() {
  const { moment, answer } = useTable();
  const { drawn } = useViewPart((view) => view.items);
  const read = useReading();
  const say = useText(text);
  const { decision } = moment;
  if (drawn.length === 0) return null;
  const keeps = (id: string) => decision?.options.find(({ details }) => details?.['item'] === id);
  return (
    <ul className={style['drawn']} aria-label={say('drawn')}>
      {drawn.map((id) => {
        const option = keeps(id);
        return (
          <li key={id}>
            <GameCard
              kind="item"
              id={id}
              standing={option === undefined ? 'idle' : 'lit'}
              read={() => read({ kind: 'item', id })}
              {...(option === undefined ? {} : { pick: () => answer(option.id) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The card that has just been turned up, or that the question is about. */
function cardInLight(
  decision: Decision | null,
  event: FinalGirlEvent | null,
  held: readonly FinalGirlEvent[],
): CardRef | null {
  if (event !== null) return cardOf(event);
  const behind = held.findLast((one) => cardOf(one) !== null);
  return cardInQuestion(decision) ?? (behind === undefined ? null : cardOf(behind));
}

function cardOf(event: FinalGirlEvent): CardRef | null {
  switch (event.kind) {
    case 'terror-drawn':
    case 'terror-seen':
      return { kind: 'terror', id: event.details.card };
    case 'event-drawn':
      return { kind: 'event', id: event.details.card };
    case 'finale-revealed':
      return { kind: 'finale', id: event.details.card };
    case 'dark-power-revealed':
      return { kind: 'darkpower', id: event.details.card };
    case 'ultimate-unlocked':
      return { kind: 'heroine', id: event.details.heroine };
    case 'played':
      return { kind: 'action', id: event.details.card };
    case 'item-gained':
    case 'trap':
      return { kind: 'item', id: event.details.item };
    default:
      return null;
  }
}

function cardInQuestion(decision: Decision | null): CardRef | null {
  const peeked = askedAbout(decision, 'peeked');
  if (peeked !== null) return { kind: 'terror', id: peeked.card };
  const failed = askedAbout(decision, 'failure-row');
  return failed === null ? null : { kind: 'action', id: failed.card };
}
