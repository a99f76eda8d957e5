import { useMemo } from 'react';
import { Hand } from '../../../kit/cards/hand.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { AFrameLater } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { useReading } from '../cards/reading.tsx';
import { SkillCard } from '../cards/skill-card.tsx';
import { useViewPart } from '../view.ts';
import style from './table.module.css';
import { text } from './text.ts';

const NO_CARDS: readonly string[] = [];

/** The Killer's skill cards, copies on top of one another. */
export function KillerHand({ flat = false }: { readonly flat?: boolean }) {
  const hand = useViewPart((view) => view.killer.hand ?? NO_CARDS);
  const say = useText(text);
  const groups = useMemo(
    () => [...new Set(hand)].map((id) => ({ id, copies: hand.filter((one) => one === id).length })),
    [hand],
  );
  if (groups.length === 0) return <p className={style['empty']}>{say('hand-empty')}</p>;
  // Which cards are held is part of the answer's picture; which of them shine at the next question follows.
  return (
    <AFrameLater>
      <Hand
        label={`${say('hand')}, ${say('hand-count', { n: hand.length })}`}
        flat={flat}
        cards={groups.map(({ id, copies }) => ({
          key: id,
          show: (tabIndex) => <CardInHand id={id} copies={copies} tabIndex={tabIndex} />,
        }))}
      />
    </AFrameLater>
  );
}

interface Props {
  readonly id: string;
  readonly copies: number;
  readonly tabIndex: 0 | -1;
}

function CardInHand({ id, copies, tabIndex }: Props) {
  const target = `skill:${id}`;
  const { standing, pointed, pick, why } = useTarget(target);
  const read = useReading();
  return (
    <SkillCard
      id={id}
      copies={copies}
      standing={standing}
      pointed={pointed}
      note={why}
      target={target}
      tabIndex={tabIndex}
      pick={pick}
      read={() => read({ kind: 'skill', id })}
    />
  );
}
