export { checkData, type Material } from './data.ts';
export type { Finding } from './finding.ts';
export { checkPlayed, type Played, type Players, playHaunt } from './play.ts';
