import { CardDialog } from '../../../kit/cards/card-dialog.tsx';
import { type ReaderProps, readingOf } from '../../../kit/cards/reading.tsx';
import { ExplainedWords } from '../../../kit/rules/explained.tsx';
import { useNames } from '../names.ts';
import { ItemCard } from './item-card.tsx';
import { type CardRef, ruleOf } from './rule-of.ts';
import { SkillCard } from './skill-card.tsx';

export const { ReadingRoom, useReading } = readingOf<CardRef>(Reader);

function Reader({ card, close }: ReaderProps<CardRef>) {
  const names = useNames();
  const words = names.text(card.kind, card.id);
  return (
    <CardDialog title={names.name(card.kind, card.id)} rule={ruleOf(card)} close={close}>
      {card.kind === 'item' ? <ItemCard id={card.id} width="15rem" /> : <SkillCard id={card.id} width="15rem" />}
      <ExplainedWords sentence={words} />
    </CardDialog>
  );
}
