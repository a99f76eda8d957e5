import { copy, type Seat } from '@dreadhouse/engine';
import type { Face } from './content.ts';
import type { VigilState } from './state.ts';

/** What everybody sees. */
export function publicView(state: VigilState) {
  const { hours, hour, keepers, lit, dark, result } = state;
  return copy({
    ...{ hours, hour, keepers, lit, dark, result },
    omens: state.omens.length,
    spent: state.spent.map(({ face }) => face),
    listeners: state.omens[0]?.heardBy ?? [],
  });
}

/** Besides, the next omen for whoever has listened to it. */
export function ownView(state: VigilState, seat: Seat) {
  return { next: nextKnownTo(state, seat) };
}

export function nextKnownTo({ omens: [next] }: VigilState, seat: Seat): Face | null {
  return next?.heardBy.includes(seat) ? next.face : null;
}

export type VigilView = ReturnType<typeof publicView> & Partial<ReturnType<typeof ownView>>;
