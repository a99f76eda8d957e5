import type { ItemId } from '@dreadhouse/terrorscape';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useNames } from '../names.ts';
import style from './cards.module.css';
import { ItemCard } from './item-card.tsx';
import { SkillCard } from './skill-card.tsx';

export type CardRef = { readonly kind: 'item'; readonly id: ItemId } | { readonly kind: 'skill'; readonly id: string };

const Reading = createContext<(card: CardRef) => void>(() => {});

/** Picks a card up to read it large. */
export const useReading = (): ((card: CardRef) => void) => useContext(Reading);

/** Lets everything inside it pick up cards for reading. */
export function ReadingRoom({ children }: { readonly children: ReactNode }) {
  const [card, setCard] = useState<CardRef | null>(null);
  const names = useNames();
  const close = useCallback(() => setCard(null), []);
  return (
    <Reading value={setCard}>
      {children}
      {card === null ? null : (
        <Dialog title={names.name(card.kind, card.id)} close={close}>
          <div className={style['reader']}>
            {card.kind === 'item' ? <ItemCard id={card.id} width="15rem" /> : <SkillCard id={card.id} width="15rem" />}
          </div>
        </Dialog>
      )}
    </Reading>
  );
}
