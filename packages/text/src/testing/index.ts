export { type Check, dictionaryChecks } from './dictionary.ts';
export { type MessageParts, readMessage } from './messages.ts';
