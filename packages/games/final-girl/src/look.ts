import { Chance, Play } from '@dreadhouse/engine';
import type { FinalGirlEvents } from './events.ts';
import type { FinalGirlQuestions } from './questions.ts';
import type { FinalGirl, FinalGirlState } from './state.ts';

class NoLuck extends Chance {
  override below(): number {
    throw new Error('Looking at the table needs no luck.');
  }

  override places(): Record<string, number> {
    return {};
  }
}

/** The table as the rules see it, for those who only look: views, bots, statistics. */
export function lookAt(state: FinalGirlState): FinalGirl {
  return new Play<FinalGirlState, FinalGirlEvents, FinalGirlQuestions>(state, new NoLuck(), 1);
}
