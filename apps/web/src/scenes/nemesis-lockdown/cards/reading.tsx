import { CardDialog } from '../../../kit/cards/card-dialog.tsx';
import { type ReaderProps, readingOf } from '../../../kit/cards/reading.tsx';
import { useNames } from '../names.ts';
import { ActionCard } from './action-card.tsx';

/** An action card by its id. */
export const { ReadingRoom, useReading } = readingOf<string>(Reader);

function Reader({ card, close }: ReaderProps<string>) {
  const names = useNames();
  return (
    <CardDialog title={names.name('action', card)} rule={`action.${card}`} close={close}>
      <ActionCard id={card} width="15rem" />
    </CardDialog>
  );
}
