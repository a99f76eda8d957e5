import type { Match } from '@dreadhouse/engine';
import type { FinalGirlState } from '../state.ts';

export type { FinalGirlState };
export type FinalGirlMatch = Match<FinalGirlState>;
