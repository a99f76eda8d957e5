/** Dice as the player sees them, for luck that is laid out in advance. */
export function dice(...faces: readonly number[]): number[] {
  return faces.map((face) => face - 1);
}
