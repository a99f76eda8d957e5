import type { Deadline } from '@dreadhouse/protocol';
import type { Language } from '../settings/settings.ts';
import type { Say } from '../text/text.ts';
import type { OnlineKey } from './text.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Seconds for an answer: none at all, for those who sit down together, for those who answer now and then. */
export const CLOCKS: readonly (number | null)[] = [null, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** Seconds for which nothing is taken back without the word of somebody who is away; null: never. */
export const PATIENCES: readonly (number | null)[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, null];
export const USUAL_PATIENCE = DAY;

export function patienceIn(say: Say<OnlineKey>, patience: number | null): string {
  return patience === null ? say('patience.never') : clockIn(say, patience);
}

/** A moment of this or another day, by the clock on the wall. */
export function momentIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

export function clockIn(say: Say<OnlineKey>, clock: number | null): string {
  if (clock === null) return say('clock.off');
  return clock < DAY
    ? say('clock.minutes', { n: Math.round(clock / MINUTE) })
    : say('clock.days', { n: Math.round(clock / DAY) });
}

/** "1:05", "3:02:00"; from two days on only the days. */
export function timeLeft(milliseconds: number, say: Say<OnlineKey>): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return say('clock.days', { n: Math.floor(seconds / DAY) });
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

/** In milliseconds before the end of the clock. */
const SOON = 20_000;

/** How far the time for an answer has run: there is enough, it is nearly over, the reserve is used, a bot is about to answer. */
export type Stage = 'time' | 'soon' | 'reserve' | 'grace';

/** Which stage it is at this moment of the server's clock, and how much of it is left. */
export function stageAt(
  { clock, reserve, bot }: Deadline,
  now: number,
): { readonly stage: Stage; readonly left: number } {
  if (now < clock) return { stage: clock - now > SOON ? 'time' : 'soon', left: clock - now };
  if (now < reserve) return { stage: 'reserve', left: reserve - now };
  return { stage: 'grace', left: Math.max(0, bot - now) };
}
