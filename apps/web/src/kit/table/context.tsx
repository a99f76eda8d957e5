import type { EventView, OptionView } from '@dreadhouse/engine';
import { createContext, useContext } from 'react';
import type { Scene, Words } from '../../scenes/scene.ts';
import type { Moment, Table, TableState } from '../../table/table.ts';

/**
 * What every part of the table shares. A *target* is the id of something that can be pointed at or clicked: a space of the board,
 * `hand:walk`, `market:sprint`, `item:axe`, `slot:0` … : whatever the options of the game name in `at`.
 */
export interface TableContext {
  readonly table: Table;
  readonly scene: Scene;
  readonly words: Words;
  readonly state: TableState;
  /** What is shown: now, a moment of the past, or a step on the way. */
  readonly moment: Moment;
  /** The event that is being shown right now, if any. */
  readonly event: EventView | null;
  /** Shows the rest of what happened at once. */
  readonly skip: () => void;
  /** The position that is looked at, when it is not the present. */
  readonly past: number | null;
  readonly lookAt: (position: number | null) => void;

  /** Every option, forbidden ones too, that points at this target. */
  readonly optionsAt: (target: string) => readonly OptionView[];
  /** Whether a click on it would answer: it glows. */
  readonly isLit: (target: string) => boolean;
  /** A click on a target: answers if there is one way to, else offers the ways. */
  readonly pick: (target: string) => void;
  /** Answers with this option, after a confirmation where that is set. */
  readonly answer: (option: string) => void;

  /** What a log line, an option or a hint points at just now. */
  readonly pointedAt: ReadonlySet<string>;
  readonly point: (targets: readonly string[]) => void;
  /** Opens the rulebook at a rule. */
  readonly openRule: (id: string) => void;
}

const Context = createContext<TableContext | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const context = useContext(Context);
  if (context === null) throw new Error('There is no table around this part.');
  return context;
}
