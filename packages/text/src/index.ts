export { format, type Say, type Values } from './message.ts';
