import { CardDialog } from '../../../kit/cards/card-dialog.tsx';
import { type ReaderProps, readingOf } from '../../../kit/cards/reading.tsx';
import { useNames } from '../names.ts';
import { Dossier } from '../panels/dossier.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { type CardRef, ruleOf } from './rule-of.ts';

export const { ReadingRoom, useReading } = readingOf<CardRef>(Reader);

function Reader({ card, close }: ReaderProps<CardRef>) {
  const names = useNames();
  return (
    <CardDialog title={names.name(card.kind, card.id)} rule={ruleOf(card)} close={close}>
      {card.kind === 'item' ? <EquipmentCard id={card.id} width="15rem" /> : <Dossier id={card.id} />}
    </CardDialog>
  );
}
