export { type Check, dictionaryChecks } from './dictionary.ts';
export { type MessageParts, readMessage } from './messages.ts';
export { type Telling, unspoken } from './whole-game.ts';
