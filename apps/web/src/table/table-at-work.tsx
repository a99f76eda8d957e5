import type { OptionView } from '@dreadhouse/engine';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Guide, Scene } from '../contract/scene.ts';
import type { Table } from '../contract/table.ts';
import { useLayer } from '../kit/basics/layers.ts';
import { useSteady } from '../kit/basics/use-steady.ts';
import { targetsOf } from '../kit/decision/arrange.ts';
import { findBoard } from '../kit/decision/found-board.ts';
import { refusalIn } from '../kit/decision/refusal.ts';
import { type TableContext, TableProvider } from '../kit/table/context.tsx';
import { letGoOfFocus } from '../kit/table/let-go-of-focus.ts';
import { NO_PARTS, type TableParts } from '../kit/table/parts.ts';
import { TableShell } from '../kit/table/shell.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { noteFinished } from '../settings/experience.ts';
import { useSettings } from '../settings/settings.ts';
import { TutorialOverlay } from '../tutorial/tutorial-overlay.tsx';
import { useOddsStore } from './use-odds.ts';
import { usePointing } from './use-pointing.ts';
import { useStepQueue } from './use-step-queue.ts';

const NO_OPTIONS: readonly OptionView[] = [];

interface Props {
  readonly table: Table;
  readonly scene: Scene;
  /** The moment that is looked at first, when it is not the present. */
  readonly startAt?: number | null;
  readonly parts?: TableParts;
}

/** A table in use: gathers what its parts share, and lets the shell arrange them. */
export function TableAtWork({ table, scene, startAt = null, parts = NO_PARTS }: Props) {
  const state = useSyncExternalStore(
    useCallback((listener) => table.subscribe(listener), [table]),
    () => table.state(),
  );
  const { language, confirm } = useSettings();
  const cast = scene.cast?.(state.now.view);
  const known = JSON.stringify(cast);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cast is new every time, what it says is in the key
  const words = useMemo(() => scene.words(language, table.options, cast), [scene, language, table, known]);
  const guide = useMemo(() => scene.guide(language, table.options), [scene, language, table]);
  const queue = useStepQueue(state.now, scene, table);
  const isFinished = state.now.outcome !== null && table.play !== null && !table.coach;
  useEffect(() => {
    if (isFinished) noteFinished(table.game, table.id);
  }, [isFinished, table]);
  const odds = useOddsStore(table, state);
  const { pointed, point, pointNowhere } = usePointing();
  const [past, lookAt] = useState<number | null>(startAt);
  const [offered, offer] = useState<string | null>(null);
  const [asked, askAgain] = useState<string | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const closeOffer = useCallback(() => offer(null), []);
  const closeAsked = useCallback(() => askAgain(null), []);
  const closeRule = useCallback(() => openRule(null), []);

  const answerNow = useCallback(
    (option: string): void => {
      const { play } = table;
      if (play === null) return; // nobody is asked anything either
      offer(null);
      askAgain(null);
      pointNowhere();
      const takeBackFocus = letGoOfFocus();
      const applied = play.answer(option);
      if (!applied.ok) takeBackFocus();
      // What a rule failed at stands in the state; anything else that was refused is said in passing.
      if (!applied.ok && applied.why !== 'rule-failed') showToast({ text: refusalIn(language, applied, words) });
    },
    [table, pointNowhere, language, words],
  );
  const answer = useCallback(
    (option: string): void => {
      if (table.coach?.refuses(option)) offer(null);
      else if (confirm && table.play?.isBinding(option)) askAgain(option);
      else answerNow(option);
    },
    [confirm, table, answerNow],
  );

  const moment = useMemo(() => (past === null ? queue.moment : table.history.at(past)), [past, queue.moment, table]);
  const event = past === null ? queue.event : null;
  const { progress, skip, skipAll, paused, hold, next, waits } = queue;
  const shared = useSteady({
    ...{ table, scene, language, words, guide, state, moment, event, progress, skip, skipAll, paused },
    ...{ hold, next, waits, past },
    ...{ lookAt, answer, pointed, point, odds, openRule, parts },
  });
  const context = useMemo((): TableContext => {
    const { past, moment, guide, pointed, answer } = shared;
    const options = past === null ? (moment.decision?.options ?? NO_OPTIONS) : NO_OPTIONS;
    const byTarget = optionsByTarget(options, guide);
    const optionsAt = (target: string): readonly OptionView[] => {
      const [first = '', ...others] = target.split('&');
      const found = byTarget.get(first) ?? NO_OPTIONS;
      return others.reduce((left, one) => left.filter((option) => byTarget.get(one)?.includes(option)), found);
    };
    const pick = (target: string): void => {
      const found = optionsAt(target);
      const [only, ...more] = found.filter(({ blocked }) => blocked === undefined);
      if (only !== undefined && more.length === 0 && found.length === 1) {
        if (isPlace(target)) findBoard();
        answer(only.id);
      } else if (found.length > 0) offer(target);
    };
    return {
      ...shared,
      optionsAt,
      pick,
      isLit: (target) => optionsAt(target).some(({ blocked }) => blocked === undefined),
      get pointedAt() {
        return pointed.get();
      },
    };
  }, [shared]);

  return (
    <TableProvider value={context}>
      {past === null || startAt !== null ? null : <LookingBack end={() => lookAt(null)} />}
      <TableShell
        Overlay={TutorialOverlay}
        offered={offered}
        closeOffer={closeOffer}
        asked={asked}
        answerAsked={answerNow}
        closeAsked={closeAsked}
        rule={rule}
        closeRule={closeRule}
      />
    </TableProvider>
  );
}

/** The browser's Back ends looking back, as it closes whatever else was opened. */
function LookingBack({ end }: { readonly end: () => void }) {
  useLayer(end);
  return null;
}

/** Places of a board go by their names alone; whatever else can be clicked says what it is: `item:axe`. */
function isPlace(target: string): boolean {
  return !target.includes(':');
}

function optionsByTarget(
  options: readonly OptionView[],
  { chosenBy }: Pick<Guide, 'chosenBy'>,
): ReadonlyMap<string, readonly OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const option of options) {
    for (const target of chosenBy?.(option, options) ?? targetsOf(option)) {
      const list = found.get(target) ?? [];
      found.set(target, list);
      list.push(option);
    }
  }
  return found;
}
