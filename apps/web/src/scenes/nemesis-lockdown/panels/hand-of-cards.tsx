import { type HeldCard, HeldCards } from '../../../kit/cards/held-cards.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useText } from '../../../text/text.ts';
import { ActionCard } from '../cards/action-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { useSeat, useView } from '../view.ts';
import style from './hand.module.css';
import { heldBy } from './standing.ts';
import { text } from './text.ts';

/** The action cards in hand, to be played or discarded for a price, and beside them what can be neither. */
export function HandOfCards({ flat = false }: { readonly flat?: boolean }) {
  const { people, turn } = useView();
  const say = useText(text);
  const names = useNames();
  const one = people[useSeat() ?? turn.seat];
  if (one === undefined) return null;
  const { actions, contamination } = heldBy(one);
  return (
    <section className={style['held']} data-target="hand">
      <HeldCards label={say('hand')} hand={actions} flat={flat} Card={Held} />
      {contamination.length === 0 ? null : (
        <ul className={style['contamination']}>
          {contamination.map(({ kind, n }) => (
            <li key={kind} data-kind={kind}>
              {say('contamination-of', { kind: names.name('card', kind), n })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Held({ id, copies, tabIndex }: HeldCard) {
  const { standing, pointed, why, pick } = useTarget(`hand:${id}`);
  const read = useReading();
  return (
    <ActionCard
      {...{ id, standing, pointed, copies, tabIndex, pick }}
      note={why}
      read={() => read(id)}
      target={`hand:${id}`}
      width="8.2rem"
    />
  );
}
