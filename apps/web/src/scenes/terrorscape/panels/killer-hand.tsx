import { type HeldCard, HeldCards } from '../../../kit/cards/held-cards.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useText } from '../../../text/text.ts';
import { useReading } from '../cards/reading.tsx';
import { SkillCard } from '../cards/skill-card.tsx';
import { useViewPart } from '../view.ts';
import style from './table.module.css';
import { text } from './text.ts';

/** The Killer's skill cards. */
export function KillerHand({ flat = false }: { readonly flat?: boolean }) {
  const hand = useViewPart((view) => view.killer.hand) ?? [];
  const say = useText(text);
  if (hand.length === 0) return <p className={style['empty']}>{say('hand-empty')}</p>;
  const label = `${say('hand')}, ${say('hand-count', { n: hand.length })}`;
  return <HeldCards label={label} hand={hand} flat={flat} Card={CardInHand} />;
}

function CardInHand({ id, copies, tabIndex }: HeldCard) {
  const target = `skill:${id}`;
  const { standing, pointed, pick, why } = useTarget(target);
  const read = useReading();
  const card = { id, copies, standing, pointed, pick, target, tabIndex };
  return <SkillCard {...card} note={why} read={() => read({ kind: 'skill', id })} />;
}
