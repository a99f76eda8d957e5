import type { Seat, Wish } from '@dreadhouse/engine';
import type { WishedAnswer } from './mates.ts';
import type { SeatInfo } from './table.ts';

/** What a bot has been told to do, and by whom. */
export interface KeptWish {
  readonly seat: Seat;
  readonly by: Seat;
  readonly wish: Wish;
  /** For the eyes of whoever told it. */
  readonly answer?: WishedAnswer | undefined;
}

/** A game as this browser keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** The match as a file, whole. */
  readonly file: string;
  readonly seats: readonly SeatInfo[];
  readonly options: unknown;
  readonly position: number;
  readonly over: boolean;
  readonly begun: number;
  readonly played: number;
  /** Up to which position the player has seen what happened: for the recap. */
  readonly seen?: number;
  /** The table as a bystander saw it last: what the shelf shows of it. */
  readonly look?: unknown;
  readonly branchOf?: string;
  /** The day of a daily challenge, the chapter of a tutorial. */
  readonly daily?: string;
  readonly tutorial?: string;
  /** The lesson has come to its last step. */
  readonly lessonDone?: true;
  /** What bots have been told to do and have not done yet. */
  readonly wishes?: readonly KeptWish[];
  /** Whoever played it has given it up. */
  readonly givenUp?: true;
}
