import type { Names } from './use-names.ts';

/** Whoever gives no name plays under the heroine's. */
export function namesHint(heroine: string | null, names: Names): string {
  return heroine === null ? '' : names.name('heroine', heroine);
}
