import type { Seat } from '@dreadhouse/engine';
import { has, heroes, isMonster, put, unset } from '../rules/figures.ts';
import type { Betrayal, BetrayalState, FigureId } from '../state.ts';
import type { Status } from './definitions.ts';

type Here = { readonly state: BetrayalState };

/** A status: what it is, who has it, and how it comes and goes. */
export interface StatusKind extends Status {
  /** Never on a monster. */
  readonly isOn: (g: Here, who: FigureId) => boolean;
  /** The living heroes who have it, and those who have not. */
  readonly heroes: (g: Here) => Seat[];
  readonly others: (g: Here) => Seat[];
  readonly put: (g: Betrayal, seat: Seat) => void;
  readonly lift: (g: Betrayal, who: FigureId) => void;
}

export function status(id: string, about: Omit<Status, 'id'> = {}): StatusKind {
  return {
    id,
    ...about,
    isOn: (g, who) => !isMonster(who) && has(g, who, id),
    heroes: (g) => heroes(g).filter((seat) => has(g, seat, id)),
    others: (g) => heroes(g).filter((seat) => !has(g, seat, id)),
    put: (g, seat) => put(g, seat, id),
    lift(g, who) {
      if (!isMonster(who)) unset(g, who, id);
    },
  };
}
