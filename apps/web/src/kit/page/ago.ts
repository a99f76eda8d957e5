const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in words: "2 hours ago", "wczoraj"; null for less than a minute. */
export function ago(then: number, now: number, language: string): string | null {
  const seconds = Math.round((then - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step === undefined ? null : words.format(Math.round(seconds / step[1]), step[0]);
}
