import type { OptionView } from '@dreadhouse/engine';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type TableContext, TableProvider } from '../kit/table/context.tsx';
import { TableShell } from '../kit/table/shell.tsx';
import { useSettings } from '../settings/settings.ts';
import type { OpenTable } from './open.ts';
import { useStage } from './use-stage.ts';

/** A table in use: gathers what its parts share, and lets the shell arrange them. */
export function TableAtWork({ table, scene }: OpenTable) {
  const state = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.state(),
  );
  const { language } = useSettings();
  const words = useMemo(() => scene.words(language, table.options), [scene, language, table]);
  const staged = useStage(state.now, scene);
  const [past, lookAt] = useState<number | null>(null);
  const [pointedAt, setPointedAt] = useState<ReadonlySet<string>>(new Set());
  const [offered, offer] = useState<string | null>(null);
  const [rule, openRule] = useState<string | null>(null);

  const moment = useMemo(() => (past === null ? staged.moment : table.past(past)), [past, staged.moment, table]);
  const options = past === null ? (moment.decision?.options ?? []) : [];
  const optionsAt = (target: string): readonly OptionView[] => options.filter((option) => pointsAt(option, target));
  const answer = (option: string): void => {
    offer(null);
    table.answer(option);
  };
  const pick = (target: string): void => {
    const found = optionsAt(target);
    const [only, ...more] = found.filter(({ blocked }) => blocked === undefined);
    if (only !== undefined && more.length === 0 && found.length === 1) answer(only.id);
    else if (found.length > 0) offer(target);
  };
  const context: TableContext = {
    table,
    scene,
    words,
    state,
    moment,
    event: past === null ? staged.event : null,
    skip: staged.skip,
    past,
    lookAt,
    optionsAt,
    isLit: (target) => optionsAt(target).some(({ blocked }) => blocked === undefined),
    pick,
    answer,
    pointedAt,
    point: (targets) => setPointedAt(new Set(targets)),
    openRule,
  };
  return (
    <TableProvider value={context}>
      <TableShell offered={offered} closeOffer={() => offer(null)} rule={rule} closeRule={() => openRule(null)} />
    </TableProvider>
  );
}

function pointsAt({ at }: OptionView, target: string): boolean {
  return typeof at === 'string' ? at === target : (at?.includes(target) ?? false);
}
