import { fastChance } from '../chance/fast.ts';
import type { Seat } from '../decision.ts';
import type { Match } from '../match.ts';

/** What a game tells of an option before it is chosen; worked out in worlds that the seat could be in. */
export interface KnownOptionOdds {
  /** Each outcome worth telling apart, under a key that the game's guide has words for; the best first. */
  readonly outcomes: readonly Outlook[];
  /** Exact odds of dice, or an estimate where hidden things decide. */
  readonly exact: boolean;
  /** What else comes of it, apart from those outcomes: whether she survives, whichever row it is. Always an estimate. */
  readonly also?: readonly Outlook[];
  /** What may come of it besides, each by itself: running out of ammunition, hitting one's own. */
  readonly risks?: readonly Outlook[];
}

/** All that is known of it. */
export interface OptionOdds extends KnownOptionOdds {
  /** Something new would come out at once, so that it cannot be taken back. */
  readonly binding: boolean;
}

export interface Outlook {
  readonly key: string;
  readonly chance: number;
  readonly tone: 'good' | 'fair' | 'bad';
  /** A sign of one or two characters, for where there is no room for words. */
  readonly sign: string;
  /** How likely it becomes at best, if everything is paid for it that can be. */
  readonly reach?: number;
}

/** Of a promise: it does not show yet, because more is asked on the way that changes nothing of it. */
export const NOT_YET: unique symbol = Symbol('not yet');

/** By option. */
export type KnownOdds = Readonly<Record<string, KnownOptionOdds>>;
export type Odds = Readonly<Record<string, OptionOdds>>;
export type Outlooks = Readonly<Record<string, Partial<KnownOptionOdds>>>;

/** Whether something new would come out at once, so that this seat could not take the answer back. False for what it cannot answer. */
export function isBinding<S>(match: Match<S>, seat: Seat, option: string): boolean {
  const chance = fastChance('is it binding?');
  const world = match.imagine(seat, chance);
  const { used } = chance;
  return world.replay({ seat, option }) === null && (world.play.revealed || chance.used !== used);
}

/** What can be told at once of a seat's options; nothing where the game has no odds to tell. */
export function oddsOf<S>(match: Match<S>, seat: Seat): Odds {
  const known = match.game.odds?.(match, seat) ?? {};
  return Object.fromEntries(
    Object.entries(known).map(([id, told]) => [id, { ...told, binding: isBinding(match, seat, id) }]),
  );
}

/** What takes a while to find out about them. */
export function outlooksOf<S>(match: Match<S>, seat: Seat): Outlooks {
  return match.game.outlooks?.(match, seat) ?? {};
}

/** What takes a while, laid over what is known at once. */
export function withOutlooks(odds: Odds, outlooks: Outlooks): Odds {
  return Object.fromEntries(Object.entries(odds).map(([id, known]) => [id, { ...known, ...outlooks[id] }]));
}
