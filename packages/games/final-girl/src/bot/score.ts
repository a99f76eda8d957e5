import { chanceBy, type Features, type Judge, judgeBy, type Seat } from '@dreadhouse/engine';
import type { FinalGirlState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

interface Judgement {
  readonly judge: Judge;
  readonly features: (state: FinalGirlState, seat: Seat) => Features | null;
}

let learnt: Judgement | null = null;

/** Put together when somebody first asks: what a film is about is known once all content is there. */
function judgement(): Judgement {
  if (learnt === null) {
    const { names, features } = judging();
    learnt = { judge: judgeBy(value, names), features };
  }
  return learnt;
}

/** How likely the heroine is to win from here, 0 to 1. */
export function score(state: FinalGirlState, seat: Seat): number {
  if (state.result !== null) return state.result.side === 'heroine' ? 1 : 0;
  const { judge, features } = judgement();
  const told = features(state, seat);
  return told === null ? 0.5 : chanceBy(judge, told);
}
