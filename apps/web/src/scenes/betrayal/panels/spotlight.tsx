import type { BetrayalEvents } from '@dreadhouse/betrayal';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useTable, useTablePart } from '../../../kit/table/context.tsx';
import over from '../../../kit/table/spotlight.module.css';
import { Spotlight as Light } from '../../../kit/table/spotlight.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useHeld } from '../../../kit/table/use-held.ts';
import { useText } from '../../../text/text.ts';
import { DieFace } from '../art/pictures.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { useView } from '../view.ts';
import { deckOf } from './explorers.tsx';
import style from './spotlight.module.css';
import { text } from './text.ts';

/** What everybody looks at now: the card that was drawn, as long as it is being decided what comes of it, the dice that were thrown, and what else lies there. */
export function Spotlight({ children = null }: { readonly children?: ReactNode }) {
  const event = useEvent<BetrayalEvents>();
  const { drawn } = useView();
  const events = useTablePart(({ moment }) => moment.events) as readonly NonNullable<Shown>[]; // events of this game
  const held = useHeld<BetrayalEvents>().findLast((one) => shownCard(one) !== null) ?? null;
  const read = useReading();
  const say = useText(text);
  const card = shownCard(event) ?? drawn ?? shownCard(held);
  return (
    <Light>
      {card === null ? null : (
        <div className={`${over['card']} ${style['drawn']}`}>
          <CardFace deck={deckOf(card)} id={card} line={lineOf(card, events)} />
          <Button look="plain" onClick={() => read({ deck: deckOf(card), id: card })}>
            {say('read-card')}
          </Button>
        </div>
      )}
      <Dice />
      {children}
    </Light>
  );
}

type Shown = ReturnType<typeof useEvent<BetrayalEvents>>;

/** BH-EVT-02: the line of the Event in play that the dice have come to; null before they have. */
function lineOf(card: string, events: readonly NonNullable<Shown>[]): number | null {
  const last = events.findLast(({ kind }) => kind === 'event-drawn' || kind === 'event-line');
  return last?.kind === 'event-line' && last.details.card === card ? last.details.line : null;
}

const SHOWN = ['event-drawn', 'item-drawn', 'omen-drawn', 'card-shown', 'card-used'] as const;

function shownCard(event: Shown): string | null {
  return event !== null && SHOWN.some((kind) => kind === event.kind) && 'card' in event.details
    ? String(event.details.card)
    : null;
}

/** BH-DICE-01: no pip, one or two; the sum is what counts. A question about the result keeps them on the table. */
function Dice() {
  const event = useEvent<BetrayalEvents>();
  const { moment } = useTable();
  const names = useNames();
  const say = useText(text);
  const asked = moment.decision?.kind === 'after-roll';
  const thrown = event ?? (asked ? lastRoll(moment.events as readonly NonNullable<Shown>[]) : null); // events of this game
  if (thrown === null || !isRoll(thrown)) return null;
  const { dice, total } = thrown.details;
  const haunt = thrown.kind === 'haunt-roll';
  const title = haunt
    ? say('haunt-roll')
    : 'trait' in thrown.details
      ? names.name('trait', thrown.details.trait)
      : say('dice');
  return (
    <figure className={style['roll']} data-haunt={haunt || undefined}>
      <figcaption>
        {title}: <b>{total}</b>
        {haunt ? <small>{say(total >= 5 ? 'haunt-comes' : 'haunt-not-yet')}</small> : null}
      </figcaption>
      <ul className={`${over['dice']} ${style['dice']}`} aria-label={say('thrown', { list: dice.join(', ') })}>
        {inPlace(
          dice,
          (pips, place) => (
            <li style={{ animationDelay: `${place * 70}ms` }}>
              <DieFace pips={pips === 2 ? 2 : pips === 1 ? 1 : 0} />
            </li>
          ),
          String,
        )}
      </ul>
    </figure>
  );
}

const ROLLS = ['rolled', 'rerolled', 'dice-rolled', 'haunt-roll'] as const;
type Roll = Extract<NonNullable<Shown>, { readonly kind: (typeof ROLLS)[number] }>;

const isRoll = (event: NonNullable<Shown>): event is Roll => ROLLS.some((kind) => kind === event.kind);

function lastRoll(events: readonly NonNullable<Shown>[]): Roll | null {
  return events.findLast(isRoll) ?? null;
}
