/** So much of what an answer leads to is said on the spot; more than that when it is asked for. */
const NOTE = 100;
/** Of what stands out, the one thing to do or the way out, much more: there it says what is given up. */
const MAIN_NOTE = 280;

/** Whether what an answer leads to is in sight from the start. */
export function isSaidAtOnce(consequence: string, isMain: boolean): boolean {
  return consequence.length <= (isMain ? MAIN_NOTE : NOTE);
}
