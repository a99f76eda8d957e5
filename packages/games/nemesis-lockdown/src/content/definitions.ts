import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis, Stalker } from '../state.ts';
import type { RoomId } from './board.ts';
import type { StalkerType } from './stalkers.ts';
import type { Colour, TileId } from './tiles.ts';

// What content is made of. Data first, small functions where data would strain; `CONTENT.md` says how each is written.

/** NL-SYM-01, NL-SYM-03, NL-SYM-04. */
export type Combat = 'in' | 'out' | 'any';

/** Something that can be done with one action of a turn (E-ACT). */
export interface Act extends Option {
  /** How many action cards are discarded for it, besides the card itself. */
  readonly price: number;
  readonly combat: Combat;
  /** The action card that is played; null: none is. */
  readonly card?: string;
  /** Further targets and consents, asked before anything is paid; false: it is called off and costs nothing. */
  readonly prepare?: (g: Nemesis) => Rules<boolean>;
  readonly run: (g: Nemesis) => Rules;
}

/** One stalker's attack on one character (chapter 4.11). */
export interface Strike {
  readonly type: StalkerType;
  /** Null: nothing stands on the board (Cave Entrance). */
  readonly stalker: Stalker | null;
  readonly target: Seat;
  readonly room: RoomId;
  /** Whether darkness effects apply (NL-ATTACK-05). */
  readonly inDarkness: boolean;
}

export type Blow = (g: Nemesis, strike: Strike) => Rules;

/** G-08. */
export interface AttackCard {
  readonly id: string;
  readonly symbols: readonly StalkerType[];
  readonly blood: number | 'retreat';
  readonly effect: Blow;
  readonly dark?: Blow;
}

/** G-09. */
export interface EventCard {
  readonly id: string;
  readonly movers: readonly StalkerType[];
  readonly numbers: readonly number[];
  readonly effect: (g: Nemesis) => Rules;
  readonly dark?: (g: Nemesis) => Rules;
  /** `remove`: out of the game, and deck and discards are shuffled together. */
  readonly after: 'discard' | 'remove' | 'shuffle-in';
}

/** G-24. */
export interface ActionCard {
  readonly id: string;
  /** Every way to play it just now, with its targets; `price` and `card` are filled in by the rules. */
  readonly acts: (g: Nemesis, seat: Seat) => readonly Omit<Act, 'price' | 'combat' | 'card'>[];
  readonly cost: number;
  readonly combat: Combat;
}

/** What a room lets its visitors do (chapters 4.2 to 4.4). */
export interface Room {
  readonly id: TileId;
  readonly acts: (g: Nemesis, seat: Seat, room: RoomId) => readonly Act[];
}

/** G-21, G-22, G-24, G-25. */
export interface Item {
  readonly id: string;
  readonly deck: Colour | 'crafted' | 'starting' | 'personal';
  readonly n: number;
  readonly component?: 'chem' | 'med' | 'elec' | 'hard' | 'fab';
  readonly heavy?: true;
  readonly weapon?: { readonly kind: 'energy' | 'classic'; readonly loaded: number; readonly most: number };
  readonly acts?: (g: Nemesis, seat: Seat) => readonly Act[];
}

/** G-11: what a serious wound does until it is dressed. */
export interface Wound {
  readonly id: string;
  readonly n: number;
  /** SW-3: what a basic move or an escape costs more. */
  readonly moveCost?: number;
  /** SW-4: how many cards fewer are drawn up to. */
  readonly drawsLess?: number;
  /** SW-5. */
  readonly bleeds?: true;
  /** SW-6. */
  readonly blinds?: true;
  /** SW-2. */
  readonly itemCost?: number;
  /** SW-1. */
  readonly hands?: number;
}

/** G-30, G-34: a condition of the end and of its owner. */
export interface Objective {
  readonly id: string;
  readonly kind: 'personal' | 'corporate' | 'shared';
  readonly players: number;
  readonly met: (end: EndState, owner: Seat) => boolean;
}

/** The end, as objectives see it. */
export interface EndState {
  readonly state: Nemesis['state'];
  /** NL-GOAL-02, NL-GOAL-06: who is alive after both checks. */
  readonly survivors: readonly Seat[];
  /** The base was destroyed, or counts as such (CT-5). */
  readonly destroyed: boolean;
}
