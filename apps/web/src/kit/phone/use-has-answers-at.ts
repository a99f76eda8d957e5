import { useTablePart } from '../table/context.tsx';

/** Whether an answer points at something of one of these kinds: `useHasAnswersAt('item', 'survivor')`. */
export function useHasAnswersAt(...kinds: readonly string[]): boolean {
  const isInside = (target: string): boolean => kinds.some((kind) => target.startsWith(`${kind}:`));
  return useTablePart(({ moment }) =>
    (moment.decision?.options ?? []).some(
      ({ at, blocked }) => blocked === undefined && [at ?? []].flat().some(isInside),
    ),
  );
}
