import { useRef } from 'react';

/** The same object as before, as long as each of its values is the same: so that a long list of what something depends on is written once. */
export function useSteady<T extends object>(fresh: T): T {
  const steady = useRef(fresh);
  const was = steady.current as Readonly<Record<string, unknown>>;
  if (Object.entries(fresh).some(([name, value]) => was[name] !== value)) steady.current = fresh;
  return steady.current;
}
