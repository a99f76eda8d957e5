export { LANGUAGES, missing, namesakes, type Parts, partsOf, unspokenIn } from './content.ts';
export { type Check, dictionaryChecks } from './dictionary.ts';
export { type MessageParts, readMessage } from './messages.ts';
export type { Telling } from './whole-game.ts';
