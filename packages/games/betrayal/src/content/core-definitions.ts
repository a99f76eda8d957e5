import type { Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal, CardId } from '../state.ts';
import type { Trait } from './explorers.ts';
import type { Hooks } from './hooks.ts';
import type { OmenId } from './scenarios.ts';
import type { TileId } from './tiles.ts';

// Rooms, cards and tokens that are in the game before any haunt.

/** What an effect does to an explorer. */
export type Effect = (g: Betrayal, seat: Seat) => Rules;
/** A line of an Event's table; it is told which trait was rolled, where one was. */
export type Line = (g: Betrayal, seat: Seat, rolled: Trait | null) => Rules;
/** Results of a roll: what each does, by its least number. The one with the highest number that was reached counts. */
export type Rows<F> = Readonly<Record<number, F>>;

/** A room with a text of its own. */
export interface Room extends Hooks {
  readonly id: TileId;
}

/** BH-EVT-01, BH-EVT-02. */
export interface EventCard {
  readonly id: CardId;
  /** A trait roll, of a trait of the drawer's choice where there are several. */
  readonly roll?: Trait | readonly Trait[];
  /** A plain roll of so many dice (BH-DICE-09). */
  readonly dice?: number;
  readonly rows?: Rows<Line>;
  /** What may be done in place of all the rest: true where it was. */
  readonly unless?: (g: Betrayal, seat: Seat) => Rules<boolean>;
  /** What happens before the roll; without rows, all that happens. */
  readonly does?: Effect;
}

/** A token that is not a haunt's own. */
export interface CoreToken extends Hooks {
  readonly id: string;
}

export interface ItemCard extends Hooks {
  readonly id: CardId;
  /** BH-WPN-01. */
  readonly weapon?: true;
}

export interface OmenCard extends Hooks {
  readonly id: OmenId;
  readonly weapon?: true;
}
