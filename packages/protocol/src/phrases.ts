/** What can be said to the whole table with one click. Only the id travels, so that everybody reads it in their own language. */
export const TABLE_PHRASES = [
  'hello',
  'good-luck',
  'ready',
  'thinking',
  'your-turn',
  'back-soon',
  'back',
  'oops',
  'nice',
  'ouch',
  'scary',
  'thanks',
  'sorry',
  'good-game',
  'again',
] as const;

/** For those who may talk in secret. */
export const SIDE_PHRASES = ['help-me', 'i-go', 'you-go', 'stay-away', 'together', 'noise', 'wait'] as const;

export const PHRASES = [...TABLE_PHRASES, ...SIDE_PHRASES] as const;
export type Phrase = (typeof PHRASES)[number];
