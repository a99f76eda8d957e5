import type { Rules, Seat } from '@dreadhouse/engine';
import type { FigureId } from '../state.ts';
import type { Does, Ending, F, HauntParts, Like, Numbers } from './definitions.ts';
import type { Trait } from './explorers.ts';
import type { KeptAs } from './memory.ts';
import type { Fight } from './passing.ts';
import type { TileId } from './tiles.ts';

// A haunt as its file writes it: what haunts say again and again is said in a word.

/** How it can end: when a counter has reached its goal, from the end of a round on, when something is so; all that is said must be so. */
export interface EndingInFile<M, N extends Numbers> extends Omit<Ending, 'when'> {
  /** The name of a counter or tally that has reached its goal. */
  readonly reached?: string;
  /** A round, or the number that says which. At its end it counts unless `at` says otherwise. Where both sides have won by then, the heroes have. */
  readonly after?: number | (keyof N & string);
  readonly when?: Ending<M, N>['when'];
}

/** How far a side is: as far as a counter or tally is on the way to its goal, by its name. */
type Share<M, N extends Numbers> = string | F<M, N, [], number>;

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
export interface WonAttack<M, N extends Numbers> {
  /** `enemy`: the traitor or a monster. */
  readonly by: 'traitor' | 'hero' | 'explorer' | 'monster' | 'enemy';
  readonly over: 'hero' | 'traitor' | 'explorer';
  /** By so much at the least. */
  readonly margin?: number | (keyof N & string);
  /** True: that was in place of the damage. */
  readonly does: F<M, N, [won: Victory], Rules<boolean>> | Does<M, N, [won: Victory]>;
}

/** By the id of an option, or what stands before its colon; 0 for any other. */
type LikedOptions = Readonly<Record<string, number>>;

export interface HauntFile<M, N extends Numbers> extends HauntParts<M, N> {
  /** What it keeps in mind. Nothing hidden is kept except in a `Hidden` or an `Own`. */
  readonly memory?: KeptAs<M>;
  /** Tiles that are made sure of in the set-up, where the first hero wishes; with one book, where the revealer does. */
  readonly places?: readonly TileId[];
  /** The traitor heals all traits, and these rise. */
  readonly rises?: Readonly<Partial<Record<Trait, number | (keyof N & string)>>>;
  readonly won?: readonly WonAttack<M, N>[];
  readonly ends: readonly EndingInFile<M, N>[];
  readonly progress:
    | { readonly heroes: Share<M, N>; readonly traitor: Share<M, N> }
    | { readonly each: F<M, N, [seat: Seat], number> };
  readonly likes?: Readonly<Record<string, number | LikedOptions | Like<M, N>>>;
}
