/**
 * Milliseconds that only ever go forward, for limits, time-outs and who is there. The time of day can be set back, and whoever was counted by
 * it would be shut out until it has caught up; it is only for what is kept or shown.
 */
export function now(): number {
  return performance.now();
}
