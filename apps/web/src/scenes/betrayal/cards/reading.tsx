import { CardDialog } from '../../../kit/cards/card-dialog.tsx';
import { type ReaderProps, readingOf } from '../../../kit/cards/reading.tsx';
import type { Deck } from '../art/pictures.tsx';
import { useNames } from '../names.ts';
import { CardFace } from './card-face.tsx';

export interface CardRef {
  readonly deck: Deck;
  readonly id: string;
}

export const { ReadingRoom, useReading } = readingOf<CardRef>(Reader);

function Reader({ card: { deck, id }, close }: ReaderProps<CardRef>) {
  const names = useNames();
  return (
    <CardDialog title={names.name(deck, id)} rule={`${deck}.${id}`} close={close}>
      <CardFace deck={deck} id={id} />
    </CardDialog>
  );
}
