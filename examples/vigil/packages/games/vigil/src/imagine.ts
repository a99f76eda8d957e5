import type { Chance, Seat } from '@dreadhouse/engine';
import type { VigilState } from './state.ts';

/** Deals the omens anew that this seat has not heard. */
export function imagine({ omens }: VigilState, seat: Seat, chance: Chance): void {
  const unheard = omens.filter(({ heardBy }) => !heardBy.includes(seat));
  const faces = unheard.map(({ face }) => face).sort(); // the deal may depend on what is known, not on what is true
  chance.shuffle('imagine', faces);
  for (const omen of unheard) omen.face = faces.pop() ?? omen.face;
}
