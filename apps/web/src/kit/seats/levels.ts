import type { AnyGame } from '@dreadhouse/engine';
import type { BotLevel } from '../../contract/table.ts';

/** The levels of bots that people are offered, weakest first. */
export const LEVELS = ['newcomer', 'thumb', 'veteran', 'search'] as const satisfies readonly BotLevel[];

/** Those that this game has: without experience a veteran would be no better than a regular. */
export function levelsOf({ experience }: Pick<AnyGame, 'experience'>): readonly (typeof LEVELS)[number][] {
  return LEVELS.filter((level) => level !== 'veteran' || experience !== undefined);
}
