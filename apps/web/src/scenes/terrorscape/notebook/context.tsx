import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useSide, useView } from '../view.ts';
import { type Suspect, type Trace, tracesOf } from './notebook.ts';

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
  const view = useView();
  const side = useSide();
  const [chosen, choose] = useState<ReadonlySet<Suspect> | null>(null);
  const shown = useMemo((): Shown => {
    const atFirst: Suspect[] = side === 'killer' ? view.survivors.map(({ id }) => id) : ['killer'];
    const wanted = chosen ?? new Set(atFirst);
    const toggle = (who: Suspect): void => {
      const others = [...wanted].filter((one) => one !== who);
      choose(new Set(wanted.has(who) ? others : [...others, who]));
    };
    return { wanted, traces: tracesOf(view, wanted), toggle };
  }, [chosen, side, view]);
  return <Context value={shown}>{children}</Context>;
}
