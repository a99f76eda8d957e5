import { bestRated, type Chance, fastChance, type GameEvent, type Run, type Seat } from '@dreadhouse/engine';
import { ForcedDice } from './forced-dice.ts';
import type { FinalGirlMatch, FinalGirlState } from './types.ts';

/** An option tried in one world that the player could be in. */
export interface Probe {
  readonly run: Run<FinalGirlState>;
  readonly chance: Chance;
  readonly events: readonly GameEvent[];
}

/** Tries an option up to the next decision, with horror dice that show these faces. Null when it cannot be chosen. */
export function probe(match: FinalGirlMatch, seat: Seat, option: string, face: (die: number) => number): Probe | null {
  const chance = new ForcedDice(fastChance(`odds ${match.position}`), face);
  const run = match.imagine(seat, chance);
  const events: GameEvent[] = [];
  run.play.events = events;
  if (run.replay({ seat, option }) !== null) return null;
  return { run, chance, events };
}

/** Goes on as the rule of thumb would, until this is the case; false when it does not come about within a few answers. */
export function goOnUntil({ run, chance }: Probe, seat: Seat, done: () => boolean, most = 6): boolean {
  for (let i = 0; i < most && !done() && !run.over; i++) run.answer(seat, bestRated(run, seat, chance));
  return done();
}
