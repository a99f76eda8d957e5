export { format } from './message.ts';
export { type Language, Teller, type Texts } from './teller.ts';
