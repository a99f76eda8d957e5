import type { Match } from '@dreadhouse/engine';
import type { FinalGirlState } from '@dreadhouse/final-girl';

export type { FinalGirlState };
export type FinalGirlMatch = Match<FinalGirlState>;
