import type { ComponentType } from 'react';

/** What a kind of table adds to the usual ones: a table with people elsewhere has a line, a chat, a rematch. */
export interface TableParts {
  /** A strip above the board: what everybody should know now. */
  readonly Strip?: ComponentType;
  /** Further tools in the top bar. */
  readonly Tools?: ComponentType;
  /** Between the decision and the log, where there is a column beside the board. */
  readonly Beside?: ComponentType;
  /** The first thing to do after the end, instead of playing again at this screen. */
  readonly Again?: ComponentType;
}

export const NO_PARTS: TableParts = {};
