import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTable } from '../../../kit/table/context.tsx';
import { sideOf, viewOf } from '../view.ts';
import { notebookOf, type Suspect, type Trace, tracesOf } from './notebook.ts';

/** Which lines of the notebook are laid over the map. */
interface Shown {
  readonly wanted: ReadonlySet<Suspect>;
  readonly toggle: (who: Suspect) => void;
  readonly traces: readonly Trace[];
}

const NOBODY: ReadonlySet<Suspect> = new Set();
const Context = createContext<Shown>({ wanted: NOBODY, toggle: () => {}, traces: [] });

export const useShownTraces = (): Shown => useContext(Context);

/** The Killer looks for everybody at first; the Survivors for the Killer alone. */
export function NotebookOnMap({ children }: { readonly children: ReactNode }) {
  const { moment } = useTable();
  const view = viewOf(moment);
  const side = sideOf(moment);
  const [chosen, choose] = useState<ReadonlySet<Suspect> | null>(null);
  const wanted = useMemo((): ReadonlySet<Suspect> => {
    if (chosen !== null) return chosen;
    if (side !== 'killer') return new Set(['killer']);
    return new Set(notebookOf(view)?.survivors.map(({ id }) => id));
  }, [chosen, side, view]);
  const shown = useMemo(
    () => ({
      wanted,
      traces: tracesOf(view, wanted),
      toggle: (who: Suspect): void => {
        const next = new Set(wanted);
        if (!next.delete(who)) next.add(who);
        choose(next);
      },
    }),
    [wanted, view],
  );
  return <Context value={shown}>{children}</Context>;
}
