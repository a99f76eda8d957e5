/** A place with its preposition: where somebody is, goes, and comes from. */
export interface Ways {
  readonly at: string;
  readonly to: string;
  readonly from: string;
}
