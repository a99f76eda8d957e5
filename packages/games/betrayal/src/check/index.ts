export { checkData, type Material } from './data.ts';
export { type Duel, type DuelPlan, duelHaunt, hasSide, type Thinkers } from './duel.ts';
export type { Finding } from './finding.ts';
export { checkPlayed, type Played, type Players, playHaunt } from './play.ts';
