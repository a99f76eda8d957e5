import type { BotLevel } from '../../contract/table.ts';

/** The levels of bots that people are offered, weakest first. */
export const LEVELS = ['newcomer', 'thumb', 'search'] as const satisfies readonly BotLevel[];
