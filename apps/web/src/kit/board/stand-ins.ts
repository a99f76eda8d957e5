import { useEffect, useMemo, useRef } from 'react';
import type { Figure, Way } from './types.ts';

/**
 * Figures that nobody can tell apart keep their shapes on the board by where they stand, not by the ids that the game gives them: so
 * one of them walks where one of them is gone, and none trade places.
 */
export function useStandIns(figures: readonly Figure[], ways: readonly Way[]): readonly Figure[] {
  const before = useRef<readonly Figure[]>([]);
  const now = useMemo(() => standIns(before.current, figures, ways), [figures, ways]);
  useEffect(() => {
    before.current = now;
  }, [now]);
  return now;
}

export function standIns(before: readonly Figure[], figures: readonly Figure[], ways: readonly Way[]): Figure[] {
  const kinds = new Set(figures.flatMap(({ alike }) => (alike === undefined ? [] : [alike])));
  const named = new Map<Figure, string>();
  for (const kind of kinds) {
    const old = before.filter((one) => one.alike === kind);
    nameAll(
      old,
      figures.filter((one) => one.alike === kind),
      ways,
      named,
    );
  }
  return figures.map((figure) => ({ ...figure, id: named.get(figure) ?? figure.id }));
}

function nameAll(old: readonly Figure[], now: readonly Figure[], ways: readonly Way[], named: Map<Figure, string>) {
  const free = [...old];
  const take = (fits: (one: Figure) => boolean): string | undefined => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const nameWhere = (fits: (one: Figure, figure: Figure) => boolean): void => {
    for (const figure of now) {
      if (named.has(figure)) continue;
      const id = take((one) => fits(one, figure));
      if (id !== undefined) named.set(figure, id);
    }
  };
  nameWhere((one, figure) => one.place === figure.place);
  nameWhere((one, figure) => ways.some((way) => joins(way, one.place, figure.place)));
  // Whoever is left over on both sides has been put elsewhere, unless it is one that went and another that came.
  if (old.length === now.length) nameWhere(() => true);
  let next = 1 + Math.max(0, ...old.map(({ id }) => Number(id.split('~')[1] ?? 0)));
  for (const figure of now) if (!named.has(figure)) named.set(figure, `${figure.alike}~${next++}`);
}

export function joins({ from, to }: Way, one: string, other: string): boolean {
  return (from === one && to === other) || (from === other && to === one);
}
