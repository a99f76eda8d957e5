import { type ComponentType, useMemo } from 'react';
import { AFrameLater } from '../table/context.tsx';
import { Hand } from './hand.tsx';

export interface HeldCard {
  readonly id: string;
  readonly copies: number;
  readonly tabIndex: 0 | -1;
}

/** The cards that somebody holds, in this order, copies on top of one another. */
export function HeldCards({
  label,
  hand,
  flat,
  Card,
}: {
  readonly label: string;
  readonly hand: readonly string[];
  readonly flat: boolean;
  readonly Card: ComponentType<HeldCard>;
}) {
  const cards = useMemo(
    () =>
      [...new Set(hand)].map((id) => {
        const copies = hand.filter((one) => one === id).length;
        return { key: id, show: (tabIndex: 0 | -1) => <Card id={id} copies={copies} tabIndex={tabIndex} /> };
      }),
    [hand, Card],
  );
  // Which cards are held is part of the answer's picture; which of them shine at the next question follows.
  return (
    <AFrameLater>
      <Hand label={label} flat={flat} cards={cards} />
    </AFrameLater>
  );
}
