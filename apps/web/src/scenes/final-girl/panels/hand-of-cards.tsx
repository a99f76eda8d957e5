import type { OptionView } from '@dreadhouse/engine';
import { actionCard } from '@dreadhouse/final-girl';
import { useMemo } from 'react';
import { type HeldCard, HeldCards } from '../../../kit/cards/held-cards.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { useViewPart } from '../view.ts';
import style from './hand-of-cards.module.css';
import { text } from './text.ts';

/** The action cards in hand, cheap ones first. */
export function HandOfCards({ flat = false }: { readonly flat?: boolean }) {
  const hand = useViewPart((view) => view.hand);
  const say = useText(text);
  const sorted = useMemo(() => [...hand].sort(cheapFirst), [hand]);
  if (hand.length === 0) return <p className={style['empty']}>{say('hand.empty')}</p>;
  const label = `${say('hand')}, ${say('hand.count', { n: hand.length })}`;
  return <HeldCards label={label} hand={sorted} flat={flat} Card={CardInHand} />;
}

function cheapFirst(one: string, other: string): number {
  return actionCard(one).cost - actionCard(other).cost || Number(one > other) - Number(one < other);
}

/** Any card can be discarded for time at almost any moment: that alone does not make it shine. */
function isLesser({ id, blocked }: OptionView): boolean {
  return blocked !== undefined || id.startsWith('discard:');
}

function CardInHand({ id, copies, tabIndex }: HeldCard) {
  const target = `hand:${id}`;
  const { standing, pointed, pick } = useTarget(target);
  const isAside = useTablePart(
    ({ moment, optionsAt }) => moment.decision?.kind !== 'discard' && optionsAt(target).every(isLesser),
  );
  const read = useReading();
  return (
    <GameCard
      kind="action"
      id={id}
      copies={copies}
      standing={standing === 'lit' && isAside ? 'dim' : standing}
      pointed={pointed}
      target={target}
      tabIndex={tabIndex}
      pick={pick}
      read={() => read({ kind: 'action', id })}
    />
  );
}
