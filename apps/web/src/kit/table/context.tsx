import type { EventView, OptionOdds, OptionView } from '@dreadhouse/engine';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Guide, Scene, Words } from '../../contract/scene.ts';
import type { Moment, Table, TableState } from '../../contract/table.ts';
import type { Language } from '../../settings/settings.ts';
import { afterPaint } from '../basics/after-paint.ts';
import type { TableParts } from './parts.ts';
import { type Store, store } from './store.ts';

/**
 * What every part of the table shares. A *target* is the id of something that can be pointed at or clicked: a space of the board,
 * `hand:walk`, `market:sprint`, `item:axe`, `slot:0` … : whatever the options of the game name in `at`.
 */
export interface TableContext {
  readonly table: Table;
  readonly scene: Scene;
  /** What words and guide speak: as it is set, but never ahead of them. */
  readonly language: Language;
  readonly words: Words;
  readonly guide: Guide;
  readonly state: TableState;
  /** What is shown: now, a moment of the past, or a step on the way. */
  readonly moment: Moment;
  /** The event that is being shown right now, if any. */
  readonly event: EventView | null;
  /** How many of the steps have been shown. */
  readonly progress: { readonly shown: number; readonly of: number };
  /** Goes on to the next thing worth seeing of what happened, or past it where there is none. */
  readonly skip: () => void;
  /** Goes past everything that happened. */
  readonly skipAll: () => void;
  /** Whether long queues of steps wait after every step, how to change that, and how to go on. */
  readonly paused: boolean;
  readonly hold: (on: boolean) => void;
  readonly next: () => void;
  /** What is shown stays until whoever looks goes on. */
  readonly waits: boolean;
  /** The position that is looked at, when it is not the present. */
  readonly past: number | null;
  readonly lookAt: (position: number | null) => void;

  /** Every option, forbidden ones too, that points at this target, or at each of several: `B4&item:smg`. */
  readonly optionsAt: (target: string) => readonly OptionView[];
  /** Whether a click on it would answer: it glows. */
  readonly isLit: (target: string) => boolean;
  /** A click on a target: answers if there is one way to, else offers the ways. */
  readonly pick: (target: string) => void;
  /** Answers with this option, after a confirmation where that is set. */
  readonly answer: (option: string) => void;

  /**
   * What a log line, an option or a hint points at just now. Kept apart, so that pointing redraws only what is pointed at: parts that
   * draw it use `useIsPointedAt(target)` or `usePointedAt()`.
   */
  readonly pointed: Store<ReadonlySet<string>>;
  /** The same, as it is at this moment: for handlers. Reading it while drawing does not redraw when it changes. */
  readonly pointedAt: ReadonlySet<string>;
  readonly point: (targets: readonly string[]) => void;
  /** What is known of the options before one is chosen; empty until it has been thought out. `useOdds(option)` reads it. */
  readonly odds: Store<ReadonlyMap<string, OptionOdds>>;
  /** Opens the rulebook at a rule. */
  readonly openRule: (id: string) => void;
  /** What this kind of table has besides what every table has. */
  readonly parts: TableParts;
}

/** The table as it is, for handlers, and as parts see it, which may be a frame behind. */
interface Shared {
  readonly now: Store<TableContext>;
  readonly seen: Store<TableContext>;
}

const Context = createContext<Shared | null>(null);

/**
 * The table around its parts. It is handed on as a store, which changes before anything is painted: so a part is drawn again when
 * what it reads has changed, and not with every answer.
 */
export function TableProvider({ value, children }: { readonly value: TableContext; readonly children: ReactNode }) {
  const [shared] = useState((): Shared => {
    const now = store(value);
    return { now, seen: now };
  });
  useLayoutEffect(() => shared.now.set(value), [shared, value]);
  return <Context value={shared}>{children}</Context>;
}

/**
 * Around parts that may follow a frame later than board, question and hand: the log, what is said aloud, the tools. They know the table
 * as it was until the answer is on the screen.
 */
export function AFrameLater({ children }: { readonly children: ReactNode }) {
  const now = useTableStore();
  const [shared] = useState((): Shared => ({ now, seen: store(now.get()) }));
  useEffect(() => {
    const { seen: later } = shared;
    let callOff = (): void => undefined;
    const follow = (): void => {
      callOff();
      callOff = afterPaint(() => later.set(now.get()));
    };
    follow();
    const leave = now.subscribe(follow);
    return () => {
      leave();
      callOff();
    };
  }, [now, shared]);
  return <Context value={shared}>{children}</Context>;
}

function useShared(): Shared {
  const shared = useContext(Context);
  if (shared === null) throw new Error('There is no table around this part.');
  return shared;
}

/** For handlers, which want the table as it is when they are called. */
export function useTableStore(): Store<TableContext> {
  return useShared().now;
}

/** Everything about the table; for parts that change with every answer anyway. */
export function useTable(): TableContext {
  const { seen } = useShared();
  return useSyncExternalStore(seen.subscribe, seen.get);
}

/**
 * What a part needs of the table, which is drawn again only when that changes: `select` finds something, and makes nothing new. Whatever
 * may come and go while the match stays the same, like `table.coach`, is to be selected itself.
 */
export function useTablePart<T>(select: (table: TableContext) => T): T {
  const { seen } = useShared();
  return useSyncExternalStore(seen.subscribe, () => select(seen.get()));
}

/** Everything that is pointed at just now. */
export function usePointedAt(): ReadonlySet<string> {
  const pointed = useTablePart((table) => table.pointed);
  return useSyncExternalStore(pointed.subscribe, pointed.get);
}

/** Whether this target is pointed at just now. Redraws only when that changes. */
export function useIsPointedAt(target: string): boolean {
  const pointed = useTablePart((table) => table.pointed);
  return useSyncExternalStore(pointed.subscribe, () => pointed.get().has(target));
}

/** What is known of this option before it is chosen, once it has been thought out. */
export function useOdds(option: string): OptionOdds | undefined {
  const odds = useTablePart((table) => table.odds);
  return useSyncExternalStore(odds.subscribe, () => odds.get().get(option));
}
