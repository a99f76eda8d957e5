import type { EquipmentId, SurvivorId } from '@dreadhouse/army-of-the-dead';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useNames } from '../names.ts';
import { Dossier } from '../panels/dossier.tsx';
import style from './cards.module.css';
import { EquipmentCard } from './equipment-card.tsx';

export type CardRef =
  | { readonly kind: 'item'; readonly id: EquipmentId }
  | { readonly kind: 'survivor'; readonly id: SurvivorId };

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
          {card.kind === 'item' ? (
            <div className={style['reader']}>
              <EquipmentCard id={card.id} width="15rem" />
            </div>
          ) : (
            <Dossier id={card.id} />
          )}
        </Dialog>
      )}
    </Reading>
  );
}
