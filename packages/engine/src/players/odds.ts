/** What is known of an option before it is chosen; worked out in worlds that the seat could be in. */
export interface OptionOdds {
  /** Each outcome worth telling apart, under a key that the game's guide has words for; the best first. */
  readonly outcomes: readonly Outlook[];
  /** Exact odds of dice, or an estimate where hidden things decide. */
  readonly exact: boolean;
  /** What else comes of it, apart from those outcomes: whether she survives, whichever row it is. Always an estimate. */
  readonly also?: readonly Outlook[];
  /** What may come of it besides, each by itself: running out of ammunition, hitting one's own. */
  readonly risks?: readonly Outlook[];
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

/** By option. */
export type Odds = Readonly<Record<string, OptionOdds>>;
export type Outlooks = Readonly<Record<string, Partial<OptionOdds>>>;

/** What takes a while, laid over what is known at once. */
export function withOutlooks(odds: Odds, outlooks: Outlooks): Odds {
  return Object.fromEntries(Object.entries(odds).map(([id, known]) => [id, { ...known, ...outlooks[id] }]));
}
