export { format, type Say, type Values } from './message.ts';
export { type Language, Teller, type Texts } from './teller.ts';
