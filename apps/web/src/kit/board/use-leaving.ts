import { useEffect, useState } from 'react';
import { useStillness } from '../../settings/settings.ts';
import type { Standing } from './figures.tsx';

/** Figures that have left the board fade away where they stood. */
export function useLeaving(standing: readonly Standing[]): {
  leaving: readonly Standing[];
  gone: (id: string) => void;
} {
  const still = useStillness();
  const [{ before, leaving }, set] = useState<{ before: readonly Standing[]; leaving: readonly Standing[] }>({
    before: standing,
    leaving: [],
  });
  useEffect(() => {
    set((old) => {
      if (old.before === standing) return old;
      const here = new Set(standing.map(({ figure }) => figure.id));
      const left = old.before.filter(({ figure }) => !here.has(figure.id));
      const rest = old.leaving.filter(({ figure }) => !here.has(figure.id));
      return { before: standing, leaving: still ? [] : [...rest, ...left] };
    });
  }, [standing, still]);
  const gone = (id: string): void =>
    set((old) => ({ ...old, leaving: old.leaving.filter(({ figure }) => figure.id !== id) }));
  return { leaving: before === standing ? leaving : [], gone };
}
