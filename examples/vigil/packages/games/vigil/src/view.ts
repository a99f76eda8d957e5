import { copy, type Viewer } from '@dreadhouse/engine';
import type { Face } from './content.ts';
import type { VigilState } from './state.ts';

/** What everybody sees. */
export function open(state: VigilState) {
  const { hours, hour, keepers, lit, dark, result } = state;
  return copy({
    ...{ hours, hour, keepers, lit, dark, result },
    omens: state.omens.length,
    spent: state.spent.map(({ face }) => face),
    listeners: state.omens[0]?.heardBy ?? [],
  });
}

/** And the next omen for whoever has listened to it. */
export function view(state: VigilState, viewer: Viewer, seen = open(state)) {
  return { ...seen, next: nextKnownTo(state, viewer) };
}

export function nextKnownTo({ omens: [next] }: VigilState, viewer: Viewer): Face | null {
  return next?.heardBy.some((seat) => seat === viewer) ? next.face : null;
}

export type VigilView = ReturnType<typeof view>;
