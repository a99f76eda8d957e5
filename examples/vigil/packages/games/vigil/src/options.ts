import type { Checked } from '@dreadhouse/engine';
import { HOURS } from './content.ts';

/** What is chosen before the game. */
export interface VigilOptions {
  readonly hours: number;
}

export function checkOptions(raw: unknown): Checked<VigilOptions> {
  const hours = (raw as Partial<Record<'hours', unknown>> | null)?.hours ?? HOURS[0];
  if (typeof hours === 'number' && HOURS.includes(hours)) return { ok: true, value: { hours } };
  return { ok: false, why: `hours must be one of ${HOURS.join(', ')}, not ${JSON.stringify(hours)}` };
}

export function sampleOptions(n: number): VigilOptions {
  return { hours: HOURS[n % HOURS.length] ?? 6 };
}
