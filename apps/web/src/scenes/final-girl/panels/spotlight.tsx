import type { Decision, EventView } from '@dreadhouse/engine';
import { Dice } from '../../../kit/dice/dice.tsx';
import { useTable, useTablePart } from '../../../kit/table/context.tsx';
import over from '../../../kit/table/spotlight.module.css';
import { useText } from '../../../text/text.ts';
import type { CardRef } from '../cards/card-ref.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import style from './spotlight.module.css';
import { text } from './text.ts';
import { type Throw, throwOf } from './throws.ts';
import { useViewPart } from './use-view.ts';

/** What everybody at the table would look at now: dice that roll, a card that has just been turned up, items to choose from. */
export function Spotlight() {
  const { moment, event } = useTable();
  const thrown = throwOf(moment.decision, event);
  const card = cardInLight(moment.decision, event);
  return (
    <div className={over['spotlight']} data-light>
      <DrawnItems />
      {card === null ? null : <Revealed key={card.id} card={card} />}
      {thrown === null ? null : <Roll thrown={thrown} />}
    </div>
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

const TURNED_UP: Readonly<Record<string, CardRef['kind']>> = {
  'terror-drawn': 'terror',
  'terror-seen': 'terror',
  'event-drawn': 'event',
  'finale-revealed': 'finale',
  'dark-power-revealed': 'darkpower',
  played: 'action',
  'item-gained': 'item',
  trap: 'item',
};

/** The card that has just been turned up, or that the question is about. */
function cardInLight(decision: Decision | null, event: EventView | null): CardRef | null {
  const kind = event === null ? undefined : TURNED_UP[event.kind];
  const id = event?.details?.['card'] ?? event?.details?.['item'];
  if (kind !== undefined && typeof id === 'string') return { kind, id };
  const asked = decision?.about?.['card'];
  if (decision === null || typeof asked !== 'string') return null;
  if (decision.kind === 'peeked') return { kind: 'terror', id: asked };
  return decision.kind === 'failure-row' ? { kind: 'action', id: asked } : null;
}
