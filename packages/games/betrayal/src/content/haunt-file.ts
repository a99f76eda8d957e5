import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal, FigureId, MonsterState } from '../state.ts';
import type {
  Aim,
  Does,
  Ending,
  F,
  HauntAction,
  HauntParts,
  Mine,
  MonsterKind,
  NumberOf,
  Tally,
} from './definitions.ts';
import type { Trait } from './explorers.ts';
import type { KeptAs } from './memory.ts';
import type { Fight } from './passing.ts';
import type { HauntType } from './scenarios.ts';
import type { TileId } from './tiles.ts';

// A haunt as its file writes it: what haunts say again and again is said in a word.

/** A tile, tiles with a token of a kind, or tiles of which something is so. */
export type Where =
  | TileId
  | { readonly lieOn: (g: Betrayal, at: TileId) => boolean }
  | ((g: Betrayal, at: TileId) => boolean);

export interface ActionInFile<H extends Mine> extends Omit<HauntAction<H>, 'id' | 'can'> {
  /** Where its actor must stand; left out: anywhere. */
  readonly where?: Where;
  /** Left out: yes. */
  readonly can?: HauntAction<H>['can'];
}

/** How it can end: when a counter has reached its goal, from the end of a round on, when something is so; all that is said must be so. */
export interface EndingInFile<H extends Mine> extends Omit<Ending, 'when'> {
  /** The name of a counter or tally that has reached its goal. */
  readonly reached?: string;
  /** A round, or the number that says which. At its end it counts unless `at` says otherwise. Where both sides have won by then, the heroes have. */
  readonly after?: number | NumberOf<H>;
  readonly when?: Ending<H>['when'];
}

/** Something that is counted: on its way to a goal, from a number down to 0, or the rounds until the last. */
export type TallyInFile<H extends Mine> =
  | Tally<H>
  | (Pick<Tally<H>, 'count' | 'side'> & { readonly from: NumberOf<H> })
  | (Pick<Tally<H>, 'side'> & { readonly until: number | NumberOf<H> });

/** How far a side is: as far as a counter or tally is on the way to its goal, by its name. */
type Share<H extends Mine> = string | F<H, [], number>;
/** Of several whichever is furthest. */
type Shares<H extends Mine> = Share<H> | readonly Share<H>[];

/** An own attack that was won. */
export interface Victory {
  readonly winner: FigureId;
  readonly loser: Seat;
  /** Who chooses for the winner: the winner, or whoever leads the monsters. */
  readonly by: Seat;
  readonly margin: number;
  readonly fight: Fight;
}

/** What whoever wins an own attack may do. */
export interface WonAttack<H extends Mine> {
  /** `enemy`: the traitor or a monster. */
  readonly by: 'traitor' | 'hero' | 'explorer' | 'monster' | 'enemy';
  readonly over: 'hero' | 'traitor' | 'explorer';
  /** By so much at the least. */
  readonly margin?: number | NumberOf<H>;
  /** Only where this is so. */
  readonly can?: F<H, [won: Victory], boolean>;
  /** It is asked whether it is done, in place of the damage: the question, and its two options. */
  readonly asks?: readonly [what: string, yes: string, no: string];
  /** The rule of a book that this is. */
  readonly rule?: string;
  /** True: that was in place of the damage. */
  readonly does: F<H, [won: Victory], Rules<boolean>> | Does<H, [won: Victory]>;
}

/** What thoughtful players are after, side by side. */
interface AimsOfSides<H extends Mine> {
  readonly heroes: F<H, [seat: Seat], readonly Aim[]>;
  readonly traitor: F<H, [seat: Seat], readonly Aim[]>;
  /** What a monster is after that somebody leads; left out: the prey of whoever leads it. */
  readonly monsters?: F<H, [monster: MonsterState], readonly Aim[]>;
}

/** An option as it is rated: what it is about, where it is about such a thing. */
export interface Rated extends Option {
  readonly whom: Seat;
  readonly tile: TileId;
  readonly trait: Trait;
  readonly n: number;
  /** What stands behind the colon of its id. */
  readonly rest: string;
}

/** How much each answer is liked: all alike, by the id of the option or what stands before its colon (0 for any other), or by a function. */
type Likes<H extends Mine> = number | Readonly<Record<string, number>> | F<H, [seat: Seat, option: Rated], number>;

export interface HauntFile<H extends Mine> extends HauntParts<H> {
  readonly type: H['traitor'] extends Seat ? 'traitor' : HauntType;
  /** What it keeps in mind. Nothing hidden is kept except in a `Hidden` or an `Own`. */
  readonly memory?: KeptAs<H['memory']>;
  /** Tiles that are made sure of in the set-up, where the first hero wishes; with one book, where the revealer does. */
  readonly places?: readonly TileId[];
  /** The traitor heals all traits, and these rise. */
  readonly rises?: Readonly<Partial<Record<Trait, number | NumberOf<H>>>>;
  readonly tallies?: Readonly<Record<string, TallyInFile<H>>>;
  /** By name, as are its actions. */
  readonly monsters?: Readonly<Record<string, Omit<MonsterKind<H>, 'id'>>>;
  readonly actions: Readonly<Record<string, ActionInFile<H>>>;
  readonly won?: readonly WonAttack<H>[];
  readonly ends: readonly EndingInFile<H>[];
  readonly progress:
    | { readonly heroes: Shares<H>; readonly traitor: Shares<H> }
    | { readonly each: F<H, [seat: Seat], number> };
  readonly aims: F<H, [seat: Seat], readonly Aim[]> | AimsOfSides<H>;
  readonly likes?: Readonly<Record<string, Likes<H>>>;
}
