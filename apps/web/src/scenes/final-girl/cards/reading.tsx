import { actionCard } from '@dreadhouse/final-girl';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { CardRef } from './card-ref.ts';

/** Picks a card up to read it. */
type Read = (card: CardRef & { readonly markers?: number }) => void;

const Reading = createContext<Read>(() => {});

export const useReading = (): Read => useContext(Reading);

const CardReader = lazy(async () => ({ default: (await import('./card-reader.tsx')).CardReader }));

/** Lets everything inside it pick up cards for reading. */
export function ReadingRoom({ children }: { readonly children: ReactNode }) {
  const [card, setCard] = useState<(CardRef & { readonly markers?: number }) | null>(null);
  const close = useCallback(() => setCard(null), []);
  return (
    <Reading value={setCard}>
      {children}
      {card === null ? null : (
        <Suspense>
          <CardReader card={card} close={close} />
        </Suspense>
      )}
    </Reading>
  );
}

/** The rule that stands behind a card. */
export function ruleOf({ kind, id }: CardRef): string {
  if (kind !== 'action') return RULES[kind];
  const { type } = actionCard(id);
  return type === 'reaction' ? 'FG-REACT-01' : type === 'instant' ? 'FG-ROLL-12' : 'FG-ACT-03';
}

const RULES: Readonly<Record<Exclude<CardRef['kind'], 'action'>, string>> = {
  item: 'FG-ITEM-04',
  terror: 'FG-KILL-02',
  event: 'FG-EVENT-01',
  finale: 'FG-FIN-01',
  darkpower: 'FG-DARK-01',
  setup: 'FG-SETUP-13',
};
