import type { OptionView } from '@dreadhouse/engine';
import { actionCard } from '@dreadhouse/final-girl';
import { useMemo } from 'react';
import { Hand } from '../../../kit/cards/hand.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { AFrameLater, useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { GameCard } from '../cards/game-card.tsx';
import { useReading } from '../cards/reading.tsx';
import style from './hand-of-cards.module.css';
import { text } from './text.ts';
import { useViewPart } from './use-view.ts';

/** The action cards in hand, copies on top of one another, cheap ones first. */
export function HandOfCards({ flat = false }: { readonly flat?: boolean }) {
  const hand = useViewPart((view) => view.hand);
  const say = useText(text);
  const groups = useMemo(() => grouped(hand), [hand]);
  if (groups.length === 0) return <p className={style['empty']}>{say('hand.empty')}</p>;
  // Which cards are held is part of the answer's picture; which of them shine at the next question follows.
  return (
    <AFrameLater>
      <Hand
        label={`${say('hand')}, ${say('hand.count', { n: hand.length })}`}
        flat={flat}
        cards={groups.map(({ id, copies }) => ({
          key: id,
          show: (tabIndex) => <CardInHand id={id} copies={copies} tabIndex={tabIndex} />,
        }))}
      />
    </AFrameLater>
  );
}

/** Any card can be discarded for time at almost any moment: that alone does not make it shine. */
function isLesser({ id, blocked }: OptionView): boolean {
  return blocked !== undefined || id.startsWith('discard:');
}

interface Group {
  readonly id: string;
  readonly copies: number;
}

function grouped(hand: readonly string[]): readonly Group[] {
  const ids = [...new Set(hand)].sort((a, b) => actionCard(a).cost - actionCard(b).cost || (a < b ? -1 : 1));
  return ids.map((id) => ({ id, copies: hand.filter((card) => card === id).length }));
}

function CardInHand({ id, copies, tabIndex }: Group & { readonly tabIndex: 0 | -1 }) {
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
