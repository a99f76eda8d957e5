import type { Mission } from '../mission.ts';

/** Something about a mission that reads well and still does not work. A warning spoils nothing, but is hardly meant. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export type Check = (mission: Mission) => Finding[];

export function error(message: string): Finding {
  return { severity: 'error', message };
}

export function warning(message: string): Finding {
  return { severity: 'warning', message };
}

export function repeated<T>(list: readonly T[]): T[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];
}
