import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value that may come a frame later than the rest; `first` stands in for it at the beginning. */
export function useSoon<T>(value: T, first: T): T {
  const [shown, show] = useState(() => first);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return afterPaint(() => startTransition(() => show(() => value)));
  }, [value, shown]);
  return shown;
}
