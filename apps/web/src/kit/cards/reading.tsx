import { type ComponentType, createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

export interface ReaderProps<Card> {
  readonly card: Card;
  readonly close: () => void;
}

interface Reading<Card> {
  /** Lets everything inside it pick up cards for reading. */
  readonly ReadingRoom: (props: { readonly children: ReactNode }) => ReactNode;
  /** Picks a card up to read it large. */
  readonly useReading: () => (card: Card) => void;
}

/** What a game needs to have its cards read: told once how one of them is shown. */
export function readingOf<Card>(Reader: ComponentType<ReaderProps<Card>>): Reading<Card> {
  const Pick = createContext<(card: Card) => void>(() => {});
  function ReadingRoom({ children }: { readonly children: ReactNode }) {
    const [card, setCard] = useState<{ readonly read: Card } | null>(null);
    const pick = useCallback((read: Card) => setCard({ read }), []);
    const close = useCallback(() => setCard(null), []);
    return (
      <Pick value={pick}>
        {children}
        {card === null ? null : (
          <Suspense>
            <Reader card={card.read} close={close} />
          </Suspense>
        )}
      </Pick>
    );
  }
  return { ReadingRoom, useReading: () => useContext(Pick) };
}
