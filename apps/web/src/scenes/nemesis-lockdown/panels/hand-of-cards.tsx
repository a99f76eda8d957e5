import { registry, SHARED_CARDS } from '@dreadhouse/nemesis-lockdown';
import { Card } from '../../../kit/cards/card.tsx';
import { type HeldCard, HeldCards } from '../../../kit/cards/held-cards.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useText } from '../../../text/text.ts';
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
      <HeldCards label={say('hand')} hand={actions} flat={flat} Card={ActionCard} />
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

const OWN = '#6b3a08';
const SHARED = '#3d4636';

function ActionCard({ id, copies, tabIndex }: HeldCard) {
  const say = useText(text);
  const names = useNames();
  const { standing, pointed, why, pick } = useTarget(`hand:${id}`);
  const cost = registry().actions.get(id)?.cost ?? 0;
  const words = names.text('action', id);
  return (
    <Card
      {...{ standing, pointed, copies, tabIndex, pick, cost }}
      title={names.name('action', id)}
      ink={SHARED_CARDS.includes(id) ? SHARED : OWN}
      note={why}
      spoken={`${say('pays-or-plays', { n: cost })}. ${words}`}
      target={`hand:${id}`}
      width="8.2rem"
    >
      <p className={style['words']}>{words}</p>
    </Card>
  );
}
