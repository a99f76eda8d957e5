export { dictionariesFor } from './dictionaries.ts';
export { format, type Values } from './message.ts';
export { capital, type Ending, type Forms, type Language, type MessagesFor, Teller, type Texts } from './teller.ts';
