export { asyncApi, OPERATIONS, openApi } from './api.ts';
export { applied, type Delta, delta, deltaText } from './delta.ts';
export { followed } from './followed.ts';
export * from './http.ts';
export * from './mates.ts';
export * from './messages.ts';
export * from './phrases.ts';
export * from './screen.ts';
export * from './version.ts';
